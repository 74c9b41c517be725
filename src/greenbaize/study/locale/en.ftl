simulation_size = games are counted from 0 and workers from 1 to { $most }.
