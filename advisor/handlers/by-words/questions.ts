import { forOwner } from '../dress/not-theirs.ts';
import {
  asksOwnOrBuy,
  asksTogether,
  dressOwn,
  judgeTogether,
  pieceOfColour,
  tellColour,
} from '../facts/among.ts';
import { asksEnough, tellEnough } from '../facts/enough.ts';
import { asksMostly, asksMostlyOfKind, weighMostly, weighMostlyOfKind } from '../facts/mostly.ts';
import { asksOwnedFor, tellOwnedFor } from '../facts/owned-for.ts';
import { asksIfListedServe, asksOtherShoes, judgeListedFor, tellOtherShoes } from '../facts/serves.ts';
import { asksWornOn, tellWornOn } from '../facts/worn-on.ts';
import { asksOfWears, asksWornWith, tellWornWith } from '../facts/worn-with.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';
import { search } from '../wardrobe.ts';

export type Rule = { applies: (context: IntentContext) => boolean; handler: IntentHandler };

/** Questions about what is owned and worn that words tell apart; the first that applies decides. */
export const questions: readonly Rule[] = [
  { applies: asksIfListedServe, handler: forOwner(judgeListedFor) },
  { applies: asksOtherShoes, handler: tellOtherShoes },
  { applies: asksEnough, handler: tellEnough },
  { applies: asksOwnedFor, handler: tellOwnedFor },
  { applies: asksMostly, handler: weighMostly },
  { applies: asksMostlyOfKind, handler: weighMostlyOfKind },
  { applies: asksWornOn, handler: tellWornOn },
  { applies: asksWornWith, handler: tellWornWith },
  { applies: asksOfWears, handler: search },
  { applies: asksTogether, handler: judgeTogether },
  { applies: (context) => pieceOfColour(context) !== null, handler: tellColour },
  { applies: asksOwnOrBuy, handler: forOwner(dressOwn) },
];
