import type { ColorName } from '#contract/colors.ts';
import { type Category, categoryOfKind, type Kind } from '#contract/vocabulary.ts';
import { traitsOf } from '#stylist/piece.ts';
import { seasonFitOf } from '#stylist/traits/season-fit.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { colourAnswers, nameStems, nameTokens } from '../understand/garments/find-garments.ts';
import { isOfColour } from '../understand/garments/shades.ts';
import {
  adjectiveIn,
  type Purpose,
  purposesIn,
  type Scale,
  scaleIn,
  topShare,
  withSuit,
} from '../understand/plans/purposes.ts';
import type { GarmentReference } from '../understand/slots.ts';
import {
  betweenLabel,
  type Criterion,
  criteriaIn,
  isAllYear,
  isBetweenSeasons,
} from '../understand/told/facts.ts';
import { isIncluded } from '../understand/told/included.ts';
import { withoutLeftOut } from '../understand/told/left-out.ts';
import { isPlain, type Quality, qualitiesSaid } from '../understand/told/qualities.ts';
import type { Annotated } from '../words/pattern.ts';
import { isHeeled, isOfOtherSort } from './facts/by-word.ts';
import { continues } from './facts/goes-on.ts';
import { alikeOr, denies, isSaidOf, turnsFrom } from './facts/turned.ts';
import { garmentsNamed, heavyClo, regional } from './garments-named.ts';
import { garmentsByIds, type IntentContext } from './handler.ts';

export type Selection = {
  garments: readonly Garment[];
  /** Of the kinds and colours that were named, whatever else was asked of them. */
  base: readonly Garment[];
  purposes: readonly Purpose[];
  isAll: boolean;
  /** Whether it narrows the garments that were talked about before. */
  isFollowUp: boolean;
  /** Whether nothing is exactly what was asked for, and these only resemble it. */
  isNear: boolean;
};

const lightClo: Readonly<Record<string, number>> = { outerwear: 0.4, shoes: 0.05 };
const eveningKinds: ReadonlySet<Kind> = new Set(['dress', 'jumpsuit', 'suit', 'heels', 'clutch']);
/** "pantalones largos" are those that are no shorts. */
const legged: ReadonlySet<Kind> = new Set(['pants', 'jeans', 'leggings', 'joggers']);
const isDressShirt = (garment: Garment): boolean =>
  (garment.kind === 'shirt' || garment.kind === 'blouse') && traitsOf(garment).formality >= smart;
const smart = 0.55;
export const has = (garment: Garment, quality: Quality): boolean => {
  const traits = traitsOf(garment);
  if ('purpose' in quality) return quality.purpose.fits(garment, traits);
  if ('season' in quality) return fitsAll(garment, quality.season);
  if ('colour' in quality) return isOfColour(garment, quality.colour);
  if ('pattern' in quality) return garment.pattern === quality.pattern;
  if ('sleeve' in quality) return garment.sleeve === quality.sleeve;
  if ('length' in quality)
    return (
      garment.length === quality.length ||
      (garment.category === 'tops' && (garment.length ?? null) === null) ||
      (quality.length === 'short' && garment.kind === 'shorts') ||
      (quality.length === 'long' && legged.has(garment.kind) && (garment.length ?? null) === null)
    );
  if ('style' in quality)
    return (
      garment.style === quality.style ||
      (quality.style === 'formal' && (garment.style === 'party' || isDressShirt(garment)))
    );
  if ('volume' in quality) return traits.volume === quality.volume;
  if ('tones' in quality) return quality.tones.some((colour) => isOfColour(garment, colour));
  if ('belowKnee' in quality) return garment.length === 'medium' || garment.length === 'long';
  if ('fabric' in quality) return garment.fabric === quality.fabric;
  if ('kinds' in quality) return quality.kinds.includes(garment.kind);
  if ('evening' in quality)
    return (
      garment.style === 'party' ||
      (garment.style === 'formal' && eveningKinds.has(garment.kind) && garment.length !== 'short')
    );
  if ('rain' in quality) return traits.rain === 'made-for';
  if ('heel' in quality) return garment.category === 'shoes' && traits.heel === quality.heel;
  const isLight = traits.clo <= (lightClo[garment.category] ?? 0.28);
  return garment.category !== 'accessories' && isLight === (quality.warmth === 'light');
};

