import { light } from '../../moments/moments.ts';
import { surestAim } from '../../understand/learned/intents-learned.ts';
import type { LineKey } from '../../voice/maya.ts';
import type { Phrase } from '../../voice/phrase.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import type { IntentContext } from '../handler.ts';

const noise =
  /\p{Extended_Pictographic}\uFE0F?|\b(?:a?(?:ja|je){2,}j?|j(?:aja|eje)\w*|x+d+|lol|uf+|ay+)\b[,…]?/giu;
const link =
  /^(?:(?:y|e|pero|es que|que|pues|bueno|mira|mire|ah|oh|oye|encima|o sea|porque|mmm+)[,…]*\s+|(?:ya|no|s[ií]|vale|perdona|perdón)[,…]+\s*)+/iu;
/** Interest in a refusal sounds like mockery. */
const refusing = /\bno (?:quiero|necesito|busco|pido)\b/iu;

/** Requests to the advisor tell nothing. */
const bidding =
  /^(?:cu[eé]nt[ae]me|contame|d[ií]me|decime|d[ií]game|adivin[ae]|a ver si|h[aá]zme|hacéme|eres|sos)\b/iu;

const leastWords = 2;

function tells(message: string): boolean {
  const text = message
    .replace(noise, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;…¡!]+|[\s,.;…¡!]+$/gu, '')
    .replace(link, '');
  return (
    !/[?¿]/.test(text) &&
    !refusing.test(text) &&
    !bidding.test(text) &&
    text.split(/\s+/).filter(Boolean).length >= leastWords
  );
}

const ofDeath = patternOf(
  'murio|murieron|fallec~|difunt~|enterr~|entierro|velorio|velatorio|tanatorio|funeral|luto|viud~|cenizas',
);
const ofBirthday = patternOf(
  'hoy|manana|cumplo * cumplo|cumple|cumpleanos / mi|mis cumple|cumpleanos / feliz cumple|cumpleanos a mi',
);
const ofHurt = patternOf(
  'dolid~|triste|tristeza|pena|duele|dolio|llor~|hart~|decepcion~|disgust~|hund~|rota|roto|angusti~|fatal|rabia|injust~',
);
const sad: ReadonlySet<string> = new Set(['low', 'bullied', 'grief', 'body-shame', 'violence']);

const ownBirthday =
  /\b(?:hoy|mañana|manana) (?:yo )?(?:ya )?cumplo (?:mis )?\d+(?! *(?:d[ií]as|semanas|meses|años? (?:de|en|sin|con|casad))\b)|\bes mi cumple/i;

export const isOwnBirthday = ({ message, understood }: IntentContext): boolean =>
  ownBirthday.test(message) &&
  surestAim(understood.aims)?.aim !== 'grief' &&
  !occurs(ofDeath, understood.reading.tokens);

/** A reply to what is told; null where the message asks, refuses or says too little. */
export function heard(context: IntentContext): Phrase | null {
  const { message, speaker, understood, state } = context;
  const { tokens } = understood.reading;
  const aim = surestAim(understood.aims)?.aim ?? '';
  const isOfDeath = aim === 'grief' || occurs(ofDeath, tokens);
  if (!sad.has(aim) && occurs(ofBirthday, tokens)) return speaker.say('happy-birthday');
  if (isOwnBirthday(context)) return speaker.say('birthday-alone');
  if (!tells(message)) return null;
  const isWithin = state.topic === 'feeling' && !light.has(state.moment ?? '');
  const line: LineKey = isOfDeath
    ? 'heard-grief'
    : sad.has(aim) || occurs(ofHurt, tokens)
      ? 'heard-sad'
      : isWithin || aim === 'about-me' || aim === 'health'
        ? 'heard-within'
        : 'heard-on';
  return speaker.say(line);
}
