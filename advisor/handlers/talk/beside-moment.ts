import { type EventName, eventGroups } from '#contract/events.ts';
import type { Kind } from '#contract/vocabulary.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { textOfTitle } from '../../knowledge/entries.ts';
import type { Moment } from '../../moments/moment.ts';
import { light } from '../../moments/moments.ts';
import { isMourning } from '../../tools/customs.ts';
import { bidding, requestsOutfit } from '../../understand/asking/requests-outfit.ts';
import { asksToDress } from '../../understand/learned/intents-learned.ts';
import { type Mood, needs } from '../../understand/moods.ts';
import type { GarmentReference, Slots } from '../../understand/slots.ts';
import { dateIn } from '../../understand/told/dates.ts';
import { theList } from '../../voice/names.ts';
import { type Annotated, occurs, patternOf } from '../../words/pattern.ts';
import { dress } from '../dress/dress.ts';
import { type IntentContext, type IntentHandler, type Reply, says } from '../handler.ts';

/** Moments in which clothes would be no help. */
const unfit: ReadonlySet<string> = new Set([
  'despair',
  'friend-in-danger',
  'harassment',
  'photos-demanded',
  'relapse',
  'child-in-trouble',
  'child-bullied',
  'child-wont-dress',
  'wife-after-birth',
  'hospital-bag',
  'baby-in-the-cold',
  'lost-pregnancy',
  'end-of-life',
  'assault',
  'stalked',
  'missing-person',
  'care-home',
  'child-diagnosed',
  'eggs-and-flour',
  'to-seem-of-age',
  'tucked',
  'size-of-another',
  'playful',
  'nerves-now',
]);

/** "¿qué pantalón me pongo?", "algo que me dé coraza" */
const asksPiece = patternOf(
  'que|cual <garment> me|se|no / algo que|para|oscuro|discreto|comodo|bonito|suelto',
);
const facing = 0.5;

/** Whether clothes are asked for outright, whatever else is told. */
const bids = ({ understood: { reading, aims } }: IntentContext): boolean =>
  occurs(bidding, reading.tokens) || (requestsOutfit(reading.tokens) && asksToDress(aims) >= facing);

/** "no me apetece nada celebrarlo", but not "no quiero fallarle" */
const reluctant = patternOf(
  'no me|nos apetece|provoca|late|nace / no quiero [ni] [ir|celebrar~|salir|nada|ver|fiesta|volver|estar|levantarme|vestirme|arreglarme] $ / no quiero [ni] celebrar~|salir|nada|ver|fiesta|volver|levantarme|vestirme|arreglarme / no quiero [ni] ir a|al|sola|solo|ni|y|pero / no tengo ganas / sin ganas / ni loca|loco|muerto|muerta|borracho|hablar|ahi $ / ni de broma|cona|chiste',
);

/** A plan that lies ahead is kept for when its outfit is asked for. */
export const ahead = patternOf('voy|vamos|tengo|tenemos|toca|sera|invit~|quede|quedamos|manana');

const facingWardrobe = patternOf(
  'que|ni|como ponerme|coger|llevar|vestirme|pongo / armario|closet|ropero|ropa',
);

const leaveTaking = patternOf(
  'tanatorio|velorio|velatorio|entierro|funeral|sepelio|misa|cremacion|exequias|novena|enterramos|enterrarlo|enterrarla',
);

const surelyDressing = 0.6;
/** Clothes for a plan are the request, whatever moment it is. */
const doubtlessly = 0.88;
const certainly = 0.95;

/** "hoy una niña me ha señalado" tells of what was. */
const isLater = ({ understood: { reading, slots }, box }: IntentContext): boolean =>
  dateIn(reading.tokens, box.today) !== null && !(slots.when === 'today' && occurs(over, reading.tokens));
const over = patternOf('ha|han|he|hemos|dijeron|dijo|fue|fui|llamo|pidio|paso');

