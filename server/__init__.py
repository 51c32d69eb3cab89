"""The hub: parties, seats, clocks and sockets. It knows no game by name."""
