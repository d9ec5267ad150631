import type { Advisor } from '#contract/vocabulary.ts';
import { entries } from '../../knowledge/entries.ts';
import { textOf } from '../../knowledge/entry.ts';
import { elsewhere, type HelpLines, helpLines } from '../../knowledge/help-lines.ts';
import { contentOf, lookUp, nearestTo } from '../../knowledge/look-up.ts';
import type { Moment } from '../../moments/moment.ts';
import { listening, momentCalled, momentIn } from '../../moments/moments.ts';
import { emptyTable, noWishes } from '../../state.ts';
import { isMourning } from '../../tools/customs.ts';
import type { Distress } from '../../understand/distress.ts';
import type { Intent } from '../../understand/intents.ts';
import type { Slots } from '../../understand/slots.ts';
import { termsAsked } from '../../understand/terms-asked.ts';
import { termOfAim } from '../../understand/terms-of-aim.ts';
import { anyWearer } from '../../understand/wearer.ts';
import type { LineKey } from '../../voice/lines.ts';
import { type Annotated, occurs, patternOf } from '../../words/pattern.ts';
import { dress } from '../dress/dress.ts';
import { type IntentContext, type IntentHandler, surelyElse } from '../handler.ts';
import { knowledge } from '../knowing/advice.ts';
import { lookOf } from '../tell-outfit.ts';

/** A reply of one sentence that keeps the topic. */
const line =
  (key: LineKey): IntentHandler =>
  async ({ speaker }) => ({ sentences: [speaker.say(key)], remember: { asked: null } });

/** "hola, ¿cómo estás?" is asked back. */
export const greet: IntentHandler = async ({ speaker, understood: { reading } }) => ({
  sentences: [
    speaker.say(
      occurs(ofHerself, reading.tokens)
        ? 'about-you'
        : occurs(greetsBack, reading.tokens)
          ? 'how-are-you'
          : 'greeting',
    ),
  ],
  remember: { asked: null },
});
/** After a confidence, thanks are met with more than a set phrase. */
export const thanks: IntentHandler = async ({ speaker, state, understood }) => ({
  sentences: [
    speaker.say(
      state.topic === 'feeling'
        ? 'care-thanks'
        : understood.aim === 'compliment' && !occurs(thanking, understood.reading.tokens)
          ? 'compliment'
          : 'thanks',
    ),
  ],
  remember: { asked: null },
});
const thanking = patternOf('gracias|grax|thx|merci');
export const bye = line('bye');
const nameOf = { maya: 'Maya', valentina: 'Valentina' } as const satisfies Record<Advisor, string>;
export const who: IntentHandler = async ({ speaker, box, understood }) => {
  const other = box.advisor === 'maya' ? 'valentina' : 'maya';
  const isAsked = understood.reading.tokens.some(({ text }) => text === other);
  return {
    sentences: [speaker.say('who'), isAsked && speaker.say('who-other', { other: nameOf[other] })],
    remember: { asked: null },
  };
};
export const abilities = line('abilities');
export const body: IntentHandler = async ({ speaker }) => ({
  sentences: [speaker.say('body')],
  remember: { topic: 'feeling', asked: null },
});
export const secrets = line('secrets');
const grave = patternOf('guerra|guerras|atentado|atentados|terrorismo|genocidio|muertos|masacre|asesinato');

const proposing = patternOf(
  'sex~|desnud~|teta|tetas|culo|pechos|polvo|foll~|cog~|beso|besos|besar~|acost~|cama|sexy|sexi|calient~|caliente|cachond~|novia|novio|casar~|salir conmigo|cita conmigo|foto tuya|tuyas|puta|rica|ricas|mamacita|quitate|lleva|llevas puesto',
);

/** Perfume or hair may have an entry; a proposition gets a limit, not a joke. */
export const offTopic: IntentHandler = async ({ speaker, understood, message, box }) => {
  const { aim } = understood;
  const [known] = aim === 'beauty' ? lookUp(message, 1) : [];
  const sober = occurs(grave, understood.reading.tokens) ? 'off-topic-grave' : 'off-topic';
  const proposes = aim === 'sexual' && occurs(proposing, understood.reading.tokens);
  const line: LineKey = aim === 'beauty' ? 'beauty' : proposes ? 'limit' : sober;
  return {
    sentences: [known ? textOf(known.entry, box.advisor) : speaker.say(line)],
    remember: { asked: null },
  };
};
export const no = line('no-then');

