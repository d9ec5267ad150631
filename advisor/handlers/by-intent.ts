import { textOfTitle } from '../knowledge/entries.ts';
import { light } from '../moments/moments.ts';
import { requestsOutfit } from '../understand/asking/requests-outfit.ts';
import type { Distress } from '../understand/distress.ts';
import type { Intent } from '../understand/intents.ts';
import { type Aim, intentOfAim } from '../understand/learned/aims.ts';
import { asksToDress, isMeant, isSurelyElse, surestAim } from '../understand/learned/intents-learned.ts';
import { type Mood, needs } from '../understand/moods.ts';
import { datesIn } from '../understand/told/dates.ts';
import { tellsOfSelf } from '../understand/told/wearer.ts';
import { theList } from '../voice/names.ts';
import { occurs, patternOf } from '../words/pattern.ts';
import { back, choose, keep, like, why, yes } from './about-outfits.ts';
import { unlessAsked } from './acted.ts';
import { serveLater } from './by-words/closing.ts';
import { wearOrChange } from './by-words/marks.ts';
import { leavesOut } from './by-words/telling.ts';
import { byWords } from './by-words.ts';
import { plans } from './calendar.ts';
import { adjust, another } from './changes/adjust.ts';
import { asksAnotherOfPlace, takeAnotherOfPlace } from './changes/another-of-place.ts';
import { coveredBy, finishing, sureAim } from './changes/by-aim.ts';
import { changed } from './changes/complained.ts';
import { replacingAbsent } from './changes/replaced-absent.ts';
import { bearsNeed, onlyRefuses, tellsNeedAlone, tellsOfLook } from './changes/told-of-look.ts';
import { dress } from './dress/dress.ts';
import { isDressedByCode } from './dress/dress-code.ts';
import { forOwner } from './dress/not-theirs.ts';
import { withDetail } from './dress/with-detail.ts';
import { ownedHandler } from './facts/of-owned.ts';
import { ownBeside } from './facts/own-after.ts';
import { asksOfMine } from './facts/owned-for.ts';
import { asksUpkeep } from './facts/upkeep.ts';
import { isGrave } from './grave.ts';
import { type IntentContext, type IntentHandler, type Reply, surelyElse } from './handler.ts';
import { colour, knowledge, trends } from './knowing/advice.ts';
import { isAnsweredByEntry } from './knowing/answered-by-entry.ts';
import {
  answerBesideLoss,
  asksBesideLoss,
  asksTermHeard,
  isAsideOfQuestion,
} from './knowing/asks-plainly.ts';
import { asksCustom } from './knowing/customs-asked.ts';
import { asksRuleOfCode } from './knowing/rules-asked.ts';
import { dressInformed } from './knowing/subject-known.ts';
import { mark } from './marks.ts';
import { asksForDay } from './of-piece/of-day.ts';
import { asksVerdict, choiceIn } from './opinions/asks-verdict.ts';
import { asksColourOfDay, tellColourOfDay } from './opinions/colour-of-day.ts';
import { asksForCompanion, dressCompanion } from './opinions/companion.ts';
import { compare, diagnose } from './opinions/judge.ts';
import { capsule, gaps, week } from './plans.ts';
import { withJudged, withTold } from './referent.ts';
import { cart, wishes } from './shop/buying.ts';
import { productFit } from './shop/product-fit.ts';
import { shop } from './shop/shop.ts';
import { app } from './talk/about-app.ts';
import { asksHeadcloth, asksHeadwear, tellHeadcloth, tellHeadwear } from './talk/beside-moment.ts';
import { isEitherOr, takeSide } from './talk/either-or.ts';
import { asksBesideCare, care, careBeside, distress } from './talk/emergency.ts';
import { asksEveryday, tellEveryday } from './talk/everyday.ts';
import { asksToFinish, tellFinish } from './talk/finish.ts';
import { withKeepsake } from './talk/keepsake.ts';
import {
  afterMoment,
  dressesDayTold,
  goesOnTelling,
  heardIn,
  keepsSecret,
  leavesUntold,
  momentThen,
  momentTold,
  onlyTells,
  warmthBeside,
} from './talk/moment.ts';
import { ofClothes, ofCompany, tellsWhatToSay } from './talk/moment-kinds.ts';
import { asksOtherFoot, tellOtherFoot } from './talk/other-foot.ts';
import { fearsRemark, standBy } from './talk/remark-feared.ts';
import { answerTease, isSmallTalk, isTeased, smallTalk } from './talk/small-talk.ts';
import {
  abilities,
  aboutMe,
  beauty,
  body,
  bye,
  chat,
  feeling,
  forgetMe,
  gift,
  greet,
  hair,
  isChat,
  nails,
  no,
  notOnFile,
  offTopic,
  secrets,
  thanks,
  unclear,
  who,
} from './talk/talk.ts';
import { hearTold, isOnlyTold } from './talk/told-unasked.ts';
import {
  asksWords,
  asksWordsBesideLook,
  asksWordsToSend,
  giveWords,
  giveWordsAndDress,
} from './talk/words-asked.ts';
import { pack } from './travel/pack.ts';
import { undo } from './undo.ts';
import { search, spent } from './wardrobe.ts';

