"""What the doctor says, in German and English."""

from __future__ import annotations

from server.config import Lang

WORDS: dict[Lang, dict[str, str]] = {
    "de": {
        "data_new": "Datenordner: {folder} wird beim ersten Start angelegt.",
        "data_good": "Datenordner: {folder} ist in Ordnung.",
        "data_running": "Datenordner: auf {folder} läuft gerade ein Server.",
        "data_bad": "Datenordner: {error}. Nimm mit --data einen anderen Ordner.",
        "pages_good": "Seiten: Fernseher und Handy sind gebaut.",
        "pages_missing": "Seiten: sie sind noch nicht gebaut. Starte einmal python3 scripts/play.py --setup.",
        "port_running": "Port: der Server (Prozess {pid}) hört auf Port {port}.",
        "port_free": "Port: {port} ist frei.",
        "port_taken": "Port: {port} geht nicht ({error}). Beende das andere Programm oder nimm mit --port"
        " einen anderen.",
        "host_wrong": "Adresse: {host} gehört nicht zu diesem Computer. Nimm mit --host eine der seinen"
        " ({own}) oder lass es weg.",
        "address_good": "Adresse: Handys bekommen {link}.",
        "address_none": "Adresse: dieser Computer ist in keinem Netz. Verbinde ihn mit dem WLAN.",
        "kind_home": "Heimnetz",
        "kind_public": "öffentliche Adresse",
        "kind_mobile": "Mobilfunk",
        "kind_vpn": "VPN, für Handys meist unerreichbar",
        "kind_virtual": "virtuelles Netz, für Handys unerreichbar",
        "kind_link_local": "ohne Router vergeben",
        "wait": "Öffne jetzt auf einem Handy {link} (ich warte {seconds} Sekunden).",
        "visit_good": "Besuch: ein Handy war da{visitor}.",
        "visit_fault": "Besuch: {error}.",
        "visit_none": "Besuch: es kam kein Handy. Der Reihe nach prüfen:",
        "advice": "Ist das Handy im selben WLAN wie dieser Computer, nicht im Gast-WLAN?\n"
        "Sind am Handy mobile Daten und VPN aus?\n"
        "Ist hier ein VPN an? Schalte es für den Abend aus.\n"
        "Fragt die Firewall dieses Computers nach Python, erlaube es für private Netze (Port {port}).\n"
        "Trennt der Router die WLAN-Geräte voneinander („AP-Isolation“)? Schalte das aus.\n"
        "Gibt es oben mehrere Adressen, versuche auch die anderen; die richtige setzt --public-url fest.",
    },
    "en": {
        "data_new": "Data folder: {folder} will be made at the first start.",
        "data_good": "Data folder: {folder} is fine.",
        "data_running": "Data folder: a server is running on {folder} right now.",
        "data_bad": "Data folder: {error}. Choose another one with --data.",
        "pages_good": "Pages: television and phone are built.",
        "pages_missing": "Pages: they have not been built yet. Run python3 scripts/play.py --setup once.",
        "port_running": "Port: the server (process {pid}) listens on port {port}.",
        "port_free": "Port: {port} is free.",
        "port_taken": "Port: {port} cannot be used ({error}). End the other program, or choose another with"
        " --port.",
        "host_wrong": "Address: {host} is none of this computer. Choose one of its own with --host ({own}),"
        " or leave it out.",
        "address_good": "Address: phones are given {link}.",
        "address_none": "Address: this computer is in no network. Connect it to the Wi-Fi.",
        "kind_home": "home network",
        "kind_public": "public address",
        "kind_mobile": "mobile network",
        "kind_vpn": "VPN, mostly out of a phone's reach",
        "kind_virtual": "virtual network, out of a phone's reach",
        "kind_link_local": "given without a router",
        "wait": "Now open {link} on a phone (waiting for {seconds} seconds).",
        "visit_good": "Visit: a phone was here{visitor}.",
        "visit_fault": "Visit: {error}.",
        "visit_none": "Visit: no phone came. Check, one after another:",
        "advice": "Is the phone in the same Wi-Fi as this computer, not in the guest Wi-Fi?\n"
        "Are mobile data and VPN off on the phone?\n"
        "Is a VPN on here? Turn it off for the evening.\n"
        "If this computer's firewall asks about Python, allow it for private networks (port {port}).\n"
        "Does the router keep Wi-Fi devices apart (“AP isolation”)? Turn that off.\n"
        "If there are several addresses above, try the others too; --public-url settles the right one.",
    },
}
