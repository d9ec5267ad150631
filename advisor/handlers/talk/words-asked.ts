import type { Advisor } from '#contract/vocabulary.ts';
import { light, momentCalled } from '../../moments/moments.ts';
import { requestsOutfit } from '../../understand/asking/requests-outfit.ts';
import type { Intent } from '../../understand/intents.ts';
import type { Aim } from '../../understand/learned/aims.ts';
import { leadsTo } from '../../understand/learned/intents-learned.ts';
import { hearing, isJokeOfStyle, ofStyle, takingSides } from '../../voice/banter.ts';
import { playful } from '../../voice/playful.ts';
import { anyMessage, messagesToSend, ofBody, ofPrivacy } from '../../voice/words-asked.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { dress } from '../dress/dress.ts';
import { type IntentContext, type IntentHandler, says } from '../handler.ts';
import { saysFeeling } from './feeling-said.ts';
import { heard } from './heard.ts';

const asksMessage = patternOf(
  'que|q|como [se] [le|les|lo|la|se] [puedo|podria|deberia] escribo|escribir~|contesto|contestar~|respondo|responder~|digo|decir~|felicito / que [le|les] pongo en la|el|una|un [tarjeta|nota|mensaje|dedicatoria|whatsapp|felicitacion|foto] / ayuda~|ayudame a escribir~|redactar~|contestar~|responder~ / dame|dime|hazme|haceme|escribe|escribeme|escribime|inventa|inventame|pasame|sugiereme|necesito|quiero|busco|ocurre [un|una|algun|alguna|otra|otro] [buena|buen|bonita|corta|linda] frase|mensaje|mensajito|dedicatoria|discurso|brindis|felicitacion|excusa|caption|texto|contestacion|respuesta / frase|mensaje|mensajito|dedicatoria|discurso|brindis|felicitacion|caption|texto [bonit~|cort~|lind~|de] para|a [mi|la|el|un|una|mis|los] / pie de foto',
);
/** "¿qué le digo al jefe si voy en vaqueros?" is of clothes; so is a thing of the shop. */
const ofService = patternOf(
  'pedido|pedidos|paquete|devolucion|reembolso|cuenta|premium|factura|codigo|sms|correo|modista|sastre|costurera|tintoreria|peluquero|peluquera|dependienta',
);

const goesOnJoking = 14;

const isAsked = (context: IntentContext) =>
  says(context, asksMessage) &&
  !says(context, ofService) &&
  !requestsOutfit(context.understood.reading.tokens);

/** These may speak of clothes. */
const ofAnything: ReadonlySet<string> = new Set([
  'joke-of-anything',
  'flatterer',
  'convince',
  'the-other-advisor',
  'conversation',
  'fashion-curiosity',
  'poem',
  'riddle',
  'hiccups',
  'period',
  'cooking',
  'hangover',
  'insomnia',
  'star-sign',
]);

const replying = patternOf('contesto|contestar~|contesta|respondo|responder~|digo|decir~');
const asksReply = patternOf(
  'que|q|como le|les [lo] digo|contesto|respondo|suelto / que|q|como digo|contesto|respondo',
);
const answering = patternOf('contesto|contestar~|respondo|responder~');
const greeting = messagesToSend.find(({ id }) => id === 'greeting') ?? null;
const comeback = messagesToSend.find(({ id }) => id === 'comeback') ?? null;
const criticised: ReadonlySet<string> = new Set([
  'criticised',
  'fear-of-ridicule',
  'family-quarrel',
  'called-names',
]);

/** "y si me suelta lo de los kilos, ¿qué le digo?" */
const remarkExpected = patternOf(
  'si|cuando|como * me|nos [lo] saluda|saludan|suelta|sueltan|dice|dicen|pregunta|preguntan|sale|salen|critica|critican|comenta|comentan|viene|vienen|tira|tiran|echa|echan|mira|miran / me va|van a decir|soltar|criticar|preguntar|salir',
);

const questionFeared = patternOf(
  'si|cuando|como [luego|despues|alguien|todos|ellos|los] [me|nos] pregunta|preguntan|preguntaran|preguntasen|pregunten / si|cuando me dicen|miran|comentan algo|raro|mal',
);
const mostOfQuestion = 14;
const ofFrailty: ReadonlySet<string> = new Set([
  'skin-marks',
  'hair-loss',
  'stoma-pump',
  'prosthesis',
  'injury',
]);
function replyFeared({ state, understood, message }: IntentContext) {
  const told = momentCalled(state.moment ?? state.sorrow);
  const { tokens } = understood.reading;
  if (!told || light.has(told.id) || told.theme === 'dangers' || !/[?¿]/.test(message)) return null;
  if (tokens.length > mostOfQuestion || !occurs(questionFeared, tokens)) return null;
  return criticised.has(told.id) ? comeback : ofFrailty.has(told.id) ? ofBody : ofPrivacy;
}

const remarkMade = patternOf(
  'me|nos [ha|han] dijo|dijeron|dicho|suelta|soltaron|soltado|solto|comento|comentado * que|q',
);

