import { momentIn } from '../moments.ts';
import type { Intent } from '../understand/intents.ts';
import { occurs, patternOf } from '../words/pattern.ts';
import { back, choose, keep, like, wear, why, yes } from './about-outfits.ts';
import { unlessAsked } from './acted.ts';
import { colour, knowledge, trends } from './advice.ts';
import { cart, wishes } from './buying.ts';
import { plans } from './calendar.ts';
import { adjust, another } from './change.ts';
import { dress, forOwner } from './dress.ts';
import type { IntentContext, IntentHandler } from './handler.ts';
import { compare, diagnose } from './judge.ts';
import { mark, undo } from './marks.ts';
import { pack } from './pack.ts';
import { capsule, gaps, week } from './plans.ts';
import { productFit, shop } from './shop.ts';
import {
  abilities,
  aboutMe,
  app,
  beauty,
  body,
  bye,
  care,
  chat,
  distress,
  feeling,
  forgetMe,
  gift,
  greet,
  isChat,
  moment,
  no,
  notOnFile,
  offTopic,
  secrets,
  thanks,
  unclear,
  who,
} from './talk.ts';
import { asksVerdict, verdictOnTable } from './verdict.ts';
import { search, spent } from './wardrobe.ts';

export const handlers: Readonly<Record<Intent, IntentHandler>> = {
  dress,
  combine: dress,
  adjust: forOwner(adjust),
  another: forOwner(another),
  diagnose,
  compare,
  gaps: forOwner(gaps),
  pack: forOwner(pack),
  week: forOwner(week),
  capsule: forOwner(capsule),
  search,
  spent,
  shop,
  'product-fit': productFit,
  trends,
  colour,
  knowledge,
  why,
  choose,
  like,
  keep: unlessAsked(keep, 'offer-day'),
  wear: (context) =>
    context.understood.onlyAsks &&
    context.state.outfits.length > 0 &&
    context.understood.slots.garments.length > 0
      ? adjust(context)
      : unlessAsked(wear, 'offer-day')(context),
  mark,
  plans,
  wishes,
  cart,
  undo: unlessAsked(undo),
  'about-me': aboutMe,
  'forget-me': forgetMe,
  back,
  greet,
  thanks,
  bye,
  who,
  abilities,
  app,
  body,
  distress,
  feeling,
  secrets,
  'off-topic': offTopic,
  chat,
  yes: unlessAsked(yes),
  no,
  unclear,
};

const makeUp = patternOf('labial|labiales|labios|pintalabios|maquillo|maquillaje');

const accompanying = patternOf('acompan~ a / voy con mi * a la / llevo|llevar|empujar a mi|mis');

/** Intents that go on with an emergency unless they clearly ask for something else. */
const surelyElse = 6;

const asksFacts: ReadonlySet<Intent> = new Set([
  'knowledge',
  'app',
  'search',
  'shop',
  'off-topic',
  'colour',
  'spent',
]);
const talks: ReadonlySet<Intent> = new Set(['thanks', 'who', 'chat', 'greet', 'like', 'no', 'yes']);

/** Intents that a question about clothes for an occasion is taken for. */
const besideVerdict: ReadonlySet<Intent> = new Set([
  'adjust',
  'dress',
  'combine',
  'diagnose',
  'compare',
  'knowledge',
  'search',
  'colour',
  'shop',
  'app',
  'thanks',
  'unclear',
]);

/** "¿traje o no?", said of an occasion that the conversation knows. */
const isForVerdict = (context: IntentContext): boolean => {
  const { understood, state, wardrobe } = context;
  const isAbout =
    understood.slots.occasion !== null || (state.day.occasion !== null && state.outfits.length > 0);
  return (
    isAbout &&
    wardrobe.length > 0 &&
    state.wearer.other === null &&
    besideVerdict.has(understood.intent) &&
    asksVerdict(context)
  );
};

/** The handler of a message: care for the person first, then its intent. */
export function handlerOf(context: IntentContext): IntentHandler {
  const { understood, state } = context;
  const { intent, distress, ranking, reading, slots } = understood;
  if (distress) return handlers.distress;
  const score = ranking[0]?.score ?? 0;
  // The day of another is not this person's own.
  const told = occurs(accompanying, reading.tokens) ? null : momentIn(reading.tokens);
  if (told && intent !== 'about-me' && !(told.isAside && asksFacts.has(intent) && score >= surelyElse))
    return moment;
  if (state.outfits.length > 0 && occurs(makeUp, reading.tokens)) return beauty;
  if (
    understood.aim === 'gift' &&
    intent === 'shop' &&
    slots.garments.length === 0 &&
    slots.budgetEuros === null
  )
    return gift;
  if (understood.aim === 'product-detail' && state.productIds.length === 0 && state.outfits.length > 0)
    return notOnFile;
  if (state.care) {
    const asksElse =
      score >= surelyElse &&
      !['thanks', 'like', 'feeling', 'body', 'yes', 'no', 'chat', 'app', 'secrets'].includes(intent) &&
      (slots.occasion !== null ||
        slots.garments.length > 0 ||
        ['off-topic', 'shop', 'search'].includes(intent));
    if (!asksElse) return care;
  }
  if (isForVerdict(context)) {
    const isOnTable = state.outfits.length > 0 && (slots.occasion === null || slots.isAside);
    return isOnTable ? verdictOnTable(handlers.adjust) : dress;
  }
  const isTalk = score < surelyElse || talks.has(intent) || (intent === 'app' && understood.aim !== 'human');
  return isTalk && isChat(reading.tokens) && slots.occasion === null ? chat : handlers[intent];
}
