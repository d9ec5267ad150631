import { addsToLoan, addToLoan, correctLoan, correctsLoan, dateReturn, datesReturn } from '../loan-mended.ts';
import { correctHolder, correctsHolder } from '../other-holder.ts';
import type { Rule } from './questions.ts';

/** Corrections and additions to a loan that was noted. */
export const loans: readonly Rule[] = [
  { applies: datesReturn, handler: dateReturn },
  { applies: addsToLoan, handler: addToLoan },
  { applies: correctsHolder, handler: correctHolder },
  { applies: correctsLoan, handler: correctLoan },
];
