import { why } from '../about-outfits.ts';
import { adjust } from '../changes/adjust.ts';
import { asksForBag, nameBag } from '../changes/bag-asked.ts';
import { asksWhyOfDay, changeLookOfDay, changesLookOfDay } from '../changes/look-of-day.ts';
import { asksOneLayer, takeOneLayer } from '../changes/one-layer.ts';
import { adviseWithoutIt, asksPieceOfLook, asksWithoutIt, namePiece } from '../changes/piece-asked.ts';
import { completesWorn, completeWorn } from '../dress/beside-worn.ts';
import { asksCostume, tellCostume } from '../dress/costumes.ts';
import { planDayAnew, plansDayAnew } from '../dress/day-anew.ts';
import { forOwner } from '../dress/not-theirs.ts';
import { dressesTold, dressTold } from '../dress/of-told.ts';
import { asksPieceFor, dressAround } from '../dress/piece-for.ts';
import { asksTravelWear, tellTravelWear } from '../travel/on-the-way.ts';
import { asksOtherShoesOfCase, turnShoesOfCase } from '../travel/other-shoes.ts';
import { tellsOuting } from '../travel/outing.ts';
import { correctsPlace, pack } from '../travel/pack.ts';
import { changePlanOfCase, changesPlanOfCase } from '../travel/plan-of-case.ts';
import { leaving, supposesWithout } from './on-the-table.ts';
import type { Rule } from './questions.ts';
import {
  chooseShown,
  choosesShown,
  dressAnew,
  dressForPlan,
  namesForPlan,
  repeatsNothing,
} from './shown-looks.ts';

/** Requests told by what is worn, owned or packed already: only the rest is chosen. */
export const ofCircumstances: readonly Rule[] = [
  { applies: plansDayAnew, handler: forOwner(planDayAnew) },
  { applies: asksWhyOfDay, handler: forOwner(why) },
  { applies: changesLookOfDay, handler: forOwner(changeLookOfDay) },
  { applies: completesWorn, handler: forOwner(completeWorn) },
  { applies: dressesTold, handler: dressTold },
  { applies: asksPieceFor, handler: dressAround },
  { applies: asksCostume, handler: forOwner(tellCostume) },
  {
    applies: supposesWithout,
    handler: forOwner((context) =>
      adjust(leaving({ ...context, understood: { ...context.understood, intent: 'adjust' } }, 'any')),
    ),
  },
  { applies: namesForPlan, handler: forOwner(dressForPlan) },
  { applies: choosesShown, handler: forOwner(chooseShown) },
  { applies: repeatsNothing, handler: forOwner(dressAnew) },
  { applies: asksPieceOfLook, handler: forOwner(namePiece) },
  { applies: asksWithoutIt, handler: forOwner(adviseWithoutIt) },
  { applies: asksForBag, handler: forOwner(nameBag) },
  { applies: asksOneLayer, handler: forOwner(takeOneLayer) },
  { applies: asksTravelWear, handler: forOwner(tellTravelWear) },
  { applies: changesPlanOfCase, handler: forOwner(changePlanOfCase) },
  { applies: tellsOuting, handler: forOwner(pack) },
  { applies: correctsPlace, handler: forOwner(pack) },
  { applies: asksOtherShoesOfCase, handler: forOwner(turnShoesOfCase) },
];
