"""Develops the two exposures of a scene into one clean, small master picture."""
