"""Models of products and devices, at their real sizes in centimetres."""
