import type { IntentContext } from '../handler.ts';
import { type Asking, pieceAsked } from './asked.ts';
import { sidesIn } from './choose.ts';
import { asksOfPair } from './pair.ts';
import { asksIfStands } from './without.ts';

const mostQuestions = 1;

/** A circumstance in a sentence of its own belongs to the question beside it: "Llueve. ¿Aguanta el trench?" */
export const asksOfPieces = (context: Asking): boolean =>
  (context.message.match(/\?/g) ?? []).length <= mostQuestions &&
  (pieceAsked(context) !== null ||
    sidesIn(context) !== null ||
    asksOfPair(context) ||
    asksIfStands(context as IntentContext));
