import { hexOfColor } from '#contract/colors.ts';
import type { Fabric } from '#contract/garment-attributes.ts';
import { isSortOf } from '#contract/vocabulary.ts';
import { isVivid, type Tone } from '../colour/pair-harmony.ts';
import type { AirRange, Item } from '../vocabulary/item.ts';
import { itemOf } from '../vocabulary/items.ts';
import { categoryOf, type WornKind } from '../vocabulary/kinds.ts';
import { clashesWith, mixRegisters, type Registers } from '../vocabulary/registers.ts';
import {
  type Metal,
  type Neck,
  type Place,
  type Rain,
  type Touch,
  touchesIn,
} from '../vocabulary/touches.ts';
import type { Garment } from '../wardrobe.ts';
import { numbersOfFabric, numbersOfPattern, numbersOfStyle } from './cloths.ts';
import { numbersOfKind } from './kinds.ts';

/** A garment's attributes as numbers, independent of the day. */
export type Numbers = {
  /** 0 for swimwear, 1 for black tie. */
  formality: number;
  /** Insulation of the single garment. */
  clo: number;
  /** In °C. */
  air: AirRange;
  rain: Rain;
  /** Odd on a dry day: wellingtons. */
  rainOnly: boolean;
  onlyAt: Place | null;
  registers: Registers;
  /** See `clashesWith`. */
  clashes: readonly number[];
  /** 0 is unseen across a room, 1 is all that one sees. */
  loudness: number;
  /** 0 is matt, 1 mirrors. */
  sheen: number;
  /** Covered, 0 to 1. */
  shoulders: number;
  legs: number;
  cleavage: number;
  neck: Neck;
  /** High heels, of shoes or boots. */
  heel: boolean;
  metal: Metal | null;
};

/** Included in the kind's insulation, air and register. */
const fabricIsInKind: Partial<Record<WornKind, readonly Garment['fabric'][]>> = {
  suit: ['wool'],
  flats: ['leather', 'suede'],
  jeans: ['denim'],
  sweater: ['knit'],
  cardigan: ['knit'],
  boots: ['leather', 'suede'],
  shoes: ['leather', 'suede'],
  loafers: ['leather', 'suede'],
  sneakers: ['leather', 'suede', 'cotton'],
  heels: ['leather', 'suede', 'silk'],
  sandals: ['leather', 'suede'],
  coat: ['wool'],
  bag: ['leather', 'suede', 'cotton'],
  belt: ['leather', 'suede'],
  tote: ['leather', 'suede', 'cotton'],
  'shoulder-bag': ['leather', 'suede', 'cotton'],
  backpack: ['leather', 'suede', 'cotton', 'synthetic'],
  clutch: ['leather', 'suede', 'silk'],
  jewellery: ['metal'],
  necklace: ['metal'],
  earrings: ['metal'],
  bracelet: ['metal'],
  ring: ['metal'],
  watch: ['leather', 'metal'],
};

/** A long dress for ceremonies and evenings. */
export function isGown({ name, kind, style, length }: Garment): boolean {
  if (kind !== 'dress' || (style !== 'formal' && style !== 'party')) return false;
  const item = itemOf({ name, kind });
  const long = length === 'long' || touchesIn(name).some((touch) => touch.legs === 1);
  return long || (item?.formality ?? 0) > 0.85;
}

/** A thin wool worn all year. */
export function isWorsted({ kind, fabric, style }: Garment): boolean {
  const cutLikeASuit =
    kind === 'blazer' || kind === 'pants' || kind === 'skirt' || kind === 'dress' || kind === 'vest';
  return fabric === 'wool' && style === 'formal' && cutLikeASuit;
}

const shoulderOfSleeve = { none: 0.2, short: 0.85, long: 1 } as const;
const legOfLength = { short: 0.3, medium: 0.7, long: 1 } as const;

/** Of the short to the usual one: half of a shirt's insulation is in its sleeves. */
const cloOfSleeve = { none: 0.6, short: 0.75, long: 1 } as const;
const cloOfLength = { short: 0.75, medium: 1, long: 1.2 } as const;

const hasLongSleeves: ReadonlySet<WornKind> = new Set(['shirt', 'blouse', 'dress', 'sweater']);

