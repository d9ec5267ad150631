import { light } from '../../moments/moments.ts';
import { surestAim } from '../../understand/learned/intents-learned.ts';
import type { LineKey } from '../../voice/maya.ts';
import { type Part, type Phrase, quote } from '../../voice/phrase.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import type { IntentContext } from '../handler.ts';

const noise =
  /\p{Extended_Pictographic}\uFE0F?|\b(?:a?(?:ja|je){2,}j?|j(?:aja|eje)\w*|x+d+|lol|uf+|ay+)\b[,…]?/giu;
const link =
  /^(?:(?:y|e|pero|es que|que|pues|bueno|mira|mire|ah|oh|oye|encima|o sea|porque|mmm+)[,…]*\s+|(?:ya|no|s[ií]|vale|perdona|perdón)[,…]+\s*)+/iu;
const mostQuoted = 9;
/** Said back, a refusal sounds like mockery. */
const refusing = /\bno (?:quiero|necesito|busco|pido)\b/iu;

/** Requests to the advisor are not said back. */
const bidding =
  /^(?:cu[eé]nt[ae]me|contame|d[ií]me|decime|d[ií]game|adivin[ae]|a ver si|h[aá]zme|hacéme|eres|sos)\b/iu;

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const opened = (text: string) => `${text.charAt(0).toLocaleUpperCase('es')}${text.slice(1)}`;
const whose =
  /\bmis? (?!vida\b|parte\b|cuenta\b|lado\b|madre m[ií]a)((?:(?:mejor|peor|gran|primer[oa]?|querid[oa]|propi[oa]|antigu[oa]) )?\p{L}{3,}(?: (?:mayor|menor|pequeñ[oa]|chic[oa]|de [aá]ntes))?)/iu;

/** The person's own words, or whom they are of, to be said back; null where neither is short. */
export function echoOf(message: string): Part | null {
  const text = message
    .replace(noise, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;…¡!]+|[\s,.;…¡!]+$/gu, '')
    .replace(link, '');
  if (/[?¿]/.test(text) || refusing.test(text) || bidding.test(text)) return null;
  if (wordsOf(text).length >= 2 && wordsOf(text).length <= mostQuoted) return quote(opened(text));
  const parts = text.split(/[.;:,…]+\s*|\s+(?:pero|porque|aunque|cuando)\s+/u).filter(Boolean);
  const last = parts.findLast((part) => wordsOf(part).length >= 3 && wordsOf(part).length <= mostQuoted);
  if (last) return quote(opened(last.trim()));
  const [said, who] = whose.exec(text) ?? [];
  return said && who ? `lo de ${/^mis /i.test(said) ? 'tus' : 'tu'} ${who.toLowerCase()}` : null;
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

/** A reply that shows that the last sentence was heard; null where it can't be said back. */
export function heard({ message, speaker, understood, state }: IntentContext): Phrase | null {
  if (!sad.has(surestAim(understood.aims)?.aim ?? '') && occurs(ofBirthday, understood.reading.tokens))
    return speaker.say('happy-birthday');
  const echo = echoOf(message);
  if (!echo) return null;
  const aim = surestAim(understood.aims)?.aim ?? '';
  const isWithin = state.topic === 'feeling' && !light.has(state.moment ?? '');
  const line: LineKey =
    aim === 'grief' || occurs(ofDeath, understood.reading.tokens)
      ? 'echo-grief'
      : sad.has(aim) || occurs(ofHurt, understood.reading.tokens)
        ? 'echo-sad'
        : isWithin || aim === 'about-me' || aim === 'health'
          ? 'echo-within'
          : 'echo';
  return speaker.say(line, { echo });
}