/** "algo de jean", "que sea de mezclilla": the cloth, of whatever kind. */
const isClothSaid = ({ text, start }: GarmentReference, tokens: readonly Annotated[]): boolean =>
  text === 'mezclilla' ||
  (/^(jeans?|vaquer[oa]s?|tejan[oa]s?)$/.test(text) && tokens[start - 1]?.text === 'de');

/** "¿qué tengo impermeable?" asks for anything that keeps the rain off. */
const isQualitySaid = ({ text, start }: GarmentReference, tokens: readonly Annotated[]): boolean =>
  (text === 'abrigo' && /^(de|mucho|buen|abrigo)$/.test(tokens[start - 1]?.text ?? '')) ||
  (text === 'abrigo' && tokens[start + 1]?.text === 'abrigo') ||
  (/^impermeables?$/.test(text) && !/^(un|el|la|los|mi|mis|algun|otro)$/.test(tokens[start - 1]?.text ?? ''));

/** "una falda que no sea mini" */
const isMini = (garment: Garment): boolean =>
  garment.length === 'short' || nameTokens(garment).some(({ text }) => text.startsWith('mini'));

/** "algo dorado aparte de las sandalias": whichever of them are golden. */
const ofAnyColour = (one: GarmentReference): GarmentReference =>
  one.colours.length === 0 && !one.text.includes(' ') && /s$/.test(one.text)
    ? { ...one, points: 'any' }
    : one;

/** "cuántas prendas negras tengo sin contar zapatos" */
const leavingOut = /^(sin|quitando|menos|excepto|salvo|aparte|descontando|fuera)$/;

