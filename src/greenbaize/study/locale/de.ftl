simulation_size = Partien werden ab 0 gezählt und Prozesse von 1 bis { $most }.
