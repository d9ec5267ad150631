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
const leastOdds = { bid: 1, told: 3, ofOneField: 2.5 } as const;
const leastTold = 5;
const names = /^(?:y )?(?:p[oó]n(?:e)?le|ll[aá]ma\p{L}*|b[aá]utiza\p{L}*|que se llame)(?!\p{L})/iu;

const depends =
  /^(?:(?:y|pero) )?(?:porque|pq|porq|xq|es que|es q|que|q|pues|ya que|si|como|cuando|aunque|por si|as[ií] que)(?!\p{L})/iu;
const mostOfGreeting = 6;

const areOne = (one: Field | null, other: Field | null): boolean =>
  one === null || other === null || one === other;
/** What goes on with an act, asks the shop again, or tells but little, is no request of its own. */
function isOwn(text: string, field: Field | null, before: Request, odds: number): boolean {
  if (before.field === null && !bids(before.text)) return false;
  if (before.field === 'act' && (names.test(text) || files(text))) return false;
  if (before.field === 'shop' && field === 'shop') return false;
  if (bids(text)) return odds >= leastOdds.ofOneField || !areOne(field, before.field);
  const isTold = before.field !== 'act' && !depends.test(text) && tokensOf(text).length >= leastTold;
  return odds >= leastOdds.told && isTold;
}

export function requestsApart(message: string, aimsIn: AimsIn): Request[] {
  const cuts = cutsIn(message).filter(
    ({ at, odds }) =>
      odds >= leastOdds.bid && !/:\s*$/.test(message.slice(0, at)) && !echoesRequest(message.slice(at)),
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
    else if (!isOwn(text, field, last, odds))
      parts[parts.length - 1] = { ...last, text: partOf(last.from, end), field: last.field ?? field };
    else parts.push({ text, field, from });
  }
  const [first, ...rest] = parts;
  const told = first && rest.length > 0 && isGreeting(first.text, aimsIn) ? rest : parts;
  return told.length > mostRequests || parts.length === 1
    ? [{ text: message, field: null }]
    : told.map(({ text, field }) => ({ text, field }));
}

const isGreeting = (text: string, aimsIn: AimsIn): boolean =>
  tokensOf(text).length <= mostOfGreeting && !/[¿?]/.test(text) && sharesOf(aimsIn(text)).talk >= surely;

/** Null where a clause may be of any field, or goes on with an act. */
export function fieldIn(text: string, aimsIn: AimsIn): Field | null {
  const field = files(text) ? null : surelyOf(text, aimsIn);
  return field === 'act' ? null : field;
}
