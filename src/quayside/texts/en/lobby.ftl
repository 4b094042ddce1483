# The lobby: open tables, and finding an opponent.

home-lobby = Open tables
home-lobby-empty = Nobody is waiting right now.
home-lobby-free =
    { $free ->
        [one] one of { $count } seats free
       *[other] { $free } of { $count } seats free
    }
home-join = Join
home-watch = Watch
pair-title = Play someone now
pair-game = Game
pair-clock = Time limit
pair-bot = If nobody comes, a bot joins
pair-wait-30 = after 30 seconds
pair-wait-60 = after one minute
pair-wait-180 = after three minutes
pair-wait-never = never
pair-start = Find an opponent
lobby-age-new = just opened
lobby-age-minutes =
    open for { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
lobby-age-hours =
    open for { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }
