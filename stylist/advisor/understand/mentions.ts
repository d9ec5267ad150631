import type { ColorName } from '#contract/colors.ts';
import type { Fabric, Pattern } from '#contract/vocabulary.ts';
import type { Garment } from '../../wardrobe.ts';
import type { Span } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';
import { garmentsMeant, nameStems, nameTokens } from './find-garments.ts';
import {
  colourLexicon,
  doubtfulColours,
  fabricLexicon,
  type GarmentWord,
  garmentWords,
  patternLexicon,
} from './garment-words.ts';
import { isDismissed, isRefused } from './refusals.ts';
import type { GarmentReference } from './slots.ts';

export type ColourMention = { name: ColorName; wanted: boolean; start: number; end: number };

export type Mentions = {
  garments: GarmentReference[];
  /** Colours, fabrics and patterns that belong to no garment of the message. */
  colours: ColourMention[];
  fabric: Fabric | null;
  avoidedFabric: Fabric | null;
  pattern: Pattern | null;
};

/** Small words between a garment and what describes it. */
const links: ReadonlySet<string> = new Set([
  'de',
  'color',
  'en',
  'tono',
  'la',
  'el',
  'los',
  'las',
  'tan',
  'muy',
  'mas',
  'colores',
  'midi',
  'maxi',
  'larga',
  'largo',
  'ancha',
  'ancho',
  'nueva',
  'nuevo',
  'vieja',
  'viejo',
  'favorita',
  'favorito',
  'ajustada',
  'ajustado',
  'oversize',
]);
const nouns: ReadonlySet<string> = new Set([
  'un',
  'una',
  'unos',
  'unas',
  'algun',
  'alguna',
  'algunas',
  'algunos',
  'que',
  'otra',
  'otro',
  'otros',
  'otras',
  'cuantas',
  'cuantos',
]);
const own: ReadonlySet<string> = new Set(['mi', 'mis']);
const definite: ReadonlySet<string> = new Set([
  'el',
  'la',
  'los',
  'las',
  'esa',
  'ese',
  'esas',
  'esos',
  'esta',
  'este',
  'estos',
  'estas',
]);

/** Garments that are named in full, however odd their name is. */
function named(tokens: readonly Token[], wardrobe: readonly Garment[]): Span<Garment>[] {
  const found: Span<Garment>[] = [];
  const said = new Set(tokens.map(({ stem }) => stem));
  const entries = wardrobe
    .map((garment) => ({ garment, stems: nameTokens(garment).map(({ stem }) => stem) }))
    .filter(
      ({ stems, garment }) =>
        stems.every((stem) => said.has(stem)) &&
        (stems.length > 1 || garmentWords.find(nameTokens(garment)).length > 0),
    )
    .sort((a, b) => b.stems.length - a.stems.length);
  const used = tokens.map(() => false);
  for (const { garment, stems } of entries) {
    for (let start = 0; start + stems.length <= tokens.length; start++) {
      if (stems.some((stem, offset) => used[start + offset] || tokens[start + offset]?.stem !== stem))
        continue;
      used.fill(true, start, start + stems.length);
      found.push({ start, end: start + stems.length, meaning: garment });
    }
  }
  return found;
}

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  a.start < b.end && b.start < a.end;

function pointsAt(tokens: readonly Token[], start: number): GarmentReference['points'] {
  const before = [tokens[start - 1]?.text ?? '', tokens[start - 2]?.text ?? ''];
  if (before.some((word) => own.has(word))) return 'mine';
  if (nouns.has(before[0] ?? '')) return 'any';
  return definite.has(before[0] ?? '') ? 'definite' : 'any';
}

/** "no tengo vestido", "no tengo ningún vestido". */
function isLacking(tokens: readonly Token[], start: number): boolean {
  const before = tokens.slice(Math.max(0, start - 3), start).map(({ text }) => text);
  if (['un', 'una', 'ningun', 'ninguna', 'ni'].includes(before.at(-1) ?? '')) before.pop();
  return before.at(-1) === 'tengo' && before.at(-2) === 'no';
}

