// One sentence that says why a throw does what it does.

import { listed, m, number } from "../../../lib/i18n.ts";
import { nameOf } from "../../phrases.ts";
import type { Face, View } from "../generated.ts";
import type { Outcome, Payment } from "../model/payments.ts";
import type { Throw } from "../model/dice.ts";
import { face } from "./things.ts";

type Names = readonly string[];

/** Somebody by name, with the card because of which they pay or are paid. */
const withCard = (names: Names, seat: number, card: Face): string =>
  m.bells_with_card({ name: nameOf(names, seat), card: face(card) });

function symbols({ bell, hammer }: Throw): string {
  if (bell && hammer) return m.bells_both();
  return bell ? m.bells_die_bell() : m.bells_die_hammer();
}

const party = (names: Names, { from, by }: Payment): string =>
  by ? withCard(names, from ?? -1, by) : nameOf(names, from ?? -1);

const receiver = (names: Names, payment: Payment): string =>
  payment.for ? withCard(names, payment.to, payment.for) : nameOf(names, payment.to);

/** What a throw did, and why; `view` is the table before it. */
export function causeText(view: View, came: Outcome, names: Names): string {
  const { cause, thrown, thrower, payments } = came;
  const worth = number(thrown.worth);
  const name = nameOf(names, thrower);
  const [first] = payments;
  const to = first ? receiver(names, first) : "";
  switch (cause) {
    case "blanks":
      return m.bells_cause_blanks({ name: withCard(names, view.owners.horse ?? -1, "horse") });
    case "horse_pays":
      return first
        ? m.bells_cause_horse_pays({ from: party(names, first), to })
        : m.bells_cause_blanks_none();
    case "symbols_alone":
      return first
        ? m.bells_cause_symbols({
            count: payments.length,
            symbols: symbols(thrown),
            names: listed(payments.map((one) => party(names, one))),
            to,
          })
        : m.bells_cause_symbols_none({ symbols: symbols(thrown) });
    case "card_paid":
      return m.bells_cause_card({ worth, symbols: symbols(thrown), name: to });
    case "thrower_paid":
      return m.bells_cause_thrower({ worth, name });
    case "cleared":
      return m.bells_cause_cleared({ worth, name: to });
    case "too_much":
      return tooMuch(view, came, names);
    case "too_little": {
      const missing = number(view.bank - thrown.worth);
      return first
        ? m.bells_cause_less({ worth, missing, from: party(names, first), to })
        : m.bells_cause_less_none({ worth, missing });
    }
    case "to_next":
    case "from_last":
      return first
        ? m.bells_cause_neighbour({ worth, from: party(names, first), to, difference: number(first.owed) })
        : m.bells_cause_nothing({ worth });
    case "divided":
      return m.bells_cause_divided({ name });
    case "nothing":
      return m.bells_cause_nothing({ worth });
  }
}

function tooMuch(view: View, { thrown, payments: [paid], opens }: Outcome, names: Names): string {
  const told = { worth: number(thrown.worth), more: number(thrown.worth - view.bank) };
  if (!paid) return opens ? m.bells_cause_more_own_opens(told) : m.bells_cause_more_own(told);
  const who = { ...told, from: party(names, paid), to: receiver(names, paid) };
  return opens ? m.bells_cause_more_opens(who) : m.bells_cause_more(who);
}
