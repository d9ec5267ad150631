import { hear } from '../../hear.ts';
import type { Intent } from '../../understand/intents.ts';
import { surestAim } from '../../understand/learned/intents-learned.ts';
import type { IntentContext } from '../handler.ts';
import { isPlainlyAnswered } from '../knowing/asks-plainly.ts';

const sentence = /(?<=[.!?…\n])\s+|(?=¿)/u;
const notKnowing =
  /^(?:y |pero |es que |que )*(?:yo )?no s[eé] (?:ni )?((?:qu[eé]|c[oó]mo|cu[aá]l|d[oó]nde|cu[aá]nt[oa]s?)\s[^.!?]+)[.!]*$/iu;
const leastWords = 3;
const asking =
  /[?¿]|(?<!\p{L})(?:quiero|quisiera|necesito|busco|dime|d[ií]game|decime|dame|p[oó]n\p{L}*|gu[aá]rda\p{L}*|ap[uú]nta\p{L}*|quita|borra|c[oó]mo|cu[aá]nt\p{L}+|d[oó]nde)(?!\p{L})/iu;
const leastSure = 0.6;
const ofThings: ReadonlySet<Intent> = new Set(['shop', 'app', 'search', 'spent', 'product-fit', 'pack']);

/** A request beside the moment that a message tells, heard by itself. */
export function askedBeside(context: IntentContext): IntentContext | null {
  const { message, wardrobe, state } = context;
  const parts = message
    .split(sentence)
    .filter((part) => part.split(/\s+/u).length >= leastWords)
    .map((part) => part.replace(notKnowing, '¿$1?'));
  if (parts.length < 2) return null;
  for (const part of parts.toReversed()) {
    const { understood, state: heard } = hear(part, wardrobe, state);
    const alone = { ...context, message: part, understood, state: { ...heard, moment: state.moment } };
    const surest = surestAim(understood.aims)?.probability ?? 0;
    const isOfThings = ofThings.has(understood.intent) && surest >= leastSure;
    const asks = (isOfThings && asking.test(part)) || isPlainlyAnswered(alone);
    if (understood.distress === null && asks) return alone;
  }
  return null;
}
