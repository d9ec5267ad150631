import type { Moment } from '../../moments/moment.ts';
import { momentCalled, momentIn } from '../../moments/moments.ts';
import type { IntentContext } from '../handler.ts';

const sentence = /(?<=[.!?…\n])\s+|(?=¿)/u;
const wearingTheirs =
  /(?<!\p{L})(?:su|sus|suy[oa]s?)(?!\p{L}).*(?<!\p{L})(?:pon[eé]r|llev[aá]r|us[aá]r|abrochar)(?:me)?l[oa]s?(?!\p{L})|(?<!\p{L})(?:ponerme|llevar|usar|estrenar) (?:su|sus|algo suyo)(?!\p{L})|(?<!\p{L})(?:su|sus)(?!\p{L}).*(?<!\p{L})me l[oa]s? (?:pongo|ponga|llevo|lleve)(?!\p{L})/iu;
const worthwhile =
  /(?<!\p{L})(?:vale la pena|merece la pena|para qu[eé]|tiene sentido|es rid[ií]culo|es una tonter[ií]a)(?!\p{L}).*(?<!\p{L})(?:poner\p{L}*|arreglar\p{L}*|vestir\p{L}*|estrenar\p{L}*|maquillar\p{L}*|pong\p{L}+|arregl\p{L}+)(?!\p{L})/iu;
const doubting = /[?¿]|\bno s[eé] (?:si|qu[eé]|c[oó]mo)\b|\bme gustar[ií]a\b/iu;

const alone: ReadonlySet<string> = new Set([
  'empty-nest',
  'loneliness',
  'bereavement',
  'separation',
  'long-distance',
  'retired',
]);

/** A question after the moment: "murió en abril … su abrigo, no sé si ponérmelo". */
export function askedWithin({ message, state }: IntentContext, found: Moment): Moment | null {
  const parts = message.split(sentence).filter((part) => /\p{L}/u.test(part));
  if (parts.length < 2 || found.theme === 'dangers') return null;
  for (const part of parts.toReversed()) {
    if (!doubting.test(part)) continue;
    if (found.theme === 'loss' && wearingTheirs.test(part)) return momentCalled('wearing-their-clothes');
    if (alone.has(found.id) && worthwhile.test(part)) return momentCalled('dressing-alone');
    const isAdult = state.audience === 'adult';
    const asked = momentIn(part, { isAdult, isBeside: false, isWithin: false, sorrow: found });
    if (asked?.isWithin && asked.id !== found.id) return asked;
  }
  return null;
}
