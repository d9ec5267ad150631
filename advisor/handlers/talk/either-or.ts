import { surestAim, tellsOfPerson } from '../../understand/learned/intents-learned.ts';
import { allSides, anySide, tastes } from '../../voice/either-or.ts';
import { phrase, quote } from '../../voice/phrase.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { tokensOf } from '../../words/tokens.ts';
import { isGrave } from '../grave.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';

const dare = patternOf(
  'no me salgas|digas con|que / no vale / mojate|mojese|elige|elegi|elija|escoge|decide|decidite|sin pensar|pensarlo / para [toda] la vida / para siempre / a muerte / eres|sos de / eres|sos team / team / rapido|rapida / con cuidado',
);
const food =
  /\b(?:tacos?|pastor|suadero|pizza|hamburguesa|sushi|empanadas?|arepas?|helado|flan|paella|croquetas?|jam[oó]n|queso|tortilla|churros|porras|pepsi|coca|cola|gaseosa|vino|cerveza|caf[eé]|mate|chocolate|turr[oó]n|polvorones|pan|bocata|torta|asado|ceviche|sopaipillas?|tamales?|mole|gazpacho|salmorejo|cocido|lentejas|palomitas)\b/i;
/** "¿tú tienes frío o calor?" asks how she is. */
const ofHer = /\b(?:tienes|ten[eé]s|est[aá]s|sientes|duermes|trabajas)\b/;
const laughing = /\b(?:ja){2,}|\bjeje|xd\b|lol\b|😂|🤣/i;
const lead =
  /^(?:(?:y|ya|ah|oye|oiga|bueno|vale|pues|entonces|dime|d[ií]game|decime|a ver|una duda|pregunta|qu[eé]|cu[aá]l|prefieres|prefer[ií]s|prefiere|te gusta(?:n)?|le gusta(?:n)?|m[aá]s|eres|sos|es usted|de|del|team|t[uú]|vos|usted|mejor|elige|eleg[ií]|ja\w*)[\s,:]+)+/i;
const tail =
  /[\s,]+(?:ja\w*|xd|lol|dime|m[oó]jate|elige|eleg[ií]|t[uú] qu[eé].*|para (?:toda )?la vida|para siempre)$/i;

const mostOfSide = 4;
const leastOfChat = 0.3;
const surelyChat = 0.6;
const mostOfTalk = 12;

const isNoSide = /^(?:s[ií]|no|nada)$/iu;
const isYesOrNo = /(?:^|\s)(?:s[ií]|no|sin|nada)$/iu;

/** "¿mar o montaña, dulce o salado?": a side of each, where several are asked. */
const sidesOfEach = (message: string): string[] => {
  const pairs = message
    .replace(/[?¿!¡.]/g, ',')
    .split(',')
    .map((part) =>
      part
        .trim()
        .replace(lead, '')
        .split(/\s+o\s+/i),
    )
    .filter(
      (sides) =>
        sides.length === 2 &&
        sides.every((side) => tokensOf(side).length <= mostOfSide && !isYesOrNo.test(side.trim())),
    );
  return pairs.length > 1 ? pairs.map((sides, at) => sides[(at + message.length) % 2] ?? '') : [];
};

function sidesIn(message: string): { said: string; sides: [string, string] } | null {
  for (const sentence of message.split(/[.?!¿¡\n;]+/)) {
    const parts = sentence.trim().split(/\s+o\s+/i);
    if (parts.length !== 2) continue;
    const [one = '', other = ''] = parts.map((part) => part.replace(/,.*$/, '').trim());
    const sides: [string, string] = [
      (parts[0] ?? '').split(',').at(-1)?.trim().replace(lead, '') ?? one,
      other.replace(tail, ''),
    ];
    const lengths = sides.map((side) => tokensOf(side).length);
    if (sides.some((side) => isNoSide.test(side.trim()))) continue;
    if (lengths.every((length) => length > 0 && length <= mostOfSide))
      return { said: sentence.toLowerCase(), sides };
  }
  return null;
}

const tasteOf = (said: string) =>
  tastes.find(({ sides: [one, other] }) => one.test(said) && other.test(said)) ?? null;

/** "¿tortilla con cebolla o sin?", "¿falda o pantalón para la vida?": a question for fun, of which a side is taken. */
export function isEitherOr(context: IntentContext): boolean {
  const { message, understood, state } = context;
  const { slots, aims, reading } = understood;
  const isOfClothes = slots.garments.length > 0 && surestAim(aims)?.aim !== 'chit-chat';
  if (sidesOfEach(message).length > 1 && !isOfClothes && !isGrave(state) && state.outfits.length === 0)
    return understood.intent !== 'knowledge' || tellsOfPerson(aims) >= leastOfChat;
  const found = sidesIn(message);
  if (!found || isGrave(state) || state.asked !== null || ofHer.test(found.said)) return false;
  const isDare = occurs(dare, reading.tokens) || laughing.test(message);
  const names =
    slots.garments.length + slots.colours.length + slots.avoidedColours.length > 0 ||
    slots.fabric !== null ||
    slots.pattern !== null;
  const isOfDay = slots.when !== null || slots.temperatureC !== null || slots.days !== null;
  const chats = tellsOfPerson(aims) >= leastOfChat || surestAim(aims)?.aim === 'off-topic';
  const taste = tasteOf(found.said);
  if (names) return isDare && taste !== null && state.outfits.length === 0;
  const isTalk = (aims.get('chit-chat') ?? 0) >= surelyChat && reading.tokens.length <= mostOfTalk;
  return taste !== null
    ? !isOfDay || isDare
    : ((isDare && chats) || isTalk || food.test(found.sides.join(' '))) && !isOfDay;
}

export const takeSide: IntentHandler = async ({ message, box, state }) => {
  const found = sidesIn(message);
  const remember = { asked: null };
  const each = sidesOfEach(message);
  if (each.length > 1)
    return { sentences: [phrase`${allSides[box.advisor]}${quote(each.join(', '))}.`], remember };
  if (!found) return { sentences: [], remember };
  const taste = tasteOf(found.said);
  if (taste) return { sentences: [taste[box.advisor]], remember };
  const ways = anySide[box.advisor];
  const [before, after] = ways[state.turn % ways.length] ?? ['', ''];
  const side = found.sides[message.length % 2] ?? found.sides[0];
  return { sentences: [phrase`${before}${quote(side)}${after}`], remember };
};
