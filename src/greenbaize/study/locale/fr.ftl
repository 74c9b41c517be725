simulation_size = les parties se comptent à partir de 0 et les processus de 1 à { $most }.
