import { kinds as allKinds, type Kind, type Occasion } from '#contract/vocabulary.ts';
import { joinAnd } from '#stylist/language/es/grammar.ts';
import { purposeOf } from '#stylist/language/es/purposes.ts';
import { traitsOf } from '#stylist/piece.ts';
import { seasonOfMonth } from '../../tools/season-of-month.ts';
import type { StoreProduct } from '../../tools/toolbox.ts';
import { sizeIn } from '../../understand/garments/shopping.ts';
import { title } from '../../voice/phrase.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
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
  casual: [
    { what: 'unos vaqueros o un pantalón cómodo', kinds: ['jeans', 'pants'], ofSize: true },
    { what: 'un jersey', kinds: ['sweater', 'cardigan'] },
    { what: 'unas zapatillas o unos mocasines', kinds: ['sneakers', 'loafers', 'flats'] },
    { what: 'un abrigo', kinds: ['coat', 'outerwear'] },
  ],
  sport: [
    { what: 'unas mallas o un pantalón de chándal', kinds: ['leggings', 'joggers'], ofSize: true },
    { what: 'una camiseta para sudar', kinds: ['t-shirt', 'top'] },
  ],
};

const first = patternOf(
  'que|q|k|cuales|hazme|dame [dos|tres|cuatro|cinco|seis|una|un] [o] [tres|cuatro|cinco|seis|par] [de] cosas|prendas|piezas|basicos|lista * compr~|tienda|pill~|empez~|primero / que|q|k [me] [deberia|debo|tengo] [que] compro|comprar|comprarme|pillo|pillarme [yo] [primero] / por donde|que empiezo|empezar / primero|prioridad|imprescindible|imprescindibles|basicos|basico',
);
const leastFit = 0.7;
const mostDear = 0.45;

export const asksFirstBuys = (context: IntentContext): boolean => {
  const { budgetEuros } = context.understood.slots;
  return (
    context.box.store !== null &&
    context.state.outfits.length === 0 &&
    budgetEuros !== null &&
    needsIn(context).length > 0 &&
    toBuy(context).length === 0 &&
    says(context, first)
  );
};

function needsIn({ understood: { slots, reading }, wardrobe }: IntentContext): (Need & { for: Occasion })[] {
  const isOfSport = occurs(exercising, reading.tokens);
  const told = [
    slots.occasion === 'date' || slots.occasion === 'party' ? null : slots.occasion,
    slots.then?.occasion ?? null,
    isOfSport ? ('sport' as const) : null,
  ].filter((one) => one !== null && needsOf[one] !== undefined);
  const others: Occasion[] = wardrobe.length === 0 && !told.includes('work') ? ['casual'] : [];
  const occasions = [...new Set([...others, ...told])];
  const longest = Math.max(0, ...occasions.map((one) => needsOf[one ?? '']?.length ?? 0));
  return Array.from({ length: longest }, (_, at) => at).flatMap((at) =>
    occasions.flatMap((one) => {
      const need = needsOf[one ?? '']?.[at];
      return need && one ? [{ ...need, for: one }] : [];
    }),
  );
}
const exercising = patternOf('yoga|pilates|gimnasio|gym|correr|running|entrenar|deporte');

const mostSought = 4;
const numbers: Readonly<Record<string, number>> = { dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 };
const countAsked = ({ understood: { reading } }: IntentContext): number =>
  Math.max(0, ...reading.tokens.map(({ text }) => numbers[text] ?? 0)) || mostSought;

/** "empiezo en un banco, con 250 euros, ¿qué me compro primero?": one of each thing that the occasion needs. */
export const firstBuys: IntentHandler = async (context) => (await needed(context)) ?? shop(context);

async function needed(context: IntentContext): Promise<Reply | null> {
  const { box, understood, speaker, wardrobe } = context;
  const { budgetEuros, occasion, event, purpose } = understood.slots;
  const needs = needsIn(context);
  if (!box.store || budgetEuros === null) return null;
  const size = sizeIn(understood.reading.tokens);
  const suits = ({ garment }: StoreProduct, of: Occasion) =>
    traitsOf(garment).fits[of] >= leastFit && (of === 'sport' || garment.style !== 'sport');
  const lacking = needs.filter(
    ({ kinds, for: of }) =>
      !wardrobe.some((one) => kinds.includes(one.kind) && traitsOf(one).fits[of] >= leastFit),
  );
  const season = seasonOfMonth(box.today.month);
  const all = await box.store.search({ kinds: allKinds, count: 200 });
  const isNow = ({ garment }: StoreProduct) => Number(garment.seasons.includes(season));
  const chosen: StoreProduct[] = [];
  const later: string[] = [];
  let left = budgetEuros;
  for (const { what, kinds, ofSize, for: of } of lacking) {
    const [best] = all
      .filter((one) => kinds.includes(one.garment.kind) && suits(one, of))
      .filter((one) => !ofSize || size === null || isInSize(one, size))
      .filter(({ priceEuros }) => priceEuros <= left && priceEuros <= budgetEuros * mostDear)
      .sort((a, b) => isNow(b) - isNow(a) || traitsOf(b.garment).fits[of] - traitsOf(a.garment).fits[of]);
    if (best && chosen.length < countAsked(context)) {
      chosen.push(best);
      left -= best.priceEuros;
    } else later.push(what);
  }
  if (chosen.length === 0) return null;
  const occasions = [...new Set(needs.map((one) => one.for))];
  const aims = occasions.map((one) => purposeOf({ occasion: one, event: null }));
  const aim = occasion !== null && purpose !== null && occasions.length === 1 ? purpose : joinAnd(aims);
  const sum = chosen.reduce((total, { priceEuros }) => total + priceEuros, 0);
  return {
    sentences: [
      speaker.say('first-buys', {
        for: event === null ? aim : joinAnd(aims),
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
