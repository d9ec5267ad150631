import { emergencies, noMoment } from '../understand/learned/moment.ts';
import { momentsOf } from '../understand/learned/shipped.ts';
import { tokensOf } from '../words/tokens.ts';
import { type Moment, momentsWritten } from './moment.ts';
import { signedIn } from './signs.ts';
import { lacksWords, tellsDeath, toldByHints } from './support.ts';

export const listening = {
  maya: 'Te leo, y gracias por seguir contándome. Tómate el tiempo que necesites; y si quieres que miremos algo de ropa, también.',
  valentina:
    'Te sigo leyendo. Cuéntame lo que quieras, sin prisa; y si te apetece distraerte con ropa, me dices.',
} as const;

const moments = momentsWritten(listening);

/** Chosen on messages of authors that the model had not learned; more is asked beside a plan or within another subject. */
const least = { alone: 0.45, beside: 0.6, within: 0.75 } as const;

/** The moment that a message tells, perhaps within another; those of minors are told to no adult. */
export function momentIn(
  message: string,
  isAdult: boolean,
  isBeside: boolean,
  isWithin = false,
): Moment | null {
  const tokens = tokensOf(message).map((token) => ({ ...token, classes: [] }));
  const signed = momentCalled(signedIn(tokens));
  const probability = momentsOf(message);
  const supported = (id: string) => {
    const likely = probability(id) ?? 0;
    return lacksWords(id, tokens, likely) ? 0 : likely;
  };
  const chance = (id: string) =>
    supported(id) +
    (tellsDeath(tokens) ? (nearest[id] ?? []) : []).reduce(
      (sum, other) => sum + (supported(other) > 0 ? 0 : (probability(other) ?? 0)),
      0,
    );
  const isSurer = (id: string) => chance(id) >= surely && !loose.has(id);
  if (signed && !moments.some(({ id }) => id !== signed.id && isSurer(id)))
    return { ...signed, isSigned: true };
  const best = moments
    .filter(({ ofMinors }) => !(ofMinors && isAdult))
    .reduce<Moment | null>((most, one) => (most && chance(most.id) >= chance(one.id) ? most : one), null);
  const others = [noMoment, ...Object.keys(emergencies), ...light];
  const unsupported = toldByHints.filter((id) => chance(id) === 0);
  const grave =
    1 -
    others.reduce((sum, id) => sum + chance(id), 0) -
    unsupported.reduce((sum, id) => sum + (probability(id) ?? 0), 0);
  const isHard = grave >= leastOfAny && !light.has(best?.id ?? '');
  const asked = isWithin ? 'within' : isBeside && !isHard ? 'beside' : 'alone';
  if (best && chance(best.id) >= least[asked]) return best;
  return isHard && !isBeside ? somethingHard : null;
}

/** Words of a loss in a message that mentions no feast. */
const nearest: Readonly<Record<string, readonly string[]>> = {
  bereavement: ['mourning-at-a-feast', 'grief-and-feast'],
};

/** From here the model is believed before any sign, but for moments that it finds in much that is not theirs. */
const surely = 0.8;
const loose: ReadonlySet<string> = new Set([
  'family-quarrel',
  'sadness',
  'something-heavy',
  'vent',
  'pregnancy',
  'no-money',
]);
/** Probability that a message tells some moment, whichever it is. */
const leastOfAny = 0.85;
/** Moments that weigh on no one. */
export const light: ReadonlySet<string> = new Set([
  'playful',
  'wants-to-chat',
  'went-well',
  'good-news',
  'how-are-you',
  'new-home',
  'new-pet',
  'wedding-anniversary',
  'grandparent-new',
  'proud-tears',
  'love-returned',
  'own-effort',
]);
export const somethingHard: Moment = {
  id: 'something-hard',
  theme: 'moods',
  dresses: 'requested',
  lasting: [],
  maya: 'Siento que estés pasando por eso. Si quieres contarme más, te leo con calma; y si prefieres que miremos ropa, también.',
  valentina:
    'Uf, vaya momento. Si te apetece soltarlo, te leo, de verdad; y si prefieres distraerte con ropa, también.',
  after: listening,
};

export const momentCalled = (id: string | null): Moment | null =>
  [...moments, somethingHard].find((moment) => moment.id === id) ?? null;
