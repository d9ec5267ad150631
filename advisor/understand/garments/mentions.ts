import type { ColorName } from '#contract/colors.ts';
import type { Fabric, Pattern } from '#contract/garment-attributes.ts';
import type { WornKind } from '#stylist/vocabulary/kinds.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import type { Span } from '../../words/lexicon.ts';
import { stemOf, type Token } from '../../words/tokens.ts';
import { numberOf } from '../numbers.ts';
import type { GarmentReference } from '../slots.ts';
import { colourAnswers, garmentsMeant, nameStems, nameTokens } from './find-garments.ts';
import { garmentWords, sensesAbroad } from './garment-words.ts';
import { isHomonym } from './homonyms.ts';
import { isLacking, pointsAt } from './pointing.ts';
import { isColour, Qualities, qualitiesIn } from './qualities.ts';
import { stanceOf, type Telling } from './stances.ts';
import { isSuitTrousers, sharesName, suitsIn, suitWord } from './suits.ts';

export type ColourMention = { name: ColorName; wanted: boolean; start: number; end: number };

export type Mentions = {
  garments: GarmentReference[];
  /** Colours, fabrics and patterns that are not part of a garment mention. */
  colours: ColourMention[];
  fabric: Fabric | null;
  avoidedFabric: Fabric | null;
  pattern: Pattern | null;
  avoidedPatterns: readonly Pattern[];
};

/** "el fondo es azul marino": the person would vanish in that colour. */
const isBackground = (tokens: readonly Token[], start: number): boolean =>
  tokens
    .slice(Math.max(0, start - 6), start)
    .some(({ text }) => /^(fondo|pared|paredes|telon|decorado)$/.test(text));

const ofManner = /^(?:tambien|tb|ya|siempre|igual|tod[oa]s?|muy)$/;
const noPerson =
  /^(?:look|conjunto|outfit|boda|fiesta|eso|esto|todo|que|q|como|donde|se|me|te|nos|no|y|si|cuando|porque|gente|codigo|idea|cosa)$/;
const theyOf =
  /^(?:novios?|novias?|madres|damas|amigas|amigos|primas|companeras|hermanas|invitadas|ellas|ellos)$/;
/** "ella va de rojo", "mi hermana también va de verde": the colour is taken, unless the two are to match. */
const isOfAnother = (tokens: readonly Token[], start: number): boolean => {
  const verb = tokens[start - 2]?.text ?? '';
  if (tokens[start - 1]?.text !== 'de' || !/^(va|ira|van|iran|viste|vestira|estara)$/.test(verb))
    return false;
  let at = start - 3;
  while (ofManner.test(tokens[at]?.text ?? '') && !tokens[at]?.pause) at--;
  const who = tokens[at];
  if (!who || who.pause || noPerson.test(who.text)) return false;
  if (/n$/.test(verb) && !theyOf.test(who.text)) return false;
  return (
    garmentWords.find(tokens.slice(at, at + 1)).length === 0 &&
    !tokens.some(
      ({ text }, index) =>
        /^(combin|pegu|pega$|conjunt|juego$|igual)/.test(text) &&
        !tokens.slice(Math.max(0, index - 5), index).some((one) => one.text === 'no'),
    )
  );
};

/** "bodas de oro" */
const isAnniversary = (tokens: readonly Token[], start: number): boolean =>
  tokens[start - 1]?.text === 'de' && /^(bodas|aniversario)$/.test(tokens[start - 2]?.text ?? '');

const isNoGarment = (tokens: readonly Token[], start: number): boolean =>
  isHomonym(tokens, start) ||
  (tokens[start]?.text === 'mini' && garmentWords.find(tokens.slice(start + 1, start + 2)).length > 0);

/** A hat keeps off the sun or goes with a dress; a knitted one does neither. */
const isCap = (one: Garment | undefined) => /\b(?:gorr[oa]|beanie)\b/i.test(one?.name ?? '');

const inDenim: ReadonlySet<WornKind> = new Set(['outerwear', 'skirt', 'shorts', 'dress']);

/** "¿y si llevo la de mezclilla?": no jeans, which are masculine. */
const isDenimJacket = (tokens: readonly Token[], start: number): boolean =>
  /^(jean|mezclilla|vaquera)$/.test(tokens[start]?.text ?? '') &&
  [tokens[start - 1], tokens[start - 2]].map((one) => one?.text).includes('la') &&
  (tokens[start]?.text === 'vaquera' || tokens[start - 1]?.text === 'de');
const jacketOfDenim = { kinds: ['outerwear'], item: null, fabric: 'denim' } as const;

const mostOfOwner = 5;

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  a.start < b.end && b.start < a.end;

