import { shownOf } from '../state.ts';
import { dateIn, datesIn, inWords } from '../understand/dates.ts';
import { nameStems } from '../understand/find-garments.ts';
import { halfway } from '../understand/halfway.ts';
import type { Intent } from '../understand/intents.ts';
import type { GarmentReference } from '../understand/slots.ts';
import { tellsOfSelf } from '../understand/wearer.ts';
import { theList } from '../voice/names.ts';
import { onOneLine, title } from '../voice/phrase.ts';
import { occurs, type Pattern, patternOf } from '../words/pattern.ts';
import { back, keep, wear } from './about-outfits.ts';
import { lineOfNot, putting, unlessAsked } from './acted.ts';
import { knowledge } from './advice.ts';
import { asksInGeneral, asksKnowledge, asksLeave } from './asks-knowledge.ts';
import { dayOff, onlyDay, plans } from './calendar.ts';
import { adjust, another, less } from './changes/adjust.ts';
import { asksWhether, asksWhich, chooseBest, weighPiece } from './choices.ts';
import { dayWith } from './day.ts';
import { changesUpkeep, changeUpkeep } from './depart.ts';
import { dictates, fileDictated } from './dictated.ts';
import { asksOfPiece, doubtIn, settleDoubt, weighOne } from './doubts.ts';
import { dress, forOwner, goesOn, keepsAtOnce } from './dress.ts';
import { asksUpkeep, tellUpkeep } from './facts/upkeep.ts';
import { tellsHabit } from './habits.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, type Reply, surelyElse } from './handler.ts';
import { mark, noDelete, undo } from './marks.ts';
import { pack } from './pack.ts';
import { week } from './plans.ts';
import { lookInput } from './pointed-at.ts';
import { isSeveralDays } from './several-days.ts';
import { isSpoiledInWash, saveFromWash } from './spoiled-in-wash.ts';
import { changesCase } from './suitcase.ts';
import {
  aboutMe,
  app,
  asksOfHer,
  body,
  chat,
  dislikesBody,
  isUnsure,
  notOnFile,
  unsure,
  wantsToTell,
} from './talk.ts';
import { asksVerdict, verdictOnTable } from './verdict.ts';
import { wishesWith } from './wishes.ts';

const noted = patternOf(
  'que|cuales|cual * anotado|apuntado|agendado|planificado|planeado|programado|calendario|agenda',
);
const marking = patternOf(
  '^ [y|tambien] lava|lavame|laven * <garment> / <garment> * manchad~|suci~|sudad~ * apart~|retir~|quita~|saca~ / pon~|mete~|marca~|echa~|manda~|anade~|agrega~|quita~|saca~|deja~ * favorit~|lavar|colada|lavadora|cesto|tintor~ / a lavar|favoritos|favoritas $ / como favorit~',
);
/** "esa camisa está sucia", said of an outfit, asks for another; after a wear it goes to the wash. */
const soiled = patternOf('esta|estan|sigue|siguen [ya|muy|todavia|aun] suci~|limpi~');
/** "pon en favoritos la blusa": a mark, whatever else the words suggest. */
const marksGarments = ({ understood, state }: IntentContext): boolean => {
  const { tokens } = understood.reading;
  const names = understood.slots.garments.length > 0 || state.focus.length > 0;
  if (asksLeave.test(tokens.map(({ text }) => text).join(' '))) return false;
  const isApart = state.outfits.length === 0 || state.acted === 'wear' || state.acted === 'mark';
  return (
    !understood.onlyAsks &&
    names &&
    !occurs(outfitWords, tokens) &&
    tokens.length <= mostOfMark &&
    (occurs(marking, tokens) || (occurs(soiled, tokens) && isApart))
  );
};
/** "quita la americana, me he equivocado", after it was marked */
const takesMarkBack = ({ understood, state }: IntentContext): boolean =>
  state.acted === 'mark' &&
  !understood.onlyAsks &&
  understood.slots.garments.some(({ garmentIds }) => garmentIds.some((id) => state.focus.includes(id))) &&
  (understood.slots.garments.some(({ wanted }) => !wanted) ||
    understood.reading.tokens.some(({ text }) => /^(quita|saca|equivoque|equivocado|error)$/.test(text)));
