"""Things that stand in more than one picture, at their real sizes in centimetres."""
