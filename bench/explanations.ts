/** Claims and grammar of 20,000 explanations of random wardrobes, days and events; `-- --outfits=1000` inspects fewer. */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { anyDay, namedWardrobe } from '#stylist/fixtures/arbitrary.ts';
import { inspect, noFaults } from '#stylist/fixtures/explanation-faults.ts';
import { fifteen, sixty } from '#stylist/fixtures/scenario-wardrobes.ts';
import { javier, lucia, marta } from '#stylist/fixtures/wardrobes.ts';

const { values } = parseArgs({
  options: { outfits: { type: 'string', default: '20000' }, seed: { type: 'string', default: '2026' } },
  strict: false,
});
const wanted = Number(values.outfits);
const seed = Number(values.seed);

const people = [marta, javier, lucia, sixty, fifteen];
const draw = fc.tuple(
  fc.oneof({ weight: 3, arbitrary: namedWardrobe(40) }, { weight: 1, arbitrary: fc.constantFrom(...people) }),
  anyDay,
);

const faults = noFaults();
const batch = 200;
for (let round = 0; faults.outfits < wanted; round++) {
  for (const [wardrobe, request] of fc.sample(draw, { numRuns: batch, seed: seed + round })) {
    if (faults.outfits < wanted) inspect(wardrobe, request, faults);
  }
}

const first = (list: readonly string[]) =>
  [...new Set(list)]
    .slice(0, 20)
    .map((fault) => `\n    ${fault}`)
    .join('');
console.log(
  `\nexplanations of ${faults.outfits} outfits: ${faults.sentences} sentences, ${faults.claims} claims`,
);
console.log(`  false claims   ${faults.falseClaims.length}${first(faults.falseClaims)}`);
console.log(`  grammar faults ${faults.grammar.length}${first(faults.grammar)}`);
if (faults.falseClaims.length + faults.grammar.length > 0) process.exitCode = 1;
