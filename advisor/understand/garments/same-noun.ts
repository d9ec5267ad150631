import { categoryOfKind } from '#contract/vocabulary.ts';
import { nounOf } from '#stylist/language/es/nouns.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import type { Annotated } from '../../words/pattern.ts';
import type { GarmentReference } from '../slots.ts';

const articles = /^(el|la|los|las)$/;

/** In "las dos camisas, la blanca y la oxford" the oxford is no pair of shoes: its article is that of a shirt. */
export function isMisread(
  reference: GarmentReference,
  named: readonly GarmentReference[],
  tokens: readonly Annotated[],
  wardrobe: readonly Garment[],
): boolean {
  const article = tokens[reference.start - 1]?.text ?? '';
  if (!articles.test(article) || reference.end - reference.start > 1) return false;
  if (!named.some(({ end }) => end <= reference.start - 1)) return false;
  const meant = wardrobe.filter(({ id }) => reference.garmentIds.includes(id));
  const gender = /^l?a/.test(article) ? 'f' : 'm';
  return meant.length > 0 && meant.every((one) => nounOf(one).gender !== gender);
}

/** A plural that is followed by its parts stands for them: "las dos camisas, la blanca y la oxford". */
export function withoutSums(references: readonly GarmentReference[]): GarmentReference[] {
  return references.filter((one, at) => {
    const parts = references
      .slice(at + 1)
      .filter((part) => part.points === 'definite' && part.stance === one.stance);
    const [first] = parts;
    const isSum = /s$/.test(one.text) && first !== undefined && first.start === one.end + 1;
    return !(isSum && first.kinds.every((kind) => one.kinds.includes(kind)) && first.item === null);
  });
}

/** "el jersey camel …, ¿cuántas veces he llevado el jersey?": the one that was named before. */
export function sameAgain(references: readonly GarmentReference[]): GarmentReference[] {
  return references.map((one, at) => {
    if (one.points !== 'definite' || one.garmentIds.length < 2 || one.colours.length > 0) return one;
    const told = references
      .slice(0, at)
      .flatMap(({ garmentIds }) => (garmentIds.length === 1 ? garmentIds : []))
      .filter((id) => one.garmentIds.includes(id));
    return new Set(told).size === 1 ? { ...one, garmentIds: told.slice(0, 1) } : one;
  });
}

export function ofOneName(
  references: readonly GarmentReference[],
  tokens: readonly Annotated[],
): GarmentReference[] {
  return references.flatMap((one, at): GarmentReference[] => {
    const [before, after] = [references[at - 1], references[at + 1]];
    if (after && isNounOf(one, after, tokens)) return [];
    return before && isNounOf(before, one, tokens)
      ? [{ ...one, start: before.start, points: before.points, text: `${before.text} ${one.text}` }]
      : [one];
  });
}

const isNounOf = (noun: GarmentReference, name: GarmentReference, tokens: readonly Annotated[]): boolean => {
  const [nounKind, nameKind] = [noun.kinds[0], name.kinds[0]];
  return (
    noun.end === name.start &&
    noun.stance === name.stance &&
    noun.garmentIds.length !== 1 &&
    name.garmentIds.length === 1 &&
    nounKind !== undefined &&
    nameKind !== undefined &&
    categoryOfKind[nounKind] === categoryOfKind[nameKind] &&
    tokens[noun.end - 1]?.pause !== true
  );
};
