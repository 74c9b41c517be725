simulation_size = le partite si contano da 0 e i processi da 1 a { $most }.
