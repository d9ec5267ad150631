/**
 * Tries cases that readers wrote without having seen the engine, and prints the share of each file that holds:
 *
 * node training/panel/cases.ts [FILE …] [--failed]
 */
import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { generateOutfits } from '#stylist/generate.ts';
import { type PanelWardrobe, panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { unsaidProfile } from '#stylist/profile/profile.ts';
import { profileOf } from '#stylist/profile/profile-of.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { percent } from '../figures.ts';
import { type PanelDay, panelFolder } from './judging.ts';

const casesFolder = join(panelFolder, 'cases');

type Case = {
  wardrobe: string;
  title: string;
  day: PanelDay;
  /** In none of three proposals. */
  never: readonly string[];
  /** The first proposal wears one of each. */
  best: readonly (readonly string[])[];
};

export type TriedCase = Case & {
  first: readonly string[];
  wrong: readonly string[];
  lacking: readonly (readonly string[])[];
};

export const caseFiles = (): string[] => globSync(join(casesFolder, '*.jsonl')).sort();

const linesOf = <Line>(text: string): Line[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

/** Of the panel, and those of a reader's own: one garment a line. */
async function wardrobesOf(file: string): Promise<Readonly<Record<string, Omit<PanelWardrobe, 'person'>>>> {
  const own = join(casesFolder, 'wardrobes', basename(file));
  if (!existsSync(own)) return panelWardrobes;
  const lines = linesOf<Garment & { wardrobe: string }>(await readFile(own, 'utf8'));
  const garments = Object.groupBy(lines, ({ wardrobe }) => wardrobe);
  return {
    ...panelWardrobes,
    ...Object.fromEntries(Object.entries(garments).map(([name, owned = []]) => [name, { garments: owned }])),
  };
}

/** Throws when a case names a wardrobe that is not there. */
export async function tryCases(file: string): Promise<TriedCase[]> {
  const wardrobes = await wardrobesOf(file);
  return linesOf<Case>(await readFile(file, 'utf8')).map((one) => {
    const wardrobe = wardrobes[one.wardrobe];
    if (!wardrobe) throw new Error(`${basename(file)}: no wardrobe ${one.wardrobe}`);
    const { said, garments } = wardrobe;
    const profile = said ? profileOf({ ...unsaidProfile, ...said }, garments) : null;
    const { outfits } = generateOutfits(garments, { ...one.day, profile, seed: 7, count: 3 });
    const first = outfits[0]?.garmentIds ?? [];
    return {
      ...one,
      first,
      wrong: outfits.flatMap(({ garmentIds }) => garmentIds.filter((id) => one.never.includes(id))),
      lacking: one.best.filter((group) => !group.some((id) => first.includes(id))),
    };
  });
}

export const holds = ({ first, wrong, lacking }: TriedCase): boolean =>
  first.length > 0 && wrong.length === 0 && lacking.length === 0;

if (import.meta.main) {
  const given = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
  for (const file of given.length > 0 ? given : caseFiles()) {
    const tried = await tryCases(file);
    const held = tried.filter(holds);
    console.log(
      `${basename(file)}: ${held.length} of ${tried.length} cases hold (${percent(held.length, tried.length)})`,
    );
    if (!process.argv.includes('--failed')) continue;
    for (const { wardrobe, title, day, first, wrong, lacking } of tried.filter((one) => !holds(one))) {
      console.log(`${wardrobe}: ${title} ${JSON.stringify(day)}`);
      console.log(`  ${first.join(' / ')}`);
      if (wrong.length > 0) console.log(`  never: ${wrong.join(' / ')}`);
      for (const group of lacking) console.log(`  lacks: ${group.join(' / ')}`);
    }
  }
}
