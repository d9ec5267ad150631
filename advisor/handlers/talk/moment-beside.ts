import type { Moment } from '../../moments/moment.ts';
import { momentCalled, momentIn } from '../../moments/moments.ts';
import type { IntentContext } from '../handler.ts';

const sentence = /(?<=[.!?…\n])\s+|(?=¿)/u;
const wearingTheirs =
  /(?<!\p{L})(?:su|sus|suy[oa]s?)(?!\p{L}).*(?<!\p{L})(?:pon[eé]r|llev[aá]r|us[aá]r|abrochar)(?:me)?l[oa]s?(?!\p{L})|(?<!\p{L})(?:ponerme|llevar|usar|estrenar) (?:su|sus|algo suyo)(?!\p{L})|(?<!\p{L})(?:su|sus)(?!\p{L}).*(?<!\p{L})me l[oa]s? (?:pongo|ponga|llevo|lleve)(?!\p{L})/iu;
const doubting = /[?¿]|\bno s[eé] (?:si|qu[eé]|c[oó]mo)\b|\bme gustar[ií]a\b/iu;

/** What a last sentence asks within the moment told before it: "murió en abril … su abrigo, no sé si ponérmelo". */
export function askedWithin({ message, state }: IntentContext, found: Moment): Moment | null {
  const parts = message.split(sentence).filter((part) => /\p{L}/u.test(part));
  if (parts.length < 2 || found.theme === 'dangers') return null;
  for (const part of parts.toReversed()) {
    if (!doubting.test(part)) continue;
    if (found.theme === 'loss' && wearingTheirs.test(part)) return momentCalled('wearing-their-clothes');
    const isAdult = state.audience === 'adult';
    const asked = momentIn(part, { isAdult, isBeside: false, isWithin: false, sorrow: found });
    if (asked?.isWithin && asked.id !== found.id) return asked;
  }
  return null;
}
