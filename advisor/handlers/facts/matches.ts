import { hexOfColor } from '#contract/colors.ts';
import { oklchOf } from '#stylist/colour/oklch.ts';
import { pairHarmony, toneOf } from '#stylist/colour/pair-harmony.ts';
import { colourOf } from '#stylist/colour/spelled.ts';
import { goTogether } from '#stylist/compatibility/go-together.ts';
import { traitsOf } from '#stylist/piece.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { isOfColour } from '../../understand/garments/shades.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { the, theList } from '../../voice/names.ts';
import { quote } from '../../voice/phrase.ts';
import { said } from '../acted.ts';
import { garmentsNamed } from '../garments-named.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';
import { list } from './owned.ts';
import { pieceFor } from './piece-for.ts';
import { countAsked, inFull, mostListed, mostNamed, none, type Teller, type Told } from './told.ts';

/** "¿cuáles de mis camisetas van con la falda vaquera?", "¿y bolso a juego?" */
export const goesWith: Teller = (context, selection, fact) => {
  const { speaker, understood, wardrobe, state } = context;
  const spoken = understood.slots.garments.filter(({ wanted }) => wanted);
  const { tokens } = understood.reading;
  // "con el vestido rojo" is what the others are to go with.
  const isAfterWith = ({ start }: GarmentReference) =>
    tokens.slice(Math.max(0, start - 3), start).some(({ text }) => /^(con|a|ala)$/.test(text));
  const told = spoken.length > 1 ? (spoken.findLast(isAfterWith) ?? spoken[1]) : spoken.find(isAfterWith);
  const first = spoken.find((one) => one !== told);
  const anchors = told ? garmentsNamed(wardrobe, told) : wardrobe.filter(({ id }) => id === state.focus[0]);
  const [anchor] = anchors;
  const candidates = first
    ? garmentsNamed(wardrobe, first)
    : state.topic === 'search' && state.focus.length > 0
      ? garmentsByIds(wardrobe, state.focus)
      : told && anchor
        ? bestBeside(anchor, wardrobe)
        : [];
  if (told && !anchor) return withColour(context, told, candidates);
  if (first && candidates.length === 0)
    return { sentences: [speaker.say('unowned', { what: quote(first.text) })] };
  if (!anchor || candidates.length === 0) return list(context, selection, fact);
  const anchorPiece = pieceFor(anchor);
  const fitting = candidates
    .filter(
      (garment) =>
        garment.id !== anchor.id &&
        goTogether(anchorPiece, pieceFor(garment)) &&
        !understood.slots.avoidedColours.some((colour) => isOfColour(garment, colour)),
    )
    .sort((a, b) => harmony(b, anchor) - harmony(a, anchor));
  if (fitting.length === 0)
    return { sentences: [speaker.say('goes-with-none', { thing: the(anchor) })], shown: [anchor] };
  return {
    sentences: [speaker.say('goes-with', { thing: the(anchor), list: inFull(fitting) })],
    shown: [anchor, ...fitting],
  };
};

const mostOfCategory = 2;
/** "¿tengo algo que pegue con la falda?": of each other part of a look, the best. */
function bestBeside(anchor: Garment, wardrobe: readonly Garment[]): Garment[] {
  const [place] = slotsOfKind[anchor.kind];
  const others = wardrobe.filter(
    (one) =>
      slotsOfKind[one.kind][0] !== place &&
      ['tops', 'bottoms', 'outerwear', 'shoes'].includes(one.category) &&
      !(anchor.category === 'dresses' && (one.category === 'bottoms' || one.category === 'tops')) &&
      goTogether(pieceFor(anchor), pieceFor(one)),
  );
  return [...Map.groupBy(others, ({ category }) => category).values()].flatMap((sort) =>
    sort.sort((a, b) => harmony(b, anchor) - harmony(a, anchor)).slice(0, mostOfCategory),
  );
}

/** Those that go with the colour of a garment that is not owned. */
function withColour(
  { speaker }: IntentContext,
  told: GarmentReference,
  candidates: readonly Garment[],
): Told {
  const what = quote(told.text);
  const [colour] = told.colours;
  if (!colour || candidates.length === 0) return { sentences: [speaker.say('unowned', { what })] };
  const hex = hexOfColor(colour);
  if (!hex) return { sentences: [speaker.say('unowned', { what })] };
  const tone = toneOf(oklchOf(hex));
  const fitting = candidates
    .map((garment) => ({ garment, fit: pairHarmony(traitsOf(garment).main, tone) }))
    .filter(({ fit }) => fit >= goodHarmony)
    .sort((a, b) => b.fit - a.fit)
    .map(({ garment }) => garment);
  return fitting.length > 0
    ? { sentences: [speaker.say('goes-with-colour', { what, list: inFull(fitting) })], shown: fitting }
    : { sentences: [speaker.say('unowned', { what })] };
}
const goodHarmony = 0.6;