const lineOfKind = {
  suicide: 'suicide',
  minor: 'minor',
  lured: 'minor',
  violence: 'violence',
  eating: 'eating',
  'self-hatred': 'hope',
  controlling: 'violence',
} as const satisfies Record<Distress, keyof HelpLines>;

/** Helplines of the person's country, and a word for those elsewhere while it is unknown. */
function helpFor({ state }: IntentContext, kind: Distress) {
  const lines = helpLines[state.country ?? 'spain'];
  return {
    values: { ...lines, line: lines[lineOfKind[kind]] },
    abroad: kind !== 'controlling' && elsewhere[state.country ?? 'unknown'],
  };
}

export const distress: IntentHandler = async (context) => {
  const { speaker, understood, state } = context;
  const { kind, isMinor } = understood.distress ?? { kind: 'self-hatred', isMinor: false };
  const { values, abroad } = helpFor(context, kind);
  const again = state.care?.kind === kind;
  return {
    sentences: [
      speaker.say(again ? `care-${kind}` : `distress-${kind}`, values),
      isMinor && kind !== 'minor' && kind !== 'lured' && speaker.say('distress-for-minors', values),
      !again && abroad,
    ],
    // Earlier outfits must not be resumed afterwards.
    remember: { topic: null, asked: null, ...emptyTable, care: { kind, isMinor } },
  };
};

/** After an emergency was told, a message that asks for nothing else is still about it. */
export const care: IntentHandler = async (context) => {
  const { speaker, understood, state } = context;
  if (!state.care) return unclear(context);
  const { kind } = state.care;
  const { values } = helpFor(context, kind);
  return {
    sentences: [speaker.say(understood.intent === 'thanks' ? 'care-thanks' : `care-${kind}`, values)],
    remember: { topic: null, asked: null },
  };
};

const insulting = patternOf(
  'eres [una|un] [muy|tan|pinche|puta|puto] [maquina|bot|robot] soso|sosa|pesado|pesada|tonto|tonta|inutil|mala|malo|mierda|basura|idiota|imbecil|estupida|estupido|pendeja|pendejo|boba|bobo|gilipollas|asco / no me ayudas|sirves|estas / no sirves para nada $ / no aciertas|das una|ni / que mala|malo|tonta|inutil eres / vete a la mierda|callate|te odio|me caes mal',
);
const telling = patternOf(
  'puedo|quiero|queria|necesito|quisiera|querria [te] contarte|decirte|desahogarme / no quiero|apetece|vengo hablar|a|por [de] [hablar] [de] ropa / tuve|tengo|he tenido un dia|mal [mal|dia] [horrible|malo|pesimo|fatal] $ / hablar contigo / hablar de algo / hablar|charlar|platicar|conversar un rato|ratito|poco|poquito / no queria|quiero|necesito nada * hablar|charlar|platicar|conversar / te puedo contar|decir / me escuchas / necesito que me escuches',
);
const greetsBack = patternOf(
  'como|que estas|esta|estai|andas|anda|vas|va|tal|onda|hubo [usted|tu|vos] [hoy] [maya|valentina|valen|senorita|reina|guapa|todo] $ / como estas|esta|estai|te|le [va] [hoy] [usted|maya|valentina|valen] / que tal [tu|su] [dia|todo|estas|vas|semana]',
);
const ofHerself = patternOf(
  'tu|usted|vos|ud [no] tienes|tiene|tenes|comes|come|cenas|ceno|cenaste|duermes|duerme|sientes|siente|vives|vive|eres|es|sos|estas|cansas|aburres|viajas|trabajas|sales / ya ceno|comio|desayuno|almorzo|cenaste|comiste|almorzaste / con cual|quien [de] [las] [dos] me quedo / te aburres|cansas|enamoras / tienes|tenes novio|novia|hijos|frio|calor|hambre|sueno|familia|edad / cuantos anos tienes|tenes / donde vives|vivis',
);
const swearing = patternOf('palabrota|palabrotas|groseria|groserias|insultame|insulta');

