"""One module a step; once released, none is ever changed."""