function cloOf(garment: Garment, item: Item | null, inKind: boolean, words: readonly Touch[]): number {
  const { kind, fabric, sleeve, length } = garment;
  let clo = item?.clo ?? numbersOfKind[kind].clo;
  if (isWorsted(garment)) clo *= 0.95;
  else if (fabric && !inKind && !(fabric === item?.fabric && item.clo)) clo *= numbersOfFabric[fabric].clo;
  if (sleeve && hasLongSleeves.has(kind)) clo *= cloOfSleeve[sleeve];
  if (kind === 't-shirt' && sleeve === 'long') clo = 0.15;
  if (length && (kind === 'skirt' || kind === 'dress' || kind === 'coat')) clo *= cloOfLength[length];
  return words.reduce((sum, touch) => sum * (touch.clo ?? 1), clo);
}

const clothes: ReadonlySet<string> = new Set(['tops', 'bottoms', 'dresses', 'outerwear']);

function airOf(garment: Garment, item: Item | null, inKind: boolean, words: readonly Touch[]): AirRange {
  const { kind, fabric, sleeve, length } = garment;
  const ofCategory = categoryOf(kind);
  let [coldest, hottest] = item?.air ?? numbersOfKind[kind].air;
  if (fabric && !inKind && !item?.air && clothes.has(ofCategory) && !isWorsted(garment)) {
    const cloth = numbersOfFabric[fabric];
    hottest = Math.min(hottest + (cloth.hottestC ?? 0), cloth.mostC ?? hottest);
    coldest = Math.max(coldest, cloth.coldestC ?? coldest);
    // Legs feel the wind through linen.
    if (fabric === 'linen' && ofCategory === 'bottoms') coldest += 6;
  }
  // A jacket is taken off.
  if (isWorsted(garment)) hottest -= kind === 'blazer' || kind === 'vest' ? 4 : 8;
  // A silk scarf is worn in May, a woollen one is not.
  if (kind === 'scarf' && (fabric === 'wool' || fabric === 'knit') && !item?.air)
    [coldest, hottest] = [-40, 14];
  const longSleeves = sleeve === 'long' || words.some((touch) => touch.longSleeves);
  if (kind === 'dress' && longSleeves) [coldest, hottest] = [coldest - 4, hottest - 10];
  if (kind === 'dress' && sleeve === 'none') coldest += 4;
  if ((kind === 'skirt' || kind === 'dress') && length === 'short') coldest += 3;
  if ((kind === 'shirt' || kind === 'blouse') && (sleeve === 'short' || sleeve === 'none')) hottest += 6;
  // Nylon that is not made for sport does not breathe.
  if (fabric === 'synthetic' && garment.style !== 'sport' && clothes.has(ofCategory) && !item?.air)
    hottest -= 6;
  for (const touch of words) {
    hottest = Math.min(hottest, touch.hottestC ?? hottest);
    coldest = Math.max(coldest, touch.coldestC ?? coldest);
  }
  if (garment.style === 'sport' && (kind === 'shorts' || kind === 't-shirt')) coldest -= 8;
  return [coldest, hottest];
}

const metals: ReadonlyMap<string | undefined, Metal> = new Map([
  [hexOfColor('dorado'), 'gold'],
  [hexOfColor('plateado'), 'silver'],
]);

/** Of clothes in gold or silver. */
const metallicLoudness = 0.45;

function loudnessOf(garment: Garment, main: Tone, words: readonly Touch[]): number {
  const quiet = words.find((touch) => touch.quiet !== undefined)?.quiet;
  const pattern = quiet ?? numbersOfPattern[garment.pattern].loudness;
  const said = words.reduce((most, touch) => Math.max(most, touch.loudness ?? 0), 0);
  const metallic = clothes.has(garment.category) && metals.has(garment.colors[0]?.hex) ? metallicLoudness : 0;
  const colour = main.neutral === null && isVivid(main) ? (main.chroma > 0.18 ? 0.4 : 0.28) : 0;
  return Math.min(1, Math.max(pattern, said, metallic) + colour);
}

const last = <T>(values: readonly (T | undefined)[]): T | undefined =>
  values.findLast((value) => value !== undefined);