const harmony = (a: Garment, b: Garment) => pairHarmony(traitsOf(a).main, traitsOf(b).main);

/** Garments that do the same job: of one kind, colour and pattern. */
export const alike = (garments: readonly Garment[]): Garment[][] =>
  [
    ...Map.groupBy(
      garments.filter(({ category }) => category !== 'accessories'),
      (garment) => `${garment.kind} ${colourOf(garment)} ${garment.pattern} ${garment.style}`,
    ).values(),
  ].filter(({ length }) => length > 1);

/** Garments of one kind and main colour that something else tells apart. */
const nearlyAlike = (garments: readonly Garment[]): Garment[][] =>
  [
    ...Map.groupBy(
      garments.filter(({ category }) => category !== 'accessories'),
      (garment) => `${garment.kind} ${colourOf(garment)} ${garment.style}`,
    ).values(),
  ].filter(({ length }) => length > 1);

/** "una gabardina, creo que ya tengo una parecida" */
const asksLikeIt = ({ understood: { slots, reading } }: IntentContext): boolean =>
  slots.garments.some(
    ({ wanted, start }) => wanted && /^(un|una|otro|otra)$/.test(reading.tokens[start - 1]?.text ?? ''),
  );

export const duplicates: Teller = (context, selection, fact) => {
  const { speaker } = context;
  const { garments } = selection;
  if (asksLikeIt(context) && !selection.isAll) return list(context, selection, fact);
  const exact = alike(garments);
  const groups = exact.length > 0 ? exact : nearlyAlike(garments);
  if (groups.length === 0)
    return {
      sentences: [speaker.say('duplicates-none')],
      shown: garments.length <= mostListed ? garments : [],
    };
  const shown = groups.slice(0, mostNamed).flat();
  const text = groups
    .slice(0, mostNamed)
    .map((group) => theList(group).text)
    .join('; ');
  return {
    sentences: [
      speaker.say(exact.length > 0 ? 'duplicates' : 'duplicates-near', {
        list: { garmentIds: shown.map(({ id }) => id), text },
      }),
    ],
    shown,
  };
};

/** Tops, bottoms and shoes that go together two by two. */
export const combinations: Teller = (context, selection, fact) => {
  const { garments } = selection;
  if (garments.length < fewest) return versatility(context, selection, fact);
  const inSlot = (slot: string) =>
    garments
      .filter(({ kind }) => slotsOfKind[kind][0] === slot)
      .slice(0, mostCombined)
      .map(pieceFor);
  const tops = inSlot('base');
  const bottoms = inSlot('bottom');
  const shoes = inSlot('shoes');
  let number = inSlot('onePiece').reduce(
    (sum, dress) => sum + shoes.filter((shoe) => goTogether(dress, shoe)).length,
    0,
  );
  for (const top of tops)
    for (const bottom of bottoms)
      if (goTogether(top, bottom))
        number += shoes.filter((shoe) => goTogether(top, shoe) && goTogether(bottom, shoe)).length;
  const said = { count: number, tops: tops.length, bottoms: bottoms.length, shoes: shoes.length };
  return { sentences: [context.speaker.say('combinations', said)] };
};

const mostCombined = 40;
/** Fewer make no outfit, and are combined with the rest. */
const fewest = 3;

export const versatility: Teller = async (context, { garments }, fact) => {
  const least = fact.least || said(context, /^(cuest[ae]|dificil\w*|complicad\w*)$/);
  const { speaker, box, wardrobe } = context;
  const dressing = garments.filter(({ category }) => category !== 'accessories');
  if (dressing.length === 0) return none(context);
  const fits = await box.search('versatilityAmong', wardrobe, dressing);
  const of = ({ id }: Garment) => fits.get(id)?.outfits ?? 0;
  const sorted = [...dressing].sort((a, b) => (least ? of(a) - of(b) : of(b) - of(a)));
  const count = countAsked(context) ?? mostNamed;
  const [first, ...rest] = sorted.slice(0, count);
  if (!first) return none(context);
  return {
    sentences: [
      speaker.say(least ? 'least-versatile' : 'versatile', { thing: the(first), count: of(first) }),
      rest.length > 0 && speaker.say('versatile-next', { list: theList(rest) }),
    ],
    shown: sorted.slice(0, count),
  };
};
