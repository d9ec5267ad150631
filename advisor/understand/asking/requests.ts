import { tokensOf } from '../../words/tokens.ts';
import type { Intent } from '../intents.ts';
import { type Aim, intentOfAim } from '../learned/aims.ts';
import { cutsIn } from '../learned/cuts.ts';
import { bids, echoesRequest, files } from './clauses.ts';

const fields = [
  'look',
  'knowledge',
  'owned',
  'laundry',
  'spending',
  'wears',
  'lists',
  'act',
  'shop',
  'service',
  'talk',
] as const;
export type Field = (typeof fields)[number];

const fieldOfIntent: Readonly<Partial<Record<Intent, Field>>> = {
  dress: 'look',
  combine: 'look',
  adjust: 'look',
  another: 'look',
  diagnose: 'look',
  compare: 'look',
  choose: 'look',
  pack: 'look',
  week: 'look',
  capsule: 'look',
  back: 'look',
  why: 'look',
  avoid: 'look',
  knowledge: 'knowledge',
  trends: 'knowledge',
  colour: 'knowledge',
  search: 'owned',
  gaps: 'owned',
  keep: 'act',
  wear: 'act',
  mark: 'act',
  plans: 'act',
  wishes: 'act',
  cart: 'act',
  undo: 'act',
  shop: 'shop',
  'product-fit': 'shop',
  app: 'service',
};

const fieldOfAim: Readonly<Partial<Record<Aim, Field>>> = {
  'garment-delete': 'act',
  'garment-edit': 'act',
  'garment-add': 'act',
  'wash-list': 'laundry',
  spent: 'spending',
  'cost-per-wear': 'spending',
  'not-worn': 'wears',
  'most-worn': 'wears',
  'last-worn': 'wears',
  'plan-show': 'lists',
  'wish-list': 'lists',
  'cart-show': 'lists',
  'outfits-saved': 'lists',
  'know-of-me': 'owned',
  'may-i': 'look',
  'how-to-wear': 'look',
};

export const fieldOf = (aim: Aim): Field => {
  const intent = intentOfAim[aim];
  return fieldOfAim[aim] ?? (intent && fieldOfIntent[intent]) ?? 'talk';
};

type AimsIn = (text: string) => ReadonlyMap<Aim, number>;
type Shares = Readonly<Record<Field, number>>;

function sharesOf(aims: ReadonlyMap<Aim, number>): Shares {
  const sums = Object.fromEntries(fields.map((field) => [field, 0])) as Record<Field, number>;
  for (const [aim, probability] of aims) sums[fieldOf(aim)] += probability;
  return sums;
}

const answered: readonly Field[] = fields.filter((field) => field !== 'talk');

const mostRequests = 4;

/** Null where the field is open. */
export type Request = { text: string; field: Field | null };

const surely = 0.7;
const surelyOf = (text: string, aimsIn: AimsIn): Field | null => {
  const shares = sharesOf(aimsIn(text));
  return answered.find((field) => shares[field] >= surely) ?? null;
};

/** Log-odds from which a request begins that asks or orders, and one that is only told. */
const leastOdds = { bid: 1, told: 3 } as const;
const leastTold = 5;
const names = /^(?:y )?(?:p[oó]n(?:e)?le|ll[aá]ma\p{L}*|b[aá]utiza\p{L}*|que se llame)(?!\p{L})/iu;

/** What goes on with an act, or tells but little, is no request of its own. */
const isOwn = (text: string, before: Field, odds: number): boolean =>
  bids(text)
    ? !(before === 'act' && names.test(text))
    : odds >= leastOdds.told && before !== 'act' && tokensOf(text).length >= leastTold;

export function requestsApart(message: string, aimsIn: AimsIn): Request[] {
  const cuts = cutsIn(message).filter(
    ({ at, odds }) => odds >= leastOdds.bid && !echoesRequest(message.slice(at)),
  );
  const starts = [{ at: 0, odds: 0 }, ...cuts];
  const partOf = (from: number, to: number) => message.slice(from, to).replace(/[\s,:]+$/u, '');
  const parts: (Request & { from: number })[] = [];
  for (const [one, { at: from, odds }] of starts.entries()) {
    const end = starts[one + 1]?.at ?? message.length;
    const text = partOf(from, end);
    const field = files(text) ? 'act' : surelyOf(text, aimsIn);
    const last = parts.at(-1);
    if (!last) parts.push({ text, field, from });
    else if (field === null || last.field === null || field === last.field || !isOwn(text, last.field, odds))
      parts[parts.length - 1] = { ...last, text: partOf(last.from, end), field: last.field ?? field };
    else parts.push({ text, field, from });
  }
  return parts.length > 1 && parts.length <= mostRequests
    ? parts.map(({ text, field }) => ({ text, field }))
    : [{ text: message, field: null }];
}

/** Null where a clause may be of any field, or goes on with an act. */
export function fieldIn(text: string, aimsIn: AimsIn): Field | null {
  const field = files(text) ? null : surelyOf(text, aimsIn);
  return field === 'act' ? null : field;
}