export function selectionOf(context: IntentContext): Selection {
  const { wardrobe, understood, state } = context;
  const { tokens } = understood.reading;
  // "el jersey" is the one that was spoken of.
  const single = new Map(understood.slots.garments.map((one) => [one.start, one]));
  const read = understood.reading.slots.garments;
  // "¿y cuándo usé la plisada?", of the skirts listed last
  const ofListed = understood.slots.garments.filter(
    ({ start, points, garmentIds }) =>
      points === 'definite' &&
      garmentIds.length === 1 &&
      garmentIds.every((id) => state.focus.includes(id)) &&
      !read.some((one) => one.start === start),
  );
  const slots = {
    ...understood.reading.slots,
    garments: [
      ...read.map((one) => {
        const heard = single.get(one.start);
        return heard && one.points === 'definite' && heard.garmentIds.length === 1 ? heard : one;
      }),
      ...ofListed,
    ],
  };
  // "pero el abrigo de mi madre no, ese no se toca"
  const spares =
    state.fact?.measure === 'declutter' &&
    !tokens.some(({ text }) => text.startsWith('cuant')) &&
    slots.garments.length > 0 &&
    tokens.some(({ text }) => /^(pero|menos|salvo|excepto|no|ni|quedan?|intocables?)$/.test(text));
  const { asked: sought, refused: leftOut } = spares
    ? { asked: tokens, refused: [] }
    : withoutLeftOut(tokens);
  const left = criteriaIn(leftOut);
  const othersAt = tokens.findIndex(({ text }) => /^otr[oa]s$/.test(text));
  const isBesideOthers = ({ start, points }: GarmentReference) =>
    start < othersAt && (points === 'mine' || points === 'definite');
  const isLeft = (words: readonly Annotated[], at: number) => {
    const token = words[at];
    return token !== undefined && leftOut.includes(token);
  };
  const forSuit = purposesIn(sought).includes(withSuit);
  const told = slots.garments.filter(
    (one) =>
      one.wanted &&
      !isBesideOthers(one) &&
      !isLeft(tokens, one.start) &&
      !isIncluded(one, tokens) &&
      !(forSuit && /^(traje|terno)s?$/.test(one.text)) &&
      !isClothSaid(one, tokens) &&
      !isQualitySaid(one, tokens),
  );
  const cloths = slots.garments.filter((one) => isClothSaid(one, tokens));
  const cloth = cloths.some((one) => !isLeft(tokens, one.start)) ? ('denim' as const) : null;
  const isDenimLeft = cloths.some((one) => isLeft(tokens, one.start));
  // "los tacones ya no me los pongo, ¿cuántos son?" asks about them.
  const isAsked =
    slots.garments.some((one) => !isIncluded(one, tokens) && !isClothSaid(one, tokens)) &&
    tokens.some(({ text }) => text.startsWith('cuant')) &&
    told.length === 0 &&
    !tokens.some(({ text }) => leavingOut.test(text));
  const spoken = spares ? [] : isAsked ? slots.garments : told;
  const suits = spoken.filter(({ kinds }) => kinds[0] === 'suit');
  const all = suits.length > 0 ? suits : spoken;
  // A heeled boot has a heel too.
  const wanted = all.filter((one) => !isHeeled(one));
  const heels: readonly Quality[] = wanted.length < all.length ? [{ heel: true }] : [];
  const refused = new Set(
    slots.garments
      .filter(
        (one) =>
          !all.includes(one) &&
          !isIncluded(one, tokens) &&
          !isClothSaid(one, tokens) &&
          !isQualitySaid(one, tokens),
      )
      .flatMap((one) =>
        garmentsNamed(wardrobe, isLeft(tokens, one.start) ? ofAnyColour(one) : one)
          .filter((garment) => !/^mini/.test(one.text) || isMini(garment))
          .map(({ id }) => id),
      ),
  );
  const isHeelLeft = slots.garments.some((one) => isLeft(tokens, one.start) && isHeeled(one));
  const isFollowUp = spares || (!isAsked && continues(context));
  const focus = garmentsByIds(wardrobe, state.focus);
  // "¿y de lana?" asks the same of another cloth, as "¿y dorado?" of another colour.
  const isOther =
    isFollowUp &&
    ((tokens[0]?.text === 'y' && slots.fabric !== null) ||
      turnsFrom(focus, understood.reading) ||
      (left.length > 0 && focus.every((garment) => left.some((one) => isOfSet(garment, one)))));
  const from =
    isFollowUp && !spares && !isOther
      ? focus
      : isOther
        ? alikeOr(focus, wardrobe, slots.pattern !== null)
        : wardrobe;
  const ofKind =
    wanted.length > 0
      ? [...new Set(wanted.flatMap((one) => garmentsNamed(from, narrowed(from, one))))]
      : tokens.some(({ text }) => /^par(es)?$/.test(text))
        ? from.filter(({ category }) => category === 'shoes')
        : from;
  const isDenied = denies(tokens);
  const isColourLeft = (colour: ColorName) =>
    left.some(({ quality }) => 'colour' in quality && quality.colour === colour);
  const colours = isDenied
    ? []
    : [...slots.colours, ...wanted.flatMap((one) => one.colours)].filter((one) => !isColourLeft(one));
  const included =
    wanted.length > 0
      ? slots.garments.filter((one) => isIncluded(one, tokens)).flatMap((one) => garmentsNamed(wardrobe, one))
      : [];
  const base = [...new Set([...ofKind, ...included])].filter((garment) => !refused.has(garment.id));
  const isCompared = scaleIn(tokens) !== null;
  const purposes = spares ? [] : purposesIn(sought);
  const { asked, refused: unwanted } = qualitiesSaid(sought);
  const qualities = [...heels, ...asked].filter(
    (quality) =>
      !isSaidByKind(quality, wanted) &&
      !('warmth' in quality && tokens.some(({ text }) => /^(mas|menos)$/.test(text))) &&
      !(purposes.length > 0 && ('volume' in quality || 'evening' in quality)) &&
      !(isCompared && 'style' in quality),
  );
  const isPlainlyNamed =
    wanted.length > 0 &&
    wanted.every(({ points, garmentIds }) => points === 'definite' && garmentIds.length === 1);
  const adjective = adjectiveIn(sought);
  // "contando trench y plumas" counts them in and asks for no cloth.
  const isClothIncluded =
    tokens.some(({ text }) => /^(contando|incluyendo)$/.test(text)) && wanted.length > 0;
  const fabric = isDenied || isClothIncluded ? null : (slots.fabric ?? cloth);
  // The vocabulary counts velvet as corduroy.
  const velvet = tokens.find(({ text }) => /^(terciopelo|velvet)$/.test(text));
  const patternSaid = isPlain(tokens) ? 'plain' : slots.pattern;
  const pattern = isDenied ? null : patternSaid;
  // "cuántas son de invierno": those of all the year are not meant.
  const isOnlyOf = tokens.some(
    ({ text, classes }, at) =>
      text === 'de' &&
      tokens[at + 1]?.classes.some(({ name }) => name === 'season') &&
      classes.length === 0 &&
      /^(es|son|solo|tengo|ropa|prendas|cosas)$/.test(tokens[at - 1]?.text ?? ''),
  );
  const isSeasonLeft = left.some(({ axis }) => axis === 'season');
  const seasonSaid = isSeasonLeft ? null : slots.season;
  const isBetween = isBetweenSeasons(sought);
  const season = isAllYear(sought) ? 'all' : isBetween ? 'fall' : seasonSaid;
  const occasion = isPurposeSaid(sought) && purposes.length === 0 && !spares ? slots.occasion : null;
  const rest = base.filter(
    (garment) =>
      (fabric === null || garment.fabric === fabric || (cloth !== null && garment.kind === 'jeans')) &&
      (!velvet || nameStems(garment).has(velvet.stem)) &&
      (pattern === null || garment.pattern === pattern) &&
      (slots.avoidedFabric === null || garment.fabric !== slots.avoidedFabric) &&
      !(isDenied && isSaidOf(garment, slots)) &&
      (season === null || fitsAll(garment, season)) &&
      (!isBetween || fitsSeason(garment, 'spring')) &&
      (!isOnlyOf || season === 'all' || !fitsAll(garment, 'all')) &&
      (occasion === null || traitsOf(garment).fits[occasion] >= goodFit) &&
      purposes.every((purpose) => purpose.fits(garment, traitsOf(garment))) &&
      (isPlainlyNamed || qualities.every((quality) => has(garment, quality))) &&
      !unwanted.some((quality) => has(garment, quality)) &&
      !left.some((one) => isOfSet(garment, one)) &&
      !(isHeelLeft && has(garment, { heel: true })) &&
      !(isDenimLeft && (garment.fabric === 'denim' || garment.kind === 'jeans')),
  );
  const strict = rest.filter(
    (garment) => colours.length === 0 || colours.some((colour) => isOfColour(garment, colour)),
  );
  let kept = strict.filter((garment) => !slots.avoidedColours.some((colour) => isOfColour(garment, colour)));
  // Putting away for summer selects garments too warm for it.
  const isAway = season === 'winter' && tokens.some(({ text }) => /^(guard\w*|sac(o|ar)|subir)$/.test(text));
  if (isAway) kept = kept.filter(isForCold);
  const isAll = !isFollowUp && kept.length === wardrobe.length;
  const near =
    colours.length > 0 && kept.length === 0
      ? nearOnes(
          from.filter(({ id }) => !refused.has(id)),
          wanted,
          colours,
        )
      : [];
  const sorted = adjective ? topOf(kept, adjective) : kept;
  const garments = near.length > 0 ? near : sorted;
  const [only, ...more] = wanted;
  const isNear =
    near.length > 0 || (only !== undefined && more.length === 0 && isOfOtherSort(only, garments));
  return { garments, base, purposes, isAll, isFollowUp, isNear };
}

