import type { Upkeep } from '#advisor/tools/seen.ts';
import type { Toolbox } from '#advisor/tools/toolbox.ts';
import { store } from '../store.ts';
import { talkTo } from '../talk.ts';
import type { Asked, Truth } from './asked.ts';
import { type Owned, wardrobes } from './owned.ts';

const today = { year: 2026, month: 11, day: 23 };

const euros = (text: string): readonly number[] =>
  [...text.matchAll(/(\d[\d.]*)(?:,(\d+))?/g)].map(([, whole = '', cents = '0']) =>
    Number(`${whole.replaceAll('.', '')}.${cents}`),
  );

const upkeepOf = (wardrobe: readonly Owned[]): Upkeep => ({
  due: [],
  inLaundry: wardrobe.flatMap(({ id, name, inLaundry }) => (inLaundry ? [{ garmentId: id, name }] : [])),
  away: wardrobe.flatMap(({ id, name, absence }) => (absence ? [{ garmentId: id, name, ...absence }] : [])),
  elsewhere: [],
  departed: [],
});

const seen = (wardrobe: readonly Owned[]): Partial<Toolbox> => ({
  wardrobe,
  store,
  today,
  prices: new Map(wardrobe.flatMap(({ id, price }) => (price === null ? [] : [[id, price] as const]))),
  notes: new Map(
    wardrobe.flatMap(({ id, brand }) => (brand === null ? [] : [[id, { brand, size: null }] as const])),
  ),
  plans: async () => [],
  wishes: async () => [],
  cart: async () => ({ lines: [], totalEuros: 0 }),
  upkeep: async () => upkeepOf(wardrobe),
  act: async () => ({ done: true }),
});

const namesOf = (garments: readonly Owned[]) => garments.map(({ name }) => name).join(', ') || 'none';

const numbersInWords = [
  'cero',
  'una?',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
];
const saysNumber = (text: string, number: number) =>
  new RegExp(`\\b(${number}|${numbersInWords[number] ?? number})\\b`, 'i').test(text);

function measured(garment: Owned, by: Extract<Truth, { tells: 'first' }>['by']): number {
  if (by === 'perWear') return (garment.price ?? 0) / Math.max(garment.timesWorn, 1);
  return garment[by] ?? (by === 'lastWornDaysAgo' ? 1e6 : 0);
}

/** Those that the text names, the first one first. */
const namedIn = (text: string, wardrobe: readonly Owned[]) =>
  wardrobe
    .flatMap((one) => {
      const at = text.toLowerCase().indexOf(one.name.toLowerCase());
      return at < 0 ? [] : [{ one, at }];
    })
    .sort((a, b) => a.at - b.at || b.one.name.length - a.one.name.length)
    .map(({ one }) => one);

function faultOf(
  truth: Truth,
  text: string,
  shown: readonly Owned[],
  wardrobe: readonly Owned[],
): string | null {
  if (truth.tells === 'words') {
    if (!truth.says.test(text)) return `does not say ${truth.says}`;
    return truth.never?.test(text) ? `says ${truth.never}` : null;
  }
  if (truth.tells === 'none') {
    if (shown.length > 0) return /(tal cual, no|no l[oa] veo)/.test(text) ? null : `shows ${namesOf(shown)}`;
    return /\b(no|ning[uú]n[ao]?|nada|cero)\b/i.test(text) ? null : 'does not say no';
  }
  if (truth.tells === 'sum') {
    const expected = wardrobe.filter(truth.among).reduce((total, { price }) => total + (price ?? 0), 0);
    return euros(text).includes(expected) ? null : `does not say ${expected} €`;
  }
  if (truth.tells === 'first') {
    const among = wardrobe.filter(truth.among);
    const values = among.map((one) => measured(one, truth.by));
    const end = truth.most ? Math.max(...values) : Math.min(...values);
    const best = among.filter((one) => measured(one, truth.by) === end);
    const [first] = namedIn(text, wardrobe);
    if (first && best.includes(first)) return null;
    return `names ${first?.name ?? 'none'} first and not ${namesOf(best)}`;
  }
  const must = wardrobe.filter(truth.must);
  const may = wardrobe.filter(truth.may);
  if (truth.tells === 'count' && shown.length === 0) {
    const most = new Set([...must, ...may]).size;
    for (let number = must.length; number <= most; number += 1) if (saysNumber(text, number)) return null;
    return `does not say ${must.length}${most > must.length ? ` to ${most}` : ''}`;
  }
  const lacks = must.filter((one) => !shown.includes(one));
  const wrong = shown.filter((one) => !must.includes(one) && !may.includes(one));
  if (lacks.length + wrong.length > 0)
    return [
      ...(lacks.length > 0 ? [`lacks ${namesOf(lacks)}`] : []),
      ...(wrong.length > 0 ? [`has ${namesOf(wrong)}`] : []),
    ].join('; ');
  if (must.length + may.length === 0 || shown.length > 0 || must.length === 0) return null;
  return 'shows nothing';
}

export type Compared = { asked: Asked; fault: string | null; text: string; shown: string };

export async function compare(asked: Asked): Promise<Compared> {
  const wardrobe = wardrobes[asked.whose];
  const last = (await talkTo(asked.messages, seen(wardrobe))).at(-1);
  const text = last?.text ?? '';
  const shown = wardrobe.filter(({ id }) => last?.garmentIds.includes(id));
  const dressed = (last?.outfits.length ?? 0) > 0;
  return {
    asked,
    text,
    shown: namesOf(shown),
    fault: dressed ? 'dresses' : faultOf(asked.truth, text, shown, wardrobe),
  };
}
