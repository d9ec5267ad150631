import { joinAnd } from '#stylist/language/es/grammar.ts';
import { traitsOf } from '#stylist/piece.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { numberOf } from '../../understand/numbers.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { about, the, theList } from '../../voice/names.ts';
import type { Token } from '../../words/tokens.ts';
import { garmentsByIds, type IntentContext, type IntentHandler } from '../handler.ts';
import { selectionOf } from '../selection.ts';
import { mostShown } from './told.ts';

const most = 12;
const choosing =
  /^(?:elig\p{L}*|eleg(?:i|ir|ime|is|irias?)|elij\p{L}*|escog\p{L}*|escoj\p{L}*|seleccion\p{L}*|quedate|quedese|quedarme|quedar|quedo|quedaria|quedarias|salv(?:a|ar|arias?|ame)|rescat\p{L}+|reduc\p{L}+)$/u;
const giving =
  /^(?:doy|regal\p{L}*|don[ao]\p{L}*|vend[aeo]\p{L}*|quit\p{L}+|sacar|saco|descart\p{L}+|elimin\p{L}+|deshacerme|sobran)$/u;
const ofAll = /^(?:armario|ropero|closet|placard|vestidor|prendas|cosas|ropa)$/;
const naming = /^(?:dime|decime|digame|dame|saca\p{L}*|separa\p{L}*|recomienda\p{L}*|sugier\p{L}+)$/u;
const counted =
  /^(?:dias?|semanas?|mes|meses|anos?|horas?|minutos?|looks?|outfits?|conjuntos?|tenidas?|veces|vez|euros?|pesos|soles|grados|tallas?|kilos?|cm|noches?|personas?|opciones?|ideas?|maletas?|mil|pm|am)$/;
const ofShop = /^(?:tienda|compr\p{L}+|carrito|cesta|deseos|prest\p{L}+|precio)$/u;
const told = /^(?:me|nos)$/;

function countChosen(tokens: readonly Token[]): number | null {
  for (const [at, token] of tokens.entries()) {
    const number = /^(?:un|una|uno)$/.test(token.text) ? null : numberOf(token);
    const before = tokens[at - 1]?.text ?? '';
    const isCount =
      number !== null &&
      Number.isInteger(number) &&
      number >= 2 &&
      number <= most &&
      !counted.test(tokens[at + 1]?.text ?? '') &&
      !/^(?:las|los|talla|a|hace|del?)$/.test(before);
    if (isCount) return number;
  }
  return null;
}

const givesAway = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => giving.test(text)) &&
  tokens.some(({ text }) => choosing.test(text) || /^(?:cual|cuales)$/.test(text));

const isAny = ({ wanted, points }: GarmentReference): boolean =>
  wanted && (points === 'any' || points === 'mine');

const isOwned = ({ understood, state }: IntentContext): boolean => {
  const { tokens } = understood.reading;
  const { garments } = understood.slots;
  const isListed = state.topic === 'search' && state.focus.length > 2 && state.focus.length <= mostShown;
  if (givesAway(tokens) && tokens.some(({ text }) => ofAll.test(text))) return true;
  const wanted = garments.filter((one) => one.wanted);
  return wanted.length > 0 ? wanted.every(isAny) : isListed || givesAway(tokens);
};

export const choosesSome = (context: IntentContext): boolean => {
  const { understood, wardrobe, message, state } = context;
  const { tokens } = understood.reading;
  const verb = tokens.findIndex(({ text }) => choosing.test(text));
  const isMine = tokens.some(({ text }) => /^(?:mis|mios|mias|tengo)$/.test(text));
  const isNamed = isMine && tokens.some(({ text }) => naming.test(text));
  const isTold =
    /^(?:quedo)$/.test(tokens[verb]?.text ?? '') &&
    told.test(tokens[verb - 1]?.text ?? '') &&
    !/[?¿]|cu[aá]l/i.test(message);
  return (
    wardrobe.length > 0 &&
    (state.outfits.length === 0 || isMine) &&
    (verb >= 0 || isNamed || givesAway(tokens)) &&
    !isTold &&
    !tokens.some(({ text }) => ofShop.test(text)) &&
    countChosen(tokens) !== null &&
    isOwned(context)
  );
};

