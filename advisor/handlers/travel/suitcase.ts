import type { ColorName } from '#contract/colors.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import { capitalise } from '#stylist/language/es/grammar.ts';
import { traitsOf } from '#stylist/piece.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { noDay, type ShownOutfit } from '../../state.ts';
import { colourAnswers, garmentsAllowed, nameStems } from '../../understand/garments/find-garments.ts';
import type { Intent } from '../../understand/intents.ts';
import { isMeant, leadsTo } from '../../understand/learned/intents-learned.ts';
import { numberOf } from '../../understand/numbers.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { inOrder, theList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { dayInput, dayWith, purposeIn } from '../day.ts';
import { rememberOutfits } from '../dress/remember.ts';
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
/** "añade algo para correr": one more plan of the trip. */
const onePlanMore = patternOf(
  'algo|ropa|look|outfit|conjunto|uno|una para|de|con / mete~|anade~|anadi~|agrega~|suma~|incluye~|falta|faltan|faltaria|olvid~ * algo|ropa|look|outfit|conjunto|para / y para * tambien / tambien hay|tengo|tendre|habra',
);
const limiting = patternOf(
  'sea|sean|solo|solamente|maximo|deja~|dejemos|quede|queden|basta|bastan|llevo / nada mas',
);
/** "es de mano, ¿qué quito?" */
const asksWhatLeaves = patternOf(
  'que|q|cual|cuales [le|me|puedo] quito|saco|elimino|dejo|sobra|sobran|quitar|sacar',
);
const usualFewer = 2;
const demands: readonly string[] = ['sport', 'casual', 'date', 'party', 'work', 'formal'];
/** Up to it the warmer of two pieces is packed. */
const coldC = 14;

type Wanted = {
  absent: GarmentReference[];
  isAbsent: boolean;
  out: Garment[];
  into: string[];
  fewer: number;
  isMore: boolean;
  lacking: GarmentReference[];
  limits: { pieces: Garment[]; most: number }[];
};

function limitOf(
  { understood }: IntentContext,
  { start, end }: GarmentReference,
  many: number,
): number | null {
  const { tokens } = understood.reading;
  const near = tokens.slice(Math.max(0, start - 4), end + 4);
  // "llevo demasiado calzado"
  if (near.some(({ text }) => /^(demasiad|much|sobra|exces)/.test(text))) return Math.max(1, many - 1);
  if (!occurs(limiting, near)) return null;
  const [said] = near
    .flatMap((token) => numberOf(token) ?? [])
    .filter((value) => Number.isInteger(value) && value > 0);
  const isPair = near.some(({ text }, at) => text === 'par' && near[at - 1]?.text === 'un');
  return isPair ? 1 : (said ?? null);
}

const leaving = /^(quit|sac[ao]|saqu|fuera|elimin|dej)/;

/** "la camiseta de Nirvana" is that one, "las camisetas" are those of the case. */
const isDescribed = ({ text, colours, fabric, pattern }: GarmentReference): boolean =>
  colours.length > 0 || fabric !== null || pattern !== null || text.trim().includes(' ');