/** Small talk: what it is depends on the likeliest aim. */
export const chat: IntentHandler = async (context) => {
  const { speaker, understood, state } = context;
  const { tokens } = understood.reading;
  const [look] = state.outfits;
  const { aim } = understood;
  const line: LineKey = occurs(swearing, tokens)
    ? 'no-swearing'
    : occurs(insulting, tokens) || aim === 'insult'
      ? 'insult'
      : occurs(telling, tokens)
        ? 'listening'
        : occurs(ofHerself, tokens)
          ? 'about-you'
          : occurs(greetsBack, tokens)
            ? 'how-are-you'
            : (aim === 'repeat' || aim === 'not-understood') && look
              ? 'again'
              : 'chit-chat';
  return {
    sentences: [speaker.say(line, { look: look ? lookOf(context, look) : '' })],
    remember: { asked: null },
  };
};
/** "no sé qué quiero, la verdad" */
const notKnowing = patternOf(
  '^ [no] [la] [verdad] [es] [que] no se [ni] que quiero|hacer|decirte|pedirte|necesito|me * [la] [verdad] $ / no es [por] la ropa / no se [ni] que me pasa / no se [ni] [lo] que quiero',
);
export const isUnsure = ({ understood, message }: IntentContext): boolean =>
  occurs(notKnowing, understood.reading.tokens) &&
  !/[?¿]/.test(message) &&
  understood.slots.occasion === null &&
  understood.slots.garments.length === 0;
export const unsure = line('unsure');
/** Something besides clothes is to be told. */
export const wantsToTell = ({ understood }: IntentContext): boolean =>
  occurs(telling, understood.reading.tokens) &&
  understood.slots.occasion === null &&
  understood.slots.garments.length === 0;
const parts =
  'cuerpo|barriga|tripa|panza|guata|piernas|brazos|muslos|caderas|culo|cola|pecho|pechos|papada|espalda|cintura|celulitis';
const dislikedBody = patternOf(
  `no me gusta|gustan|soporto mi|mis ${parts} / odio|detesto mi|mis ${parts} / no soporto mi|mis ${parts} / me da|dan verguenza|asco mi|mis ${parts}`,
);
/** "es que no me gusta mi barriga" */
export const dislikesBody = ({ understood, message }: IntentContext): boolean =>
  occurs(dislikedBody, understood.reading.tokens) &&
  !/[?¿]/.test(message) &&
  understood.slots.occasion === null &&
  understood.slots.garments.length === 0;
/** Asked of the advisor herself. */
export const asksOfHer = ({ understood, message }: IntentContext): boolean => {
  const { slots, reading, intent } = understood;
  return (
    /[?¿]/.test(message) &&
    reading.tokens.length <= mostOfChat &&
    (
      ['chat', 'greet', 'thanks', 'unclear', 'who', 'off-topic', 'app', 'like', 'no', 'yes'] as string[]
    ).includes(intent) &&
    slots.occasion === null &&
    slots.garments.length === 0 &&
    (occurs(ofHerself, reading.tokens) || occurs(greetsBack, reading.tokens))
  );
};
const mostOfChat = 18;

export const isChat = (tokens: readonly Annotated[]): boolean =>
  [swearing, insulting, telling].some((pattern) => occurs(pattern, tokens));

export const momentTold = ({ understood: { slots }, message, state }: IntentContext): Moment | null =>
  momentIn(message, state.audience === 'adult', slots.event !== null || state.topic !== null);

