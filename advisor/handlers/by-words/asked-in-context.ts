import { takeOther, takesOther } from '../about-outfits.ts';
import { adjust } from '../changes/adjust.ts';
import { forOwner } from '../dress/not-theirs.ts';
import { asksWhichToLend, chooseToLend } from '../facts/chosen-listed.ts';
import { asksPieceColour, tellPieceColour } from '../opinions/colour-of-day.ts';
import { asksIfEnough, tellIfEnough } from '../travel/enough-in-case.ts';
import type { Rule } from './questions.ts';

export const askedInContext: readonly Rule[] = [
  { applies: asksPieceColour, handler: forOwner(tellPieceColour(adjust)) },
  { applies: takesOther, handler: takeOther },
  { applies: asksWhichToLend, handler: forOwner(chooseToLend) },
  { applies: asksIfEnough, handler: forOwner(tellIfEnough) },
];
