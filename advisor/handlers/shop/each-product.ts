import { settingOf } from '../../state.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { understand } from '../../understand/understand.ts';
import type { IntentContext, IntentHandler, Reply } from '../handler.ts';
import { isBasket } from './query.ts';

const removing = /(?<!\p{L})(?:quit|borr|elimin|saca|vaci|rest)\p{L}*/iu;
const orders = { wishes: 'añade a deseos', cart: 'añade al carrito' } as const;
const most = 3;
const indefinite = /^un(?:a|os|as)?$/;

const sought = ({ understood }: IntentContext): readonly GarmentReference[] =>
  understood.slots.garments.filter(
    (one) =>
      one.wanted &&
      !isBasket(one) &&
      (one.points === 'any' || indefinite.test(understood.reading.tokens[one.start - 1]?.text ?? '')),
  );

export const eachProduct =
  (intent: 'wishes' | 'cart', one: IntentHandler): IntentHandler =>
  async (context) => {
    const { understood, message, wardrobe, state } = context;
    const named = sought(context).slice(0, most);
    if (named.length < 2 || understood.onlyAsks || removing.test(message) || state.asked?.what === 'size')
      return one(context);
    const replies: Reply[] = [];
    for (const [at, { start }] of named.entries()) {
      const told = understood.reading.tokens
        .slice(start, named[at + 1]?.start)
        .map(({ text }) => text)
        .join(' ')
        .replace(/ (?:y|e|ademas|tambien)(?: un(?:a|os|as)?)?$/, '');
      const order = `${orders[intent]} ${told}`;
      const heard = understand(order, wardrobe, settingOf({ ...state, focus: [] }));
      replies.push(
        await one({
          ...context,
          message: order,
          state: { ...state, productIds: [], productFocus: null, shopping: null },
          understood: { ...heard, intent, onlyAsks: false, aim: intent === 'cart' ? 'cart-add' : 'wish-add' },
        }),
      );
    }
    return {
      sentences: replies.flatMap(({ sentences }) => sentences),
      products: replies.flatMap(({ products }) => products ?? []).slice(0, 6),
      remember: {
        ...replies.at(-1)?.remember,
        productIds: replies.flatMap((reply) => reply.remember?.productIds ?? []),
      },
    };
  };
