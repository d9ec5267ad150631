import type { Garment } from '#stylist/wardrobe.ts';
import { daysIn, numberOf } from '../../understand/numbers.ts';
import { climateOf, placeOf } from '../../understand/told/places.ts';
import { understand } from '../../understand/understand.ts';
import { type Token, tokensOf } from '../../words/tokens.ts';

export type Leg = {
  place: string | null;
  days: number | null;
  text: string;
  temperatureC: number | null;
  nightC: number | null;
  isSunny: boolean;
  isAfterPlace?: boolean;
};

const weekdays = 'lunes martes miercoles jueves viernes sabado domingo'.split(' ');
const separator = /[,;.:\n!?¿¡()]|\s(?:y|e|luego|despu[eé]s|pero)\s/iu;
const ofNight =
  /\b(noches?|nochecita|amanec\w+|madrugada|madrugadas|tempran\w+|(por|en|a) la mananita|(por|en|a) las? mananas?|de manana|atardec\w+)\b/;
/** "aquí ando en 30 grados", "salgo de calor": the weather that is left behind. */
const ofHome =
  /\b(aqui|aca|vivo|vivimos|soy de|sal(?:go|imos|e|en|dre|dremos) de|vuelo (?:de|desde|sale)|desde|vengo de|mi (ciudad|tierra|pueblo))\b/;
const notThere = /^no (?:en|a|es|era|voy a|vamos a)\b/;
const isSameAir = (one: string | null, other: string): boolean =>
  placeOf(one)?.airC.join() === placeOf(other)?.airC.join();
const sunny = /\b(sol|solazo|solea|soleado|resolana|calor|calorazo|caluroso)\b/;
const lastWords = 4;
const ofTime = /^(?:dias?|noches|semanas?)$/;
const coldC = 10;
const freshC = 14;
const fall = 6;
const frostC = 0;

const plain = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ');

/** The first weekday of a trip, 0 is Monday: "del lunes al jueves", "salgo el martes". */
export function startIn(tokens: readonly Token[]): number | null {
  const at = tokens.findIndex(({ text }) => weekdays.includes(text));
  return at < 0 ? null : weekdays.indexOf(tokens[at]?.text ?? '');
}

/** "de jueves a domingo" is four days, "salgo el jueves y vuelvo el lunes" five. */
export function spanIn(tokens: readonly Token[]): number | null {
  const words = tokens.map(({ text }) => text).filter((word) => word !== 'el');
  const at = words.findIndex(
    (word, index) =>
      weekdays.includes(word) &&
      ((/^(a|hasta)$/.test(words[index - 1] ?? '') && weekdays.includes(words[index - 2] ?? '')) ||
        /^(vuelv\w+|regres\w+|vuelta|regreso|volvemos|hasta)$/.test(words[index - 1] ?? '')),
  );
  const from = words
    .slice(0, Math.max(0, at))
    .findLast((word) => weekdays.includes(word) && word !== words[at]);
  if (at < 0 || from === undefined) return null;
  return ((weekdays.indexOf(words[at] ?? '') - weekdays.indexOf(from) + 7) % 7) + 1;
}

/** "…, y de ahí a Londres hasta el viernes": the days up to a weekday, after those of the legs before. */
function daysUpTo(tokens: readonly Token[], start: number | null, before: number): number | null {
  const at = tokens.findIndex(({ text }) => text === 'hasta');
  const end = tokens.slice(at + 1, at + 3).find(({ text }) => weekdays.includes(text));
  if (at < 0 || start === null || !end) return null;
  const days = ((weekdays.indexOf(end.text) - start + 7) % 7) + 1 - before;
  return days > 0 ? days : null;
}

/** "tres días en Roma y cuatro en París" */
const bareDays = (tokens: readonly Token[]): number | null =>
  tokens[1]?.text === 'en' ? numberOf(tokens[0]) : null;

export function legsIn(message: string, wardrobe: readonly Garment[], month: number): Leg[] {
  const start = startIn(tokensOf(message));
  const first: Leg = {
    place: null,
    days: null,
    text: '',
    temperatureC: null,
    nightC: null,
    isSunny: false,
  };
  const legs: Leg[] = [first];
  let current = first;
  for (const part of message.split(separator)) {
    const tokens = tokensOf(part);
    if (tokens.length === 0) continue;
    const { slots } = understand(part, wardrobe).reading;
    const text = plain(tokens);
    const isHome = ofHome.test(text) || notThere.test(text);
    if (slots.place !== null && !isHome) {
      const known = legs.find(({ place }) => place === slots.place);
      if (known) current = known;
      else if (isSameAir(current.place, slots.place)) current.place = slots.place;
      else if (current.place === null) current.place = slots.place;
      else {
        current = { ...first, place: slots.place, days: null, text: '' };
        legs.push(current);
      }
    }
    const wasOpen = current.days === null;
    current.text = `${current.text}, ${part}`.replace(/^, /, '');
    const before = legs.slice(0, legs.indexOf(current)).reduce((sum, { days }) => sum + (days ?? 0), 0);
    current.days ??=
      spanIn(tokens) ?? daysUpTo(tokens, start, before) ?? daysIn(tokens, true) ?? bareDays(tokens);
    const isTimeLast = tokens.slice(-lastWords).some(({ text }) => ofTime.test(text));
    if (wasOpen && current.days !== null && slots.place !== null) current.isAfterPlace = isTimeLast;
    if (isHome) continue;
    const goesTo = placeOf(current.place);
    const usual = goesTo ? climateOf(goesTo, month).temperatureC : null;
    const told = slots.temperatureC;
    current.isSunny ||= sunny.test(text);
    if (told === null) continue;
    const isFresh = told <= freshC && ofNight.test(text);
    const isCold = isFresh || (told <= coldC && usual !== null && told <= usual - fall);
    const isNamed = /\d/.test(text) || usual === null;
    const isFrost = told <= frostC && !ofNight.test(text);
    if (isFrost) current.temperatureC = told;
    else if (isCold) current.nightC = Math.min(told, current.nightC ?? told);
    else if (isNamed && !ofNight.test(text)) current.temperatureC = told;
  }
  return legs;
}

const usualOfLeg = 2;

export function shared(legs: readonly Leg[], all: number | null): number[] {
  const known = legs.map(({ days }) => days);
  const isLastOfAll = legs.at(-1)?.isAfterPlace === true && known.at(-1) === all;
  const isOfAll = known.filter((days) => days !== null).length === 1 && (known[0] === all || isLastOfAll);
  const open = isOfAll ? known.map(() => null) : known;
  const left = (all ?? 0) - open.reduce<number>((sum, days) => sum + (days ?? 0), 0);
  const missing = open.filter((days) => days === null).length;
  return open.map((days, at) => {
    if (days !== null) return days;
    const fewest = Math.floor(left / Math.max(1, missing));
    const isFirst = open.indexOf(null) === at;
    return left >= missing ? fewest + (isFirst ? left - fewest * missing : 0) : usualOfLeg;
  });
}
