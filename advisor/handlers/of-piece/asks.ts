import { occurs, patternOf } from '../../words/pattern.ts';
import { tokensOf } from '../../words/tokens.ts';
import type { IntentContext } from '../handler.ts';
import { type Asking, pieceAsked } from './asked.ts';
import { sidesIn } from './choose.ts';
import { asksOfPair } from './pair.ts';
import { asksIfStands } from './without.ts';

const mostQuestions = 1;
const bidding = patternOf(
  'pon|ponme|ponle|ponlo|ponla|quita|quitame|cambia|cambiame|dame|guarda|guardalo|apunta|apuntalo|marca|lava|borra|agenda|agendalo|mete|saca|anade|deja|haz|hazme|busca|buscame|ensename|prefiero|quiero',
);

/** A sentence before the question that asks for something of its own. */
function asksBefore({ message }: Asking): boolean {
  const before = message.slice(0, Math.max(0, message.lastIndexOf('¿')));
  return occurs(
    bidding,
    tokensOf(before).map((token) => ({ ...token, classes: [] })),
  );
}

/** A circumstance in a sentence of its own belongs to the question beside it: "Llueve. ¿Aguanta el trench?" */
export const asksOfPieces = (context: Asking): boolean =>
  (context.message.match(/\?/g) ?? []).length <= mostQuestions &&
  !asksBefore(context) &&
  (pieceAsked(context) !== null ||
    sidesIn(context) !== null ||
    asksOfPair(context) ||
    asksIfStands(context as IntentContext));