export function mentionsIn(tokens: readonly Token[], wardrobe: readonly Garment[]): Mentions {
  const byName = named(tokens, wardrobe);
  const unnamed = garmentWords.find(tokens).filter((span) => !byName.some((one) => overlaps(one, span)));
  // "la campera de jean" is one garment, of denim.
  const denim = unnamed.filter(
    ({ start }) =>
      /^(jean|jeans|mezclilla)$/.test(tokens[start]?.text ?? '') &&
      tokens[start - 1]?.text === 'de' &&
      unnamed.some(({ end }) => end === start - 1),
  );
  const words = unnamed.filter((span) => !denim.includes(span));
  const isInGarment = (span: { start: number; end: number }) =>
    [...words, ...byName].some((one) => overlaps(one, span));
  const colours = colourLexicon.find(tokens).filter((span) => !isInGarment(span));
  const fabrics = [
    ...fabricLexicon.find(tokens).filter((span) => !isInGarment(span)),
    ...denim.map(({ start, end }): Span<Fabric> => ({ start, end, meaning: 'denim' })),
  ];
  const patterns = patternLexicon.find(tokens).filter((span) => !isInGarment(span));
  const taken = new Set<Span<unknown>>();

  function qualitiesAfter(span: Span<GarmentWord>) {
    const described = {
      colours: [] as ColorName[],
      fabric: null as Fabric | null,
      pattern: null as Pattern | null,
    };
    let at = span.end;
    for (let skipped = 0; at < tokens.length && skipped <= 2; ) {
      const here = <T>(spans: readonly Span<T>[]) => spans.find((one) => one.start === at && !taken.has(one));
      const colour = here(colours);
      const fabric = here(fabrics);
      const pattern = here(patterns);
      const next = fabric ?? pattern ?? colour;
      if (next) {
        taken.add(next);
        if (fabric) described.fabric = fabric.meaning;
        else if (pattern) described.pattern = pattern.meaning;
        else if (colour) described.colours.push(colour.meaning);
        at = next.end;
        skipped = 0;
      } else if (links.has(tokens[at]?.text ?? '')) {
        at++;
        skipped++;
      } else if (skipped === 0 && tokens[at]?.text === 'y' && colours.some((one) => one.start === at + 1)) {
        // "rayas blancas y rojas" is one garment of two colours.
        at++;
        skipped++;
      } else break;
    }
    return {
      ...described,
      end: Math.max(
        span.end,
        ...[...taken].filter((one) => one.start >= span.start && one.end <= at).map((one) => one.end),
      ),
    };
  }

  const references = words.map((span): GarmentReference => {
    const { end, ...described } = qualitiesAfter(span);
    const { kinds, item } = span.meaning;
    const asked = { kinds, item, ...described };
    const around = new Set(tokens.slice(span.end, span.end + 5).map(({ stem }) => stem));
    const text = tokens
      .slice(span.start, end)
      .map((token) => token.text)
      .join(' ');
    // Whoever says that they have none is not asked to wear one that is near it.
    const garmentIds = isLacking(tokens, span.start) ? [] : garmentsMeant(wardrobe, asked, around);
    return {
      text,
      ...asked,
      wanted: !isRefused(tokens, span.start) && !isDismissed(tokens, end),
      points: pointsAt(tokens, span.start),
      garmentIds,
      start: span.start,
      end,
    };
  });
  for (const { start, end, meaning } of byName) {
    // "la camisa azul" where one is called "Camisa" and another "Camisa azul": the longest name has won already.
    const ambiguous =
      nameStems(meaning).size === 1 &&
      (colours.some((one) => one.start === end) ||
        fabrics.some((one) => one.start <= end + 1 && one.start >= end));
    const word = garmentWords.find(tokens.slice(start, end))[0];
    if (ambiguous && word) {
      const { end: last, ...described } = qualitiesAfter({ start, end, meaning: word.meaning });
      const asked = { kinds: word.meaning.kinds, item: word.meaning.item, ...described };
      const text = tokens
        .slice(start, last)
        .map((token) => token.text)
        .join(' ');
      references.push({
        text,
        ...asked,
        wanted: !isRefused(tokens, start),
        points: pointsAt(tokens, start),
        garmentIds: garmentsMeant(wardrobe, asked, new Set()),
        start,
        end: last,
      });
      continue;
    }
    const text = tokens
      .slice(start, end)
      .map((token) => token.text)
      .join(' ');
    const plainName = nameStems(meaning).size === 1 && pointsAt(tokens, start) === 'any';
    const ids =
      plainName && word
        ? garmentsMeant(wardrobe, { ...word.meaning, colours: [], fabric: null, pattern: null }, new Set())
        : [meaning.id];
    references.push({
      text,
      kinds: word?.meaning.kinds ?? [meaning.kind],
      item: word?.meaning.item ?? null,
      ...qualitiesIn(tokens.slice(start, end)),
      wanted: !isRefused(tokens, start),
      points: plainName ? 'any' : 'definite',
      garmentIds: ids,
      start,
      end,
    });
  }
  // "la blusa cruda o la burdeos": the second is named by its colour alone.
  for (const one of [...references]) {
    let at = one.end;
    if (!['o', 'y', 'u'].includes(tokens[at]?.text ?? '')) continue;
    const joined = tokens[at]?.text;
    at++;
    const article = ['la', 'el', 'los', 'las'].includes(tokens[at]?.text ?? '');
    if (article) at++;
    const colour = colours.find((span) => span.start === at && !taken.has(span));
    if (!colour || one.colours.length === 0 || (joined === 'y' && !article)) continue;
    taken.add(colour);
    const asked = {
      kinds: one.kinds,
      item: one.item,
      fabric: null,
      pattern: null,
      colours: [colour.meaning],
    };
    references.push({
      ...one,
      ...asked,
      text: `${tokens[one.start]?.text} ${colour.meaning}`,
      garmentIds: garmentsMeant(wardrobe, asked, new Set()),
      start: at,
      end: colour.end,
    });
  }
  references.sort((a, b) => a.start - b.start);

  const loose = colours.filter((span) => !taken.has(span) && isColour(tokens, span));
  return {
    garments: references,
    colours: loose.map(({ start, end, meaning }) => ({
      name: meaning,
      wanted: !isRefused(tokens, start),
      start,
      end,
    })),
    fabric: fabrics.find((span) => !taken.has(span) && !isRefused(tokens, span.start))?.meaning ?? null,
    avoidedFabric: fabrics.find((span) => !taken.has(span) && isRefused(tokens, span.start))?.meaning ?? null,
    pattern: patterns.find((span) => !taken.has(span))?.meaning ?? null,
  };
}

/** What a name says of its garment, for whoever looks for more of the kind. */
function qualitiesIn(name: readonly Token[]) {
  const sure = colourLexicon.find(name).filter(({ start }) => !doubtfulColours.has(name[start]?.text ?? ''));
  return {
    colours: sure.map(({ meaning }) => meaning),
    fabric: fabricLexicon.find(name)[0]?.meaning ?? null,
    pattern: patternLexicon.find(name)[0]?.meaning ?? null,
  };
}

/** "café" is a colour after "color", and a drink elsewhere. */
function isColour(tokens: readonly Token[], { start, end }: Span<unknown>): boolean {
  if (end - start > 1) return true;
  const word = tokens[start]?.text ?? '';
  const [before, earlier] = [tokens[start - 1]?.text, tokens[start - 2]?.text];
  return (
    !doubtfulColours.has(word) ||
    before === 'color' ||
    (before === 'el' && earlier === 'color') ||
    before === 'tono'
  );
}
