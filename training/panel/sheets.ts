/**
 * Writes the sheets of pairs that judges read, for each pass in another order and with other sides:
 *
 * node training/panel/sheets.ts FOLDER
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { garmentAttributes, type Length, type Sleeve } from '#contract/garment-attributes.ts';
import { colourNameOf } from '#stylist/colour/names.ts';
import { type PanelWardrobeName, panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import { isAccessory, slotsOfKind } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import {
  CHUNK,
  describeDayInSpanish,
  isSwapped,
  numberOf,
  type PanelPair,
  passes,
  readPairs,
  shuffled,
} from './judging.ts';

const sleeves: Readonly<Record<Sleeve, string>> = {
  none: 'sin mangas',
  short: 'manga corta',
  long: 'manga larga',
};
const lengths: Readonly<Record<Length, string>> = { short: 'corto', medium: 'midi', long: 'largo' };

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** By the first four letters of each word, because adjectives agree. */
const says = (name: string, detail: string) =>
  plain(detail)
    .split(' ')
    .every((word) => plain(name).includes(word.slice(0, 4)));

const lasts = (garment: Garment) =>
  garment.kind === 'dress' ||
  garment.kind === 'skirt' ||
  garment.kind === 'shorts' ||
  garment.kind === 'coat';

function describe(garment: Garment): string {
  const { name, colors, pattern, fabric, sleeve, length } = garment;
  const details = [
    ...colors.map(({ hex }) => colourNameOf(hex)),
    pattern === 'plain' ? '' : garmentAttributes.pattern.labels[pattern],
    fabric && garmentAttributes.fabric.labels[fabric],
    sleeve && garment.kind !== 'blazer' ? sleeves[sleeve] : '',
    length && lasts(garment) ? lengths[length] : '',
  ].filter((detail) => detail && !says(name, detail));
  return details.length > 0 ? `${name} (${details.join(', ').toLowerCase()})` : name;
}

const byId = new Map<PanelWardrobeName, ReadonlyMap<string, Garment>>(
  Object.entries(panelWardrobes).map(([name, { garments }]) => [
    name as PanelWardrobeName,
    new Map(garments.map((garment) => [garment.id, garment])),
  ]),
);

function outfit(wardrobe: PanelWardrobeName, ids: readonly string[]): string {
  const worn = ids.map((id) => byId.get(wardrobe)?.get(id) as Garment);
  const isExtra = ({ kind }: Garment) => slotsOfKind[kind].some((slot) => isAccessory({ slot }));
  return [...worn.filter((one) => !isExtra(one)), ...worn.filter(isExtra)].map(describe).join(' / ');
}

function entry(pair: PanelPair, pass: number): string {
  const { wardrobe, day, a, b } = pair;
  const [first, second] = isSwapped(pair, pass) ? [b, a] : [a, b];
  return [
    `${numberOf(pair)} | ${panelWardrobes[wardrobe].person} | ${describeDayInSpanish(day)}`,
    `  A: ${outfit(wardrobe, first)}`,
    `  B: ${outfit(wardrobe, second)}`,
  ].join('\n');
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node training/panel/sheets.ts FOLDER');
await mkdir(folder, { recursive: true });
const pairs = await readPairs();
for (const pass of passes) {
  const ordered = shuffled(pairs, pass);
  for (let start = 0; start < ordered.length; start += CHUNK) {
    const entries = ordered.slice(start, start + CHUNK).map((pair) => entry(pair, pass));
    await writeFile(join(folder, `pass${pass}-chunk${start / CHUNK + 1}.txt`), `${entries.join('\n\n')}\n`);
  }
}
