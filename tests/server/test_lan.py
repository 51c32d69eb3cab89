"""Address ranking, on adapter tables as real computers have them."""

from pathlib import Path

import pytest

from server import lan
from server.config import Config
from server.lan import Adapter, Candidate, candidates, links


def adapter(name: str, *addresses: str, also: str = "") -> Adapter:
    split = [address.partition("/") for address in addresses]
    names = (name, also) if also else (name,)
    return Adapter(names, tuple((ip, int(prefix)) for ip, _, prefix in split))


LO = adapter("lo", "127.0.0.1/8", "::1/128")
HOME = adapter("wlp2s0", "192.168.178.20/24", "2001:db8:1::20/64", "fe80::1%wlp2s0/64")
DOCKER = adapter("docker0", "172.17.0.1/16")
COMPOSE = adapter("br-0123456789ab", "192.168.0.1/20")

TABLES: dict[str, tuple[list[Adapter], list[str], list[str]]] = {
    "one home LAN": ([LO, HOME], ["192.168.178.20"], ["192.168.178.20"]),
    "no default route": ([LO, HOME], [], ["192.168.178.20"]),
    "Docker beside it": (
        [LO, DOCKER, COMPOSE, HOME],
        ["192.168.178.20"],
        ["192.168.178.20", "192.168.0.1", "172.17.0.1"],
    ),
    "a VPN has the default route": (
        [LO, adapter("tun0", "10.8.0.6/24"), adapter("eth0", "10.0.0.5/24")],
        ["10.8.0.6"],
        ["10.0.0.5", "10.8.0.6"],
    ),
    "WireGuard, point to point": (
        [adapter("office", "10.2.0.2/32"), HOME],
        ["10.2.0.2"],
        ["192.168.178.20", "10.2.0.2"],
    ),
    "Tailscale on a Mac": (
        [
            adapter("utun4", "100.101.102.103/32", "fd7a:115c:a1e0::1/48"),
            adapter("awdl0", "fe80::5/64"),
            adapter("bridge100", "192.168.64.1/24"),
            adapter("en0", "192.168.1.7/24"),
        ],
        ["192.168.1.7"],
        ["192.168.1.7", "100.101.102.103", "192.168.64.1"],
    ),
    "Windows with WSL, VirtualBox, VMware, a VPN": (
        [
            adapter("vEthernet (WSL)", "172.29.16.1/20", also="Hyper-V Virtual Ethernet Adapter"),
            adapter("Ethernet 2", "192.168.56.1/24", also="VirtualBox Host-Only Ethernet Adapter"),
            adapter(
                "VMware Network Adapter VMnet8", "192.168.220.1/24", also="VMware Virtual Ethernet Adapter"
            ),
            adapter(
                "Ethernet 3", "10.20.0.3/16", also="Cisco AnyConnect Virtual Miniport Adapter for Windows"
            ),
            adapter("LAN-Verbindung*", "169.254.3.4/16", also="Microsoft Wi-Fi Direct Virtual Adapter"),
            adapter("WLAN", "192.168.2.33/24", also="Intel(R) Wi-Fi 6 AX201 160MHz"),
        ],
        ["10.20.0.3"],
        ["192.168.2.33", "10.20.0.3", "192.168.220.1", "172.29.16.1", "192.168.56.1", "169.254.3.4"],
    ),
    "Windows, a Hyper-V switch is the way out": (
        [
            adapter("vEthernet (Default Switch)", "172.20.0.1/20", also="Hyper-V Virtual Ethernet Adapter"),
            adapter("vEthernet (Extern)", "192.168.2.33/24", also="Hyper-V Virtual Ethernet Adapter #2"),
        ],
        ["192.168.2.33"],
        ["192.168.2.33", "172.20.0.1"],
    ),
    "two LANs: that of the default route first": (
        [adapter("enp3s0", "192.168.1.10/24"), adapter("wlp2s0", "10.0.0.7/24")],
        ["10.0.0.7"],
        ["10.0.0.7", "192.168.1.10"],
    ),
    "two LANs, no route: the commoner net first": (
        [adapter("eth1", "10.0.0.7/24"), adapter("eth0", "192.168.1.10/24")],
        [],
        ["192.168.1.10", "10.0.0.7"],
    ),
    "a host-only net under a plain name": (
        [adapter("eth1", "192.168.56.10/24"), adapter("eth0", "10.1.1.4/24")],
        [],
        ["10.1.1.4", "192.168.56.10"],
    ),
    "a linux bridge of the home": (
        [adapter("br0", "192.168.1.2/24"), adapter("virbr0", "192.168.122.1/24")],
        ["192.168.1.2"],
        ["192.168.1.2", "192.168.122.1"],
    ),
    "a stick for mobile data": (
        [adapter("wwan0", "10.77.1.2/30"), adapter("eth0", "172.16.3.4/24")],
        ["10.77.1.2"],
        ["172.16.3.4", "10.77.1.2"],
    ),
    "an address of the internet": ([adapter("eth0", "203.0.114.5/24")], ["203.0.114.5"], ["203.0.114.5"]),
    "in a container": ([LO, adapter("eth0", "172.17.0.3/16")], ["172.17.0.3"], ["172.17.0.3"]),
    "a cable between two computers": ([LO, adapter("eth0", "169.254.10.1/16")], [], ["169.254.10.1"]),
    "IPv6 only": (
        [LO, adapter("eth0", "2a02:8109::5/64", "fd00::5/64", "fe80::5/64")],
        ["2a02:8109::5"],
        ["[fd00::5]", "[2a02:8109::5]"],
    ),
    "IPv6 at home, IPv4 in Docker alone": (
        [DOCKER, adapter("eth0", "fd00::5/64")],
        ["fd00::5"],
        ["[fd00::5]", "172.17.0.1"],
    ),
    "no network": ([LO], [], []),
    "adapters unknown": ([], ["192.168.1.4", "2001:db8:1::4"], ["192.168.1.4"]),
    "nothing known": ([], [], []),
    "only itself": ([], ["127.0.0.1"], []),
}


