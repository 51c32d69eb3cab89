"""Which address the QR code must show: this computer's addresses, the most likely one for phones first.

No address is proof: a phone has to try. So all that might do are kept, in order, for the TV to switch to.
"""

from __future__ import annotations

import contextlib
import ipaddress
import re
import socket
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

import ifaddr

from server.config import Config

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

Kind = Literal["home", "public", "mobile", "vpn", "virtual", "link_local"]
"""What an address looks like; in this order they are shown."""

_ORDER: tuple[Kind, ...] = ("home", "public", "mobile", "vpn", "virtual", "link_local")


class Adapter(NamedTuple):
    """A network adapter: every name that the system has for it, its addresses with their prefix lengths."""

    names: tuple[str, ...]
    addresses: tuple[tuple[str, int], ...]


class Candidate(NamedTuple):
    """An address that phones might reach, written as it stands in a link (IPv6 in brackets)."""

    host: str
    adapter: str
    kind: Kind


# Names as Linux, macOS and Windows give them (there the device's description as well).
_VPN = re.compile(
    r"^(u?tun|tap|wg|ppp|ipsec|vti|zt|ham|nordlynx|proton|gpd|cscotun|tailscale|nebula|feth|xfrm|warp)[-_]?\w*$"
    r"|vpn|wireguard|wintun|tap-windows|tailscale|zerotier|anyconnect|fortinet|fortissl|pangp|globalprotect"
    r"|hamachi|netbird|nordlynx|juniper|pulse secure|check point|cloudflare warp|l2tp|pptp|wan miniport",
    re.IGNORECASE,
)
_VIRTUAL = re.compile(
    r"^(docker|veth|virbr|vmnet|vmenet|vboxnet|lxc|lxd|podman|cni|flannel|cali|kube|incus|waydroid|anbox|bridge1\d\d)"
    r"|^br-[0-9a-f]{12}$"
    r"|virtualbox|vmware|vethernet|hyper-v|wsl|docker|parallels|npcap|bluetooth",
    re.IGNORECASE,
)
_MOBILE = re.compile(r"^(wwan|rmnet|pdp_ip|ccmni)|mobile broadband|cellular", re.IGNORECASE)

