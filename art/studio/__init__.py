"""The studio: one set of lights, one camera language and one family of materials for all pictures."""
