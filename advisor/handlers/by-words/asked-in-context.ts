import { takeOther, takesOther } from '../about-outfits.ts';
import { adjust } from '../changes/adjust.ts';
import { dressIllFitting, tellsIllFit } from '../changes/ill-fitting.ts';
import { asksIfMinded, tellIfMinded } from '../changes/minded.ts';
import { asksOpinion, giveOpinion } from '../changes/opinion-on-table.ts';
import { asksIfServes, tellIfServes } from '../changes/still-serves.ts';
import { forOwner } from '../dress/not-theirs.ts';
import { asksRotation, rotate } from '../dress/rotation.ts';
import { asksWhichToLend, chooseToLend } from '../facts/chosen-listed.ts';
import { asksYounger, tellYounger } from '../facts/younger.ts';
import { asksOwnUnderCustom, tellOwnUnderCustom } from '../knowing/own-under-custom.ts';
import { asksIfRuledOut, tellIfRuledOut } from '../knowing/ruled-out.ts';
import { asksBesideOthers, tellBesideOthers } from '../opinions/beside-others.ts';
import { asksPieceColour, tellPieceColour } from '../opinions/colour-of-day.ts';
import {
  asksIfCaseSuffices,
  asksIfEnough,
  tellIfCaseSuffices,
  tellIfEnough,
} from '../travel/enough-in-case.ts';
import { asksIfAllFits, tellIfAllFits } from '../travel/fits-bag.ts';
import type { Rule } from './questions.ts';

export const askedInContext: readonly Rule[] = [
  { applies: asksPieceColour, handler: forOwner(tellPieceColour(adjust)) },
  { applies: asksOwnUnderCustom, handler: forOwner(tellOwnUnderCustom) },
  { applies: takesOther, handler: takeOther },
  { applies: asksWhichToLend, handler: forOwner(chooseToLend) },
  { applies: asksIfEnough, handler: forOwner(tellIfEnough) },
  { applies: asksIfCaseSuffices, handler: forOwner(tellIfCaseSuffices) },
  { applies: asksYounger, handler: forOwner(tellYounger) },
  { applies: asksRotation, handler: forOwner(rotate) },
  { applies: asksIfRuledOut, handler: forOwner(tellIfRuledOut) },
  { applies: asksIfAllFits, handler: forOwner(tellIfAllFits) },
  { applies: asksIfMinded, handler: forOwner(tellIfMinded) },
  { applies: tellsIllFit, handler: forOwner(dressIllFitting) },
  { applies: asksBesideOthers, handler: forOwner(tellBesideOthers) },
  { applies: asksIfServes, handler: forOwner(tellIfServes) },
  { applies: asksOpinion, handler: forOwner(giveOpinion) },
];
