import { takeOther, takesOther } from '../about-outfits.ts';
import { adjust } from '../changes/adjust.ts';
import { dressIllFitting, tellsIllFit } from '../changes/ill-fitting.ts';
import { forOwner } from '../dress/not-theirs.ts';
import { asksIfServes, tellIfServes } from '../dress/still-serves.ts';
import { asksBesideOthers, tellBesideOthers } from '../opinions/beside-others.ts';
import { asksPieceColour, tellPieceColour } from '../opinions/colour-of-day.ts';
import { asksOpinion, giveOpinion } from '../opinions/opinion-on-table.ts';
import { asksIfEnough, tellIfEnough } from '../travel/enough-in-case.ts';
import type { Rule } from './questions.ts';

export const askedInContext: readonly Rule[] = [
  { applies: asksPieceColour, handler: forOwner(tellPieceColour(adjust)) },
  { applies: takesOther, handler: takeOther },
  { applies: asksIfEnough, handler: forOwner(tellIfEnough) },
  { applies: tellsIllFit, handler: forOwner(dressIllFitting) },
  { applies: asksBesideOthers, handler: forOwner(tellBesideOthers) },
  { applies: asksIfServes, handler: forOwner(tellIfServes) },
  { applies: asksOpinion, handler: forOwner(giveOpinion) },
];
