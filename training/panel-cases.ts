/**
 * Tries cases that a second reader wrote, without having seen the engine, and prints the share that holds:
 *
 * node training/panel-cases.ts [FILE] [--failed]
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateOutfits } from '#stylist/generate.ts';
import {
  type PanelWardrobe,
  type PanelWardrobeName,
  panelWardrobes,
} from '#stylist/panel/wardrobes/index.ts';
import { unsaidProfile } from '#stylist/profile/profile.ts';
import { profileOf } from '#stylist/profile/profile-of.ts';
import { percent } from './figures.ts';
import { type PanelDay, panelFolder } from './panel.ts';

type Case = {
  wardrobe: PanelWardrobeName;
  title: string;
  day: PanelDay;
  /** In none of three proposals. */
  never: readonly string[];
  /** The first proposal wears one of each. */
  best: readonly (readonly string[])[];
};

const [file = join(panelFolder, 'cases.jsonl')] = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
const cases = (await readFile(file, 'utf8'))
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

let held = 0;
for (const { wardrobe, title, day, never, best } of cases) {
  const { said, garments }: PanelWardrobe = panelWardrobes[wardrobe];
  const profile = said ? profileOf({ ...unsaidProfile, ...said }, garments) : null;
  const { outfits } = generateOutfits(garments, { ...day, profile, seed: 7, count: 3 });
  const wrong = outfits.flatMap(({ garmentIds }) => garmentIds.filter((id) => never.includes(id)));
  const [first] = outfits;
  const lacking = best.filter((group) => !group.some((id) => first?.garmentIds.includes(id)));
  if (first && wrong.length === 0 && lacking.length === 0) held++;
  else if (process.argv.includes('--failed')) {
    console.log(`${wardrobe}: ${title} ${JSON.stringify(day)}`);
    console.log(`  ${first?.garmentIds.join(' / ')}`);
    if (wrong.length > 0) console.log(`  never: ${wrong.join(' / ')}`);
    for (const group of lacking) console.log(`  lacks: ${group.join(' / ')}`);
  }
}
console.log(`${held} of ${cases.length} cases hold (${percent(held, cases.length)})`);