/** A moment of life first; an outfit follows where it is asked for. */
export const moment: IntentHandler = async (context) => {
  const { understood, box } = context;
  const found = momentTold(context);
  if (!found) return unclear(context);
  if (found.after && found.id === context.state.moment) return afterMoment(context);
  const { slots, reading } = understood;
  const asks =
    found.dresses === 'always' ||
    (found.dresses !== 'never' && occurs(asksOutfit, reading.tokens)) ||
    (found.dresses === 'requested' &&
      isMourning(slots.event) &&
      occurs(facingWardrobe, reading.tokens) &&
      occurs(leaveTaking, reading.tokens)) ||
    (found.dresses === 'asked' && slots.event !== null && !slots.isAside && slots.occasion !== 'sport');
  // Easy clothes, unless a plan tells what is worn.
  const easy: Slots =
    slots.event === null
      ? { ...slots, moods: ['loose', 'flat-shoes'], event: null, occasion: 'casual', purpose: null }
      : slots;
  return {
    sentences: [found[box.advisor]],
    remember: { topic: 'feeling', asked: null, moment: found.id },
    ...(asks && {
      later: () => dress({ ...context, understood: { ...understood, intent: 'dress', slots: easy } }),
    }),
  };
};
const facingWardrobe = patternOf(
  'que|ni|como ponerme|coger|llevar|vestirme|pongo / armario|closet|ropero|ropa',
);
const leaveTaking = patternOf(
  'tanatorio|velorio|velatorio|entierro|funeral|sepelio|misa|cremacion|exequias|novena|enterramos|enterrarlo|enterrarla',
);
const mostOfAside = 7;
const relieved = patternOf(
  'tiene|tienes|tenes|llevas|lleva razon / me [has|ha|quedo|voy] [a] [ya|un|algo|mas|poco|mucho] [mas] tranquil~|aliviad~|animad~|anim~ / me siento|encuentro mejor / menos mal / buena idea / me pondre|pongo|arreglare|animo|atrevo / voy a hacerlo|intentarlo|llamarla|llamarlo|llamar|ponerme / lo hare|intentare / le da igual|me apoya|apoyan|entiende|entienden / ya se me paso|pasa',
);

/** Goes on with a moment that was told, unless the message asks for something. */
export const afterMoment: IntentHandler = async ({ state, box, understood, speaker }) => {
  const told = momentCalled(state.moment);
  const { tokens } = understood.reading;
  const tone = occurs(relieved, tokens)
    ? 'after-relief'
    : occurs(thanking, tokens) && (tokens.length <= mostOfAside || !told?.after)
      ? 'after-thanks'
      : null;
  return {
    sentences: [tone ? speaker.say(tone) : (told?.after ?? listening)[box.advisor]],
    remember: { topic: 'feeling', asked: null },
  };
};
/** Whether a message tells and asks for nothing. */
export function onlyTells({ understood, message }: IntentContext): boolean {
  const { slots, reading } = understood;
  const words = reading.tokens.map(({ text }) => text).join(' ');
  const named = slots.event !== null || slots.garments.length > 0 || slots.colours.length > 0;
  return !(/[?¿]/.test(message) || named || wanting.test(words) || occurs(asksOutfit, reading.tokens));
}
const wanting =
  /(?<!\bno )\b(quiero|quisiera|necesito|busco|dame|hazme|ponme|armame|enseñame|ensename|muestrame|guarda\w*|borra\w*|apunta\w*|algo)\b/;
export function goesOnTelling(context: IntentContext): boolean {
  const { state, understood, message } = context;
  const { intent, slots, reading, ranking } = understood;
  const asks =
    /[?¿]/.test(message) ||
    occurs(asksOn, reading.tokens) ||
    slots.event !== null ||
    slots.moods.length > 0 ||
    occurs(asksOutfit, reading.tokens) ||
    asksElse.has(intent) ||
    (!talking.has(intent) && (ranking[0]?.score ?? 0) >= surelyElse);
  const parts = (intent === 'thanks' || intent === 'bye') && reading.tokens.length <= mostOfThanks;
  if (asks || parts) return false;
  return Boolean(momentCalled(state.moment)?.after) || (state.topic === 'feeling' && onlyTells(context));
}
const asksOn = patternOf('^ [y|pero] que|q hago con / ^ [y|pero] como lo|la|los|las|me');
const asksElse: ReadonlySet<Intent> = new Set(['shop', 'pack', 'greet', 'yes']);
const talking: ReadonlySet<Intent> = new Set([
  'feeling',
  'body',
  'chat',
  'thanks',
  'bye',
  'who',
  'no',
  'like',
  'off-topic',
  'about-me',
  'unclear',
]);
const mostOfThanks = 3;
const asksOutfit = patternOf(
  'que me|se pongo|visto|pone / como me visto|pongo / que|como ponerme|vestirme|vestir / look|outfit|conjunto / tengo que ir|verme * guapa|guapo|monisima|bien|elegante|arreglada|arreglado',
);

export const requestsOutfit = (tokens: readonly Annotated[]): boolean => occurs(asksOutfit, tokens);