const facesDay: ReadonlySet<string> = new Set(['mastectomy', 'stiff-hands']);

const goingOut = patternOf('salgo|salimos|ceno|cenamos|quede|quedado|quedamos|celebro|vuelvo|empiezo');

/** A plan of one's own, on a day that is told. */
const isPlanned = (context: IntentContext, id: string): boolean => {
  const { understood, message } = context;
  const { slots, reading } = understood;
  return (
    slots.event !== null &&
    !ownEvents[id]?.includes(slots.event) &&
    (!slots.isAside || (isLater(context) && occurs(goingOut, reading.tokens))) &&
    (slots.occasion !== 'sport' || slots.garments.some(({ wanted }) => wanted)) &&
    (isLater(context) || message.includes('?') || occurs(ahead, reading.tokens))
  );
};

/** "quisiera ir bonita", "quiero llegar tranquila" */
const wishesToLook = patternOf(
  'quiero|quisiera|queria|necesito|gustaria ir|verme|estar|salir|comer|cenar|celebrarlo|llegar|llevar|entrar|sentirme|vestirme|arreglarme|algo',
);

const helpless = patternOf(
  'no puedo|se|logro|consigo|veo|tengo [me] [capaz|animo|fuerzas|cabeza] [de|para] [ni] [de|que] abrir|elegir|escoger|decidir|mirar|ponerme|vestirme|coger|combinar / elige|decide|escoge|dime tu|usted / paso|no de|quiero [de] ir|presentarme|aparecer|llegar hecho|hecha',
);

const mustGo = patternOf(
  'voy|vamos|toca|invit~|quede|quedamos|manana|entro / tengo|tenemos que|una|un|el|la|cita|reunion|boda|entierro / hay que',
);
export const isHelpless = (tokens: readonly Annotated[]): boolean =>
  occurs(helpless, tokens) && occurs(mustGo, tokens);

const toWear = patternOf(
  'ensena~|apan~|ayud~|recomiend~|recomend~|aconsej~|sugier~|ideas|opciones|necesito|busco|ponerme|vestirme|llevar / voy|vamos|ir|salir|volver|vuelvo|tengo que',
);
/** "¿ya para qué quiero tanta corbata?" */
const renounced = patternOf(
  'para que [me] quiero|necesito|sirve|sirven|guardo [yo] [ya] [tanta|tanto|tantas|tantos|la|el|las|los|mi|mis]',
);

export const requests = (tokens: readonly Annotated[]): boolean =>
  requestsOutfit(tokens) ||
  [bidding, asksPiece, wishesToLook, toWear, ahead].some((pattern) => occurs(pattern, tokens));