@pytest.mark.parametrize("table", TABLES)
def test_the_right_address_comes_first(table: str) -> None:
    adapters, routes, expected = TABLES[table]

    assert [candidate.host for candidate in candidates(adapters, routes)] == expected


def test_a_virtual_switch_is_the_home_s_way_in_only_if_it_is_the_way_out() -> None:
    adapters, routes, _ = TABLES["Windows, a Hyper-V switch is the way out"]

    assert [candidate.kind for candidate in candidates(adapters, routes)] == ["home", "virtual"]
    assert [candidate.kind for candidate in candidates(adapters, [])] == ["virtual", "virtual"]


def test_only_the_address_that_is_listened_on_is_shown() -> None:
    adapters = [LO, HOME, DOCKER]

    assert [c.host for c in candidates(adapters, [], "172.17.0.1")] == ["172.17.0.1"]
    assert [c.host for c in candidates(adapters, [], "127.0.0.1")] == []
    assert [c.host for c in candidates(adapters, [], "::")] == ["192.168.178.20", "172.17.0.1"]


def test_an_address_is_shown_once() -> None:
    assert len(candidates([HOME, HOME], [])) == 1


def test_links_have_the_port_unless_it_is_the_usual_one() -> None:
    config = Config(data=Path())
    found = [Candidate("192.168.1.5", "eth0", "home"), Candidate("[fd00::5]", "eth0", "home")]

    assert links(config, 8642, found) == ["http://192.168.1.5:8642", "http://[fd00::5]:8642"]
    assert links(config, 80, found)[0] == "http://192.168.1.5"


def test_links_say_https_with_a_certificate() -> None:
    secure = Config(data=Path(), tls_cert=Path("cert.pem"), tls_key=Path("key.pem"))
    found = [Candidate("192.168.1.5", "eth0", "home")]

    assert links(secure, 443, found) == ["https://192.168.1.5"]
    assert links(secure, 8642, found) == ["https://192.168.1.5:8642"]


def test_a_public_url_is_the_only_link() -> None:
    config = Config(data=Path(), public_url="https://games.example.org")

    assert links(config, 8642, [Candidate("192.168.1.5", "eth0", "home")]) == ["https://games.example.org"]


def test_this_computer_can_be_asked() -> None:
    hosts = [candidate.host for candidate in candidates()]

    assert not any(host.startswith(("127.", "[::1]")) for host in hosts)
    assert all(isinstance(found, Adapter) and found.names for found in lan.system_adapters())
    assert not any(source.startswith("0.") for source in lan.system_routes())