const saidIn = (tokens: readonly Token[], start: number, end: number): string =>
  tokens
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ');

/** "la traje ayer", "lo uso": the pronoun makes a verb of it. */
const isVerb = (tokens: readonly Token[], { start, end }: { start: number; end: number }): boolean =>
  (tokens[start]?.text === 'saco' &&
    /^(cuanto|lo|los|las|me|te|se|que|no|si|como|donde)$/.test(tokens[start - 1]?.text ?? '')) ||
  (end - start === 1 &&
    tokens[start]?.text === 'traje' &&
    (/^(la|lo|las|los|me|te|se)$/.test(tokens[start - 1]?.text ?? '') ||
      /^(puest[oa]s?|puse|ayer|hoy)$/.test(tokens[end]?.text ?? '')));

/** Whether a word has its other sense: none of the usual answers, or only one of the other is named so. */
function isMeantElsewhere(
  wardrobe: readonly Garment[],
  usual: Parameters<typeof garmentsMeant>[1],
  other: Parameters<typeof garmentsMeant>[1],
  around: ReadonlySet<string>,
): boolean {
  if (other.kinds.length === 0) return false;
  const owned = ({ kinds }: typeof usual) => wardrobe.filter(({ kind }) => kinds.includes(kind));
  const isNamed = (one: Garment) => [...nameStems(one)].some((stem) => stem.length > 3 && around.has(stem));
  const found = garmentsMeant(wardrobe, other, around);
  if (found.length === 0) return false;
  if (wardrobe.some((one) => found.includes(one.id) && isNamed(one)) && !owned(usual).some(isNamed))
    return true;
  const isFar = !owned(other).some(({ category }) => owned(usual).some((one) => one.category === category));
  const isOwned = owned(usual).length > 0 && isFar;
  return !isOwned && garmentsMeant(wardrobe, usual, around).length === 0;
}