function wantsOutfit(context: IntentContext, { id, dresses, isSigned, ofMinors }: Moment): boolean {
  const { understood, message } = context;
  const { aims, slots, reading } = understood;
  const likely = asksToDress(aims);
  if (dresses === 'always' || (id === spoiling && occurs(feasting, reading.tokens))) return true;
  if (
    likely >= certainly &&
    slots.occasion !== null &&
    (light.has(id) || message.includes('?') || requests(reading.tokens)) &&
    !unfit.has(id) &&
    !ofMinors &&
    !occurs(reluctant, reading.tokens) &&
    !occurs(renounced, reading.tokens)
  )
    return true;
  const mayDress = !unfit.has(id) && !ofMinors;
  if (mayDress && isHelpless(reading.tokens)) return true;
  // "el viernes salgo a bailar: que gire la falda y sin escote"
  const setsTerms = slots.garments.some(({ wanted }) => wanted) && slots.moods.length > 0;
  if (setsTerms && mayDress && isPlanned(context, id)) return true;
  const setsNeeds = slots.moods.some((mood) => needs.has(mood));
  if (setsNeeds && likely >= surelyDressing && mayDress && isPlanned(context, id)) return true;
  if (facesDay.has(id) && isPlanned(context, id) && isLater(context)) return true;
  if (dresses === 'never') {
    const wishes = occurs(wishesToLook, reading.tokens) || requestsOutfit(reading.tokens);
    return !unfit.has(id) && (bids(context) || (isPlanned(context, id) && wishes));
  }
  if (requestsOutfit(reading.tokens) && (!light.has(id) || isSigned || message.includes('?'))) return true;
  const isDated = dateIn(reading.tokens, context.box.today) !== null;
  const isAsked =
    slots.event !== null ||
    isDated ||
    message.includes('?') ||
    [bidding, asksPiece, wishesToLook, toWear].some((pattern) => occurs(pattern, reading.tokens));
  if (
    isAsked &&
    (!slots.isAside || isDated) &&
    !occurs(reluctant, reading.tokens) &&
    !occurs(renounced, reading.tokens) &&
    likely >= doubtlessly
  )
    return true;
  if (dresses === 'asked')
    return (
      isPlanned(context, id) && (!occurs(reluctant, reading.tokens) || occurs(wishesToLook, reading.tokens))
    );
  return (
    (isMourning(slots.event) &&
      occurs(facingWardrobe, reading.tokens) &&
      occurs(leaveTaking, reading.tokens)) ||
    (likely >= surelyDressing &&
      (light.has(id) || message.includes('?') || requests(reading.tokens)) &&
      (occurs(asksPiece, reading.tokens) ||
        (light.has(id) && slots.occasion !== null && occurs(wishesToLook, reading.tokens)) ||
        (!isSigned && slots.event !== null && !slots.isAside)))
  );
}

/** Words of the moment itself that are read as a plan with its own dress. */
const ownEvents: Readonly<Record<string, readonly EventName[]>> = {
  retired: ['retirement'],
  'lost-job': ['farewell', 'company-party', 'office', 'casual-office', 'casual-friday'],
  'visiting-who-forgets': ['hospital-visit'],
  'loved-one-ill': ['hospital-visit', 'medical-test', 'doctor'],
  diagnosis: ['doctor', 'medical-test'],
};

/** The moment's text says what to wear; only a later dinner gets an outfit. */
const spoiling = 'eggs-and-flour';
const feasting = patternOf('comida|cena|comer|cenar|fiesta|celebr~|homenaje|brindis|restaurante|despedida');

/** Moments in which named garments belong to the past and are not requested. */
const behind: ReadonlySet<string> = new Set(['retired', 'work-ended']);
/** A boot of the orthopaedist is no boot of the wardrobe. */
const orthopaedic = patternOf(
  'bota|botas|zapato [de] ortopedic~|walker|esguince|yeso / bota|botas grises|gris|rigida / walker|ferula|escayola|escayolado|escayolada|yeso|enyesado|enyesada|muletas',
);
const anyBoots: GarmentReference = {
  text: 'botas',
  kinds: ['boots'],
  item: null,
  colours: [],
  fabric: null,
  pattern: null,
  stance: 'unwanted',
  wanted: false,
  points: 'any',
  garmentIds: [],
  start: 0,
  end: 0,
};

/** Moments in which a boot or corset may be a medical device. */
const mending: ReadonlySet<string> = new Set(['injury', 'serious-illness', 'prosthesis']);
const ofSupport = /^(cors[eé]|faja|collar|collarin|medias? de compres|venda)/i;

/** Heat and cold of the body are no weather. */
const ofBody: ReadonlySet<string> = new Set(['menopause', 'panic-attack', 'anxiety', 'sweating']);

/** Moments in which clothes should ask for no thought. */
const inNeedOfCalm: ReadonlySet<string> = new Set(['panic-attack', 'anxiety', 'burnout', 'insomnia']);
const nursing = patternOf('lactar|lactancia|lactando|amamant~|teta|pecho|pechos|biberon|mamar|mame');

