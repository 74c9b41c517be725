las_vegas_second_way_bill_gone = no bill of { $bill } is left in the deck.
las_vegas_second_way_one_of_each = one die of each colour in the stock is thrown: { $colours }.
las_vegas_second_way_dealt_already = one of these colours has been dealt to somebody else.
las_vegas_second_way_reveal_both = every seat reveals the two colours that it was dealt.
