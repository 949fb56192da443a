"""The browser client's own checks, run from here so that nobody forgets them."""