function moodsBeside(
  { id, theme, lasting }: Moment,
  moods: Slots['moods'],
  isBooted: boolean,
  atSession: boolean,
  isCeremony: boolean,
): Slots['moods'] {
  const added: Mood[] = [
    ...lasting,
    ...(inNeedOfCalm.has(id) ? (['comfortable', 'flat-shoes'] as const) : []),
    ...(isBooted ? (['flat-shoes', 'loose'] as const) : []),
    ...(id === 'chemotherapy' && atSession ? (['front-opening'] as const) : []),
    ...(theme === 'loss' ? (['discreet'] as const) : []),
  ];
  const all = [...new Set([...moods, ...added])].filter(
    (mood) => !(id === 'treatment-over' && mood === 'front-opening'),
  );
  return isCeremony ? all.filter((mood) => mood !== 'loose' && mood !== 'easy-waist') : all;
}

/** Garments that open in front. */
const opening = (wardrobe: readonly Garment[]): GarmentReference => ({
  ...anyBoots,
  text: 'camisa',
  kinds: ['shirt'],
  stance: 'wanted',
  wanted: true,
  garmentIds: wardrobe.filter(({ kind }) => kind === 'shirt').map(({ id }) => id),
});

const highNeck = /\bcuello (?:alto|vuelto|cisne)\b/i;
const closed = (wardrobe: readonly Garment[]): GarmentReference => ({
  ...anyBoots,
  text: 'cuello alto',
  kinds: ['sweater'],
  garmentIds: wardrobe.filter(({ name }) => highNeck.test(name)).map(({ id }) => id),
});

const buttoned = (wardrobe: readonly Garment[]): GarmentReference => ({
  ...anyBoots,
  text: 'camisa',
  kinds: ['shirt', 'blouse'],
  garmentIds: wardrobe.filter(({ kind }) => kind === 'shirt' || kind === 'blouse').map(({ id }) => id),
});

function slotsBeside(found: Moment, { understood, wardrobe }: IntentContext): Slots {
  const { id } = found;
  const {
    slots,
    reading: { tokens },
  } = understood;
  const isBooted = id === 'injury' && occurs(orthopaedic, tokens);
  const isNursing = id === 'birth' && occurs(nursing, tokens);
  const spoken = behind.has(id)
    ? slots.garments.map((one) => ({ ...one, stance: 'unwanted' as const, wanted: false }))
    : slots.garments.filter(({ text }) => !(mending.has(id) && ofSupport.test(text)));
  const told: Slots = {
    ...slots,
    temperatureC: ofBody.has(id) ? null : slots.temperatureC,
    garments: [
      ...(isBooted ? [...spoken.filter(({ kinds }) => !kinds.includes('boots')), anyBoots] : spoken),
      ...(id === 'menopause' ? [closed(wardrobe)] : []),
      ...(id === 'stiff-hands' ? [buttoned(wardrobe)] : []),
      ...(isNursing ? [opening(wardrobe), { ...anyBoots, text: 'jersey', kinds: ['sweater'] as const }] : []),
    ],
    moods: moodsBeside(found, slots.moods, isBooted, atDoctor(slots.event), slots.occasion === 'formal'),
  };
  if (id === spoiling) {
    const moods = told.moods.filter((mood) => mood !== 'messy' && mood !== 'washable');
    const then = null;
    return { ...told, moods, event: null, occasion: 'date', purpose: 'la cena', then };
  }
  const isOwn =
    slots.event !== null && ownEvents[id]?.includes(slots.event) === true && !occurs(feasting, tokens);
  if (isOwn || (slots.event === null && slots.occasion === null))
    return { ...told, moods: easily(id, told), event: null, occasion: 'casual', purpose: null };
  return atWork(slots) && workIsOver.has(id) ? withoutWork(told) : told;
}

const atDoctor = (event: Slots['event']): boolean =>
  /^(?:medical-test|doctor|hospital-visit)$/.test(event ?? '');

