import { asksOneLayer, takeOneLayer } from '../changes/one-layer.ts';
import { completesWorn, completeWorn } from '../dress/beside-worn.ts';
import { asksCostume, tellCostume } from '../dress/costumes.ts';
import { planDayAnew, plansDayAnew } from '../dress/day-anew.ts';
import { forOwner } from '../dress/not-theirs.ts';
import { dressesTold, dressTold } from '../dress/of-told.ts';
import { asksPieceFor, dressAround } from '../dress/piece-for.ts';
import { asksTravelWear, tellTravelWear } from '../travel/on-the-way.ts';
import { asksOtherShoesOfCase, turnShoesOfCase } from '../travel/other-shoes.ts';
import type { Rule } from './questions.ts';

/** Requests told by what is worn, owned or packed already: only the rest is chosen. */
export const ofCircumstances: readonly Rule[] = [
  { applies: plansDayAnew, handler: forOwner(planDayAnew) },
  { applies: completesWorn, handler: forOwner(completeWorn) },
  { applies: dressesTold, handler: dressTold },
  { applies: asksPieceFor, handler: dressAround },
  { applies: asksCostume, handler: forOwner(tellCostume) },
  { applies: asksOneLayer, handler: forOwner(takeOneLayer) },
  { applies: asksTravelWear, handler: forOwner(tellTravelWear) },
  { applies: asksOtherShoesOfCase, handler: forOwner(turnShoesOfCase) },
];