export const handlers: Readonly<Record<Intent, IntentHandler>> = {
  dress: (context) =>
    tellsNeedAlone(context) ? forOwner(adjust)(context) : dressInformed(withDetail(withKeepsake(context))),
  combine: dress,
  adjust: forOwner(adjust),
  another: (context) => forOwner(another)(withDetail(context)),
  diagnose: (context) => {
    const aim = sureAim(context);
    if (weighsOne(context) && context.state.outfits.length === 0) return dress(context);
    const judged = aim !== null && intentOfAim[aim] === 'adjust' ? withJudged(context) : null;
    return judged ? dress(judged) : diagnose(context);
  },
  compare: (context) =>
    weighsOne(context) || choosesForDay(context) ? dress(context) : compare(withTold(context)),
  gaps: forOwner(gaps),
  pack: forOwner(pack),
  week: forOwner(week),
  capsule: forOwner(capsule),
  search: (context) => (bearsNeed(context) ? forOwner(adjust)(context) : search(context)),
  spent,
  shop,
  'product-fit': productFit,
  trends,
  colour: (context) => (onlyRefuses(context) ? forOwner(adjust)(context) : colour(context)),
  knowledge,
  why,
  choose: (context) => (context.state.outfits.length === 0 ? compare(withTold(context)) : choose(context)),
  like,
  keep: unlessAsked(keep, 'offer-day'),
  wear: wearOrChange,
  mark,
  plans,
  wishes,
  cart,
  undo: unlessAsked(undo),
  avoid: (context) => (context.state.outfits.length > 0 ? forOwner(adjust)(context) : leavesOut(context)),
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
  'off-topic': (context) => (tellsPlan(context) ? dress(context) : offTopic(context)),
  chat,
  yes: unlessAsked(yes),
  no,
  unclear: (context) => (tellsOfLook(context) ? forOwner(adjust)(context) : unclear(context)),
};

const choosesForDay = (context: IntentContext): boolean =>
  context.understood.slots.occasion !== null &&
  context.wardrobe.length > 0 &&
  context.state.outfits.length === 0 &&
  choiceIn(context) !== null;

const weighsOne = (context: IntentContext): boolean => {
  const { garments, occasion } = context.understood.slots;
  return (
    occasion !== null &&
    garments.filter(({ wanted, garmentIds }) => wanted && garmentIds.length > 0).length === 1 &&
    choiceIn(context) === null &&
    asksVerdict(context)
  );
};

/** "trekking mañana, puede llover": a plan of a day, told without asking for anything. */
const tellsPlan = ({ message, box, understood: { slots, reading } }: IntentContext): boolean =>
  slots.event !== null &&
  !/[?¿]/.test(message) &&
  (slots.when !== null ||
    slots.temperatureC !== null ||
    slots.rain !== null ||
    datesIn(reading.tokens, box.today).length > 0);

