import { kinds as allKinds, type Kind } from '#contract/vocabulary.ts';
import { joinAnd } from '#stylist/language/es/grammar.ts';
import { purposeOf } from '#stylist/language/es/purposes.ts';
import { traitsOf } from '#stylist/piece.ts';
import type { StoreProduct } from '../../tools/toolbox.ts';
import { sizeIn } from '../../understand/garments/shopping.ts';
import { title } from '../../voice/phrase.ts';
import { patternOf } from '../../words/pattern.ts';
import { type IntentContext, type IntentHandler, type Reply, says } from '../handler.ts';
import { euros, named, remembering } from './products.ts';
import { noShopping, toBuy } from './query.ts';
import { shop } from './shop.ts';
import { isInSize } from './wanted.ts';

type Need = { what: string; kinds: readonly Kind[]; ofSize?: true };

const needsOf: Readonly<Partial<Record<string, readonly Need[]>>> = {
  work: [
    { what: 'un pantalón de vestir', kinds: ['pants'], ofSize: true },
    { what: 'una camisa o una blusa', kinds: ['shirt', 'blouse'] },
    { what: 'unos zapatos de vestir', kinds: ['shoes', 'loafers', 'flats'] },
    { what: 'una americana', kinds: ['blazer'] },
  ],
};

const first = patternOf(
  'que|q|k [me] [deberia|debo|tengo] [que] compro|comprar|comprarme|pillo|pillarme [yo] [primero] / por donde|que empiezo|empezar / primero|prioridad|imprescindible|imprescindibles|basicos|basico',
);
const leastFit = 0.7;
const mostDear = 0.45;

export const asksFirstBuys = (context: IntentContext): boolean => {
  const { occasion, budgetEuros } = context.understood.slots;
  return (
    context.box.store !== null &&
    context.state.outfits.length === 0 &&
    needsOf[occasion ?? ''] !== undefined &&
    budgetEuros !== null &&
    toBuy(context).length === 0 &&
    says(context, first)
  );
};

/** "empiezo en un banco, con 250 euros, ¿qué me compro primero?": one of each thing that the occasion needs. */
export const firstBuys: IntentHandler = async (context) => (await needed(context)) ?? shop(context);

async function needed(context: IntentContext): Promise<Reply | null> {
  const { box, understood, speaker, wardrobe } = context;
  const { budgetEuros, occasion, event, purpose } = understood.slots;
  const needs = needsOf[occasion ?? ''];
  if (!box.store || !needs || occasion === null || budgetEuros === null) return null;
  const size = sizeIn(understood.reading.tokens);
  const suits = ({ garment }: StoreProduct) =>
    traitsOf(garment).fits[occasion] >= leastFit && garment.style !== 'sport';
  const lacking = needs.filter(
    ({ kinds }) =>
      !wardrobe.some((one) => kinds.includes(one.kind) && traitsOf(one).fits[occasion] >= leastFit),
  );
  const all = (await box.store.search({ kinds: allKinds, count: 200 })).filter(suits);
  const chosen: StoreProduct[] = [];
  const later: string[] = [];
  let left = budgetEuros;
  for (const { what, kinds, ofSize } of lacking) {
    const [best] = all
      .filter(({ garment }) => kinds.includes(garment.kind))
      .filter((one) => !ofSize || size === null || isInSize(one, size))
      .filter(({ priceEuros }) => priceEuros <= left && priceEuros <= budgetEuros * mostDear)
      .sort((a, b) => traitsOf(b.garment).fits[occasion] - traitsOf(a.garment).fits[occasion]);
    if (best) {
      chosen.push(best);
      left -= best.priceEuros;
    } else later.push(what);
  }
  if (chosen.length === 0) return null;
  const aim = purpose ?? purposeOf({ occasion, event: null });
  const sum = chosen.reduce((total, { priceEuros }) => total + priceEuros, 0);
  return {
    sentences: [
      speaker.say('first-buys', {
        for: event === null ? aim : purposeOf({ occasion, event: null }),
        list: title(joinAnd(chosen.map(named))),
        total: euros(sum),
      }),
      later.length > 0 && speaker.say('first-buys-later', { things: joinAnd(later) }),
    ],
    products: chosen,
    remember: remembering(
      {
        ...noShopping,
        kinds: lacking.flatMap(({ kinds }) => kinds).slice(0, 20),
        maxEuros: budgetEuros,
        size,
      },
      chosen,
    ),
  };
}
