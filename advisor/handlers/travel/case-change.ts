import { traitsOf } from '#stylist/piece.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { garmentsAllowed } from '../../understand/garments/find-garments.ts';
import { suitWord } from '../../understand/garments/suits.ts';
import { isMeant } from '../../understand/learned/intents-learned.ts';
import { numberOf } from '../../understand/numbers.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';

const fewer = patternOf(
  'menos cosas|ropa|prendas|peso|bultos|piezas / quita~|saca~ * cosas|cositas|prendas|piezas / quita~|saca~|quitale|quitame|quitele algo|dos|tres|par / es|son|sigue [siendo] mucho|muchas|demasiado|demasiadas / todavia|aun [es] mucho / demasiad~ cosas|ropa|prendas|peso / mas liger~|pequen~|reducid~ / no me cabe|entra / aligera~|reduce~|recorta~|adelgaza~ / pesa mucho',
);
const evening = patternOf(
  'algo * noche|salir|cenar|cena|fiesta|vestir|elegante|arreglado|arregladito|formal|mono|bonito / un|otro|otra|una [look|outfit|conjunto] * noche|cena|fiesta / mete~|anade~|agrega~|suma~|pon~|echa~ * noche|fiesta|cena|cenar|salir|vestir / y para la noche|cena / y [otro|otra|algo] * noche',
);
const adding = /^(met|anad|agreg|sum|pon|ech|inclu|olvid|falt|llev|mas)/;
/** "añade algo para correr": one more plan of the trip. */
export const onePlanMore = patternOf(
  'algo|ropa|look|outfit|conjunto|uno|una para|de|con / mete~|anade~|anadi~|agrega~|suma~|incluye~|falta|faltan|faltaria|olvid~ * algo|ropa|look|outfit|conjunto|para / y para * tambien / tambien hay|tengo|tendre|habra|vamos|iremos|voy|ire|salimos|saldremos / hay|tengo|vamos|iremos tambien|ademas',
);
export const limiting = patternOf(
  'sea|sean|solo|solamente|maximo|deja~|dejemos|quede|queden|basta|bastan|llevo / nada mas',
);
/** "es de mano, ¿qué quito?" */
export const asksWhatLeaves = patternOf(
  'que|q|cual|cuales [le|me|puedo] quito|saco|elimino|dejo|sobra|sobran|quitar|sacar',
);
const planTold = patternOf(
  'hay|tengo|tenemos|vamos|iremos|voy|ire|toca|celebramos|invitan|invitaron|olvidaba|falto|para un|una|el|la * / se casa / tambien|ademas',
);
const inAir = /^(?:flight|train|road-trip|travel|sightseeing)$/;
const usualFewer = 2;
const demands: readonly string[] = ['sport', 'casual', 'date', 'party', 'work', 'formal'];
/** Up to it the warmer of two pieces is packed. */
const coldC = 14;

export type Wanted = {
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
  const before = tokens.slice(Math.max(0, start - 4), start);
  const isLeaving = before.some(({ text }) => leaving.test(text));
  const isMuch =
    before.some(({ text }) => /^(demasiad|much|exces)/.test(text)) ||
    near.some(({ text }) => /^sobra/.test(text));
  if (isMuch && !isLeaving) return Math.max(1, many - 1);
  if (!occurs(limiting, near)) return null;
  const [said] = near
    .flatMap((token) => numberOf(token) ?? [])
    .filter((value) => Number.isInteger(value) && value > 0);
  const isPair = near.some(({ text }, at) => text === 'par' && near[at - 1]?.text === 'un');
  return isPair ? 1 : (said ?? null);
}

const leaving = /^(quit|sac[ao]|saqu|fuera|elimin|dej)/;

const leavingIt = /^(?:quit|sac|elimin|borr|dej)[a-z]*l[oa]s?$/;
const leavesIt = (tokens: readonly { text: string }[]): boolean =>
  tokens.some(({ text }) => leavingIt.test(text) && !/^dejame/.test(text));

/** "la camiseta de Nirvana" is that one, "las camisetas" are those of the case. */
const isDescribed = ({ text, colours, fabric, pattern }: GarmentReference): boolean =>
  colours.length > 0 ||
  fabric !== null ||
  pattern !== null ||
  text.trim().includes(' ') ||
  suitWord.test(text);

export function changeIn(context: IntentContext, packed: readonly Garment[]): Wanted | null {
  const { understood, wardrobe, state } = context;
  const { slots, reading } = understood;
  const { tokens } = reading;
  const isOther = slots.month !== null || slots.season !== null || slots.days !== null;
  const isPlan =
    slots.event !== null &&
    (!understood.onlyAsks || /^y para /.test(reading.text)) &&
    occurs(planTold, tokens) &&
    !/^(?:no|sin|nada|pero)$/.test(tokens[0]?.text ?? '') &&
    inAir.test(slots.event) === false;
  if (isOther || (slots.place !== null && !occurs(onePlanMore, tokens) && !isPlan)) return null;
  const wanted: Wanted = {
    out: [],
    into: [],
    fewer: 0,
    isMore:
      occurs(evening, tokens) ||
      (isPlan && !slots.isAside && slots.garments.length === 0) ||
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
      isWanted &&
      (tokens.slice(Math.max(0, start - 2), start).some(({ text }) => text === 'con') ||
        (garmentIds.length === 1 &&
          tokens.slice(Math.max(0, start - 2), start).some(({ text }) => adding.test(text))))
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
  const last = inside.at(-1);
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
    const isTakenOut = reference === last && leavesIt(tokens);
    const isOut =
      before.some(({ text }) => leaving.test(text)) ||
      isTakenOut ||
      tokens.slice(reference.end, reference.end + 5).some(({ text }) => text === 'fuera');
    if ((!reference.wanted || isOut) && (!isAdded || isTakenOut)) {
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