/** Those that an adjective describes, most of all first: "algo cómodo". */
function topOf(garments: readonly Garment[], { of, value }: Scale): Garment[] {
  const among = garments.filter(({ category }) => of.includes(category));
  const ranked = [...among].sort((a, b) => value(b, traitsOf(b)) - value(a, traitsOf(a)));
  return ranked.slice(0, Math.max(1, Math.round(topShare * ranked.length)));
}

/** The least fit of a garment that is said to serve for an occasion. */
const goodFit = 0.7;

/** "para la oficina" is a purpose; in "voy a hacer limpieza" the plan says nothing of the clothes. */
const isPurposeSaid = (tokens: readonly Annotated[]): boolean =>
  tokens.some(
    ({ classes }, at) =>
      classes.some(({ name }) => name === 'plan') &&
      tokens
        .slice(Math.max(0, at - 3), at + 1)
        .some(({ text }) => /^(para|a|de|en|vale|valen|sirven?)$/.test(text)),
  );

/** Between the seasons are those that serve in spring and in autumn. */
const isOfSet = (garment: Garment, { label, quality }: Criterion): boolean =>
  label === betweenLabel
    ? fitsSeason(garment, 'spring') && fitsSeason(garment, 'fall') && traitsOf(garment).clo < heavyClo
    : has(garment, quality);

