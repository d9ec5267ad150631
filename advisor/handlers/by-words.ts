import { mixtureWarned } from '../knowledge/mixtures.ts';
import { halfway } from '../understand/asking/halfway.ts';
import { asksToDress, isMeant } from '../understand/learned/intents-learned.ts';
import { dateIn } from '../understand/told/dates.ts';
import { occurs, patternOf } from '../words/pattern.ts';
import { back, keep } from './about-outfits.ts';
import {
  actsByAim,
  asksNameKept,
  correctAct,
  correctsAct,
  discards,
  doByAim,
  emptiesCase,
  emptiesIt,
  emptyCase,
  emptyIt,
  insistsOnDelete,
  plansInstead,
  redo,
  redoes,
  tellName,
  tellNoCase,
  throwsAway,
  unpacksNothing,
} from './by-words/acts.ts';
import { askedInContext } from './by-words/asked-in-context.ts';
import { ofCircumstances } from './by-words/circumstances.ts';
import {
  asksWhole,
  closesTable,
  closeTable,
  goesOnLater,
  keepsPiece,
  serveLater,
  tellWhole,
} from './by-words/closing.ts';
import {
  addsPlan,
  asksDay,
  asksNextDay,
  correctsKept,
  exchanging,
  filesIt,
  keepCorrected,
  mostOfDayOff,
  movesPlan,
  namesKept,
  noted,
  plannedOrDressed,
  plansNamed,
  plansSpan,
  repeatsOn,
  sameOn,
  wornThen,
} from './by-words/days.ts';
import { loans } from './by-words/loans.ts';
import {
  chosen,
  deleting,
  leavesIt,
  marksAs,
  marksGarments,
  marksWorn,
  repents,
  takesMarkBack,
  takesRequestBack,
  tellsWorn,
  undoesIt,
  wearMore,
  wearOrChange,
  wearsMore,
  whichAnswered,
} from './by-words/marks.ts';
import { asksWhichOfMine, pickOfMine } from './by-words/of-mine.ts';
import {
  addsAnother,
  addsPiece,
  asksInstead,
  asksLook,
  asksWhatIf,
  asksWhatToWear,
  bringsBack,
  inBetween,
  isForVerdict,
  leaving,
  lessOfIt,
  lessThan,
  looksLike,
  mustWear,
  refusesAgain,
  tellsRefusal,
  theFormer,
} from './by-words/on-the-table.ts';
import {
  dressAsAsked,
  makesWithOwn,
  measuresFocus,
  narrowsFact,
  wearsWithOwn,
} from './by-words/own-clothes.ts';
import { questions, type Rule } from './by-words/questions.ts';
import {
  asksBesideThanks,
  asksInvention,
  asksLooksOfDays,
  asksThenWhich,
  dressesAlike,
  dressOrChoose,
  invent,
  leavesChoice,
  looksOfDays,
  refusesShown,
  takeChoice,
  tellsOfWeek,
} from './by-words/requests.ts';
import {
  asksOn,
  buyOrWait,
  buysOrSaves,
  dressesForDay,
  hears,
  leavesOut,
  notesWeather,
  refusesForGood,
  refusesOutright,
  reminding,
  tellsOfLife,
  tellsOfOthers,
  tellsOfThemselves,
  tellsWeather,
} from './by-words/telling.ts';
import { dayOff, plans } from './calendar.ts';
import { adjust, another } from './changes/adjust.ts';
import { asksTrait } from './changes/by-trait.ts';
import { asksRoomy, takeRoomy } from './changes/roomy.ts';
import { changesUpkeep, changeUpkeep, deleteNamed } from './depart.ts';
import { dictates, fileDictated } from './dictated.ts';
import { asksOfPiece, doubtIn, settleDoubt, weighOne } from './doubts/doubts.ts';
import { doubtsCloth, settleCloth } from './doubts/of-cloth.ts';
import { doubtsQuality, weighQuality } from './doubts/of-colour.ts';
import { keepsAtOnce } from './dress/at-once.ts';
import { dress } from './dress/dress.ts';
import { goesOn } from './dress/goes-on.ts';
import { forOwner } from './dress/not-theirs.ts';
import { keepsOwned } from './facts/by-word.ts';
import { chooseSome, choosesSome } from './facts/choose-some.ts';
import { asksOfTold } from './facts/of-told.ts';
import { asksOwnAfter, tellOwnAfter } from './facts/own-after.ts';
import { asksOfMine, tellOwnedFor } from './facts/owned-for.ts';
import { asksRanking, tellRanking } from './facts/ranked.ts';
import { asksUpkeep, tellUpkeep } from './facts/upkeep.ts';
import { notesFlaw, tellFlaw } from './flaws.ts';
import { says } from './handler.ts';
import { knowledge } from './knowing/advice.ts';
import { asksKnowledge, asksOfPieceNotOwned, surelyAsksKnowledge } from './knowing/asks-knowledge.ts';
import { isPlainlyAnswered } from './knowing/asks-plainly.ts';
import { asksCustom, tellCustom } from './knowing/customs-asked.ts';
import { asksHow, goesOnAsking } from './knowing/goes-on-asking.ts';
import { plainRules } from './knowing/rules-asked.ts';
import { asksSizeOverLayers } from './knowing/sizes-asked.ts';
import { isSpoiledInWash, saveFromWash } from './knowing/spoiled-in-wash.ts';
import { isWashedBadly } from './knowing/washed-badly.ts';
import { asksWash, mark } from './marks.ts';
import { restoreDeparted, takesDepartureBack } from './not-departed.ts';
import { asksOfAspect, tellAspect } from './of-piece/answer.ts';
import { asksChoice, tellChoice } from './of-piece/choose.ts';
import { asksForDay, tellForDay } from './of-piece/of-day.ts';
import { asksOfPair } from './of-piece/pair.ts';
import { asksIfStands, tellIfStands } from './of-piece/without.ts';
import { isOfHeels } from './opinions/asks-verdict.ts';
import { asksWhether, asksWhich, chooseBest, weighPiece } from './opinions/choices.ts';
import { asksHarmony, tellHarmony } from './opinions/harmony.ts';
import { diagnose } from './opinions/judge.ts';
import { verdictOnTable } from './opinions/verdict-on-table.ts';
import { correctPiece, correctsPiece } from './other-piece.ts';
import { asksFlaws, gaps, week } from './plans.ts';
import { namesSaved, remakeSaved } from './saved-looks.ts';
import { isSeveralDays } from './several-days.ts';
import { asksCartTotal, cart, tellCartTotal, wishes } from './shop/buying.ts';
import { asksFirstBuys, firstBuys } from './shop/first-buys.ts';
import { asksOfProducts, tellShown } from './shop/on-table.ts';
import { isBasket } from './shop/query.ts';
import {
  seeksBesideRule,
  seeksGap,
  seeksInShop,
  seeksPresent,
  seeksPriced,
  seeksUnowned,
  sellBesideRule,
  sellPresent,
  weighsInShop,
} from './shop/seeks.ts';
import { shop } from './shop/shop.ts';
import { weighPurchases, weighsPurchases } from './shop/which-to-buy.ts';
import { doubtsPresent } from './shop-rules.ts';
import { app } from './talk/about-app.ts';
import { isLostAdding, seesNoButton, tellAdding, tellButton } from './talk/lost.ts';
import {
  aboutMe,
  asksOfHer,
  body,
  chat,
  dislikesBody,
  feeling,
  isUnsure,
  notOnFile,
  unsure,
  wantsToTell,
} from './talk/talk.ts';
import { hearOut } from './talk/words-asked.ts';
import {
  answerOfCase,
  asksLacking,
  asksOfCase,
  countsCase,
  packNamed,
  packsNamed,
  tellCount,
  tellLacking,
  travelsFor,
} from './travel/case-questions.ts';
import { pack } from './travel/pack.ts';
import { changesCase } from './travel/suitcase.ts';
import { undo } from './undo.ts';
import { search } from './wardrobe.ts';