export function mentionsIn(
  tokens: readonly Token[],
  wardrobe: readonly Garment[],
  telling: Telling = null,
): Mentions {
  const byName = namedGarments(tokens, wardrobe);
  const unnamed = garmentWords
    .find(tokens)
    .filter(
      (span) =>
        !byName.some((one) => overlaps(one, span)) &&
        !isVerb(tokens, span) &&
        !isNoGarment(tokens, span.start),
    );
  // "la campera de jean", "la casaca jean" is one garment, made of denim.
  const denim = unnamed.filter(({ start }) => {
    if (!/^(jean|jeans|mezclilla|vaquer[oa])$/.test(tokens[start]?.text ?? '')) return false;
    const isJoined = tokens[start - 1]?.text === 'de' && unnamed.some(({ end }) => end === start - 1);
    const isBeside =
      !tokens[start - 1]?.pause &&
      unnamed.some(({ end, meaning }) => end === start && meaning.kinds.some((kind) => inDenim.has(kind)));
    return isJoined || isBeside;
  });
  const words = unnamed
    .filter((span) => !denim.includes(span))
    .map((span) => (isDenimJacket(tokens, span.start) ? { ...span, meaning: jacketOfDenim } : span));
  const isInGarment = (span: { start: number; end: number }) =>
    [...words, ...byName].some((one) => overlaps(one, span));
  const qualities = new Qualities(tokens, denim, isInGarment);
  const { colours, fabrics, patterns, taken } = qualities;

  const sided = (start: number, end: number) => {
    const stance = stanceOf(tokens, start, end, telling);
    return { stance, wanted: stance !== 'unwanted' };
  };
  /** "las sandalias doradas" are those of that name, not camel ones of the kind. */
  const exactly = (meant: readonly string[], start: number): readonly string[] => {
    const noun = tokens[start]?.stem ?? '';
    const colour = colours.find((one) => one.start > start && one.start <= start + 2)?.meaning;
    if (colour === undefined) return meant;
    const isExact = (one: Garment) => colourAnswers(one, colour, nameStems(one)) === 2;
    if (wardrobe.some((one) => meant.includes(one.id) && isExact(one))) return meant;
    const named = wardrobe.filter((one) => nameTokens(one)[0]?.stem === noun && isExact(one));
    return named.length > 0 ? named.map(({ id }) => id) : meant;
  };
  const references = words.map((span): GarmentReference => {
    const { end, ...described } = qualities.after(span);
    // "tenis blancos" is a name of its own.
    const [inName] =
      described.colours.length > 0 ? [] : qualitiesIn(tokens.slice(span.start + 1, span.end)).colours;
    const usual = { ...span.meaning, ...described, ...(inName && { colours: [inName] }) };
    // Up to the next garment: "mallas y la sudadera gris" are no grey leggings.
    const next = Math.min(
      tokens.length,
      ...[...words, ...byName].flatMap(({ start }) => (start >= span.end ? [start] : [])),
    );
    const around = new Set(
      tokens.slice(span.start + 1, Math.min(span.end + 5, next)).map(({ stem }) => stem),
    );
    const text = saidIn(tokens, span.start, end);
    // A person without such a garment is not offered a similar one.
    const lacks = isLacking(tokens, span.start) && sided(span.start, end).stance === 'told';
    const isNoun = span.end - span.start === 1;
    const other = {
      ...usual,
      kinds: isNoun ? sensesAbroad(tokens[span.start]?.text ?? '') : [],
      item: null,
    };
    const asked = !lacks && isMeantElsewhere(wardrobe, usual, other, around) ? other : usual;
    const namesake = isNoun && !lacks ? onlyNamesakes(wardrobe, asked.kinds, tokens[span.start]) : [];
    if (namesake.length > 0)
      return {
        text,
        ...asked,
        kinds: [...new Set(namesake.map(({ kind }) => kind))],
        item: null,
        ...sided(span.start, end),
        points: pointsAt(tokens, span.start),
        garmentIds: namesake.map(({ id }) => id),
        start: span.start,
        end,
      };
    const meant = lacks ? [] : garmentsMeant(wardrobe, asked, around);
    const garmentIds = suitWord.test(text)
      ? suitsIn(wardrobe, meant, asked, around)
      : byNoun(wardrobe, exactly(meant, span.start), asked.kinds, tokens[span.start]?.stem ?? '').filter(
          (id) => tokens[span.start]?.text !== 'sombrero' || !isCap(wardrobe.find((one) => one.id === id)),
        );
    return {
      text,
      ...asked,
      ...sided(span.start, end),
      points: pointsAt(tokens, span.start),
      garmentIds,
      start: span.start,
      end,
    };
  });
  // The trousers of a suit that is kept as two pieces.
  for (const one of [...references]) {
    const jackets = wardrobe.filter(({ id, kind }) => kind === 'blazer' && one.garmentIds.includes(id));
    if (!suitWord.test(one.text) || jackets.length === 0) continue;
    const trousers = wardrobe.filter(
      (other) => isSuitTrousers(other) && jackets.some((jacket) => sharesName(jacket, other)),
    );
    if (trousers.length > 0)
      references.push({ ...one, kinds: ['pants'], item: null, garmentIds: trousers.map(({ id }) => id) });
  }
  for (const { start, end, meaning } of byName) {
    // "la camisa azul" with a "Camisa" and a "Camisa azul": the longest name has already matched.
    const ambiguous =
      nameStems(meaning).size === 1 &&
      (colours.some((one) => one.start === end) ||
        fabrics.some((one) => one.start <= end + 1 && one.start >= end));
    const word = garmentWords.find(tokens.slice(start, end))[0];
    if (ambiguous && word) {
      const { end: last, ...described } = qualities.after({ start, end });
      const asked = { kinds: word.meaning.kinds, item: word.meaning.item, ...described };
      const text = saidIn(tokens, start, last);
      references.push({
        text,
        ...asked,
        ...sided(start, last),
        points: pointsAt(tokens, start),
        garmentIds: garmentsMeant(wardrobe, asked, new Set()),
        start,
        end: last,
      });
      continue;
    }
    const text = saidIn(tokens, start, end);
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
      ...sided(start, end),
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
  for (const one of [...references]) {
    if (!isEach(tokens, one)) continue;
    const each = one.garmentIds.map((id) => ({ ...one, points: 'definite' as const, garmentIds: [id] }));
    references.splice(references.indexOf(one), 1, ...each);
  }
  references.sort((a, b) => a.start - b.start);
  // "la blusa blanca, no, perdón, la camisa blanca": only what was meant counts.
  const said = references.filter(
    ({ end }, at) => !mended.test(saidIn(tokens, end, references[at + 1]?.start ?? end)),
  );

  // "el vestido de la novia es blanco"
  const isOfTold = (start: number) =>
    /^(?:es|sera|era)$/.test(tokens[start - 1]?.text ?? '') &&
    said.some(({ stance, end }) => stance === 'told' && end < start && start - end <= mostOfOwner);
  const isFree = (span: Span<unknown>) => !taken.has(span);
  const stanceIn = ({ start, end }: Span<unknown>) => stanceOf(tokens, start, end, telling);
  const isUnwanted = (span: Span<unknown>) => stanceIn(span) === 'unwanted';
  // "el año pasado fui de negro"
  const isTold = (span: Span<unknown>) => telling !== null && stanceIn(span) === 'told';
  // "hay que ir de blanco, pero blanco no tengo casi nada"
  const isScarce = ({ end }: Span<unknown>) =>
    /^(?:casi )?no (?:tengo|me queda)\b/.test(
      tokens
        .slice(end, end + 4)
        .map(({ text }) => text)
        .join(' '),
    );
  const loose = colours.filter(
    (span) =>
      !taken.has(span) &&
      isColour(tokens, span) &&
      !isAnniversary(tokens, span.start) &&
      (!isTold(span) ||
        isScarce(span) ||
        isBackground(tokens, span.start) ||
        isOfAnother(tokens, span.start)),
  );
  return {
    garments: said,
    colours: loose.map((span) => ({
      name: span.meaning,
      wanted:
        (isScarce(span) || !isUnwanted(span)) &&
        !isBackground(tokens, span.start) &&
        !isGivenUp(tokens, span.start, span.end) &&
        !isOfAnother(tokens, span.start) &&
        !isOfTold(span.start),
      start: span.start,
      end: span.end,
    })),
    fabric: fabrics.find((span) => isFree(span) && !isUnwanted(span) && !isTold(span))?.meaning ?? null,
    avoidedFabric: fabrics.find((span) => isFree(span) && isUnwanted(span))?.meaning ?? null,
    pattern:
      patterns.find(
        (span) => isFree(span) && !isPainting(tokens, span.start) && !isUnwanted(span) && !isTold(span),
      )?.meaning ?? null,
    avoidedPatterns: patterns.flatMap((span) =>
      isFree(span) && !isPainting(tokens, span.start) && isUnwanted(span) ? [span.meaning] : [],
    ),
  };
}

const isPainting = (tokens: readonly Token[], start: number): boolean =>
  /^cuadros?$/.test(tokens[start]?.text ?? '') &&
  /^(?:un|dos|tres|cuatro|cinco|varios|algunos|mis|mi|sus|unos|expongo|pinto|vendo|colgar|colgamos)$/.test(
    tokens[start - 1]?.text ?? '',
  );

const intended = /\b(?:pensaba|pensando|iba a|queria|tenia pensado|habia pensado)(?: [a-z]+){0,3}$/;
const isGivenUp = (tokens: readonly Token[], start: number, end: number): boolean =>
  intended.test(
    tokens
      .slice(Math.max(0, start - 6), start)
      .map(({ text }) => text)
      .join(' '),
  ) && tokens.slice(end, end + 8).some(({ text }) => text === 'pero');

/** "la hawaiana" of a person with a "Camisa hawaiana" and nameless flip-flops */
function onlyNamesakes(
  wardrobe: readonly Garment[],
  kinds: readonly WornKind[],
  word: Token | undefined,
): readonly Garment[] {
  if (word === undefined || !/a$/.test(word.text)) return [];
  const named = wardrobe.filter((one) =>
    nameTokens(one)
      .slice(1)
      .some(({ text }) => text === word.text),
  );
  const isNoun = wardrobe.some((one) => kinds.includes(one.kind) && nameStems(one).has(word.stem));
  return isNoun ? [] : named;
}

/** Nouns of whole kinds. */
const wide: ReadonlySet<string> = new Set(
  'pantalon vaqueros camiseta camisa zapatos botas abrigo chaqueta jersey falda vestido bolso blusa zapatillas top gorro'
    .split(' ')
    .map(stemOf),
);

/** "los botines" are no boots, and "el pañuelo" no scarf, where the person has both. */
function byNoun(
  wardrobe: readonly Garment[],
  meant: readonly string[],
  kinds: readonly WornKind[],
  noun: string,
): readonly string[] {
  if (meant.length < 2) return meant;
  const named = wardrobe.filter((one) => meant.includes(one.id) && nameTokens(one)[0]?.stem === noun);
  const isSure = kinds.length === 1 ? named.length > 0 : named.length === 1 && !wide.has(noun);
  return isSure ? named.map(({ id }) => id) : meant;
}

/** "los dos vaqueros" of a person with two. */
function isEach(tokens: readonly Token[], { start, garmentIds }: GarmentReference): boolean {
  const before = tokens[start - 1];
  const count = /^amb[oa]s$/.test(before?.text ?? '') ? 2 : before && numberOf(before);
  return (
    count === garmentIds.length &&
    count > 1 &&
    (before?.text.startsWith('amb') ||
      /^(?:los|las|mis|es[oa]s|est[oa]s)$/.test(tokens[start - 2]?.text ?? ''))
  );
}

const mended =
  /^(?:no )?(?:perdon|perdona|digo|mejor dicho|quiero decir|miento|me equivoque)(?: (?:no|digo|era|eran))?(?: (?:el|la|los|las|un|una|mi|mis))?$/;

function namedGarments(tokens: readonly Token[], wardrobe: readonly Garment[]): Span<Garment>[] {
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