/** The garments of each set; of seasons, those of the others too are told apart. */
export function listsOf(
  base: readonly Garment[],
  criteria: readonly Criterion[],
): { label: string; garments: Garment[] }[] {
  const isIn = (garment: Garment, { quality }: Criterion) => has(garment, quality);
  if (
    criteria[0]?.axis !== 'season' ||
    criteria.some(({ quality }) => 'season' in quality && quality.season === 'all')
  )
    return criteria.map((one) => ({
      label: one.label,
      garments: base.filter(
        (garment) =>
          isIn(garment, one) &&
          !(
            one.axis === 'season' &&
            !('season' in one.quality && one.quality.season === 'all') &&
            fitsAll(garment, 'all')
          ),
      ),
    }));
  const shared = base.filter((garment) => criteria.every((one) => isIn(garment, one)));
  return [
    ...criteria.map((one) => ({
      label: one.label,
      garments: base.filter((garment) => isIn(garment, one) && !shared.includes(garment)),
    })),
    ...(shared.length > 0 ? [{ label: 'Para todo el año', garments: shared }] : []),
  ];
}

/** Colours and so on are judged strictly afterwards. */
const narrowed = (base: readonly Garment[], reference: GarmentReference): GarmentReference => {
  const owned = new Set(base.map(({ id }) => id));
  return { ...reference, colours: [], garmentIds: reference.garmentIds.filter((id) => owned.has(id)) };
};

/** Garments of the kind in a similar colour, or else of the category in that very colour. */
function nearOnes(
  base: readonly Garment[],
  wanted: readonly GarmentReference[],
  colours: readonly ColorName[],
): Garment[] {
  const similar = base.filter((garment) =>
    colours.some((colour) => colourAnswers(garment, colour, nameStems(garment)) > 0),
  );
  const kinds = new Set(wanted.flatMap((one) => regional(one, base).kinds));
  const ofKind = similar.filter(({ kind }) => kinds.size === 0 || kinds.has(kind));
  if (ofKind.length > 0) return ofKind;
  const layers = new Set([...kinds].map((kind) => layerOf[categoryOfKind[kind]]));
  return similar.filter(
    (garment) =>
      layers.has(layerOf[garment.category]) &&
      garment.kind !== 't-shirt' &&
      colours.some((colour) => isOfColour(garment, colour)),
  );
}
/** A "saquito" may be a blazer. */
const layerOf: Readonly<Record<Category, string>> = {
  tops: 'top',
  outerwear: 'top',
  bottoms: 'bottom',
  dresses: 'dress',
  shoes: 'shoes',
  accessories: 'accessory',
};

/** "camiseta de manga corta" may be one word of the vocabulary. */
const isSaidByKind = (quality: Quality, wanted: readonly GarmentReference[]) =>
  'heel' in quality
    ? wanted.some(({ kinds }) => kinds[0] === 'heels')
    : 'rain' in quality && wanted.some(({ item }) => item !== null && wanted.length === 1);

const isForCold = (garment: Garment): boolean => {
  const { clo } = traitsOf(garment);
  if (garment.category === 'accessories') return clo >= 0.05;
  if (garment.category === 'shoes') return garment.kind === 'boots';
  return clo >= 0.4 || (garment.fabric === 'wool' && clo >= 0.3);
};

const fitsAll = (garment: Garment, season: Garment['seasons'][number] | 'all'): boolean =>
  season === 'all'
    ? fitsSeason(garment, 'winter') && fitsSeason(garment, 'summer')
    : fitsSeason(garment, season);

const clearFit = 0.75;
const warmEnough = 0.15;
function fitsSeason(garment: Garment, season: Garment['seasons'][number]): boolean {
  if (garment.seasons.length > 0 && garment.seasons.length < 4) return garment.seasons.includes(season);
  const { air, clo } = traitsOf(garment);
  if (garment.category === 'accessories') return season !== 'summer' || clo < 0.05;
  if (season === 'winter' && clo < warmEnough && garment.category !== 'shoes') return false;
  return seasonFitOf(garment, air, { season, temperatureC: null }) >= clearFit;
}
