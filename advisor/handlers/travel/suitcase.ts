import type { ComposedOutfit } from '#stylist/generate.ts';
import { traitsOf } from '#stylist/piece.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import type { ShownOutfit } from '../../state.ts';
import { garmentsAllowed } from '../../understand/find-garments.ts';
import { numberOf } from '../../understand/numbers.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { inOrder, theList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { dayInput, dayWith } from '../day.ts';
import { rememberOutfits } from '../dress.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { adviceWithout } from '../tell-outfit.ts';
import { unownedText } from '../wishes.ts';

const fewer = patternOf(
  'menos cosas|ropa|prendas|peso|bultos|piezas / quita~|saca~ * cosas|cositas|prendas|piezas / quita~|saca~|quitale|quitame|quitele algo|dos|tres|par / es|son|sigue [siendo] mucho|muchas|demasiado|demasiadas / todavia|aun [es] mucho / demasiad~ cosas|ropa|prendas|peso / mas liger~|pequen~|reducid~ / no me cabe|entra / aligera~|reduce~|recorta~|adelgaza~ / pesa mucho',
);
const evening = patternOf(
  'algo * noche|salir|cenar|cena|fiesta|vestir|elegante|arreglado|arregladito|formal|mono|bonito / un|otro|otra|una [look|outfit|conjunto] * noche|cena|fiesta / mete~|anade~|agrega~|suma~|pon~|echa~ * noche|fiesta|cena|cenar|salir|vestir / y para la noche|cena / y [otro|otra|algo] * noche',
);
const adding = /^(met|anad|agreg|sum|pon|ech|inclu|olvid|falt|llev|mas)/;
const usualFewer = 2;
/** What a demanding day needs leaves last. */
const demands: readonly string[] = ['sport', 'casual', 'date', 'party', 'work', 'formal'];
/** Up to it the warmer of two pieces is packed. */
const coldC = 14;

type Wanted = {
  isAbsent: boolean;
  out: Garment[];
  into: string[];
  fewer: number;
  isEvening: boolean;
  lacking: GarmentReference[];
};

/** Reads a message as a change of the case; `null` when it asks for another trip. */
function changeIn(context: IntentContext, packed: readonly Garment[]): Wanted | null {
  const { understood, wardrobe, state } = context;
  const { slots, reading } = understood;
  const { tokens } = reading;
  if (slots.place !== null || slots.month !== null || slots.season !== null || slots.days !== null)
    return null;
  const wanted: Wanted = {
    out: [],
    into: [],
    fewer: 0,
    isEvening: occurs(evening, tokens),
    lacking: [],
    isAbsent: false,
  };
  const uses = ({ id }: Garment) => state.outfits.filter(({ garmentIds }) => garmentIds.includes(id)).length;
  // "y una bufanda", said of the case
  const isOpening = /^(y|tambien|con)$/.test(tokens[0]?.text ?? '') && !reading.text.includes('?');
  const demandOn = ({ id }: Garment) =>
    Math.min(
      demands.length,
      ...state.outfits
        .filter(({ garmentIds }) => garmentIds.includes(id))
        .map(({ occasion }) => demands.indexOf(occasion)),
    );
  for (const reference of slots.garments) {
    const before = tokens.slice(Math.max(0, reference.start - 3), reference.start);
    const isAdded = before.some(({ text }) => adding.test(text)) && !before.some(({ text }) => text === 'en');
    if (!reference.wanted && !isAdded) {
      const [count] = before.flatMap((token) => numberOf(token) ?? []);
      const worn = packed
        .filter(({ id, kind }) => reference.garmentIds.includes(id) || reference.kinds.includes(kind))
        .sort((a, b) => demandOn(a) - demandOn(b) || uses(a) - uses(b));
      if (worn.length === 0) wanted.isAbsent = true;
      const isOne = reference.points === 'definite' && !/s$/.test(reference.text.split(' ')[0] ?? '');
      wanted.out.push(...worn.slice(0, count ?? (isOne ? 1 : worn.length)));
      continue;
    }
    if (!isAdded && !isOpening) continue;
    const isPacked = packed.some(({ id }) => reference.garmentIds.includes(id));
    if (isPacked && reference.garmentIds.length === 1) {
      wanted.isAbsent = true;
      continue;
    }
    const free = garmentsByIds(wardrobe, garmentsAllowed(wardrobe, reference)).filter(
      (one) => !packed.includes(one) && isAtHand(one),
    );
    const isCold = (state.day.temperatureC ?? coldC) <= coldC;
    const [first] = (isCold ? free.toSorted((a, b) => traitsOf(b).clo - traitsOf(a).clo) : free).map(
      ({ id }) => id,
    );
    if (first) wanted.into.push(first);
    else if (!isPacked) wanted.lacking.push(reference);
  }
  if (occurs(fewer, tokens) && wanted.out.length === 0) {
    const at = tokens.findIndex(({ text }) => /^(cosas|cositas|prendas|piezas)$/.test(text));
    const said = tokens.slice(Math.max(0, at - 3), Math.max(0, at));
    const [count] = said
      .flatMap((token) => numberOf(token) ?? [])
      .filter((value) => value > 0 && value < packed.length);
    const isPair = said.some(({ text }) => text === 'par');
    wanted.fewer = isPair ? usualFewer : (count ?? usualFewer);
  }
  const isNothing =
    wanted.out.length + wanted.into.length + wanted.fewer + wanted.lacking.length === 0 &&
    !wanted.isEvening &&
    !wanted.isAbsent;
  return isNothing ? null : wanted;
}

