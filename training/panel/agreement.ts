/**
 * Reports what the engine picks of the judged pairs, by half of the wardrobes, and what a score means:
 *
 * node training/panel/agreement.ts
 */

import { agreement, before, boardAgreement, curve, now } from './figures.ts';
import { seen, unseen } from './judged-pairs.ts';
import { readBoardVerdicts, readPairs } from './judging.ts';

for (const [title, half] of [
  ['seen', seen],
  ['unseen', unseen],
] as const) {
  console.log(`${title}, engine before: ${agreement(half, before)}`);
  console.log(`${title}, engine now:    ${agreement(half, now)}`);
}
console.log(`would be worn, unseen, before: ${curve(unseen, before)}`);
console.log(`would be worn, unseen, now:    ${curve(unseen, now)}`);
console.log(`boards, unseen: ${boardAgreement(unseen, await readBoardVerdicts(await readPairs()))}`);