const mostOfMark = 20;
const outfitWords = patternOf('maleta|tienda|carrito|deseos|look|outfit|conjunto');

const filing = /^(guard|apunt|agend|anot)(a|e|ad|en)?(me)?l[oa]s?$/;
const opinions: ReadonlySet<string> = new Set([
  'like',
  'choose',
  'chat',
  'yes',
  'thanks',
  'another',
  'unclear',
]);
/** "perfecta, esa. guárdala" */
const filesIt = ({ understood, state }: IntentContext): boolean =>
  !understood.onlyAsks &&
  state.outfits.length > 0 &&
  opinions.has(understood.intent) &&
  understood.reading.tokens.some(({ text }) => filing.test(text));

const lessOfIt = patternOf(
  '^ [no|mejor] [un] [poco|poquito|pelin] menos $ / ^ tanto no $ / ^ [uy|uf|ay|jaja|no] demasiado $',
);
/** "no tanto": the outfit between the last two; without any, the one before was nearer. */
const inBetween: IntentHandler = async (context) => {
  const between = await another(context);
  return between.outfits ? between : back(context);
};

const afterwards = patternOf('^ y|pero luego|despues|mas|de [tarde|ahi] / ^ luego|despues');
/** "y luego tengo que ir al banco", said of the outfit on the table */
const addsPlan = ({ understood, state }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  understood.slots.occasion !== null &&
  understood.slots.garments.length === 0 &&
  understood.slots.moods.length === 0 &&
  !understood.reading.tokens.some(({ text }) => /^(otr[oa]|pongo|llevo|look|outfit)$/.test(text)) &&
  !understood.onlyAsks &&
  occurs(afterwards, understood.reading.tokens);

const whatToWear = patternOf(
  'que|q|k [me|ropa] pongo|visto|llevo / como me visto / con que voy / que|q|k me recomienda~|recomendas|recomendarias|aconseja~|sugiere~',
);
const dressBehind = 6;
/** "entrevista en una heladería": a day of one's own, told without a question in general, wants clothes. */
const dressesForDay = ({ understood, wardrobe, state, message }: IntentContext): boolean => {
  const { intent, ranking, slots, reading } = understood;
  const dressing = ranking.find((one) => one.intent === 'dress');
  const best = ranking[0]?.score ?? 0;
  if (intent !== 'knowledge' || !dressing || wardrobe.length === 0 || state.outfits.length > 0) return false;
  const refuses = slots.garments.some(({ wanted }) => !wanted);
  if (slots.occasion === null || (slots.isAside && !refuses && state.day.occasion !== null)) return false;
  if (slots.garments.some(({ wanted, garmentIds }) => wanted && garmentIds.length > 0)) return false;
  const asksWear = occurs(whatToWear, reading.tokens);
  const isTold = !/[?¿]/.test(message) && (refuses || !asksInGeneral({ understood }));
  return asksWear || isTold || (best - dressing.score <= dressBehind && !message.includes('?'));
};

const ofOthers = patternOf(
  'me|le|nos [ha|han] dicho|dice|dicen|dijo|dijeron|regala|regalan|obliga|obligan|exige|exigen|mira|miran|critica|critican|humilla|ignora|trata|tratan / no se [ni] para que / ni me miro / sin ganas de nada',
);
const requesting =
  /\b(algo|look|outfit|conjunto|tenida|pongo|ponerme|ponme|visto|vestirme|llevo|quiero|quisiera|necesito|dame|hazme|armame|busco|recomiend\w*|aconsej\w*|ayud\w*|opciones|ideas?|propon\w*|sugier\w*)\b/;
const leastOfTelling = 6;
const tellsOfOthers = ({ understood, state, message }: IntentContext): boolean => {
  const { intent, slots, reading } = understood;
  const words = reading.tokens.map(({ text }) => text).join(' ');
  return (
    (intent === 'dress' || intent === 'about-me' || intent === 'knowledge') &&
    state.outfits.length === 0 &&
    reading.tokens.length >= leastOfTelling &&
    (slots.event === null || slots.isAside) &&
    slots.when === null &&
    slots.moods.length === 0 &&
    !/[?¿]/.test(message) &&
    !requesting.test(words) &&
    occurs(ofOthers, reading.tokens)
  );
};
const hears: IntentHandler = async ({ speaker }) => ({
  sentences: [speaker.say('told-of-others')],
  remember: { topic: 'feeling', asked: null },
});

/** "me da que voy muy de oficina" */
const looksLike = patternOf(
  'voy|iria|ire|parezco|queda|es|veo|ve [un] [poco|pelin] muy|demasiado|tan de|como oficina|trabajo|curro|pega|abuela|abuelo|senora|senor|monja|cura|secretaria|profesora|azafata|camarero|boda|funeral|entierro|colegio|diario|siempre / parezco|parece [un|una|el|la|de|para] oficina|trabajo|abogado|camarero|mesero|azafata|secretaria|monja|notario|banquero|funcionario|registrador',
);
const wornThen = patternOf('^ que|q|k [ropa] me puse|lleve|llevaba|puse ayer|anteayer|antier|anoche');
const reminding = patternOf(
  'que me avises|avise|recuerdes|notifiques / avisame|avisarme|notificame [de|manana|cada|cuando|a] / recordatorio|recordatorios',
);
const refusing = patternOf(
  'no|nunca|jamas|deja~|para~ [me] [vuelvas|mas] [a] [de] [nunca] [mas] propon~|sugier~|sugeri~|recomiend~|recomend~|ofre~|saques|sacar|pongas|ensenes * <garment>',
);
const refusesForGood = ({ understood, state }: IntentContext): boolean =>
  state.outfits.length === 0 &&
  understood.slots.garments.length > 0 &&
  understood.slots.garments.every(({ wanted }) => !wanted) &&
  occurs(refusing, understood.reading.tokens);
const leavesOut: IntentHandler = async ({ understood, state, speaker, wardrobe }) => ({
  sentences: [speaker.say('noted-me')],
  remember: {
    asked: null,
    wishes: wishesWith(state.wishes, understood.slots, wardrobe).wishes,
  },
});

const asksLook = patternOf(
  '^ [dame|quiero|hazme|ponme|necesito|arma~] un|otro look|outfit|conjunto|estilismo / ^ [dame|quiero|hazme|ponme|necesito] una tenida',
);
const mostOfPiece = 8;
/** "con tenis blancos", said of the outfit on the table */
const addsPiece = ({ understood, state }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  (understood.intent === 'combine' || understood.intent === 'diagnose') &&
  understood.reading.tokens[0]?.text === 'con' &&
  understood.reading.tokens.length <= mostOfPiece &&
  understood.slots.occasion === null;

const exchanging = patternOf('intercambi~ / cruza~ los|el|lo');
const moving = patternOf('pasa~|mueve~|mover|pasar|adelanta~|atrasa~|retrasa~ / cambia~ * por|a');
const movesIt = patternOf(
  'pasalo|pasala|muevelo|muevela|cambialo|cambiala|ponlo|dejalo|movelo|pasamelo|cambiamelo [a|para] el|manana|pasado',
);
const mostOfMove = 6;
const mostOfDayOff = 10;
/** "pasa el jueves al viernes", "cambia el 5 por el 6", "mejor el viernes", after a plan */
const movesPlan = ({ understood, state, box }: IntentContext): boolean => {
  const { tokens } = understood.reading;
  if (understood.onlyAsks || state.planned === null || understood.slots.garments.length > 0) return false;
  const days = new Set(datesIn(tokens, box.today).map(({ date }) => date)).size;
  return (
    (days >= 2 && occurs(moving, tokens)) ||
    (days === 1 &&
      tokens.length <= mostOfMove &&
      understood.slots.moods.length === 0 &&
      (occurs(onlyDay, tokens) || occurs(movesIt, tokens)))
  );
};

const theFormer = patternOf(
  '^ [bueno|vale|pues|no|ok|mejor] [mejor|deja|dejame|dejalo|dale|prefiero|vuelve|volvamos|pon~] [con] [a] el|la|los|las de antes|anterior|anteriores',
);
const anotherPiece = patternOf('^ [y|mejor|con|pero|ponme|dame] otro|otra|otros|otras <garment>');
/** "otra blusa" is another piece, no other outfit. */
const addsAnother = ({ understood, state }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  understood.intent === 'another' &&
  understood.slots.garments.length > 0 &&
  occurs(anotherPiece, understood.reading.tokens);

const theSame = patternOf('lo|el|la mismo|misma');
/** "y el martes lo mismo pero con los vaqueros", after a plan */
const repeatsOn = ({ understood, state, box }: IntentContext): boolean =>
  !understood.onlyAsks &&
  box.act !== null &&
  state.outfits.length > 0 &&
  state.planned !== null &&
  occurs(theSame, understood.reading.tokens) &&
  dateIn(understood.reading.tokens, box.today) !== null;

/** Another day with the outfit of the table, changed as the message says. */
const sameOn: IntentHandler = async (context) => {
  const { state, understood, box, speaker } = context;
  const day = dateIn(understood.reading.tokens, box.today) ?? '';
  const { slots } = understood;
  const isChanged = slots.garments.length + slots.moods.length + slots.colours.length > 0;
  // The plan that was made stays as it is.
  const apart = { ...context, state: { ...state, planned: null, week: [] } };
  const reply: Reply = isChanged
    ? await adjust({ ...apart, understood: { ...understood, slots: { ...slots, when: null } } })
    : { sentences: [] };
  const [made] = reply.outfits ?? [];
  const shown = made ? shownOf(made, state.turn) : isChanged ? undefined : state.outfits[0];
  if (!shown) return reply;
  const result = await context.use('planOutfits', { looks: [{ ...lookInput(context, shown), date: day }] });
  const line = result.done ? 'planned' : lineOfNot(result.why, 'planned-already');
  return {
    ...reply,
    sentences: [
      ...reply.sentences,
      speaker.say(line, { name: title(onOneLine(shown.name)), day: inWords(day) }),
    ],
    remember: { ...reply.remember, topic: 'keep', asked: null, planned: day },
  };
};

const whatOn = patternOf('que llevo|toca / que me toca|pongo|puse|llevo / que tengo puesto|pensado');
const asksDay = ({ understood, state, box }: IntentContext): boolean =>
  understood.onlyAsks &&
  state.planned !== null &&
  understood.slots.occasion === null &&
  occurs(whatOn, understood.reading.tokens) &&
  dateIn(understood.reading.tokens, box.today) !== null;

/** "¿qué llevo el martes?": the plan of the day, where there is one. */
const plannedOrDressed: IntentHandler = async (context) => {
  const day = dateIn(context.understood.reading.tokens, context.box.today) ?? '';
  const found = context.box.plans ? await context.use('seePlans', { from: day, to: day }) : [];
  return found.length > 0 ? plans(context) : dress(context);
};

const tampoco = patternOf(
  'ese|esa|esos|esas|este|esta|estos|estas|aquel|aquellos tampoco|menos / con ese|esa|esos|esas no [otro|otra|otros|otras] $ / ^ [no] ese|esa|esos|esas no [otro|otra|otros|otras] $',
);
/** "esos tampoco", of the piece that came in last */
const refusesAgain = ({ state, understood }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  state.focus.length > 0 &&
  understood.slots.garments.length === 0 &&
  occurs(tampoco, understood.reading.tokens);

const worn = patternOf(
  'lunes|martes|miercoles|jueves|viernes|sabado|domingo [pasado] [me] puse|lleve|use / hoy|ayer|anoche|antier|anteayer [me] puse|lleve|use / me [lo|la|los|las] puse|lleve / me he puesto / he llevado / traje|traigo|llevo|tengo puesto|puesta|puestos|puestas',
);
const acting: ReadonlySet<string> = new Set(['mark', 'keep', 'plans', 'wear', 'diagnose']);
const openingWorn = patternOf(
  '^ [y] [apunta~|anota~] [que] hoy|ayer|anoche|antier|anteayer [me] [he] llevado|puesto|puse|lleve|traje / ^ me puse|lleve',
);
const notingWorn = patternOf(
  '^ * apunta~|anota~|marca~|registra~|pon~ [me] [como] [que] * hoy|ayer|anoche|puse|use|lleve|llevado|usado|puesto',
);
const noting = patternOf('apunt~|anot~|marc~|regist~ / hoy|ayer|anoche|antier|anteayer');
const washing = patternOf('lav~|colada|suci~|cesto|tintor~|manch~|sudad~');
/** "hoy me puse el jean y la remera, anótalo" notes a wear, whatever else the words suggest. */
const tellsWorn = ({ understood }: IntentContext): boolean => {
  const { tokens } = understood.reading;
  return (
    !understood.onlyAsks &&
    understood.slots.garments.length > 0 &&
    occurs(worn, tokens) &&
    occurs(noting, tokens) &&
    (acting.has(understood.intent) || occurs(openingWorn, tokens) || occurs(notingWorn, tokens)) &&
    !occurs(washing, tokens)
  );
};

const pointing = /^(este|ese|esta|esa|primer[oa]?|segund[oa]|look|outfit|conjunto|tenida)$/;
/** "ponme para el jueves los vaqueros con la camisa blanca": garments for a day, and no outfit of the table. */
const plansNamed = ({ understood, box, state }: IntentContext): boolean => {
  const { tokens } = understood.reading;
  return (
    !understood.onlyAsks &&
    box.act !== null &&
    understood.slots.garments.some(({ wanted }) => wanted) &&
    understood.slots.position === null &&
    (tokens.slice(0, 4).some(({ text }) => putting.test(text) && !/l[oa]s?$/.test(text)) ||
      (tokens[0]?.text === 'y' && state.acted === 'keep' && state.planned !== null)) &&
    !tokens.some(({ text }) => pointing.test(text)) &&
    !occurs(theSame, tokens) &&
    !occurs(worn, tokens) &&
    dateIn(tokens, box.today) !== null
  );
};

const mostOfWhich = 6;
/** "los oscuros", after "¿cuál: los vaqueros oscuros o los lavados?" */
function whichAnswered({ state, understood, wardrobe }: IntentContext): GarmentReference | null {
  const { asked, focus } = state;
  const { tokens } = understood.reading;
  const isAsked = asked?.what === 'garment' && (asked.on === 'wear' || asked.on === 'mark');
  if (!isAsked || focus.length === 0 || tokens.length > mostOfWhich) return null;
  const isBoth = tokens.some(({ text }) => /^(dos|ambos|ambas|tod[oa]s)$/.test(text));
  const named = garmentsByIds(wardrobe, focus).filter(
    (one) => isBoth || tokens.some(({ stem }) => stem.length > 3 && nameStems(one).has(stem)),
  );
  if (named.length === 0 || (named.length === focus.length && !isBoth)) return null;
  return {
    text: tokens.map(({ text }) => text).join(' '),
    kinds: [],
    item: null,
    colours: [],
    fabric: null,
    pattern: null,
    wanted: true,
    points: 'mine',
    garmentIds: named.slice(0, isBoth ? named.length : 1).map(({ id }) => id),
    start: 0,
    end: 0,
  };
}

const undoing = patternOf('deshaz~|deshac~|revierte~|anulalo');
const deleting = patternOf(
  'borra~|elimina~|suprime~ todos|todas|mis * <garment> / borra~|elimina~|suprime~|saca~ * <garment> * de mi|el armario|vestidor|closet|ropero|guardarropa|placard',
);
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
    !(understood.intent === 'app' && (understood.ranking[0]?.score ?? 0) >= surelyElse) &&
    asksVerdict(context)
  );
};

/** "hoy me lo puse" notes a wear; "¿me puse la falda?", of an outfit, is answered about it. */
export const wearOrChange: IntentHandler = (context) =>
  context.message.includes('?') && context.state.outfits.length === 0 && !says(context, worn)
    ? knowledge(context)
    : wornOrAdjusted(context);

const wornOrAdjusted: IntentHandler = (context) =>
  context.understood.onlyAsks &&
  context.state.outfits.length > 0 &&
  context.understood.slots.garments.length > 0
    ? adjust(context)
    : unlessAsked(wear, 'offer-day')(context);

const chosen: IntentHandler = (context) => {
  const { asked } = context.state;
  const which = whichAnswered(context);
  const intent = asked?.on === 'mark' ? 'mark' : 'wear';
  const slots = { ...context.understood.slots, garments: which ? [which] : [] };
  const understood = { ...context.understood, intent, onlyAsks: false, slots } as const;
  return (intent === 'mark' ? mark : wearOrChange)({ ...context, understood });
};

const mostOfTelling = 14;
/** Nothing is asked, and no look is on the table. */
const onlyTold = ({ understood, state, message }: IntentContext): boolean =>
  !/[?¿]/.test(message) &&
  !understood.onlyAsks &&
  state.outfits.length === 0 &&
  understood.slots.occasion === null &&
  understood.reading.tokens.length <= mostOfTelling &&
  !wantsLook.test(understood.reading.tokens.map(({ text }) => text).join(' '));
const wantsLook =
  /\b((que|q|como|con que) (me )?(pongo|visto|llevo|voy)|(pond|vesti|lleva|usa|elegi)rias?|algo|look|outfit|conjunto|tenida|ponerme|ponme|vestirme|dame|hazme|armame|busco|necesito|recomiend\w*|aconsej\w*|ayud\w*|opciones|ideas?|propon\w*|sugier\w*)\b/;
/** "no puedo llevar tacón por una operación" */
const tellsOfThemselves = (context: IntentContext): boolean => {
  const { understood } = context;
  const { intent, slots, reading } = understood;
  return (
    onlyTold(context) &&
    ['knowledge', 'about-me', 'unclear', 'dress', 'diagnose', 'adjust', 'combine'].includes(intent) &&
    !reading.tokens.some(({ text }) => /^(cuant[oa]s?|cual|cuales|cuando|donde|como)$/.test(text)) &&
    slots.garments.every(({ wanted }) => !wanted) &&
    (tellsOfSelf(reading.tokens) ||
      (tellsHabit(understood) &&
        slots.garments.length + slots.moods.length + slots.avoidedColours.length > 0))
  );
};
/** "hace 5 grados donde estoy" */
const tellsWeather = (context: IntentContext): boolean => {
  const { slots, intent } = context.understood;
  return (
    onlyTold(context) &&
    ['off-topic', 'knowledge', 'about-me', 'unclear', 'chat', 'dress'].includes(intent) &&
    (slots.temperatureC !== null || slots.rain !== null) &&
    slots.garments.length === 0 &&
    slots.place === null
  );
};
const notesWeather: IntentHandler = async ({ speaker, state, understood, box, wardrobe }) => ({
  sentences: [speaker.say('weather-noted')],
  remember: {
    topic: 'dress',
    day: dayWith(state.day, understood.slots, box),
    always: wishesWith(state.always, { ...understood.slots, garments: [], colours: [] }, wardrobe).wishes,
    asked: { what: 'occasion', on: 'dress' },
  },
});
const mostOfNextDay = 4;
/** "¿y el martes?", after a look for Monday */
const asksNextDay = ({ state, understood, box }: IntentContext): boolean => {
  const { tokens } = understood.reading;
  return (
    state.outfits.length > 0 &&
    state.week.length === 0 &&
    state.planned === null &&
    understood.onlyAsks &&
    tokens.length <= mostOfNextDay &&
    tokens[0]?.text === 'y' &&
    understood.slots.occasion === null &&
    dateIn(tokens, box.today) !== null
  );
};

const saving = patternOf(
  'comprar~|comprarme|comprarmela|comprarmelo|pillarme|gastar * o|u * ahorr~|esperar|no|guard~ / ahorr~ o * compr~ / vale la pena|conviene|merece gastar~ / no se si comprar~|comprarme|pillarme',
);
/** "no sé si comprarme la campera roja o ahorrar" */
const buysOrSaves = ({ understood, state }: IntentContext): boolean =>
  occurs(saving, understood.reading.tokens) && state.productIds.length === 0;
const buyOrWait: IntentHandler = async ({ understood, wardrobe, speaker }) => {
  const [thing] = understood.slots.garments;
  const alike = thing ? wardrobe.filter(({ kind }) => thing.kinds.includes(kind)).slice(0, 3) : [];
  return {
    sentences: [
      alike.length > 0
        ? speaker.say('buy-or-wait', { list: theList(alike) })
        : speaker.say('buy-or-wait-new'),
    ],
    garmentIds: alike.map(({ id }) => id),
    remember: { asked: null },
  };
};

const says = ({ understood }: IntentContext, pattern: Pattern): boolean =>
  occurs(pattern, understood.reading.tokens);

const sinceWhen = patternOf(
  '^ y [eso] desde|hasta cuando / ^ y a quien|quienes $ / ^ y cuando|donde|quien $',
);
const mostOfSince = 5;
/** "¿y desde cuándo?" asks on; it tells of no feeling. */
const asksOn = ({ understood }: IntentContext): boolean =>
  understood.intent === 'feeling' &&
  understood.reading.tokens.length <= mostOfSince &&
  occurs(sinceWhen, understood.reading.tokens);

type Rule = { applies: (context: IntentContext) => boolean; handler: IntentHandler };

/** The first that applies decides. */
export const byWords: readonly Rule[] = [
  { applies: isUnsure, handler: unsure },
  { applies: wantsToTell, handler: chat },
  { applies: isSpoiledInWash, handler: saveFromWash },
  { applies: changesUpkeep, handler: changeUpkeep },
  { applies: asksUpkeep, handler: tellUpkeep },
  { applies: asksOn, handler: notOnFile },
  { applies: dislikesBody, handler: body },
  { applies: asksOfHer, handler: chat },
  { applies: keepsAtOnce, handler: forOwner(dress) },
  { applies: buysOrSaves, handler: buyOrWait },
  { applies: tellsOfThemselves, handler: aboutMe },
  { applies: tellsWeather, handler: notesWeather },
  { applies: asksNextDay, handler: forOwner(another) },
  { applies: tellsWorn, handler: wearOrChange },
  {
    applies: dictates,
    handler: forOwner(async (context) => (await fileDictated(context)) ?? dress(context)),
  },
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
      occurs(dayOff, understood.reading.tokens),
    handler: plans,
  },
  {
    applies: movesPlan,
    handler: (context) => plans({ ...context, understood: { ...context.understood, aim: 'plan-move' } }),
  },
  { applies: (context) => marksGarments(context) || takesMarkBack(context), handler: mark },
  {
    applies: ({ understood, state }) =>
      understood.intent === 'keep' &&
      state.outfits.length > 0 &&
      understood.reading.tokens.some(({ text }) => /^favorit/.test(text)),
    handler: mark,
  },
  { applies: repeatsOn, handler: forOwner(sameOn) },
  { applies: asksDay, handler: plannedOrDressed },
  { applies: (context) => context.state.previous !== null && says(context, theFormer), handler: back },
  { applies: addsAnother, handler: forOwner(adjust) },
  { applies: filesIt, handler: keep },
  {
    applies: (context) => context.state.outfits.length > 0 && says(context, lessOfIt),
    handler: forOwner(less),
  },
  {
    applies: (context) => context.state.previous !== null && says(context, halfway),
    handler: forOwner(inBetween),
  },
  { applies: addsPlan, handler: goesOn },
  {
    applies: (context) =>
      ['diagnose', 'knowledge', 'shop'].includes(context.understood.intent) && says(context, asksLook),
    handler: dress,
  },
  { applies: addsPiece, handler: forOwner(adjust) },
  { applies: (context) => whichAnswered(context) !== null, handler: chosen },
  { applies: plansNamed, handler: forOwner(dress) },
  { applies: isSeveralDays, handler: forOwner(week) },
  { applies: changesCase, handler: forOwner(pack) },
  { applies: refusesAgain, handler: forOwner(adjust) },
  {
    applies: (context) => context.state.acted !== null && says(context, undoing),
    handler: unlessAsked(undo),
  },
  {
    applies: (context) =>
      says(context, deleting) && context.understood.slots.garments.length > 0 && !context.understood.onlyAsks,
    handler: noDelete,
  },
  { applies: (context) => says(context, reminding), handler: app },
  { applies: (context) => context.understood.onlyAsks && says(context, wornThen), handler: plans },
  { applies: refusesForGood, handler: leavesOut },
  { applies: tellsOfOthers, handler: hears },
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
  { applies: asksKnowledge, handler: knowledge },
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