/** The conversation state already holds what it understood. */
export const aboutMe: IntentHandler = async (context) => {
  const { slots } = context.understood;
  if (slots.occasion !== null && !slots.garments.length)
    return dress({ ...context, understood: { ...context.understood, intent: 'dress' } });
  return { sentences: [context.speaker.say('noted-me')], remember: { asked: null } };
};

export const forgetMe: IntentHandler = async ({ speaker }) => ({
  sentences: [speaker.say('forgotten')],
  remember: { asked: null, wishes: noWishes, always: noWishes, wearer: anyWearer },
});

/** A rule of the product where one is written; acts that the chat cannot do are done elsewhere. */
export const app: IntentHandler = async ({ message, speaker, use, state, box, understood }) => {
  const { tokens } = understood.reading;
  const named = termsAsked(tokens, state.topic === 'app' ? state.answered : null);
  const isSure = (understood.ranking[0]?.score ?? 0) >= sureOfApp;
  const ofAim = isSure ? termOfAim(understood.aim, tokens) : null;
  const asked = named.length > 0 || ofAim === null ? named : [ofAim];
  const told = asked.flatMap((title) => entries.find((entry) => entry.title === title) ?? []);
  if (told.length > 0)
    return {
      sentences: told.map((entry) => textOf(entry, box.advisor)),
      remember: {
        topic: 'app',
        asked: null,
        question: message.slice(0, 160),
        answered: told[0]?.title ?? null,
      },
    };
  const ask = (question: string) =>
    use('searchKnowledge', { question: question.slice(0, 400), count: 2, ofVestidor: true });
  const before = state.topic === 'app' ? (state.question ?? '') : '';
  const found = await ask(message);
  const together = before ? await ask(`${message} ${before}`) : [];
  const rules = [...found, ...together];
  // A full question is answered again; "hace tres semanas ya" asks for something else.
  const isFull = contentOf(message) >= 2;
  const rule =
    (isFull ? found[0] : undefined) ?? rules.find(({ title }) => title !== state.answered) ?? rules[0];
  const [nearest] = rule ? [] : nearestTo(message, 'product');
  // Neither a rule nor a sure guess: an honest question.
  if (!rule && !nearest && (understood.ranking[0]?.score ?? 0) < sureOfApp)
    return { sentences: [speaker.say('unclear')], remember: { asked: null } };
  return {
    sentences: [rule?.text ?? (nearest ? textOf(nearest.entry, box.advisor) : speaker.say('app'))],
    remember: { topic: 'app', asked: null, question: message.slice(0, 160), answered: rule?.title ?? null },
  };
};

const sureOfApp = 6;

/** Ideas for a present whose kind is not named. */
export const gift = line('gift');

/** A question about a detail of a garment that its file does not tell. */
export const beauty = line('beauty');
export const hair = line('hair');
export const notOnFile = line('not-on-file');

/** Comfort first; clothes only for a day that was named. */
export const feeling: IntentHandler = async (context) => {
  const { understood, speaker } = context;
  const { aim, slots } = understood;
  const comfort = speaker.say(aim === 'grief' ? 'grief' : aim === 'bullied' ? 'bullied' : 'low');
  const remember = { topic: 'feeling' as const, asked: null };
  if (aim !== 'grief' || !isMourning(slots.event)) return { sentences: [comfort], remember };
  return {
    sentences: [comfort],
    remember,
    later: () => dress({ ...context, understood: { ...understood, intent: 'dress' } }),
  };
};

/** No intent scored: the message may still match the knowledge base or name a garment. */
export const unclear: IntentHandler = async (context) => {
  const { understood, speaker } = context;
  const { slots } = understood;
  if (slots.garments.some(({ garmentIds }) => garmentIds.length > 0))
    return dress({ ...context, understood: { ...understood, intent: 'combine' } });
  if (slots.occasion || slots.temperatureC !== null || slots.rain || slots.moods.length > 0)
    return dress({ ...context, understood: { ...understood, intent: 'dress' } });
  const answered = understood.reading.tokens.length > 2 ? await knowledge(context) : null;
  if (answered?.garmentIds) return answered;
  return { sentences: [speaker.say('unclear')], remember: { asked: null } };
};
