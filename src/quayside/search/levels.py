LEVELS=Level=level_of=None
