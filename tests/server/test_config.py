"""Settings: which source wins, and what is said about a value that cannot be."""

import dataclasses
from pathlib import Path
from typing import Any

import pytest

from server.config import SETTINGS, Config, ConfigError, read_config, system_lang


def config(
    tmp_path: Path, toml: str | None = None, environ: dict[str, str] | None = None, **flags: Any
) -> Config:
    home = tmp_path / "home"
    file = home / ".config/couchtisch/config.toml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(toml or "", "utf-8")
    return read_config(flags, {"HOME": str(home), **(environ or {})}, "linux")


def test_defaults(tmp_path: Path) -> None:
    assert config(tmp_path) == Config(data=tmp_path / "home/.local/share/couchtisch")


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    toml = 'port = 1001\nlang = "de"\nsync = "full"\nopen = true\nallow_host = ["A.example", "b.example"]'
    environ = {"COUCHTISCH_PORT": "1002", "COUCHTISCH_OPEN": "no", "COUCHTISCH_LANG": ""}

    found = config(tmp_path, toml, environ, port="1003")

    assert (found.port, found.lang, found.sync, found.open) == (1003, "de", "full", False)
    assert found.allow_host == ("a.example", "b.example")
    assert config(tmp_path, toml, environ).port == 1002
    assert config(tmp_path, toml).port == 1001


def test_every_setting_is_one_of_the_config() -> None:
    assert {setting.name for setting in SETTINGS} == {field.name for field in dataclasses.fields(Config)}


@pytest.mark.parametrize(
    ("platform", "environ", "folder"),
    [
        ("linux", {"HOME": "/h"}, "/h/.local/share/couchtisch"),
        ("linux", {"HOME": "/h", "XDG_DATA_HOME": "/x"}, "/x/couchtisch"),
        ("linux", {"HOME": "/h", "XDG_DATA_HOME": "x"}, "/h/.local/share/couchtisch"),
        ("darwin", {"HOME": "/h"}, "/h/Library/Application Support/Couchtisch"),
        ("win32", {"USERPROFILE": "/h", "LOCALAPPDATA": "/h/l"}, "/h/l/Couchtisch"),
        ("win32", {"USERPROFILE": "/h"}, "/h/AppData/Local/Couchtisch"),
        ("linux", {"HOME": "/h", "COUCHTISCH_DATA": "/d"}, "/d"),
    ],
)
def test_where_data_belongs(platform: str, environ: dict[str, str], folder: str) -> None:
    assert read_config({}, environ, platform).data == Path(folder)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("port", "eighty", "a port is a number from 1 to 65535"),
        ("port", "70000", "a port is a number"),
        ("port", "-1", "a port is a number"),
        ("port", "²", "a port is a number"),
        ("port", "6000", "browsers refuse port 6000"),
        ("port", "25", "browsers refuse port 25"),
        ("host", "couch", "an address of this computer"),
        ("public_url", "192.168.1.5:8642", "an address like"),
        ("public_url", "ftp://192.168.1.5", "an address like"),
        ("public_url", "http://192.168.1.5:port", "an address like"),
        ("public_url", "http://[::1", "an address like"),
        ("public_url", "http://u:p@192.168.1.5", "nothing behind it"),
        ("public_url", "http://192.168.1.5/couch", "nothing behind it"),
        ("public_url", "http://localhost:8642", "no phone can reach"),
        ("public_url", "http://127.0.0.1:8642", "no phone can reach"),
        ("public_url", "http://[::1]:8642", "no phone can reach"),
        ("open", "perhaps", "true or false"),
        ("allow_host", "http://couch.example", "not a bare name"),
        ("tls_cert", "/no/such.pem", "there is no file"),
        ("lang", "fr", "one of de, en"),
        ("sync", "often", "one of normal, full"),
    ],
)
def test_a_value_that_cannot_be_is_named(tmp_path: Path, name: str, value: str, said: str) -> None:
    with pytest.raises(ConfigError, match=f"^COUCHTISCH_{name.upper()}: .*{said}"):
        config(tmp_path, environ={f"COUCHTISCH_{name.upper()}": value})
    with pytest.raises(ConfigError, match=f"^--{name.replace('_', '-')}: .*{said}"):
        config(tmp_path, None, None, **{name: value})


