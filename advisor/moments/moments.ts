import { emergencies, noMoment } from '../understand/learned/moment.ts';
import { momentsOf } from '../understand/learned/shipped.ts';
import type { Annotated } from '../words/pattern.ts';
import { tokensOf } from '../words/tokens.ts';
import { type Moment, momentsWritten } from './moment.ts';
import { signedIn } from './signs.ts';
import {
  lacksWords,
  tellsDeath,
  tellsLoss,
  tellsOfThings,
  tellsOtherwise,
  toldByHints,
  withoutIdioms,
} from './support.ts';

export const listening = {
  maya: 'Te leo, y gracias por seguir contándome. Tómate el tiempo que necesites; y si quieres que miremos algo de ropa, también.',
  valentina:
    'Te sigo leyendo. Cuéntame lo que quieras, sin prisa; y si te apetece distraerte con ropa, me dices.',
} as const;

const moments = momentsWritten(listening);

/** Chosen on messages of authors that the model had not learned; more is asked beside a plan or within another subject. */
const least = { alone: 0.45, beside: 0.6, within: 0.75 } as const;

export type Told = {
  isAdult: boolean;
  /** Beside a plan, a question of fact or another subject. */
  isBeside: boolean;
  isWithin?: boolean;
  /** The sorrow told last in the conversation. */
  sorrow: Moment | null;
};

/** The moment that a message tells, perhaps within another; those of minors are told to no adult. */
export function momentIn(said: string, { isAdult, isBeside, isWithin, sorrow }: Told): Moment | null {
  const message = withoutIdioms(said);
  const tokens = tokensOf(message).map((token) => ({ ...token, classes: [] }));
  const isLoss = tellsLoss(message, tokens);
  const isLesser = ({ id, theme }: Moment) =>
    isLoss && theme !== 'loss' && theme !== 'dangers' && id !== 'dating-again';
  const sign = momentCalled(signedIn(tokens));
  const isUntold =
    sign && (isLesser(sign) || !mayBeTold(sign, sorrow, tokens) || tellsOtherwise(sign.id, tokens));
  const signed = isUntold ? null : sign;
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
  // A loss of its own sort is no other bereavement.
  const isSort = (id: string) => signed?.theme === 'loss' && id === 'bereavement';
  if (signed && !moments.some(({ id }) => id !== signed.id && !isSort(id) && isSurer(id)))
    return { ...signed, isSigned: true };
  const best = moments
    .filter((one) => !(one.ofMinors && isAdult) && mayBeTold(one, sorrow, tokens))
    .reduce<Moment | null>((most, one) => (most && chance(most.id) >= chance(one.id) ? most : one), null);
  const untold = moments.filter((one) => !mayBeTold(one, sorrow, tokens)).map(({ id }) => id);
  const others = [noMoment, ...Object.keys(emergencies), ...light, ...untold];
  const unsupported = toldByHints.filter((id) => chance(id) === 0);
  const grave =
    1 -
    others.reduce((sum, id) => sum + chance(id), 0) -
    unsupported.reduce((sum, id) => sum + (probability(id) ?? 0), 0);
  const isHard = grave >= leastOfAny && !light.has(best?.id ?? '');
  const goesOn = best?.isWithin && sorrow !== null;
  const asked = goesOn ? 'alone' : isWithin ? 'within' : isBeside && !isHard ? 'beside' : 'alone';
  if (best && chance(best.id) >= least[asked]) {
    // A death is met before all that befell besides.
    if (isLesser(best)) return momentCalled('bereavement');
    const isOfThings = best.id === 'separation' && tellsOfThings(tokens);
    const isLikely = isOfThings && (probability('things-of-the-ex') ?? 0) >= leastOfThings;
    return momentCalled(isLikely ? 'things-of-the-ex' : asSorrow(best.id, sorrow));
  }
  if (!isBeside && !/[?¿]/.test(message) && isLoss) return momentCalled('bereavement');
  return isHard && !isBeside ? somethingHard : null;
}

function mayBeTold(
  { id, isWithin, theme }: Moment,
  sorrow: Moment | null,
  tokens: readonly Annotated[],
): boolean {
  if (!isWithin) return true;
  const only = within[id];
  if (only) return sorrow !== null && (only.includes(sorrow.id) || only.includes(sorrow.theme));
  const isWeighed = sorrow !== null && !bearable.has(sorrow.id);
  if (theme !== 'loss' || ofAnySorrow[id] !== undefined)
    return isWeighed || (theme === 'loss' && tellsDeath(tokens));
  return sorrow?.theme === 'loss' || tellsDeath(tokens);
}

const ofLove = [
  'separation',
  'betrayed',
  'unanswered-love',
  'stood-up',
  'divorce-signed',
  'things-of-the-ex',
];
const ofWork = ['lost-job', 'work-ended', 'long-unemployed', 'debt', 'no-money', 'retired'];
const within: Readonly<Record<string, readonly string[]>> = {
  'stay-or-leave': ['moods', 'bad-boss', 'passed-over', 'went-badly'],
  'writing-to-the-ex': ofLove,
  'pretending-to-work': ofWork,
  'clothes-of-work': ofWork,
  'keep-of-child': ['empty-nest', 'custody', 'absent-parent', 'loss'],
  'fond-of-it-still': [
    'called-names',
    'bullied-at-school',
    'criticised',
    'street-comments',
    'fear-of-ridicule',
    'body-and-self',
    'bullied',
  ],
};

const bearable: ReadonlySet<string> = new Set(['flattering', 'how-black', 'light-suit', 'purchase-regret']);

/** The same words of who died and of who left: "tengo su sudadera puesta, ¿qué hago con ella?" */
function asSorrow(id: string, sorrow: Moment | null): string {
  const isOfLoss = sorrow?.theme === 'loss';
  return (isOfLoss ? ofTheDead[id] : sorrow ? ofAnySorrow[id] : undefined) ?? id;
}
const ofAnySorrow: Readonly<Record<string, string>> = {
  'grief-time': 'does-it-pass',
  'grief-habits': 'is-it-odd',
};
const ofTheDead: Readonly<Record<string, string>> = {
  'things-of-the-ex': 'clothes-of-the-dead',
  'keep-of-child': 'clothes-of-the-dead',
  'does-it-pass': 'grief-time',
  'is-it-odd': 'grief-habits',
};

/** Words of a loss in a message that mentions no feast. */
const nearest: Readonly<Record<string, readonly string[]>> = {
  bereavement: ['mourning-at-a-feast', 'grief-and-feast'],
};

/** From here the model is believed before any sign, but for moments that it finds in much that is not theirs. */
const surely = 0.8;
const leastOfThings = 0.02;
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
  'nerves-now',
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
