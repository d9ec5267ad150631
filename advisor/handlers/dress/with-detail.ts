import { isAtHand } from '#stylist/wardrobe.ts';
import { nameStems } from '../../understand/garments/find-garments.ts';
import { isRefused } from '../../understand/refusals.ts';
import type { IntentContext } from '../handler.ts';
import { referenceTo } from '../referent.ts';

const details =
  /^(?:lentejuelas?|encajes?|tachuelas|flecos|plumas|pedreria|volantes|rombos|vichy|lunares|flores|florecitas|satin|saten|plisad[oa]s?)$/;
const wishing =
  /^(?:con|de|quiero|quisiera|llevar|llevo|ponerme|usar|lucir|apetecen?|algo|toca|tocan|piden?|unas|las|muchas)$/;
const nearest = 2;

export function withDetail<C extends IntentContext>(context: C): C {
  const { understood, wardrobe } = context;
  const { slots, reading } = understood;
  const { tokens } = reading;
  const isNamed = (at: number) => slots.garments.some(({ start, end }) => at >= start && at < end);
  const added = tokens.flatMap((token, at) => {
    if (!details.test(token.text) || isNamed(at) || isRefused(tokens, at)) return [];
    if (!tokens.slice(Math.max(0, at - nearest), at).some(({ text }) => wishing.test(text))) return [];
    const found = wardrobe.filter((one) => isAtHand(one) && nameStems(one).has(token.stem));
    return found.length > 0 ? [{ ...referenceTo(found, token.text), start: at, end: at + 1 }] : [];
  });
  if (added.length === 0) return context;
  return {
    ...context,
    understood: { ...understood, slots: { ...slots, garments: [...slots.garments, ...added] } },
  };
}