function changeIn(context: IntentContext, packed: readonly Garment[]): Wanted | null {
  const { understood, wardrobe, state } = context;
  const { slots, reading } = understood;
  const { tokens } = reading;
  const isOther = slots.month !== null || slots.season !== null || slots.days !== null;
  if (isOther || (slots.place !== null && !occurs(onePlanMore, tokens))) return null;
  const wanted: Wanted = {
    out: [],
    into: [],
    fewer: 0,
    isMore:
      occurs(evening, tokens) ||
      (occurs(onePlanMore, tokens) && slots.occasion !== null && !understood.onlyAsks),
    lacking: [],
    absent: [],
    isAbsent: false,
    limits: [],
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
  // "quita el abrigo, con el trench me apaño"
  const staying = new Set(
    slots.garments.flatMap(({ wanted: isWanted, garmentIds, start }) =>
      isWanted && tokens.slice(Math.max(0, start - 2), start).some(({ text }) => text === 'con')
        ? garmentIds
        : [],
    ),
  );
  // "voy con mochila chica" is what the case is, and none of what is in it.
  const isLuggage = ({ kinds, garmentIds, start }: GarmentReference) =>
    kinds.some((kind) => slotsOfKind[kind].includes('bag')) &&
    !packed.some(({ id }) => garmentIds.includes(id)) &&
    tokens.slice(Math.max(0, start - 3), start).some(({ text }) => /^(con|voy|solo|viajo)$/.test(text)) &&
    !occurs(onePlanMore, tokens);
  const inside = slots.garments.filter((one) => !isLuggage(one));
  for (const reference of inside) {
    const before = tokens.slice(Math.max(0, reference.start - 3), reference.start);
    const isRefused =
      tokens[reference.start - before.length - 1]?.text === 'no' || before.some(({ text }) => text === 'no');
    const isAdded =
      before.some(({ text }) => adding.test(text) && (!isRefused || /^(olvid|falt)/.test(text))) &&
      !before.some(({ text }) => text === 'en');
    const pieces = packed.filter(({ kind }) => reference.kinds.includes(kind));
    const limit = limitOf(context, reference, pieces.length);
    if (limit !== null && reference.kinds.length > 0) {
      if (pieces.length > limit) wanted.limits.push({ pieces, most: limit });
      else wanted.isAbsent = true;
      continue;
    }
    const isOut = before.some(({ text }) => leaving.test(text));
    if ((!reference.wanted || isOut) && !isAdded) {
      const [count] = before.flatMap((token) => numberOf(token) ?? []);
      const isCertain = isDescribed(reference);
      const worn = packed
        .filter(
          ({ id, kind }) =>
            reference.garmentIds.includes(id) || (!isCertain && reference.kinds.includes(kind)),
        )
        .filter(({ id }) => !staying.has(id))
        .sort((a, b) => demandOn(a) - demandOn(b) || uses(a) - uses(b));
      if (worn.length === 0) wanted.absent.push(reference);
      const isOne = reference.points === 'definite' && !/s$/.test(reference.text.split(' ')[0] ?? '');
      wanted.out.push(...worn.slice(0, count ?? (isOne ? 1 : worn.length)));
      continue;
    }
    if (!isAdded && !isOpening && !isMeant(understood.aims, 'pack-change')) continue;
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
  // "sí, añádela", of the piece asked about
  const [asked] = state.focus.filter((id) => !packed.some((piece) => piece.id === id));
  if (
    asked &&
    slots.garments.length === 0 &&
    tokens.some(({ text }) => adding.test(text) && /l[oae]s?$/.test(text))
  )
    wanted.into.push(asked);
  if (
    (occurs(fewer, tokens) || occurs(asksWhatLeaves, tokens)) &&
    wanted.out.length === 0 &&
    wanted.limits.length === 0
  ) {
    const at = tokens.findIndex(({ text }) => /^(cosas|cositas|prendas|piezas)$/.test(text));
    const said = tokens.slice(Math.max(0, at - 3), Math.max(0, at));
    const [count] = said
      .flatMap((token) => numberOf(token) ?? [])
      .filter((value) => value > 0 && value < packed.length);
    const isPair = said.some(({ text }) => text === 'par');
    wanted.fewer = isPair ? usualFewer : (count ?? usualFewer);
  }
  const isNothing =
    wanted.out.length + wanted.into.length + wanted.fewer + wanted.lacking.length + wanted.limits.length ===
      0 &&
    !wanted.isMore &&
    wanted.absent.length === 0 &&
    !wanted.isAbsent;
  return isNothing ? null : wanted;
}

export const packedIn = ({ state, wardrobe }: IntentContext): Garment[] => {
  const ids = [...state.outfits.flatMap(({ garmentIds }) => garmentIds), ...state.wishes.mustInclude];
  return garmentsByIds(wardrobe, [...new Set(ids)]);
};

const mostWords = 22;
const ofKnowledge: ReadonlySet<Intent | null> = new Set(['knowledge']);
const surelyKnowledge = 0.85;

/** Whether the looks on the table are those of a trip, also after a question on something else. */
const isOnTable = ({ state, understood }: IntentContext): boolean =>
  state.topic === 'pack' ||
  (state.outfits.length > 0 &&
    state.outfits.every(({ name }) => /^(Día \d|Una noche)/.test(name)) &&
    isMeant(understood.aims, 'pack-change', 'ask-with', 'ask-without'));

export function changesCase(context: IntentContext): boolean {
  const { understood } = context;
  const { tokens } = understood.reading;
  return (
    isOnTable(context) &&
    (leadsTo(understood.aims, ofKnowledge) < surelyKnowledge || occurs(asksWhatLeaves, tokens)) &&
    (understood.slots.when === null || occurs(onePlanMore, tokens)) &&
    (!understood.onlyAsks ||
      occurs(asksWhatLeaves, tokens) ||
      (occurs(limiting, tokens) && !understood.reading.text.includes('?'))) &&
    tokens.length <= mostWords &&
    changeIn(context, packedIn(context)) !== null
  );
}

/** The look of one more plan that adds least, in the colours that are asked for. */
async function oneMore(
  context: IntentContext,
  packed: readonly Garment[],
  gone: ReadonlySet<string>,
): Promise<ComposedOutfit | undefined> {
  const { state, understood, box, wardrobe } = context;
  const { slots, reading } = understood;
  const { temperatureC, rain, season } = state.day;
  const said = dayWith(
    { ...noDay, temperatureC, rain, season },
    { ...slots, place: null, isAside: false },
    box,
  );
  const isEvening = slots.occasion === null || occurs(nights, reading.tokens);
  const occasion = isEvening && !/^(party|formal|date)$/.test(said.occasion ?? '') ? 'date' : said.occasion;
  const { outfits } = await context.use('composeOutfits', {
    ...dayInput({ ...said, occasion, event: isEvening ? null : said.event }, box),
    colours: [...slots.colours],
    oneOfEach: allIn(context, slots.colours),
    mustAvoid: [...gone],
    count: 5,
  });
  const added = ({ garmentIds }: ComposedOutfit) =>
    garmentIds.filter((id) => !packed.some((piece) => piece.id === id)).length;
  const inColour = ({ garmentIds }: ComposedOutfit) =>
    garmentsByIds(wardrobe, garmentIds).filter((one) =>
      slots.colours.some((colour) => colourAnswers(one, colour, nameStems(one)) > 0),
    ).length;
  const [best] = outfits.toSorted((a, b) => inColour(b) - inColour(a) || added(a) - added(b));
  return best && { ...best, name: `${isEvening ? 'Noche' : capitalise(purposeIn(said))}: ${best.name}` };
}
/** "de blanco": top and trousers of the colour, where there are some. */
const allIn = ({ wardrobe }: IntentContext, colours: readonly ColorName[]): string[][] =>
  (['base', 'bottom'] as const)
    .map((slot) =>
      wardrobe.filter(
        (one) =>
          isAtHand(one) &&
          slotsOfKind[one.kind][0] === slot &&
          colours.some((colour) => colourAnswers(one, colour, nameStems(one)) > 0),
      ),
    )
    .filter((found) => found.length > 0)
    .map((found) => found.slice(0, 12).map(({ id }) => id));
const nights = patternOf('noche|cena|cenar|fiesta|salir');

const prefixOf = ({ name }: ShownOutfit): string => (name.includes(': ') ? `${name.split(': ')[0]}: ` : '');

/** The same trip with a changed case; what is not asked for stays. */
export async function repacked(context: IntentContext): Promise<Reply | null> {
  const { state, wardrobe, speaker, box } = context;
  const byIds = (ids: readonly string[]) => garmentsByIds(wardrobe, [...new Set(ids)]);
  const packed = packedIn(context);
  const wanted = packed.length > 0 ? changeIn(context, packed) : null;
  if (!wanted) return null;
  const day = dayInput(state.day, box);
  const gone = new Set(wanted.out.map(({ id }) => id));
  const extras = [...state.wishes.mustInclude.filter((id) => !gone.has(id)), ...wanted.into];

  const places = (piece: Garment) => slotsOfKind[piece.kind][0];
  const isTop = (piece: Garment) => /^(base|onePiece)$/.test(places(piece) ?? '');
  const worn = async (
    outfit: ShownOutfit,
    out: ReadonlySet<string>,
    tired: ReadonlySet<string>,
  ): Promise<ComposedOutfit | undefined> => {
    const left = outfit.garmentIds.filter((id) => !out.has(id));
    const isSame = left.length === outfit.garmentIds.length;
    const inCase = [...packed.map(({ id }) => id), ...extras].filter((id) => !out.has(id));
    const among = isSame ? left : inCase;
    const request = {
      ...day,
      event: null,
      occasion: outfit.occasion,
      season: outfit.season,
      among,
      count: 1,
    };
    const fresh = { ...request, mustInclude: left.slice(0, 8), mustAvoid: [...tired] };
    const [rested] = isSame || tired.size === 0 ? [] : (await context.use('composeOutfits', fresh)).outfits;
    if (rested) return { ...rested, name: `${prefixOf(outfit)}${rested.name.split(': ').at(-1)}` };
    const [exact] = (await context.use('composeOutfits', { ...request, mustInclude: left.slice(0, 8) }))
      .outfits;
    const [eased] = exact ? [exact] : (await context.use('composeOutfits', request)).outfits;
    return eased && { ...eased, name: `${prefixOf(outfit)}${eased.name.split(': ').at(-1)}` };
  };
  const dressed = async (out: ReadonlySet<string>) => {
    const all: ComposedOutfit[] = [];
    const wornTwice = (at: number) => {
      const later = state.outfits
        .slice(at + 1)
        .filter(({ garmentIds }) => !garmentIds.some((id) => out.has(id)));
      const days = [...all, ...later];
      return packed
        .filter((piece) => isTop(piece) && days.filter((one) => one.garmentIds.includes(piece.id)).length > 1)
        .map(({ id }) => id);
    };
    for (const [at, outfit] of state.outfits.entries()) {
      const one = await worn(outfit, out, new Set(wornTwice(at)));
      if (one) all.push(one);
    }
    return all;
  };
  // The pieces worn least leave, as long as every day is dressed.
  const isOnly = (piece: Garment) =>
    packed.filter((one) => !gone.has(one.id) && places(one) === places(piece)).length === 1;
  const uses = ({ id }: Garment) => state.outfits.filter(({ garmentIds }) => garmentIds.includes(id)).length;
  const order = [...packed].sort((a, b) => uses(a) - uses(b));
  for (const { pieces, most } of wanted.limits)
    for (const piece of pieces.toSorted((a, b) => uses(a) - uses(b)).slice(0, pieces.length - most))
      gone.add(piece.id);
  let outfits = await dressed(gone);
  if (outfits.length === 0 && wanted.out.length > 0 && state.outfits.length > 0)
    return {
      sentences: [speaker.say('case-needs', { list: theList(inOrder(wanted.out)) })],
      remember: { topic: 'pack', asked: state.asked },
    };
  let left = wanted.fewer;
  // A top is worn two days at most.
  const fewestTops = Math.ceil(state.outfits.length / 2);
  // The trousers of a working day stay with it.
  const isOfWork = (piece: Garment) =>
    places(piece) === 'bottom' &&
    state.outfits.some(
      ({ occasion, garmentIds }) => /^(work|formal)$/.test(occasion) && garmentIds.includes(piece.id),
    );
  const topsLeft = () => packed.filter((one) => isTop(one) && !gone.has(one.id)).length;
  for (const piece of order) {
    if (left === 0) break;
    if ((isTop(piece) && topsLeft() <= fewestTops) || isOfWork(piece)) continue;
    if (gone.has(piece.id) || extras.includes(piece.id) || (isOnly(piece) && places(piece) !== 'outer'))
      continue;
    const without = await dressed(new Set([...gone, piece.id]));
    if (without.length < outfits.length) continue;
    gone.add(piece.id);
    outfits = without;
    left -= 1;
  }
  if (wanted.isMore) {
    const best = await oneMore(context, packed, gone);
    if (best) outfits = [...outfits.slice(0, 6), best];
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
      wanted.absent[0] && speaker.say('case-without', { what: unownedText(wanted.absent) }),
      absent.length > 0 && speaker.say('case-out', { list: theList(inOrder(absent)) }),
      came.length > 0 && speaker.say('case-in', { list: theList(inOrder(came)) }),
      isShort && speaker.say('case-least'),
      absent.length + came.length > 0
        ? speaker.say('case-count', { count: now.length })
        : !isShort && !wanted.lacking[0] && !wanted.absent[0] && speaker.say('case-same'),
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