const makeUp = patternOf('labial|labiales|labios|pintalabios|maquillo|maquillaje');
const ofMakeUp = /labio|maquill/iu;
const ofNails = patternOf('las|mis|tus unas / manicura / pintaunas / unas pintadas|largas|cortas|mordidas');
const ofHair = patternOf(
  'hago|pongo|llevo|dejo * pelo|cabello / ^ [ya|vale|ok|listo] y [con] el pelo|cabello $ / peinado|peinados|peino|coleta|trenza|mono alto|mono bajo / ^ * en|con el pelo|cabello que|q / que|q * en|con el pelo|cabello / pelo suelto|recogido / me recojo|suelto|recoger el pelo / el pelo * suelto|recogido',
);

/** "ese no, que me lo regaló mi madre" */
const wasGiven = patternOf(
  'me lo|la|los|las regalo|regalaron|regalaste|dio|dieron / que me regalo|regalaron|regalaste|dio|dieron',
);
const accompanying = patternOf('acompan~ a / voy con mi * a la / llevo|llevar|empujar a mi|mis');

const inDanger: ReadonlySet<Distress> = new Set(['suicide', 'violence', 'lured', 'minor']);

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

/** A few words after a moment go on with it, whatever else they resemble. */
const mostOfAside = 6;

/** "con la parka ni ahí, parezco mi viejo" */
const refusesPiece = ({ state, understood: { slots } }: IntentContext): boolean =>
  state.outfits.length > 0 && slots.garments.some(({ stance }) => stance === 'unwanted' || stance === 'kept');

/** Qualities that learned aims ask for. */
const moodOfAim: Readonly<Partial<Record<Aim, Mood>>> = {
  'ask-warmer': 'warm',
  'ask-cooler': 'cool',
  'ask-dressier': 'elegant',
  'ask-simpler': 'relaxed',
  'ask-comfort': 'comfortable',
  'ask-coverage': 'covered',
};
const leastAim = 0.35;

/** Replies by the learned aim; `null` where the model is in doubt. */
async function byAim(context: IntentContext): Promise<Reply | null> {
  const { understood } = context;
  const { aim, probability } = surestAim(understood.aims) ?? { aim: 'clarify' as const, probability: 0 };
  const intent = intentOfAim[aim];
  if (probability < leastAim || intent === null) return null;
  if (aim === 'ask-event' && understood.onlyAsks) return serveLater(context);
  const finish = aim === 'ask-finish' && understood.slots.garments.length === 0 ? finishing(context) : null;
  if (finish) {
    const slots = { ...understood.slots, garments: [finish] };
    return adjust({ ...context, understood: { ...understood, onlyAsks: false, slots } });
  }
  const mood = moodOfAim[aim];
  const covering = mood === 'covered' ? coveredBy(context) : [];
  if (covering.length > 0)
    return {
      sentences: [context.speaker.say('warm-enough', { piece: theList(covering) })],
      garmentIds: covering.map(({ id }) => id),
      remember: { topic: 'adjust', asked: null },
    };
  if (mood) {
    const slots = { ...understood.slots, moods: [mood] };
    return adjust({ ...context, understood: { ...understood, slots } });
  }
  return intent === 'adjust' || intent === 'distress'
    ? null
    : handlers[intent]({ ...context, understood: { ...understood, intent, aim } });
}

/** The handler of a message, and what is learned of it where that changes nothing. */
export const handlerOf =
  (context: IntentContext): IntentHandler =>
  async (given) => {
    const reply = await ownBeside(given, await mendedReply(context, given));
    const { speaker, understood } = context;
    const left = understood.distress === null && leavesUntold(context) ? heardIn(context) : null;
    const first = understood.isFigure
      ? speaker.say('figure')
      : left
        ? speaker.say(left.theme === 'loss' ? 'left-untold-loss' : 'left-untold')
        : dressesAfterGrave(context, reply)
          ? speaker.say('with-you')
          : understood.distress === null && warmthBeside(context, reply);
    const remember = left ? { ...reply.remember, moment: left.id } : reply.remember;
    return first ? { ...reply, remember, sentences: [first, ...reply.sentences] } : reply;
  };

