import { shopQuestions } from '../../understand/garments/shopping.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import type { IntentContext, IntentHandler, Reply } from '../handler.ts';
import { toBuy } from './query.ts';

const mostSought = 3;
const mostOfEach = 2;

const kindsApart = (references: readonly GarmentReference[]): boolean =>
  references.every((one, at) =>
    references.slice(at + 1).every((other) => !other.kinds.some((kind) => one.kinds.includes(kind))),
  );

/** "unos vaqueros de la 42 y un cinturón": each is looked for by what is said of it. */
export function apart(context: IntentContext): IntentContext[] | null {
  const { understood, box } = context;
  const { slots, reading } = understood;
  if (box.store === null || understood.intent === 'cart' || understood.intent === 'wishes') return null;
  if (shopQuestions(reading.tokens).has('gift') || understood.aim === 'gift') return null;
  const sought = toBuy(context).filter(({ wanted }) => wanted);
  if (sought.length < 2 || sought.length > mostSought || !kindsApart(sought)) return null;
  return sought.map((one, at) => {
    const from = at === 0 ? 0 : one.start - 1;
    const to = (sought[at + 1]?.start ?? reading.tokens.length + 1) - 1;
    const tokens = reading.tokens.map((token, place) =>
      place >= from && place < to ? token : { ...token, text: '', stem: '', classes: [] },
    );
    const garments = slots.garments.filter((other) => other === one || !isOf(sought, other));
    const isOwn = (colour: string) =>
      one.colours.some((own) => own === colour) ||
      !sought.some((other) => other !== one && other.colours.some((own) => own === colour));
    const own = {
      ...slots,
      garments: garments.map((other) => (other.start === one.start ? one : other)),
      colours: slots.colours.filter(isOwn),
    };
    return {
      ...context,
      message: reading.tokens
        .slice(from, to)
        .map(({ text }) => text)
        .join(' '),
      understood: { ...understood, slots: own, reading: { ...reading, tokens } },
    };
  });
}

const isOf = (sought: readonly GarmentReference[], { start }: GarmentReference): boolean =>
  sought.some((one) => one.start === start);

export async function sellEach(each: readonly IntentContext[], sell: IntentHandler): Promise<Reply> {
  const replies: Reply[] = [];
  for (const one of each) replies.push(await sell(one));
  const products = replies.flatMap((reply) => (reply.products ?? []).slice(0, mostOfEach));
  const [first] = replies;
  const shopping = first?.remember?.shopping;
  const kinds = [...new Set(products.map(({ garment }) => garment.kind))];
  return {
    sentences: replies.flatMap(({ sentences }) => sentences),
    products,
    remember: {
      ...first?.remember,
      productIds: products.map(({ id }) => id),
      ...(shopping && { shopping: { ...shopping, kinds, text: null } }),
    },
  };
}