/** The garments of the case on the table. */
const packedIn = ({ state, wardrobe }: IntentContext): Garment[] => {
  const ids = [...state.outfits.flatMap(({ garmentIds }) => garmentIds), ...state.wishes.mustInclude];
  return garmentsByIds(wardrobe, [...new Set(ids)]);
};

const mostWords = 14;

/** Whether a message changes the case rather than asking for a look of another day. */
export function changesCase(context: IntentContext): boolean {
  const { state, understood } = context;
  const { tokens } = understood.reading;
  return (
    state.topic === 'pack' &&
    understood.slots.when === null &&
    !understood.onlyAsks &&
    tokens.length <= mostWords &&
    changeIn(context, packedIn(context)) !== null
  );
}

const prefixOf = ({ name }: ShownOutfit): string => (name.includes(': ') ? `${name.split(': ')[0]}: ` : '');

/** The same trip with a changed case; what is not asked for stays. */
export async function repacked(context: IntentContext): Promise<Reply | null> {
  const { state, wardrobe, speaker, understood, box } = context;
  const byIds = (ids: readonly string[]) => garmentsByIds(wardrobe, [...new Set(ids)]);
  const packed = packedIn(context);
  const wanted = packed.length > 0 ? changeIn(context, packed) : null;
  if (!wanted) return null;
  const day = dayInput(state.day, box);
  const gone = new Set(wanted.out.map(({ id }) => id));
  const extras = [...state.wishes.mustInclude.filter((id) => !gone.has(id)), ...wanted.into];

  const worn = async (outfit: ShownOutfit, out: ReadonlySet<string>): Promise<ComposedOutfit | undefined> => {
    const left = outfit.garmentIds.filter((id) => !out.has(id));
    const isSame = left.length === outfit.garmentIds.length;
    const among = isSame ? left : [...packed.map(({ id }) => id), ...extras].filter((id) => !out.has(id));
    const request = {
      ...day,
      event: null,
      occasion: outfit.occasion,
      season: outfit.season,
      among,
      count: 1,
    };
    const [exact] = (await context.use('composeOutfits', { ...request, mustInclude: left.slice(0, 8) }))
      .outfits;
    const [eased] = exact ? [exact] : (await context.use('composeOutfits', request)).outfits;
    return eased && { ...eased, name: `${prefixOf(outfit)}${eased.name.split(': ').at(-1)}` };
  };
  const dressed = async (out: ReadonlySet<string>) => {
    const all: ComposedOutfit[] = [];
    for (const outfit of state.outfits) {
      const one = await worn(outfit, out);
      if (one) all.push(one);
    }
    return all;
  };
  // The pieces worn least leave, as long as every day is dressed.
  const places = (piece: Garment) => slotsOfKind[piece.kind][0];
  const isOnly = (piece: Garment) =>
    packed.filter((one) => !gone.has(one.id) && places(one) === places(piece)).length === 1;
  const uses = ({ id }: Garment) => state.outfits.filter(({ garmentIds }) => garmentIds.includes(id)).length;
  const order = [...packed].sort((a, b) => uses(a) - uses(b));
  let outfits = await dressed(gone);
  let left = wanted.fewer;
  for (const piece of order) {
    if (left === 0) break;
    if (gone.has(piece.id) || extras.includes(piece.id) || (isOnly(piece) && places(piece) !== 'outer'))
      continue;
    const without = await dressed(new Set([...gone, piece.id]));
    if (without.length < outfits.length) continue;
    gone.add(piece.id);
    outfits = without;
    left -= 1;
  }
  if (wanted.isEvening) {
    const said = dayWith(state.day, understood.slots, box);
    const occasion = /^(party|formal|date)$/.test(said.occasion ?? '') ? said.occasion : 'date';
    const found = await context.use('composeOutfits', {
      ...dayInput({ ...said, occasion, event: null }, box),
      mustAvoid: [...gone],
      count: 5,
    });
    const added = ({ garmentIds }: ComposedOutfit) =>
      garmentIds.filter((id) => !packed.some((piece) => piece.id === id)).length;
    const [best] = found.outfits.filter((one) => added(one) > 0).sort((a, b) => added(a) - added(b));
    if (best) outfits = [...outfits.slice(0, 6), { ...best, name: `Noche: ${best.name}` }];
  }
  const now = byIds([...outfits.flatMap(({ garmentIds }) => garmentIds), ...extras]);
  const absent = packed.filter((piece) => !now.includes(piece));
  const came = now.filter((piece) => !packed.includes(piece));
  const isShort = wanted.fewer > 0 && now.length >= packed.length;
  return {
    sentences: [
      wanted.lacking[0] && [
        ...speaker.say('unowned', { what: unownedText(wanted.lacking) }),
        ...adviceWithout(wanted.lacking[0]),
      ],
      absent.length > 0 && speaker.say('case-out', { list: theList(inOrder(absent)) }),
      came.length > 0 && speaker.say('case-in', { list: theList(inOrder(came)) }),
      isShort && speaker.say('case-least'),
      absent.length + came.length > 0
        ? speaker.say('case-count', { count: now.length })
        : !isShort && !wanted.lacking[0] && speaker.say('case-same'),
    ],
    garmentIds: now.map(({ id }) => id),
    outfits,
    remember: {
      ...rememberOutfits(context, outfits, { topic: 'pack', asked: state.asked }, true),
      wishes: {
        ...state.wishes,
        mustInclude: extras.slice(0, 8),
        mustAvoid: [...new Set([...state.wishes.mustAvoid, ...gone])].slice(0, 400),
      },
    },
  };
}
