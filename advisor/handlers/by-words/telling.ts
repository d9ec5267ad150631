import { colourOf } from '#stylist/colour/spelled.ts';
import { traitsOf } from '#stylist/piece.ts';
import { requestsOutfit } from '../../understand/asking/requests-outfit.ts';
import type { Intent } from '../../understand/intents.ts';
import { asksToDress, leadsTo, tellsOfPerson } from '../../understand/learned/intents-learned.ts';
import type { Slots } from '../../understand/slots.ts';
import { tellsOfSelf } from '../../understand/told/wearer.ts';
import { theList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { dayWith } from '../day.ts';
import { tellsHabit } from '../habits.ts';
import { type IntentContext, type IntentHandler, says } from '../handler.ts';
import { asksInGeneral } from '../knowing/asks-knowledge.ts';
import { meantOfTold } from '../pointed-at.ts';
import { unownedText, wishesWith } from '../wishes.ts';

const whatToWear = patternOf(
  'que|q|k [me|ropa] pongo|visto|llevo / como me visto / con que voy / que|q|k me recomienda~|recomendas|recomendarias|aconseja~|sugiere~',
);

const withWhat = patternOf('con que <garment> / y que <garment> / que <garment> llevo|pongo');

const dressBehind = 6;

/** "entrevista en una heladería": a day of one's own, told without a question in general, wants clothes. */
const ofDressing: ReadonlySet<Intent | null> = new Set(['dress', 'combine', 'adjust', 'pack']);
const leastDressing = 0.15;

export const dressesForDay = ({ understood, wardrobe, state, message }: IntentContext): boolean => {
  const { intent, ranking, slots, reading } = understood;
  const dressing = ranking.find((one) => one.intent === 'dress');
  const best = ranking[0]?.score ?? 0;
  if (leadsTo(understood.aims, ofDressing) < leastDressing) return false;
  if (intent !== 'knowledge' || !dressing || wardrobe.length === 0 || state.outfits.length > 0) return false;
  const refuses = slots.garments.some(({ wanted }) => !wanted);
  if (slots.occasion === null || (slots.isAside && !refuses && state.day.occasion !== null)) return false;
  const asksWear =
    occurs(whatToWear, reading.tokens) || (slots.event !== null && occurs(withWhat, reading.tokens));
  const namesOwned = slots.garments.some(({ wanted, garmentIds }) => wanted && garmentIds.length > 0);
  if (namesOwned && !asksWear && message.includes('?')) return false;
  const isTold = !/[?¿]/.test(message) && (refuses || !asksInGeneral({ understood }));
  return (
    asksWear ||
    isTold ||
    (best - dressing.score <= dressBehind && !message.includes('?') && !asksInGeneral({ understood }))
  );
};

const ofOthers = patternOf(
  'me|le|nos [ha|han] dicho|dice|dicen|dijo|dijeron|regala|regalan|obliga|obligan|exige|exigen|mira|miran|critica|critican|humilla|ignora|trata|tratan / no se [ni] para que / ni me miro / sin ganas de nada',
);

const requesting =
  /\b(algo|look|outfit|conjunto|tenida|pongo|ponerme|ponme|visto|vestirme|llevo|quiero|quisiera|necesito|dame|hazme|armame|busco|recomiend\w*|aconsej\w*|ayud\w*|opciones|ideas?|propon\w*|sugier\w*)\b/;

const leastOfTelling = 6;
const leastOfPerson = 0.3;

export const tellsOfOthers = ({ understood, state, message }: IntentContext): boolean => {
  const { intent, slots, reading, aims } = understood;
  const words = reading.tokens.map(({ text }) => text).join(' ');
  return (
    (intent === 'dress' || intent === 'about-me' || intent === 'knowledge') &&
    asksToDress(aims) < surelyDressing &&
    state.outfits.length === 0 &&
    reading.tokens.length >= leastOfTelling &&
    (slots.event === null || slots.isAside) &&
    slots.when === null &&
    slots.moods.length === 0 &&
    !/[?¿]/.test(message) &&
    !requesting.test(words) &&
    (intent !== 'knowledge' || tellsOfPerson(aims) >= leastOfPerson) &&
    occurs(ofOthers, reading.tokens)
  );
};

const surelyDressing = 0.6;
const leastOfLife = 5;
const bidsForIt =
  /\b(arm|haz|hag|pon|mont|compon|prepar|vist|combin)\w*(l[oa]s?|me|nos)\b|con lo (que tengo|mio)/;

/** "me gustaría volver a tener 20 años": no plan, no garment, no weather, and nothing is asked. */
export const tellsOfLife = ({ understood, state, message }: IntentContext): boolean => {
  const { intent, slots, reading, aims } = understood;
  const words = reading.tokens.map(({ text }) => text).join(' ');
  return (
    intent === 'dress' &&
    state.outfits.length === 0 &&
    state.day.occasion === null &&
    (state.topic === null || state.topic === 'feeling') &&
    reading.tokens.length >= leastOfLife &&
    [
      slots.occasion,
      slots.when,
      slots.place,
      slots.season,
      slots.month,
      slots.temperatureC,
      slots.rain,
    ].every((one) => one === null) &&
    slots.garments.length + slots.moods.length + slots.colours.length === 0 &&
    asksToDress(aims) < surelyDressing &&
    !/[?¿]/.test(message) &&
    !understood.onlyAsks &&
    !requestsOutfit(reading.tokens) &&
    !requesting.test(words) &&
    !bidsForIt.test(words)
  );
};

export const hears: IntentHandler = async ({ speaker }) => ({
  sentences: [speaker.say('told-of-others')],
  remember: { topic: 'feeling', asked: null },
});

export const reminding = patternOf(
  'que me avises|avise|recuerdes|notifiques / me avisas|avisa|avisais|avisaras|avisaran|recordaras|notificas / avisame|avisarme|notificame [de|manana|cada|cuando|a] / recordatorio|recordatorios',
);

const refusing = patternOf(
  'no|nunca|jamas|deja~|para~ [me] [vuelvas|mas] [a] [de] [nunca] [mas] propon~|sugier~|sugeri~|recomiend~|recomend~|ofre~|saques|sacar|pongas|ensenes * <garment>',
);

const refusingIt = patternOf(
  'no|nunca me la|lo|las|los [vuelvas] [a] ofre~|propon~|propong~|pongas|poner|saques|sacar|metas|sugier~|recomien~',
);
export const refusesOutright = (context: IntentContext): boolean =>
  !context.understood.onlyAsks &&
  context.state.outfits.length === 0 &&
  context.understood.slots.garments.some(
    ({ points, garmentIds }) => points !== 'any' && garmentIds.length > 0,
  ) &&
  context.understood.reading.tokens.some(({ text }) => /^(mas|nunca|jamas)$/.test(text)) &&
  says(context, refusingIt);

export const refusesForGood = ({ understood, state }: IntentContext): boolean =>
  state.outfits.length === 0 &&
  (understood.slots.occasion === null || understood.slots.isAside) &&
  understood.slots.garments.length > 0 &&
  occurs(refusing, understood.reading.tokens);

const refused = (slots: Slots): Slots => ({
  ...slots,
  garments: slots.garments.map((one) => ({ ...one, wanted: false })),
});

export const leavesOut: IntentHandler = async (context) => {
  const { understood, state, speaker, wardrobe } = context;
  const { slots } = understood;
  const isNamed = slots.garments.length + slots.colours.length + slots.avoidedColours.length > 0;
  const meant = isNamed || slots.fabric !== null || slots.moods.length > 0 ? [] : meantOfTold(context);
  const ids = meant.map(({ id }) => id);
  // A garment that is lent or being mended is not proposed until it is back.
  if (meant.length > 0 && meant.every(({ away }) => away))
    return {
      sentences: [speaker.say('away-not-proposed', { list: theList(meant) })],
      garmentIds: ids,
      remember: { asked: null },
    };
  if (meant.length > 0) {
    const without = <T extends { mustAvoid: string[] }>(wishes: T): T => ({
      ...wishes,
      mustAvoid: [...new Set([...wishes.mustAvoid, ...ids])].slice(0, 400),
    });
    return {
      sentences: [speaker.say('noted-me')],
      garmentIds: ids,
      remember: { asked: null, wishes: without(state.wishes), always: without(state.always) },
    };
  }
  const [absent] = slots.garments;
  if (slots.garments.length === 1 && absent?.points === 'definite' && absent.garmentIds.length === 0)
    return {
      sentences: [speaker.say('unowned', { what: unownedText([absent]) })],
      remember: { asked: null },
    };
  return {
    sentences: [speaker.say('noted-me')],
    remember: {
      asked: null,
      wishes: wishesWith(state.wishes, refused(slots), wardrobe).wishes,
      always: wishesWith(state.always, refused(slots), wardrobe).wishes,
    },
  };
};

const mostOfTelling = 14;

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
export const tellsOfThemselves = (context: IntentContext): boolean => {
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
const ofCare: ReadonlySet<Intent | null> = new Set(['knowledge', 'plans', 'mark', 'shop']);
const surelyCare = 0.5;

export const tellsWeather = (context: IntentContext): boolean => {
  const { slots, intent } = context.understood;
  return (
    onlyTold(context) &&
    leadsTo(context.understood.aims, ofCare) < surelyCare &&
    ['off-topic', 'knowledge', 'about-me', 'unclear', 'chat', 'dress'].includes(intent) &&
    (slots.temperatureC !== null || slots.rain !== null) &&
    slots.fabric === null &&
    slots.garments.length === 0 &&
    slots.place === null
  );
};

export const notesWeather: IntentHandler = async ({ speaker, state, understood, box, wardrobe }) => ({
  sentences: [speaker.say('weather-noted')],
  remember: {
    topic: 'dress',
    day: dayWith(state.day, understood.slots, box),
    always: wishesWith(state.always, { ...understood.slots, garments: [], colours: [] }, wardrobe).wishes,
    asked: { what: 'occasion', on: 'dress' },
  },
});

const saving = patternOf(
  'comprar~|comprarme|comprarmela|comprarmelo|pillarme|gastar * o|u * ahorr~|esperar|no|guard~ / ahorr~ o * compr~ / vale la pena|conviene|merece gastar~ / no se si comprar~|comprarme|pillarme / compro|comprar~|comprarme * o [mejor] me|quedo|tiro|tirar|sigo|seguir|aguanto|aguantar|uso|apano|quedarme|espero / entre comprar~ * o|u / dudo|duda~|dudas [si|en|de|sobre] [si] comprar~|comprarme / no se si lo|la|los|las|me necesito|usaria|pondria|hace|vale / o [ya] tengo suficientes|bastantes|demasiad~ / compro|comprar~|comprarlo|comprarla o no / deberia|debo|deberiamos comprar~|comprarme / comprar~|comprarme * que [ya] tengo|tienes muchas|muchos|bastantes|demasiad~ / dudo|duda|dudas|dudando entre gastar~|comprar~ * o [mejor] arregl~|segu~|quedarme|ahorr~',
);

/** "no sé si comprarme la campera roja o ahorrar" */
export const buysOrSaves = ({ understood, state }: IntentContext): boolean =>
  occurs(saving, understood.reading.tokens) &&
  (state.productIds.length === 0 ||
    (occurs(managing, understood.reading.tokens) &&
      understood.slots.garments.some(({ garmentIds, points }) => garmentIds.length > 0 && points !== 'any')));

/** "… o me apaño con las de montaña" */
const managing = patternOf('me apano|apanare|arreglo|arreglare|quedo|valen|sirven|tiro con|de|las|los');

export const buyOrWait: IntentHandler = async ({ understood, wardrobe, speaker, state }) => {
  const [thing] = understood.slots.garments;
  const [kind] = thing?.kinds ?? [];
  const ofKind = wardrobe.filter((one) => one.kind === kind);
  const colours = thing?.colours ?? [];
  const just = ofKind.filter((one) => colours.some((colour) => colourOf(one)?.startsWith(colour)));
  const only =
    thing?.garmentIds.length === 1 && thing.points !== 'any'
      ? wardrobe.filter(({ id }) => id === thing.garmentIds[0])
      : [];
  const alike = (only.length > 0 ? only : just.length > 0 ? just : ofKind).slice(0, mostAlike);
  const ofRain = /lluvi|agua|impermeab/.test(state.question ?? '') || state.shopping?.text?.includes('agua');
  const [first] = alike;
  const dry = first
    ? traitsOf(first).rain === 'made-for'
      ? ('holds-rain' as const)
      : ('hardly-rain' as const)
    : null;
  const saves = understood.reading.tokens.some(({ text }) => /^(ahorr|esper|gastar|guard)/.test(text));
  const line =
    alike.length === 0
      ? 'buy-or-wait-new'
      : saves
        ? 'buy-or-wait'
        : colours.length > 0 && just.length === 0
          ? 'buy-other-colour'
          : 'buy-enough';
  return {
    sentences: [speaker.say(line, { list: theList(alike) }), ofRain && dry && speaker.say(dry)],
    garmentIds: alike.map(({ id }) => id),
    remember: { asked: null },
  };
};

const mostAlike = 4;

const sinceWhen = patternOf(
  '^ y [eso] desde|hasta cuando / ^ y a quien|quienes $ / ^ y cuando|donde|quien $',
);

const mostOfSince = 5;

/** "¿y desde cuándo?" asks on; it tells of no feeling. */
export const asksOn = ({ understood }: IntentContext): boolean =>
  understood.intent === 'feeling' &&
  understood.reading.tokens.length <= mostOfSince &&
  occurs(sinceWhen, understood.reading.tokens);