const wordingOf = (context: IntentContext) => {
  const { state, understood } = context;
  const { tokens } = understood.reading;
  const feared = replyFeared(context);
  if (feared) return feared;
  const isReply = state.moment !== null && criticised.has(state.moment);
  if (isReply && says(context, replying) && (says(context, asksReply) || /[?¿]/.test(context.message)))
    return comeback;
  if (says(context, asksReply) && (says(context, remarkExpected) || says(context, remarkMade)))
    return tokens.some(({ text }) => /^salud/.test(text)) ? greeting : comeback;
  if (isAsked(context) || state.moment === 'words')
    return (
      messagesToSend.find(
        ({ id, about }) => occurs(about, tokens) && (id !== 'comeback' || says(context, answering)),
      ) ?? null
    );
  return null;
};

const playfulOf = ({ understood, state }: IntentContext) => {
  const { slots, reading } = understood;
  const isOfClothes =
    slots.garments.some(({ garmentIds }) => garmentIds.length > 0) ||
    slots.occasion !== null ||
    state.outfits.length > 0 ||
    requestsOutfit(reading.tokens);
  const found = playful.find(({ about }) => occurs(about, reading.tokens)) ?? null;
  return found && isOfClothes && !ofAnything.has(found.id) ? null : found;
};

const ofKnowledge: ReadonlySet<Intent | null> = new Set(['knowledge']);
const surelyOfKnowledge = 0.7;

const takesSides = (context: IntentContext) =>
  leadsTo(context.understood.aims, ofKnowledge) < surelyOfKnowledge &&
  says(context, takingSides.asked) &&
  says(context, takingSides.tells) &&
  says(context, takingSides.clothes);

const jokesOfStyle = ({ state, understood }: IntentContext) =>
  state.outfits.length === 0 && isJokeOfStyle(understood.reading.tokens);

const jokesOn = ({ state, understood, message }: IntentContext) =>
  state.moment === 'sides' && understood.reading.tokens.length <= goesOnJoking && !/[?¿]/.test(message);

const surelyElse = 0.9;
const ofElse: ReadonlySet<Aim> = new Set([
  'may-i',
  'size-convert',
  'size-measure',
  'stain',
  'wash',
  'colour-pairs',
]);
const isOfElse = ({ understood: { intent, aims } }: IntentContext) =>
  intent === 'app' || intent === 'why' || [...ofElse].some((aim) => (aims.get(aim) ?? 0) >= surelyElse);

export const asksWordsToSend = (context: IntentContext): boolean =>
  replyFeared(context) !== null || (!isOfElse(context) && (wordingOf(context) !== null || isAsked(context)));

/** Words are asked for: a message to send, a reply, a rhyme, or to take sides in a joke. */
export const asksWords = (context: IntentContext): boolean =>
  asksWordsToSend(context) ||
  (!isOfElse(context) && playfulOf(context) !== null) ||
  takesSides(context) ||
  jokesOfStyle(context) ||
  jokesOn(context);

const cheering: ReadonlySet<string> = new Set(['cheerful', 'fashion-curiosity', 'poem', 'riddle']);
export const asksToBeCheered = (context: IntentContext): boolean =>
  cheering.has(playfulOf(context)?.id ?? '');

const inTurn = (texts: readonly string[], turn: number) => texts[turn % texts.length] ?? '';

export const giveWordsAndDress: IntentHandler = async (context) => ({
  ...(await giveWords(context)),
  later: () => dress({ ...context, understood: { ...context.understood, intent: 'dress' } }),
});

export const asksWordsBesideLook = (context: IntentContext): boolean =>
  context.state.outfits.length === 0 &&
  requestsOutfit(context.understood.reading.tokens) &&
  wordingOf(context) !== null;

export const giveWords: IntentHandler = async (context) => {
  const { state, box } = context;
  const tell = (texts: Readonly<Record<Advisor, readonly string[]>>, moment: string | null) => ({
    sentences: [inTurn(texts[box.advisor], state.turn)],
    remember: { asked: null, moment },
  });
  if (takesSides(context)) return tell(takingSides, 'sides');
  if (jokesOfStyle(context)) {
    const { understood } = context;
    const slots = {
      ...understood.slots,
      moods: [...new Set([...understood.slots.moods, 'modern' as const])],
    };
    return {
      ...tell(ofStyle, null),
      later: () => dress({ ...context, understood: { ...understood, intent: 'dress', slots } }),
    };
  }
  if (jokesOn(context)) return tell(takingSides.after, null);
  const known = wordingOf(context);
  if (known) return tell(known, null);
  const asked = playfulOf(context);
  if (asked) return tell(asked, null);
  return { sentences: [anyMessage[box.advisor]], remember: { asked: null, moment: 'words' } };
};

export const laughing = /\b(?:a?(?:ja){2,}|ja ja|je je|jeje|xd|lol|jsjs)\w*|😂|🤣|😅/i;

export const hearOut: IntentHandler = async (context) => {
  const { message, box, state } = context;
  const isLaughing = laughing.test(message) && !saysFeeling(context.understood.reading.tokens);
  const told = isLaughing ? null : heard(context);
  return {
    sentences: [told ?? inTurn(hearing[isLaughing ? 'laughing' : 'plain'][box.advisor], state.turn)],
    remember: { asked: null },
  };
};
