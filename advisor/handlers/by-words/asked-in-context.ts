import { takeOther, takesOther } from '../about-outfits.ts';
import { adjust } from '../changes/adjust.ts';
import { forOwner } from '../dress/not-theirs.ts';
import { asksOwnUnderCustom, tellOwnUnderCustom } from '../knowing/own-under-custom.ts';
import { asksPieceColour, tellPieceColour } from '../opinions/colour-of-day.ts';
import { asksIfEnough, tellIfEnough } from '../travel/enough-in-case.ts';
import type { Rule } from './questions.ts';

export const askedInContext: readonly Rule[] = [
  { applies: asksPieceColour, handler: forOwner(tellPieceColour(adjust)) },
  { applies: asksOwnUnderCustom, handler: forOwner(tellOwnUnderCustom) },
  { applies: takesOther, handler: takeOther },
  { applies: asksIfEnough, handler: forOwner(tellIfEnough) },
];