export function numbersOf(garment: Garment, main: Tone): Numbers {
  const { kind, fabric, style, pattern, sleeve, length } = garment;
  const item = itemOf(garment);
  const words = touchesIn(garment.name);
  const ofKind = numbersOfKind[kind];
  const ofPattern = numbersOfPattern[pattern];
  // The fabric must not count twice.
  const inKind = fabricIsInKind[kind]?.includes(fabric) ?? false;
  const told = fabric === item?.fabric || inKind;
  const cloth = fabric && !told ? numbersOfFabric[fabric] : undefined;
  const saidStyle = item?.formality !== undefined && style === item.style;
  const formality =
    (item?.formality ?? ofKind.formality) +
    (saidStyle ? 0 : numbersOfStyle[style].formality) +
    (kind === 'jeans' ? 0 : (cloth?.formality ?? 0)) +
    ofPattern.formality +
    words.reduce((sum, touch) => sum + (touch.formality ?? 0), 0) -
    (garment.condition === 'worn' ? 0.06 : 0);
  const shine = words.reduce((most, touch) => Math.max(most, touch.sheen ?? 0), cloth?.sheen ?? 0);
  const registers = mixRegisters(
    ofKind.registers,
    numbersOfStyle[style].registers,
    cloth?.registers ?? {},
    ofPattern.registers ?? {},
    ...words.map((touch) => touch.registers ?? {}),
  );
  const cut = ofKind.shoulders ?? 1;
  const shoulders = last(words.map((touch) => touch.shoulders)) ?? (sleeve ? shoulderOfSleeve[sleeve] : cut);
  const shown = garment.colors.map(({ hex }) => metals.get(hex));
  return {
    formality: Math.min(
      1,
      Math.max(0, formality + (isGown(garment) && (item?.formality ?? 0) < 0.85 ? 0.14 : 0)),
    ),
    clo: cloOf(garment, item, inKind, words),
    air: airOf(garment, item, inKind, words),
    rain: rainOf(garment, item, words),
    rainOnly: ofKind.rainOnly || words.some((touch) => touch.rainOnly),
    onlyAt: words.find((touch) => touch.onlyAt)?.onlyAt ?? (isSlipper(garment) ? 'home' : null),
    registers,
    clashes: clashesWith(registers),
    loudness: loudnessOf(garment, main, words),
    sheen: shine,
    shoulders,
    legs: last(words.map((touch) => touch.legs)) ?? (length ? legOfLength[length] : (ofKind.legs ?? 1)),
    cleavage: last(words.map((touch) => touch.cleavage)) ?? (shoulders < 0.4 ? 0.6 : 1),
    neck:
      last([item?.neck, ...words.map((touch) => touch.neck)]) ??
      (kind === 'shirt' || kind === 'polo' ? 'collar' : 'open'),
    heel: kind === 'heels' || words.some((touch) => touch.heel),
    metal: last([...shown, ...words.map((touch) => touch.metal)]) ?? null,
  };
}

/** Low shoes of wool are worn at home. */
const isSlipper = ({ kind, fabric }: Garment): boolean =>
  (fabric === 'wool' || fabric === 'knit') && (kind === 'flats' || kind === 'loafers' || kind === 'sandals');

const soakingCloths: ReadonlySet<Fabric> = new Set([
  'cotton',
  'denim',
  'wool',
  'knit',
  'leather',
  'corduroy',
]);

function rainOf(garment: Garment, item: Item | null, words: readonly Touch[]): Rain {
  const said = words.find((touch) => touch.rain)?.rain;
  if (said || item?.rain === 'made-for') return said ?? 'made-for';
  const byFabric = garment.fabric ? numbersOfFabric[garment.fabric].rain : undefined;
  if (byFabric === 'ruined') return byFabric;
  // Canvas leaks.
  if (garment.category === 'shoes' && garment.fabric === 'cotton' && garment.kind !== 'boots')
    return 'ruined';
  const soaks =
    garment.fabric && isSortOf(garment.kind, 'outerwear', 'coat') && soakingCloths.has(garment.fabric);
  return item?.rain ?? byFabric ?? (soaks ? 'poor' : numbersOfKind[garment.kind].rain);
}
