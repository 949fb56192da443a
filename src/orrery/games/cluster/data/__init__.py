"""Tables of Globular Cluster: tiles, facing, start layouts, prices and limits."""