/** Clothes are asked for in the message after something that weighs. */
const dressesAfterGrave = ({ state }: IntentContext, { outfits, remember }: Reply): boolean =>
  isGrave(state) && outfits !== undefined && outfits.length > 0 && remember?.topic !== 'feeling';

async function mendedReply(context: IntentContext, given: IntentContext): Promise<Reply> {
  const reply = await replacingAbsent(likeliestHandler(context))(given);
  if (reply.isOnlyTold) return hearTold(given);
  if (!reply.isUnheard) return reply;
  if (isAnsweredByEntry(given)) return knowledge(given);
  return (await changed(given, true)) ?? (await byAim(given)) ?? (await changed(given, false)) ?? reply;
}

const surelyToDress = 0.9;
const surelyNext = 0.85;
const dressesNext = (aims: IntentContext['understood']['aims']): number =>
  asksToDress(aims) + (aims.get('plan-day') ?? 0);

/** Care for the person first, then the intent. */
function likeliestHandler(context: IntentContext): IntentHandler {
  const { understood, state } = context;
  const { intent, distress, ranking, reading, slots } = understood;
  if (distress) return handlers.distress;
  const score = ranking[0]?.score ?? 0;
  if (asksBesideCare(context)) return careBeside;
  if (state.care) {
    const asksElse =
      (score >= surelyElse || state.care.isInferred === true) &&
      !['thanks', 'like', 'feeling', 'body', 'yes', 'no', 'chat', 'app', 'secrets'].includes(intent) &&
      (slots.occasion !== null ||
        slots.garments.length > 0 ||
        ['off-topic', 'shop', 'search'].includes(intent)) &&
      // A person in danger goes on telling, with plans and clothes in it.
      (!inDanger.has(state.care.kind) || requestsOutfit(reading.tokens) || understood.onlyAsks);
    if (!asksElse) return care;
  }
  const owned = ownedHandler(context);
  if (owned) return owned;
  if (isTeased(context)) return answerTease;
  if (asksAnotherOfPlace(context)) return forOwner(takeAnotherOfPlace);
  if (asksTermHeard(context)) return knowledge;
  if (isEitherOr(context)) return takeSide;
  if (isSmallTalk(context)) return smallTalk;
  if (asksHeadcloth(context)) return tellHeadcloth;
  if (asksHeadwear(context)) return tellHeadwear;
  if (asksOtherFoot(context)) return tellOtherFoot;
  const found = momentTold(context);
  // The day of another is not this person's own.
  const spoken = found && !ofCompany.has(found.id) && occurs(accompanying, reading.tokens) ? null : found;
  if (asksForCompanion(context)) return dressCompanion;
  if ((spoken === null || light.has(spoken.id)) && asksEveryday(context)) return tellEveryday;
  if (
    (spoken === null || light.has(spoken.id) ? asksWords(context) : asksWordsToSend(context)) &&
    !tellsWhatToSay.has(spoken?.id ?? '') &&
    (asksToDress(understood.aims) < surelyToDress || slots.occasion === null || state.outfits.length > 0) &&
    !(slots.occasion !== null && dressesNext(understood.aims) >= surelyNext)
  )
    return giveWords;
  if ((spoken === null || light.has(spoken.id)) && asksWordsBesideLook(context)) return giveWordsAndDress;
  if (fearsRemark(context)) return standBy;
  if (spoken && asksBesideLoss(context, spoken)) return answerBesideLoss;
  const isOfMourning = spoken !== null && spoken.id !== 'how-black';
  if (!isOfMourning && asksColourOfDay(context)) return tellColourOfDay;
  const isFaint = spoken?.isFaint === true && !onlyTells(context);
  const told = spoken === null || isFaint || isAsideOfQuestion(context, spoken) ? null : spoken;
  const isOfAnswer = told?.after === null && state.topic === 'knowledge';
  const isBrief = reading.tokens.length <= mostOfAside;
  if (dressesDayTold(context)) return handlers.dress;
  if (keepsSecret(context) || (state.moment && isBrief && goesOnTelling(context))) return afterMoment;
  if (
    told &&
    !isOfAnswer &&
    !(told.id === 'how-black' && asksCustom(context)) &&
    // "le presté algo a mi hermana y no sé qué fue, ¿aparece ahí?"
    !(understood.onlyAsks && (asksUpkeep(context) || asksOfMine(context))) &&
    (told.isWithin ||
      told.id === 'complains-of-us' ||
      (told.isSigned === true &&
        (told.theme === 'dangers' || (told.theme === 'body-and-self' && !understood.onlyAsks))) ||
      !isSurelyElse(understood.aims)) &&
    !((ofClothes.has(told.id) || told.isAside) && refusesPiece(context)) &&
    !(told.theme !== 'dangers' && told.theme !== 'loss' && onlyRefuses(context)) &&
    !(state.acted !== null && intent === state.acted && score >= surelyElse) &&
    // "¿qué escote me favorece con hombros anchos?" has entries of its own.
    !(
      told.id === 'flattering' &&
      (isMeant(understood.aims, 'proportion') || isMeant(understood.aims, 'size-measure'))
    ) &&
    !(intent === 'about-me' && tellsOfSelf(reading.tokens) && !told.isSigned) &&
    !(
      told.isAside &&
      understood.onlyAsks &&
      asksFacts.has(intent) &&
      score >= surelyElse &&
      slots.event === null
    )
  )
    return momentThen(likeliestHandler);
  if (goesOnTelling(context)) return afterMoment;
  if (asksToFinish(context)) return tellFinish;
  if ((state.outfits.length > 0 || state.topic === 'diagnose') && occurs(ofHair, reading.tokens)) return hair;
  if (state.outfits.length > 0 && occurs(ofNails, reading.tokens)) return nails;
  if (state.outfits.length > 0 && occurs(makeUp, reading.tokens))
    return ofMakeUp.test(textOfTitle(state.answered ?? '', context.box.advisor) ?? '') ? knowledge : beauty;
  if (
    !context.box.store &&
    understood.aim === 'gift' &&
    !occurs(wasGiven, reading.tokens) &&
    intent === 'shop' &&
    slots.garments.length === 0 &&
    slots.budgetEuros === null
  )
    return gift;
  if (state.outfits.length > 0 && intent === 'shop' && occurs(wasGiven, reading.tokens))
    return forOwner(another);
  if (intent === 'shop' && slots.garments.length > 0 && occurs(wasGiven, reading.tokens))
    return (given) =>
      search({
        ...given,
        state: { ...state, topic: null },
        understood: { ...understood, intent: 'search', aim: 'have' },
      });
  if (understood.aim === 'product-detail' && state.productIds.length === 0 && state.outfits.length > 0)
    return notOnFile;
  if (
    /^(?:knowledge|dress)$/.test(intent) &&
    state.outfits.length === 0 &&
    isDressedByCode(context) &&
    !asksForDay(context) &&
    !asksRuleOfCode(context) &&
    !asksCustom(context)
  )
    return handlers.dress;
  const special = byWords.find(({ applies }) => applies(context));
  if (special) return special.handler;
  if (isOnlyTold(context)) return hearTold;
  if (intent === 'greet' && slots.occasion !== null) return handlers.dress;
  // "boda el sábado, me da vergüenza enseñar las piernas"
  const isOfBody = intent === 'body' && slots.event !== null && slots.when !== null;
  if (isOfBody && slots.moods.some((mood) => needs.has(mood))) return handlers.dress;
  const isTalk = score < surelyElse || talks.has(intent) || (intent === 'app' && understood.aim !== 'human');
  return isTalk && isChat(reading.tokens) && slots.occasion === null ? chat : handlers[intent];
}