_TUNNELS = [
    ipaddress.ip_network("100.64.0.0/10"),  # carriers and Tailscale (RFC 6598)
    ipaddress.ip_network("198.18.0.0/15"),  # set aside for benchmarks (RFC 2544), used by proxies
]
_LANS = [ipaddress.ip_network(net) for net in ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")]  # RFC 1918
_NETS_OF_MACHINES_IN_MACHINES = [
    ipaddress.ip_network(net)
    for net in (
        "192.168.56.0/24",  # VirtualBox, host-only
        "192.168.122.0/24",  # libvirt
        "192.168.99.0/24",  # Docker Machine
        "192.168.65.0/24",  # Docker Desktop
        "10.0.2.0/24",  # VirtualBox and QEMU, inside the guest
        "10.88.0.0/16",  # Podman
        "172.17.0.0/16",  # Docker's first bridge
    )
]


def system_adapters() -> list[Adapter]:
    """The adapters of this computer; none when the system will not say."""
    with contextlib.suppress(OSError):
        return [_adapter(found) for found in ifaddr.get_adapters()]
    return []


def _adapter(found: ifaddr.Adapter) -> Adapter:
    addresses = [(ip.ip if isinstance(ip.ip, str) else ip.ip[0], ip.network_prefix) for ip in found.ips]
    # On Windows the readable name ("vEthernet (WSL)") stands with the addresses.
    names = dict.fromkeys([*(ip.nice_name for ip in found.ips), found.nice_name, found.name])
    return Adapter(tuple(names), tuple(addresses))


def system_routes() -> list[str]:
    """The addresses from which this computer would reach the rest of the world; no packet leaves for it."""
    # Addresses set aside for documentation (RFC 5737, RFC 3849): nobody is there.
    far = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
    return [address for family, target in far if (address := _source(family, target))]


def _source(family: socket.AddressFamily, target: str) -> str | None:
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            return str(probe.getsockname()[0])
    except OSError:
        return None


def is_own(host: str) -> bool:
    """Whether a server on this computer could listen on that address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.bind((host, 0))
    except OSError:
        return False
    return True


def own_hosts() -> list[str]:
    """What can be listened on alone, the likeliest for phones first."""
    return [*(found.host for found in candidates()), "127.0.0.1"]


def candidates(
    adapters: Iterable[Adapter] | None = None,
    routes: Sequence[str] | None = None,
    host: str | None = None,
) -> list[Candidate]:
    """All addresses that phones might reach, the likeliest first; never a loopback, none when there is none.

    `adapters`, `routes`: else the system's. `host`: the only address that is listened on, if it is one only.
    IPv6 is offered where no IPv4 address looks like a home's: phones and televisions know less of it.
    """
    routes = system_routes() if routes is None else routes
    # Only a bound address is reachable; :: and 0.0.0.0 mean all of them.
    bound = None if host is None or ipaddress.ip_address(host).is_unspecified else ipaddress.ip_address(host)
    found = [
        (address, _candidate(adapter, address, prefix, routes))
        for adapter in (system_adapters() if adapters is None else adapters)
        for text, prefix in adapter.addresses
        if (address := _usable(text)) and bound in (None, address)
    ]
    if not found:
        # Adapters could not be listed: what the route says is better than nothing.
        found = [
            (address, _candidate(Adapter(("",), ()), address, 0, routes))
            for text in routes
            if (address := _usable(text)) and bound in (None, address)
        ]
    plain = any(address.version == 4 and candidate.kind in ("home", "public") for address, candidate in found)
    kept = [item for item in found if item[0].version == 4 or not plain]
    kept.sort(key=lambda item: _rank(item[0], item[1], routes))
    return list(dict.fromkeys(candidate for _, candidate in kept))


def _usable(text: str) -> Address | None:
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if address.is_loopback or address.is_unspecified or address.is_multicast:
        return None
    # A link-local IPv6 address needs a zone, and no browser takes one in a link.
    return None if address.version == 6 and address.is_link_local else address


def _candidate(adapter: Adapter, address: Address, prefix: int, routes: Sequence[str]) -> Candidate:
    host = f"[{address}]" if address.version == 6 else str(address)
    return Candidate(host, adapter.names[0], _kind(adapter, address, prefix, routes))


def _kind(adapter: Adapter, address: Address, prefix: int, routes: Sequence[str]) -> Kind:
    if address.is_link_local:
        return "link_local"
    if any(_VPN.search(name) for name in adapter.names) or any(address in net for net in _TUNNELS):
        return "vpn"
    if address.version == 4 and prefix == 32:
        return "vpn"  # an adapter with nobody beside it: point to point
    if any(_MOBILE.search(name) for name in adapter.names):
        return "mobile"
    # A virtual switch that the computer itself goes out by is its way into the home.
    if any(_VIRTUAL.search(name) for name in adapter.names) and str(address) not in routes:
        return "virtual"
    return "home" if address.is_private else "public"


def _rank(address: Address, candidate: Candidate, routes: Sequence[str]) -> tuple[int, bool, bool, int, int]:
    """The smaller, the earlier: kind, IPv4, no nested machines, the default route, common LANs."""
    lan = next((place for place, net in enumerate(_LANS) if address in net), len(_LANS))
    nested = any(address in net for net in _NETS_OF_MACHINES_IN_MACHINES)
    return (
        _ORDER.index(candidate.kind),
        address.version == 6,
        nested,
        0 if str(address) in routes else 1,
        lan,
    )


def links(config: Config, port: int, found: Sequence[Candidate] | None = None) -> list[str]:
    """The addresses to show, as links without a slash at the end, the one to show first at the front.

    `port`: the one that is listened on. `found`: else `candidates`. A configured public URL is the only one.
    """
    if config.public_url:
        return [config.public_url]
    found = candidates(host=config.host) if found is None else found
    scheme, usual = ("https", 443) if config.tls_cert else ("http", 80)
    return [f"{scheme}://{candidate.host}{'' if port == usual else f':{port}'}" for candidate in found]
