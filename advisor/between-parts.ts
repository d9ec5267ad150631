import type { Garment } from '#stylist/wardrobe.ts';
import { stainIn } from './knowledge/stains.ts';
import type { DialogueState } from './state.ts';
import type { Toolbox } from './tools/toolbox.ts';
import { files } from './understand/asking/clauses.ts';
import type { Field, Request } from './understand/asking/requests.ts';
import { garmentWords } from './understand/garments/garment-words.ts';
import type { Aim } from './understand/learned/aims.ts';
import { asksToDress } from './understand/learned/intents-learned.ts';
import { needs } from './understand/moods.ts';
import type { Understanding } from './understand/understand.ts';
import { tokensOf } from './words/tokens.ts';

export const offTable: ReadonlySet<Field> = new Set(['knowledge', 'service']);
const pointing = /^(?:(?:me|te|se)?l[oa]s?|es[aeo]s?|est[aeo]s?|ell[ao]s|\p{L}+[aei]rl[oa]s?)$/u;
const pronoun = /^(?:me|te|se|he|ha|pong\p{L}*|us\p{L}*|llev\p{L}*|puse|puedo|tir\p{L}*|vend\p{L}*)$/u;
const soon = 7;

function pointsBack(text: string): boolean {
  const tokens = tokensOf(text);
  const isPointing = ({ text: word }: { text: string }, at: number) =>
    pointing.test(word) && (!/^l[oa]s?$/.test(word) || pronoun.test(tokens[at + 1]?.text ?? ''));
  return garmentWords.find(tokens).length === 0 && tokens.slice(0, soon).some(isPointing);
}

/** The state in which a later part of the same message is heard. */
export function furtherState(
  state: DialogueState,
  { text, field }: Request,
  spoiled: ReadonlySet<string>,
): DialogueState {
  const focus = state.focus.filter((id) => !spoiled.has(id));
  const goesOn = field === null || field === 'act' || (spoiled.size === 0 && pointsBack(text));
  if (goesOn) return { ...state, focus, asked: field === null ? state.asked : null };
  const table = offTable.has(field) ? { outfits: [], previous: null } : {};
  return { ...state, ...table, topic: null, asked: null, aim: null, fact: null, focus };
}

export const tableKept = ({ outfits, previous, focus }: DialogueState) => ({ outfits, previous, focus });

export const ofSpoiled: ReadonlySet<Aim> = new Set(['stain', 'repair', 'smell']);
export const without = (box: Toolbox, isLeft: (one: Garment) => boolean): Toolbox =>
  box.wardrobe === null ? box : { ...box, wardrobe: box.wardrobe.filter(isLeft) };

const dropsSubject =
  /^(?:y |e )?¿?(?:y )?(?:se (?:puede|lava|lleva|usa|plancha)n?|(?:c[oó]mo|d[oó]nde|cada cu[aá]nto) (?:se )?(?:l[oa]s? )?\p{L}+|l[oa]s? (?:puedo|meto|lavo|plancho))(?!\p{L})/iu;

/** A question without a subject has that of the part before it. */
function withSubject(clause: string, before: string): string {
  const tokens = tokensOf(before);
  const noun = garmentWords.find(tokens).at(-1);
  if (!noun || !dropsSubject.test(clause)) return clause;
  return `${tokens
    .slice(noun.start, noun.end)
    .map(({ text }) => text)
    .join(' ')}: ${clause}`;
}

/** "mándala a lavar, que le cayó vino; ¿cómo quito la mancha?": with its stain and garment. */
export function knowledgeAsked(
  { text, aim }: { text: string; aim: Aim | null },
  before: string,
  message: string,
  named: readonly string[],
): string {
  const tokens = tokensOf(text);
  const isStain = stainIn(tokens) || aim === 'stain';
  if (!isStain) return stainIn(tokensOf(message)) ? message : withSubject(text, before);
  const [only, ...more] = named;
  if (garmentWords.find(tokens).length > 0) return text;
  if (only === undefined || more.length > 0 || pointsBack(text)) return message;
  return `${text.replace(/[\s.?!]+$/u, '')} en ${only}`;
}

const questioning =
  /[?¿]|(?<!\p{L})(?:c[oó]mo|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|d[oó]nde|cu[aá]ndo|dime|d[ií]game|decime|cu[eé]nt\p{L}+|expl[ií]c\p{L}+|sabes|saber|puedo|pued[ae]n?|hay que|deb[oe]|tengo que|qu[eé] (?:le )?hago|conviene|recom\p{L}+|aconsej\p{L}+|consejo\p{L}*|ayuda\p{L}*|ideas?|trucos?)(?!\p{L})|^\W*(?:y |pero )?(?:qu[eé]|si) /iu;

const surelyDressing = 0.5;
const hardlyDressing = 0.3;
/** "…, una pena grande", "a ella le sienta mejor": told beside a request. */
export const isToldBeside = ({ intent, aims, slots }: Understanding, clause: string): boolean =>
  !questioning.test(clause) &&
  !files(clause) &&
  (intent === 'knowledge' ||
    intent === 'app' ||
    (intent === 'dress' &&
      asksToDress(aims) < hardlyDressing &&
      slots.event === null &&
      slots.occasion === null &&
      slots.garments.length === 0));
export const isServed = (
  { slots }: Understanding,
  { day }: DialogueState,
  field: Field | null,
  aims: ReadonlyMap<Aim, number>,
): boolean =>
  field === 'look' &&
  asksToDress(aims) >= surelyDressing &&
  slots.garments.every(({ garmentIds }) => garmentIds.length !== 1) &&
  (slots.event === null || slots.event === day.event);

export function withConditionsOf(part: Understanding, whole: Understanding): Understanding {
  if (part.intent !== 'dress') return part;
  const { slots } = part;
  const told = whole.slots.moods.filter((mood) => needs.has(mood) && !slots.moods.includes(mood));
  return {
    ...part,
    slots: {
      ...slots,
      moods: [...slots.moods, ...told],
      temperatureC: slots.temperatureC ?? whole.slots.temperatureC,
      rain: slots.rain ?? whole.slots.rain,
    },
  };
}