const workIsOver: ReadonlySet<string> = new Set(['lost-job', 'work-ended', 'retired']);
const atWork = ({ event, occasion }: Slots): boolean =>
  event === null ? occasion === 'work' : (eventGroups.work as readonly string[]).includes(event);
const withoutWork = (told: Slots): Slots => {
  const plan = told.then ?? { event: null, occasion: 'casual' as const, purpose: null };
  const then = null;
  return { ...told, ...plan, then, moods: [...new Set([...told.moods, 'comfortable' as const])] };
};

/** Moments whose outing is a celebration. */
const dressedUp: ReadonlySet<string> = new Set(['visiting-who-forgets', 'went-well', 'feels-good']);
const easily = (id: string, slots: Slots): Slots['moods'] =>
  dressedUp.has(id) ? [...new Set([...slots.moods, 'elegant' as const])] : ['loose', 'flat-shoes'];

const ofIllness: ReadonlySet<string> = new Set(['chemotherapy', 'hair-loss', 'serious-illness']);
const headwear: ReadonlySet<Kind> = new Set(['hat', 'beanie', 'cap', 'scarf']);
const asksForHead = patternOf(
  'cabeza|pelo|peluca|turbante|panuelo|gorro|gorra * tengo|pongo|llevo|uso|ponerme / tengo|pongo|llevo|uso|ponerme * cabeza|pelo|turbante / con que me|la cubro|tapo|cubrirme|taparme',
);
const warmth = 20;

/** "¿y para la cabeza, qué tengo?", of someone who is ill: what is owned, and nothing to buy. */
export const asksHeadwear = (context: IntentContext): boolean =>
  ofIllness.has(context.state.moment ?? '') && says(context, asksForHead);

const headcloth = patternOf('panuelo|panuelos|panoleta|fular|turbante|bandana');
const tying = patternOf(
  'resbal~|sujet~|sirve|sirven|amarr~|anud~|atar~|ata|atan|ato|atarlo / se [me|te|le] cae|mueve / como se|me|lo pone|pongo|coloca|coloco / para la cabeza',
);

/** "estoy pensando en un pañuelo, ¿cómo se amarra?", of someone who loses their hair */
export const asksHeadcloth = (context: IntentContext): boolean =>
  ofIllness.has(context.state.moment ?? '') && says(context, headcloth) && says(context, tying);

export const tellHeadcloth: IntentHandler = async ({ box, state }) => ({
  sentences: [textOfTitle('Pañuelo en la cabeza sin pelo: que no resbale', box.advisor)],
  remember: { topic: 'feeling', asked: null, moment: state.moment },
});

export const tellHeadwear: IntentHandler = async ({ wardrobe, speaker, state, understood }) => {
  const isWarm = (understood.slots.temperatureC ?? 0) >= warmth || understood.slots.moods.includes('cool');
  const owned = wardrobe
    .filter(({ kind }) => headwear.has(kind) && !(isWarm && kind === 'beanie'))
    .slice(0, 4);
  return {
    sentences: [speaker.say(owned.length > 0 ? 'for-head' : 'for-head-none', { list: theList(owned) })],
    garmentIds: owned.map(({ id }) => id),
    remember: { topic: 'feeling', asked: null, moment: state.moment },
  };
};

/** Returns what follows the words of a moment: headwear for a patient, an outfit, or nothing. */
export function laterOf(context: IntentContext, found: Moment): Pick<Reply, 'later'> {
  const { understood, state } = context;
  if (ofIllness.has(found.id) && says(context, asksForHead))
    return { later: () => tellHeadwear({ ...context, state: { ...state, moment: found.id } }) };
  if (!wantsOutfit(context, found)) return {};
  const slots = slotsBeside(found, context);
  return {
    later: () =>
      dress({
        ...context,
        state: { ...state, moment: found.id },
        understood: { ...understood, intent: 'dress', slots },
      }),
  };
}