type Role = { name: string; fits(garment: Garment): boolean; isExtra?: true };
const isOuter = ({ category }: Garment): boolean => category === 'outerwear';
const isShoe = ({ category }: Garment): boolean => category === 'shoes';
const roles: readonly Role[] = [
  { name: 'para la lluvia', fits: (one) => isOuter(one) && traitsOf(one).rain === 'made-for' },
  {
    name: 'para el frío serio',
    fits: (one) => isOuter(one) && traitsOf(one).clo >= 0.55 && one.style !== 'formal',
  },
  { name: 'para arreglarte en frío', fits: ({ kind }) => kind === 'coat' },
  { name: 'para el deporte', fits: ({ style }) => style === 'sport', isExtra: true },
  {
    name: 'para las fiestas',
    fits: ({ style, category }) => style === 'party' && category !== 'accessories',
    isExtra: true,
  },
  { name: 'sube el tono', fits: ({ kind }) => kind === 'blazer', isExtra: true },
  { name: 'para el entretiempo', fits: isOuter },
  { name: 'para vestir', fits: (one) => isShoe(one) && traitsOf(one).formality >= 0.75 },
  { name: 'para frío y lluvia', fits: ({ kind }) => kind === 'boots' },
  { name: 'para el calor', fits: ({ kind }) => kind === 'sandals', isExtra: true },
  { name: 'para andar todo el día', fits: ({ kind }) => kind === 'sneakers' },
  { name: 'para oficina y calle', fits: isShoe },
  { name: 'abriga de verdad', fits: (one) => one.category === 'tops' && traitsOf(one).clo >= 0.4 },
  { name: 'viste sin esfuerzo', fits: (one) => traitsOf(one).formality >= 0.7 },
  { name: 'da vida a lo liso', fits: (one) => traitsOf(one).loudness > 0.25 },
  { name: 'va con todo', fits: (one) => traitsOf(one).main.neutral !== null },
  { name: 'pone el color', fits: () => true },
];
const roleAt = (garment: Garment): number => roles.findIndex(({ fits }) => fits(garment));
const roleOf = (garment: Garment): string => roles[roleAt(garment)]?.name ?? '';
const rank = (garment: Garment): number =>
  roleAt(garment) + (roles[roleAt(garment)]?.isExtra ? roles.length : 0);

function varied(sorted: readonly Garment[], count: number): Garment[] {
  const first = [...Map.groupBy(sorted, roleOf).values()].flatMap(([best]) => best ?? []);
  const lead = first.toSorted((a, b) => rank(a) - rank(b)).slice(0, count);
  const rest = sorted.filter((one) => !lead.includes(one)).slice(0, count - lead.length);
  return [...lead, ...rest];
}

const known = 0.2;
const fitting = 0.6;

export const chooseSome: IntentHandler = async (context) => {
  const { understood, state, wardrobe, speaker, box } = context;
  const count = countChosen(understood.reading.tokens) ?? 2;
  const isNamed = understood.slots.garments.some(isAny);
  const isGiven = givesAway(understood.reading.tokens);
  const isOfAll = isGiven && understood.reading.tokens.some(({ text }) => ofAll.test(text));
  const selection = selectionOf(
    isNamed ? { ...context, state: { ...state, fact: null, focus: [] } } : context,
  );
  const narrowed = selection.garments.length >= count ? selection.garments : selection.base;
  const kept = new Set(understood.slots.garments.flatMap((one) => (isAny(one) ? [] : one.garmentIds)));
  const dressing = wardrobe.filter(({ id, category }) => category !== 'accessories' && !kept.has(id));
  const all = isNamed ? narrowed : isOfAll ? dressing : garmentsByIds(wardrobe, state.focus);
  const { occasion } = understood.slots;
  const isOuterwear = all.filter(isOuter).length > all.length / 2;
  const suited = all.filter(
    (one) => (!isOuterwear || isOuter(one)) && (occasion === null || traitsOf(one).fits[occasion] >= fitting),
  );
  const among = suited.length >= count ? suited : all;
  const remember = { topic: 'search' as const, asked: null };
  if (among.length === 0) return { sentences: [speaker.say('found-none', { what: ['eso'] })], remember };
  if (among.length <= count)
    return {
      sentences: [speaker.say('choose-all', { count: among.length, list: theList(among) })],
      garmentIds: among.map(({ id }) => id),
      remember: { ...remember, focus: among.map(({ id }) => id) },
    };
  const fits = await box.search('versatilityAmong', wardrobe, among);
  const highest = Math.max(1, ...among.map(({ id }) => fits.get(id)?.outfits ?? 0));
  const worth = (one: Garment) =>
    ((isGiven && occasion === null ? -1 : 1) * (fits.get(one.id)?.outfits ?? 0)) / highest +
    (occasion === null ? 0 : 2 * traitsOf(one).fits[occasion]) +
    (one.favorite ? known : 0);
  const best = among.toSorted((a, b) => worth(b) - worth(a));
  const chosen = isGiven
    ? best.slice(0, count)
    : varied(
        among.toSorted((a, b) => worth(b) - worth(a)),
        count,
      );
  const reasons = isGiven
    ? theList(chosen).text
    : joinAnd(chosen.map((one) => `${the(one).text} (${roleOf(one)})`));
  return {
    sentences: [speaker.say(isGiven ? 'give-some' : 'choose-some', { list: about(chosen, reasons) })],
    garmentIds: chosen.map(({ id }) => id),
    remember: { ...remember, focus: chosen.map(({ id }) => id), fact: { measure: 'list', least: false } },
  };
};