@pytest.mark.parametrize(
    ("toml", "said"),
    [
        ("port = true", r"config\.toml: port: True will not do"),
        ("port = [", 'is not TOML: .*; a configuration file has lines such as port = 8642 or lang = "de"'),
        ("prot = 1", "'prot' is not a setting; there are: host, port"),
        ("lang = 3", "one of de, en"),
        ("allow_host = [3]", "a text is expected"),
    ],
)
def test_a_file_that_cannot_be_is_named(tmp_path: Path, toml: str, said: str) -> None:
    with pytest.raises(ConfigError, match=said):
        config(tmp_path, toml)


def test_a_file_asked_for_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"none\.toml cannot be read"):
        config(tmp_path, config=str(tmp_path / "none.toml"))
    (tmp_path / "latin.toml").write_bytes(b"port = 1001\nlang = '\xe4'")
    with pytest.raises(
        ConfigError,
        match=r"latin\.toml is no text in UTF-8 \(line 2\); a configuration file has lines such as",
    ):
        config(tmp_path, config=str(tmp_path / "latin.toml"))


def test_the_public_url_is_kept_bare(tmp_path: Path) -> None:
    assert (
        config(tmp_path, public_url=" HTTPS://Games.Example.org/ ").public_url == "https://games.example.org"
    )
    assert config(tmp_path, public_url="http://[fd00::5]:8642").public_url == "http://[fd00::5]:8642"


def test_certificate_and_key_belong_together(tmp_path: Path) -> None:
    (tmp_path / "cert.pem").write_text("")

    with pytest.raises(ConfigError, match="belong together"):
        config(tmp_path, tls_cert=str(tmp_path / "cert.pem"))
    with pytest.raises(ConfigError, match=r"cert\.pem is no certificate; --tls-cert names"):
        config(tmp_path, tls_cert=str(tmp_path / "cert.pem"), tls_key=str(tmp_path / "cert.pem"))


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_AT"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_system_says_which_language(environ: dict[str, str], lang: str) -> None:
    assert system_lang(environ, "linux") == lang


WIFI = 'wifi_name = "Home; sweet"\nwifi_password = "sehr-geheim"\nwifi_hidden = true\n'


def test_the_wifi_is_read_from_the_file_and_never_repeated(tmp_path: Path) -> None:
    found = config(tmp_path, WIFI)

    assert (found.wifi_name, found.wifi_password, found.wifi_hidden) == ("Home; sweet", "sehr-geheim", True)
    assert "geheim" not in repr(found)


@pytest.mark.parametrize("name", ["wifi_name", "wifi_password", "wifi_hidden"])
def test_the_wifi_is_taken_from_nowhere_else(tmp_path: Path, name: str) -> None:
    for environ, flags in (({f"COUCHTISCH_{name.upper()}": "sehr-geheim"}, {}), ({}, {name: "sehr-geheim"})):
        with pytest.raises(
            ConfigError, match=f"is not taken.*write {name} into the configuration file"
        ) as fault:
            config(tmp_path, None, environ, **flags)
        assert "geheim" not in str(fault.value)


@pytest.mark.parametrize(
    ("toml", "said"),
    [
        ('wifi_name = ""', "1 to 32 bytes"),
        (f'wifi_name = "{"ä" * 17}"', "1 to 32 bytes"),
        ('wifi_name = "a"\nwifi_password = "geheim"', "8 to 63 plain characters"),
        ('wifi_name = "a"\nwifi_password = "geheimes Wört"', "8 to 63 plain characters"),
        (f'wifi_name = "a"\nwifi_password = "{"geheim" * 10 + "gehe"}"', "64 hex digits"),
        ('wifi_password = "sehr-geheim"', "need the wifi_name"),
    ],
)
def test_a_wifi_that_cannot_be_is_named_without_its_secret(tmp_path: Path, toml: str, said: str) -> None:
    with pytest.raises(ConfigError, match=said) as fault:
        config(tmp_path, toml)
    assert "gehei" not in str(fault.value)


def test_counts_have_bounds(tmp_path: Path) -> None:
    assert config(tmp_path, keep_days="0").keep_days == 0
    assert config(tmp_path, "hosted = true\nmost_parties = 7").most_parties == 7
    for name, value in (("keep_days", "-1"), ("keep_days", "many"), ("most_parties", "0")):
        with pytest.raises(ConfigError, match="a whole number from"):
            config(tmp_path, None, None, **{name: value})
