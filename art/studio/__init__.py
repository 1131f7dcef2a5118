"""The studio: one set of lights, one camera style and one family of materials for all pictures."""
