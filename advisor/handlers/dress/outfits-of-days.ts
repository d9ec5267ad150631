import { type Category, categoryOfKind, type Kind } from '#contract/vocabulary.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import type { Day } from '../../state.ts';
import { garmentWords } from '../../understand/garments/garment-words.ts';
import type { Token } from '../../words/tokens.ts';
import { dayInput } from '../day.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';
import type { Wanted } from '../wishes.ts';

const repeating = /^rep[ei]t/;
const refusing = /^(sin|no|nunca|ni)$/;
const reach = 5;

export function unrepeatedIn(tokens: readonly Token[]): readonly Kind[] {
  const at = tokens.findIndex(
    ({ text }, index) =>
      repeating.test(text) &&
      tokens.slice(Math.max(0, index - 2), index).some((before) => refusing.test(before.text)),
  );
  const same = tokens.findIndex(
    ({ text }, index) =>
      /^mism[oa]s?$/.test(text) &&
      tokens.slice(Math.max(0, index - 3), index).some((before) => refusing.test(before.text)),
  );
  if (at < 0 && same < 0) return [];
  const after = tokens.slice(Math.max(at, same) + 1, Math.max(at, same) + 1 + reach);
  return [...new Set(garmentWords.find(after).flatMap(({ meaning }) => meaning.kinds))];
}

const sharesPlace = (garment: Garment, kinds: readonly Kind[]): boolean => {
  const categories = new Set<Category>(kinds.map((kind) => categoryOfKind[kind]));
  return kinds.includes(garment.kind) || (categories.has('shoes') && garment.category === 'shoes');
};

const noticed: ReadonlySet<string> = new Set(['base', 'onePiece', 'mid', 'bottom']);
/** Jeans, coats and shoes may repeat. */
const isNoticed = ({ kind }: Garment): boolean =>
  kind !== 'jeans' && slotsOfKind[kind].some((slot) => noticed.has(slot));

function byTurns(wanted: readonly Garment[], day: number): string[] {
  const places = new Map<string, Garment[]>();
  for (const one of wanted) {
    const place = slotsOfKind[one.kind][0] ?? one.kind;
    places.set(place, [...(places.get(place) ?? []), one]);
  }
  return [...places.values()].flatMap((those) => those[day % those.length]?.id ?? []);
}

export async function outfitsOfDays(
  context: IntentContext,
  days: readonly Day[],
  wishes: Wanted['wishes'],
): Promise<(ComposedOutfit | null)[]> {
  const { wardrobe, box, understood } = context;
  const kinds = unrepeatedIn(understood.reading.tokens);
  const made: (ComposedOutfit | null)[] = [];
  for (const [at, day] of days.entries()) {
    const mustInclude = byTurns(garmentsByIds(wardrobe, wishes.mustInclude), at);
    const worn = garmentsByIds(
      wardrobe,
      made.flatMap((one) => one?.garmentIds ?? []),
    ).filter(({ id }) => !wishes.mustInclude.includes(id));
    const never = worn.filter((one) => sharesPlace(one, kinds));
    const tries = [worn.filter((one) => isNoticed(one) || never.includes(one)), never, []];
    let found: ComposedOutfit | null = null;
    for (const avoided of tries) {
      const { outfits, missing } = await context.use('composeOutfits', {
        ...dayInput(day, box),
        ...wishes,
        mustInclude,
        oneOfEach: wishes.oneOfEach.filter((list) => !list.some((id) => wishes.mustInclude.includes(id))),
        mustAvoid: [...new Set([...wishes.mustAvoid, ...avoided.map(({ id }) => id)])]
          .filter((id) => !mustInclude.includes(id))
          .slice(0, 400),
        notAgain: made.flatMap((one) => (one ? [[...one.garmentIds]] : [])),
        count: 1,
      });
      found = outfits[0] ?? null;
      if (found && !missing.some(({ essential }) => essential)) break;
    }
    made.push(found);
  }
  return made;
}
