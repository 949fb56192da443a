"""The table on the network: HTTP, sockets, the store, worker processes for bots."""
