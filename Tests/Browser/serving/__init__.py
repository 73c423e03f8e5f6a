"""A built site as readers meet it: from disk and from a server."""
