import type { ColorName } from '#contract/colors.ts';
import { categoryOf } from '#stylist/vocabulary/kinds.ts';
import { pairingOf } from '../../tools/colour.ts';
import type { LineKey } from '../../voice/maya.ts';
import type { IntentContext, Reply } from '../handler.ts';

const fewest = 2;
const lines = {
  easy: 'told-easy',
  daring: 'colour-daring',
  uneasy: 'colour-bad',
} as const satisfies Record<string, LineKey>;
const ranks = ['easy', 'daring', 'uneasy'] as const;

/** "llevo pantalón marrón, camisa de cuadros y jersey verde", of clothes that are described and not kept here. */
export function judgeTold({ understood, speaker }: IntentContext): Reply | null {
  const named = understood.slots.garments;
  if (named.some(({ garmentIds }) => garmentIds.length > 0)) return null;
  // A tie may be of any colour beside a suit.
  const told = named.filter(({ kinds: [kind] }) => kind === undefined || categoryOf(kind) !== 'accessories');
  const colours = [...new Set(told.flatMap(({ colours }) => colours.slice(0, 1)))];
  if (told.length < fewest || colours.length < fewest) return null;
  const pairs = colours.flatMap((a, at) => colours.slice(at + 1).map((b): [ColorName, ColorName] => [a, b]));
  const [worst] = pairs
    .map(([a, b]) => ({ a, b, verdict: pairingOf(a, b).verdict }))
    .sort((x, y) => ranks.indexOf(y.verdict) - ranks.indexOf(x.verdict));
  if (!worst) return null;
  const patterned = told.filter(({ pattern }) => pattern !== null && pattern !== 'plain').length;
  return {
    sentences: [
      speaker.say(lines[worst.verdict], { a: `el ${worst.a}`, b: `el ${worst.b}` }),
      patterned === 1 && speaker.say('told-one-pattern'),
      patterned > 1 && speaker.say('told-patterns'),
      speaker.say('told-shoes'),
    ],
    remember: { topic: 'diagnose', asked: null },
  };
}
