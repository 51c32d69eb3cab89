"""Measures the product under load: real parties over real sockets, beside peers that others have written."""
