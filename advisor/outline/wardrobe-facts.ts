import type { Garment } from '#stylist/wardrobe.ts';
import type { Heard } from './hear.ts';
import { type Answer, type Context, lookOf, type Reply, withoutWardrobe } from './reply.ts';
import type { Sign } from './words.ts';

const mostListed = 6;
const longDays = 60;

type Fact = (context: Context, among: readonly Garment[]) => Reply;

const list = (context: Context, garments: readonly Garment[]): string =>
  lookOf(
    context,
    garments.slice(0, mostListed).map(({ id }) => id),
  );

const shown = (garments: readonly Garment[]) => garments.slice(0, mostListed).map(({ id }) => id);

const told = (sentence: string, garments: readonly Garment[] = []): Reply => ({
  kind: 'fact',
  sentences: [sentence],
  garmentIds: shown(garments),
  remember: { focus: shown(garments) },
});

const amountOf = ({ words }: Context, euros: number): string =>
  new Intl.NumberFormat(words.locale, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(euros);

/** The first that a message asks for is told. */
const facts: Readonly<Partial<Record<Sign, Fact>>> = {
  dearest(context, among) {
    const { box, say } = context;
    const [best] = [...among].sort((a, b) => (box.prices.get(b.id) ?? 0) - (box.prices.get(a.id) ?? 0));
    const price = best && box.prices.get(best.id);
    return best && price
      ? told(say('dearest', { piece: list(context, [best]), price: amountOf(context, price) }), [best])
      : told(say('value-unknown'));
  },
  value(context, among) {
    const { box, say } = context;
    const prices = among.flatMap(({ id }) => box.prices.get(id) ?? []);
    const sum = prices.reduce((all, euros) => all + Math.round(euros * 100), 0) / 100;
    return prices.length === 0
      ? told(say('value-unknown'))
      : told(say('value', { price: amountOf(context, sum), priced: prices.length, count: among.length }));
  },
  leastWorn(context, among) {
    const { say } = context;
    const never = among.filter(({ timesWorn }) => timesWorn === 0);
    const rested = among
      .filter(({ timesWorn, lastWornDaysAgo }) => timesWorn > 0 && (lastWornDaysAgo ?? 0) >= longDays)
      .sort((a, b) => (b.lastWornDaysAgo ?? 0) - (a.lastWornDaysAgo ?? 0));
    if (never.length > 0)
      return told(say('never-worn', { count: never.length, list: list(context, never) }), never);
    return rested.length > 0
      ? told(say('long-unworn', { list: list(context, rested) }), rested)
      : told(say('all-worn'));
  },
  mostWorn(context, among) {
    const best = [...among]
      .filter(({ timesWorn }) => timesWorn > 0)
      .sort((a, b) => b.timesWorn - a.timesWorn)
      .slice(0, 3);
    return best.length > 0
      ? told(context.say('most-worn', { list: list(context, best), times: best[0]?.timesWorn ?? 0 }), best)
      : told(context.say('none-worn'));
  },
  inWash(context, among) {
    const dirty = among.filter(({ inLaundry }) => inLaundry);
    return dirty.length > 0
      ? told(context.say('in-wash', { count: dirty.length, list: list(context, dirty) }), dirty)
      : told(context.say('wash-empty'));
  },
  favourites(context, among) {
    const loved = among.filter(({ favorite }) => favorite);
    return loved.length > 0
      ? told(context.say('favourites', { list: list(context, loved) }), loved)
      : told(context.say('favourites-none'));
  },
  count: (context, among) =>
    among.length === 0
      ? told(context.say('count-none'))
      : told(
          context.say('count', { count: among.length }),
          among.length === context.wardrobe.length ? [] : among,
        ),
  list: (context, among) =>
    among.length === 0
      ? told(context.say('list-none'))
      : told(context.say('list', { count: among.length, list: list(context, among) }), among),
};

function amongNamed({ mentions, colours }: Heard, wardrobe: readonly Garment[]): Garment[] {
  const named = mentions.filter(({ wanted }) => wanted);
  if (named.length > 0) {
    const ids = new Set(named.flatMap((one) => one.ids));
    return wardrobe.filter(({ id }) => ids.has(id));
  }
  return colours.length === 0
    ? [...wardrobe]
    : wardrobe.filter((garment) =>
        garment.colors.some(({ name }) => colours.some((colour) => colour === name)),
      );
}

/** "How many shirts do I have?", "what do I never wear?"; null where no fact is asked for. */
export function factAsked({ heard }: Context): Answer | null {
  const sign = (Object.keys(facts) as Sign[]).find((one) => heard.does.has(one));
  const fact = sign && facts[sign];
  // "Give a new twist to what I wear least" asks for an outfit.
  if (!fact || heard.moods.includes('new')) return null;
  return (context) => {
    const nothing = withoutWardrobe(context);
    return nothing
      ? { kind: 'fact', sentences: [nothing] }
      : fact(context, amongNamed(context.heard, context.wardrobe));
  };
}
