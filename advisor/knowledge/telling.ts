import { tokensOf } from '../words/tokens.ts';
import { isKnown, rarity } from './documents.ts';
import { entries } from './entries.ts';
import { clothWords, thingWords } from './glossary.ts';
import {
  aspectWords,
  ceremonyWords,
  clothFamilies,
  foremostWords,
  stainWords,
  subjectWords,
} from './telling-words.ts';
import { termsOf } from './terms.ts';

const rootsOf = (words: Iterable<string>): ReadonlySet<string> => new Set([...words].flatMap(termsOf));

/** Roots that name the subject of a question: things, cloths, symbols, customs, places. */
const titledStains = entries
  .filter(({ title }) => /^Mancha de /.test(title))
  .flatMap(({ title }) =>
    title
      .replace(/ en .*$/, '')
      .split(/[ ,]+/)
      .slice(2),
  );
export const subjects = rootsOf([
  ...titledStains,
  ...ceremonyWords,
  ...thingWords,
  ...clothWords,
  ...subjectWords,
  ...stainWords,
  ...foremostWords,
]);
export const foremost = rootsOf(foremostWords);
/** Roots of cloths and stains, which decide how a garment is treated. */
export const cloths = rootsOf(clothWords);
/** Cloths and trimmings, and garments that are cleaned in ways of their own. */
export const materials = rootsOf([
  ...clothWords,
  ...'lentejuelas pedreria plumifero plumas gasa tul encaje pano neopreno rafia charol paja fieltro'.split(
    ' ',
  ),
]);
const stains = rootsOf([...stainWords, ...titledStains]);
const plainStains = rootsOf(stainWords);
const ambiguous = new Set(
  [...rootsOf(titledStains)]
    .filter((term) => !plainStains.has(term))
    .concat([
      ...rootsOf(['cafe', 'mora', 'tinto', 'vino', 'chocolate', 'tomate', 'palta', 'mate', 'mostaza']),
    ]),
);
/** Words beside which those are stains and not colours. */
export const removing = rootsOf([
  'manchar',
  'quitar',
  'sacar',
  'lavar',
  'limpiar',
  'eliminar',
  'oler',
  'huele',
  'evitar',
]);
const matters: ReadonlySet<string> = new Set([...cloths, ...stains]);
export const aspects = rootsOf(aspectWords);

export const familyOf: ReadonlyMap<string, string> = new Map(
  Object.entries(clothFamilies).flatMap(([family, words]) =>
    tokensOf(words).map(({ stem }): [string, string] => [stem, family]),
  ),
);

export const contentTermsOf = (question: string): string[] =>
  termsOf(question).filter((term) => isKnown(term));

export const contentOf = (question: string): number => contentTermsOf(question).length;

export function tellingOf(terms: readonly string[]): { subject: string | null; aspects: readonly string[] } {
  const asked = terms.filter((term) => aspects.has(term));
  const removes = terms.some((term) => removing.has(term));
  const named = terms.filter((term) => subjects.has(term) && (removes || !ambiguous.has(term)));
  const first = named.filter((term) => foremost.has(term));
  const treated = asked.length > 0 ? named.filter((term) => matters.has(term)) : [];
  const among = first.length > 0 ? first : treated.length > 0 ? treated : named;
  const [subject = null] = [...among].sort((a, b) => rarity(b) - rarity(a));
  return { subject, aspects: asked };
}

/**
 * A question with what it leaves out of the one before: "¿y se plancha?" takes the cloth and not the washing, "¿y si es
 * de lana?" the washing and not the cloth.
 */
export function goingOn(question: string, before: string): string {
  return [question, ...keptOf(question, before)].join(' ').slice(0, 400);
}

/** A question with the things, cloths and stains alone of the one before, where that told much besides. */
export function goingOnSubjects(question: string, before: string): string {
  const kept = keptOf(question, before).filter((word) => termsOf(word).some((term) => subjects.has(term)));
  return [question, ...kept].join(' ').slice(0, 400);
}

function keptOf(question: string, before: string): string[] {
  const now = termsOf(question);
  const isSaid = (kind: ReadonlySet<string>) => now.some((term) => kind.has(term));
  const replaced = [aspects, cloths, stains].filter(isSaid);
  return tokensOf(before)
    .map(({ text }) => text)
    .filter((text) => !termsOf(text).some((term) => replaced.some((kind) => kind.has(term))));
}