const inCart = patternOf('carrito|carro|cesta|canasta|bolsa');
const toBuyList = patternOf('lista de [la|las|mis|mi] compra|compras');
const emptying = patternOf('vacia~|vaciar / quita~|borra~|elimina~|saca~ todo');

/** The first that applies decides. */
export const byWords: readonly Rule[] = [
  { applies: ({ message }) => mixtureWarned(message)?.isDangerous === true, handler: knowledge },
  { applies: notesFlaw, handler: tellFlaw },
  {
    applies: marksWorn,
    handler: (context) => wearOrChange({ ...context, understood: { ...context.understood, intent: 'wear' } }),
  },
  { applies: asksSizeOverLayers, handler: knowledge },
  { applies: asksChoice, handler: forOwner(tellChoice) },
  { applies: asksIfStands, handler: forOwner(tellIfStands) },
  { applies: asksOfAspect, handler: forOwner(tellAspect) },
  { applies: asksForDay, handler: forOwner(tellForDay) },
  { applies: asksOfPair, handler: forOwner(diagnose) },
  ...ofCircumstances,
  { applies: marksAs, handler: mark },
  { applies: choosesSome, handler: chooseSome },
  { applies: refusesOutright, handler: leavesOut },
  { applies: asksRanking, handler: tellRanking },
  { applies: weighsPurchases, handler: weighPurchases },
  {
    applies: (context) =>
      seeksUnowned(context) || seeksPriced(context) || seeksInShop(context) || weighsInShop(context),
    handler: shop,
  },
  { applies: seeksBesideRule, handler: sellBesideRule },
  { applies: seeksPresent, handler: sellPresent },
  {
    applies: seeksGap,
    handler: (context) => shop({ ...context, understood: { ...context.understood, intent: 'shop' } }),
  },
  ...askedInContext,
  {
    applies: asksThenWhich,
    handler: forOwner((context) =>
      dress({ ...context, understood: { ...context.understood, intent: 'dress' } }),
    ),
  },
  { applies: asksWhatIf, handler: knowledge },
  { applies: tellsRefusal, handler: forOwner(adjust) },
  { applies: asksFlaws, handler: forOwner(gaps) },
  { applies: asksFirstBuys, handler: firstBuys },
  { applies: asksRoomy, handler: forOwner(takeRoomy) },
  { applies: asksHarmony, handler: tellHarmony },
  { applies: asksWhichOfMine, handler: forOwner(pickOfMine) },
  { applies: asksCustom, handler: tellCustom },
  { applies: (context) => goesOnAsking(context) || asksHow(context), handler: knowledge },
  { applies: asksOwnAfter, handler: tellOwnAfter },
  { applies: asksOfMine, handler: tellOwnedFor },
  {
    applies: (context) => surelyAsksKnowledge(context, isForVerdict(context)) && !undoesIt(context),
    handler: knowledge,
  },
  ...plainRules,
  { applies: mustWear, handler: forOwner(adjust) },
  { applies: asksBesideThanks, handler: dressOrChoose },
  { applies: leavesChoice, handler: takeChoice },
  { applies: asksInvention, handler: invent },
  { applies: dressesAlike, handler: (context) => another(context) },
  { applies: asksLooksOfDays, handler: looksOfDays },
  { applies: tellsOfWeek, handler: feeling },
  { applies: refusesShown, handler: forOwner(another) },
  { applies: unpacksNothing, handler: tellNoCase },
  { applies: doubtsPresent, handler: shop },
  { applies: seesNoButton, handler: tellButton },
  { applies: isLostAdding, handler: tellAdding },
  { applies: isUnsure, handler: unsure },
  { applies: wantsToTell, handler: chat },
  { applies: isSpoiledInWash, handler: saveFromWash },
  { applies: isWashedBadly, handler: knowledge },
  {
    applies: ({ understood }) => understood.intent === 'wishes' && understood.aim === 'wish-list',
    handler: wishes,
  },
  {
    applies: (context) => says(context, toBuyList) && !context.understood.onlyAsks && !says(context, inCart),
    handler: (context) => wishes({ ...context, understood: { ...context.understood, intent: 'wishes' } }),
  },
  { applies: asksCartTotal, handler: tellCartTotal },
  {
    applies: (context) => context.understood.intent === 'cart' && says(context, inCart),
    handler: cart,
  },
  {
    applies: (context) =>
      says(context, inCart) &&
      says(context, emptying) &&
      !context.understood.onlyAsks &&
      context.understood.slots.garments.every(isBasket),
    handler: cart,
  },
  { applies: redoes, handler: redo },
  ...loans,
  { applies: correctsPiece, handler: correctPiece },
  { applies: repents, handler: undo },
  { applies: correctsAct, handler: correctAct },
  { applies: plansInstead, handler: keep },
  { applies: asksNameKept, handler: tellName },
  { applies: emptiesIt, handler: emptyIt },
  { applies: emptiesCase, handler: emptyCase },
  { applies: asksOfProducts, handler: tellShown },
  { applies: namesSaved, handler: forOwner(remakeSaved) },
  { applies: wearsMore, handler: wearMore },
  { applies: takesDepartureBack, handler: restoreDeparted },
  { applies: changesUpkeep, handler: changeUpkeep },
  {
    applies: (context) => throwsAway(context) || discards(context) || insistsOnDelete(context),
    handler: deleteNamed,
  },
  { applies: asksUpkeep, handler: tellUpkeep },
  {
    applies: (context) =>
      keepsOwned(context) ||
      narrowsFact(context) ||
      measuresFocus(context) ||
      (asksOfTold(context) && context.understood.onlyAsks),
    handler: search,
  },
  ...questions,
  { applies: asksOn, handler: notOnFile },
  { applies: dislikesBody, handler: body },
  { applies: asksOfHer, handler: chat },
  { applies: packsNamed, handler: forOwner(packNamed) },
  {
    applies: dictates,
    handler: forOwner(async (context) => (await fileDictated(context)) ?? dress(context)),
  },
  { applies: keepsAtOnce, handler: forOwner(dress) },
  { applies: buysOrSaves, handler: buyOrWait },
  { applies: tellsOfThemselves, handler: aboutMe },
  { applies: tellsWeather, handler: notesWeather },
  { applies: asksNextDay, handler: forOwner(another) },
  { applies: tellsWorn, handler: wearOrChange },
  { applies: (context) => context.understood.onlyAsks && says(context, noted), handler: plans },
  {
    applies: (context) =>
      context.state.planned !== null && !context.understood.onlyAsks && says(context, exchanging),
    handler: plans,
  },
  {
    applies: ({ state, understood, box }) =>
      !understood.onlyAsks &&
      (state.week.length > 0 || state.planned !== null) &&
      understood.slots.garments.length === 0 &&
      understood.reading.tokens.length <= mostOfDayOff &&
      dateIn(understood.reading.tokens, box.today) !== null &&
      !isMeant(understood.aims, 'plan-move') &&
      occurs(dayOff, understood.reading.tokens),
    handler: plans,
  },
  {
    applies: movesPlan,
    handler: (context) => plans({ ...context, understood: { ...context.understood, aim: 'plan-move' } }),
  },
  {
    applies: plansSpan,
    handler: (context) =>
      forOwner(week)({ ...context, understood: { ...context.understood, intent: 'week' } }),
  },
  { applies: actsByAim, handler: doByAim },
  { applies: travelsFor, handler: forOwner(pack) },
  {
    applies: (context) => asksWash(context) || marksGarments(context) || takesMarkBack(context),
    handler: mark,
  },
  { applies: repeatsOn, handler: forOwner(sameOn) },
  { applies: asksDay, handler: plannedOrDressed },
  { applies: (context) => context.state.previous !== null && says(context, theFormer), handler: back },
  { applies: bringsBack, handler: back },
  { applies: asksTrait, handler: forOwner(adjust) },
  { applies: addsAnother, handler: forOwner(adjust) },
  { applies: namesKept, handler: keep },
  { applies: correctsKept, handler: forOwner(keepCorrected) },
  { applies: filesIt, handler: keep },
  {
    applies: (context) => context.state.outfits.length > 0 && says(context, lessOfIt),
    handler: forOwner(lessThan),
  },
  {
    applies: (context) => context.state.previous !== null && says(context, halfway),
    handler: forOwner(inBetween),
  },
  { applies: closesTable, handler: forOwner(closeTable) },
  { applies: keepsPiece, handler: forOwner(adjust) },
  { applies: asksWhole, handler: forOwner(tellWhole) },
  { applies: goesOnLater, handler: forOwner(serveLater) },
  { applies: addsPlan, handler: goesOn },
  {
    applies: (context) =>
      ['diagnose', 'knowledge', 'shop'].includes(context.understood.intent) && says(context, asksLook),
    handler: dress,
  },
  { applies: asksWhatToWear, handler: forOwner(dress) },
  { applies: addsPiece, handler: forOwner(adjust) },
  { applies: isOfHeels, handler: (context) => verdictOnTable(forOwner(adjust))(context) },
  { applies: asksInstead, handler: forOwner((context) => adjust(leaving(context))) },
  { applies: (context) => whichAnswered(context) !== null, handler: chosen },
  { applies: plansNamed, handler: forOwner(dress) },
  { applies: isSeveralDays, handler: forOwner(week) },
  { applies: asksLacking, handler: forOwner(tellLacking) },
  { applies: countsCase, handler: forOwner(tellCount) },
  { applies: asksOfCase, handler: forOwner(answerOfCase) },
  {
    applies: changesCase,
    handler: (context) => forOwner(pack)({ ...context, state: { ...context.state, topic: 'pack' } }),
  },
  { applies: refusesAgain, handler: forOwner(adjust) },
  { applies: undoesIt, handler: undo },
  {
    applies: (context) =>
      says(context, deleting) && context.understood.slots.garments.length > 0 && !context.understood.onlyAsks,
    handler: deleteNamed,
  },
  { applies: takesRequestBack, handler: leavesIt },
  {
    applies: (context) => says(context, reminding) && asksToDress(context.understood.aims) < 0.9,
    handler: app,
  },
  { applies: (context) => context.understood.onlyAsks && says(context, wornThen), handler: plans },
  { applies: refusesForGood, handler: leavesOut },
  { applies: tellsOfOthers, handler: hears },
  { applies: tellsOfLife, handler: hearOut },
  { applies: doubtsCloth, handler: forOwner(settleCloth) },
  { applies: doubtsQuality, handler: forOwner(weighQuality) },
  {
    applies: (context) => doubtIn(context) !== null,
    handler: forOwner(async (context) => {
      const doubt = doubtIn(context);
      return doubt ? settleDoubt(context, doubt) : adjust(context);
    }),
  },
  {
    applies: (context) => context.state.outfits.length > 0 && says(context, looksLike),
    handler: forOwner(another),
  },
  { applies: asksOfPiece, handler: forOwner(weighOne) },
  { applies: dressesForDay, handler: forOwner(dress) },
  {
    applies: wearsWithOwn,
    handler: (context) => dress({ ...context, understood: { ...context.understood, intent: 'combine' } }),
  },
  { applies: makesWithOwn, handler: forOwner(dressAsAsked) },
  { applies: (context) => asksOfPieceNotOwned(context) || asksKnowledge(context), handler: knowledge },
  { applies: isPlainlyAnswered, handler: knowledge },
  { applies: asksWhich, handler: chooseBest },
  { applies: asksWhether, handler: weighPiece },
  {
    applies: isForVerdict,
    handler: (context) => {
      const { slots } = context.understood;
      const isOnTable = context.state.outfits.length > 0 && (slots.occasion === null || slots.isAside);
      return isOnTable ? verdictOnTable(forOwner(adjust))(context) : dress(context);
    },
  },
];
