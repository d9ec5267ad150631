import { light } from '../../moments/moments.ts';
import type { LineKey } from '../../voice/maya.ts';
import { theList } from '../../voice/names.ts';
import { occurs, type Pattern, patternOf } from '../../words/pattern.ts';
import { tokensOf } from '../../words/tokens.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';
import { laughing } from './words-asked.ts';

/** Small talk that is answered in kind, with the id that a next message goes on from. */
const kinds: readonly { id: LineKey; pattern: Pattern }[] = [
  { id: 'joke', pattern: patternOf('chiste|chistes|chistecito / hazme|haceme|hagame reir / algo gracioso') },
  {
    id: 'her-clothes',
    pattern: patternOf(
      'que llevas|traes|tenes|usas [tu] puesto / tu|vos|usted que llevas|traes|lleva|usas / que ropa usas|llevas tu|vos / como vas|andas|vienes vestida',
    ),
  },
  {
    id: 'her-tastes',
    pattern: patternOf(
      'tu|su color|musica|cancion|comida|plato|pelicula|serie|libro|prenda|disenador|disenadora|equipo|ciudad|estacion|marca favorit~|preferid~ / de que equipo / que equipo eres|sos / eres|sos de el|la|los * o / a ti|vos [que|cual|cuales] [te] gusta|gustan / y a ti|vos que / tu|vos|usted [y] que|q|cual|quien opinas|prefieres|preferis|eliges|elegis|dices|decis|piensas|pensas * o',
    ),
  },
  {
    id: 'her-love',
    pattern: patternOf(
      'eres|sos|ta|estas|es|sigues|seguis [tu|vos|usted] solter~|casad~|comprometid~|viud~|libre / tu|vos|usted solter~|casad~ / tienes|tenes|tiene [usted] novio|novia|pareja|marido|pololo|polola|alguien / saldrias|saldrias conmigo / quieres|queres salir conmigo',
    ),
  },
  {
    id: 'her-plans',
    pattern: patternOf(
      'que planes tienes|tenes / tu|vos que planes / que haces|haceis|hace cuando no / que haces en [tu|tus] tiempo|ratos|horas / que haces|hiciste|haras|vas a hacer [tu|vos] hoy|manana|ahora|luego|esta|este / que tal tu finde|semana|noche',
    ),
  },
  {
    id: 'apology',
    pattern: patternOf(
      'perdon|perdona|perdoname|disculpa|disculpame|disculpe|siento * mal dia / mal dia * perdon|perdona|disculpa|disculpe / perdon|perdona|disculpa|disculpe * dia malisimo|horrible|fatal|pesimo|asqueroso|terrible / perdon|perdona|disculpa|disculpe|siento * pase|borde|grosera|grosero|nerviosa|nervioso|enfadada|enfadado|enojada|enojado|contigo|culpa',
    ),
  },
  {
    id: 'loved',
    pattern: patternOf(
      '^ [te] [yo|que|la|es] te quiero|amo|adoro [mucho|un|mil|tanto|valentina|maya] / casate conmigo / me enamore|enamorado|enamorada de ti|vos / me caso contigo',
    ),
  },
];

const asksWho = patternOf(
  'con quien hablo|estoy|chateo|converso / quien eres|sos / quien me escribe|contesta|responde / eres|sos [usted] [una|un] persona|humana|humano|robot|maquina|bot|ia [real|verdad] / usted es [una|un] persona|humana|humano|robot|maquina|bot|ia / es usted [una|un] persona|humana|humano|robot|maquina|bot|ia / hablo|hablando con [una|un] persona|humana|humano|robot|maquina|bot|ia',
);
const sentencesOf = (message: string) =>
  message
    .split(/(?<=[.!?…\n])/)
    .map((one) => tokensOf(one).map((token) => ({ ...token, classes: [] })))
    .filter(({ length }) => length > 0 && length <= mostOfTalk);

/** "te invito a un café" */
const inviting = patternOf(
  'te invito a [un|una] / tomamos|tomemos|tomaria un|una cafe|copa|cerveza [juntos|juntas|tu|contigo] / te compro|traigo|debo un|una cafe|copa|cerveza',
);
const mostOfInvitation = 8;

const ofTastes = patternOf(
  'tu|vos|usted [y] que|q|cual|quien opinas|prefieres|preferis|eliges|elegis|dices|decis|piensas * o',
);
const surelyChat = 0.8;

const improper = /sex|desnud|tetas|culo|foll|cama|interior|bragas|tanga|debajo|sujetador|brasier/i;

const ofElse = patternOf('chiste|chistes|chistecito * no|nada|sin|menos * ropa|moda|armario|trapos');
const again = patternOf(
  '^ * otro|otra [mas|mejor|chiste] [anda|porfa|venga] $ / ^ otro|otra / cuenta|cuentame|contame otro',
);
const mostOfAgain = 6;
/** "hacía los mejores chistes malos", of a dead brother, asks for none. */
const asksJoke = patternOf(
  'cuenta~|cuente~|conta~|dime|decime|digame|sabes|echa~|suelta~|quiero|necesito|otro [algun|un|otro|unos|tu] chiste|chistes|chistecito / hazme|haceme|hagame reir / algo gracioso',
);
const mostOfTalk = 16;

const sum =
  /(?:^|\s)(\d{1,6})\s*(x|por|\*|\+|mas|más|menos|-|entre|\/|dividido entre|dividido por)\s*(\d{1,6})(?:\D|$)/i;
const asksSum = /cu[aá]nto|calcul|suma|resta|multiplic|divid|=|\?|^\W*\d+\D+\d+\W*$/i;

/** "¿y cuánto es 17 x 6?" */
function sumIn(message: string): string | null {
  const [, a = '', sign = '', b = ''] = sum.exec(message) ?? [];
  if (sign === '' || !asksSum.test(message)) return null;
  const [left, right] = [Number(a), Number(b)];
  const result = /^(x|por|\*)$/i.test(sign)
    ? left * right
    : /^(\+|m[aá]s)$/i.test(sign)
      ? left + right
      : /^(menos|-)$/i.test(sign)
        ? left - right
        : left / right;
  return Number.isFinite(result) ? result.toLocaleString('es-ES', { maximumFractionDigits: 2 }) : null;
}

type SmallTalk = { id: LineKey; result?: string; pieceId?: string };

function kindOf({ understood, state, message }: IntentContext): SmallTalk | null {
  const { slots, aim, aims, reading } = understood;
  const { tokens } = reading;
  const isChat = (aims.get('chit-chat') ?? 0) >= surelyChat && occurs(ofTastes, tokens);
  const named = slots.garments.find((one) => one.garmentIds.length > 0);
  if (isChat && named) return { id: 'her-tastes-piece', pieceId: named.garmentIds[0] ?? '' };
  if (tokens.length <= mostOfInvitation && occurs(inviting, tokens)) return { id: 'about-you' };
  if ((aim === 'sexual' && improper.test(message)) || slots.occasion !== null || named) return null;
  if (state.moment === 'joke' && tokens.length <= mostOfAgain && occurs(again, tokens)) return { id: 'joke' };
  const result = sumIn(message);
  if (result !== null && slots.days === null && slots.budgetEuros === null) return { id: 'sum', result };
  const isGrave = state.topic === 'feeling' && state.moment !== null && !light.has(state.moment);
  // "vivo solo, … ¿usted es una persona?" deserves a plain answer, whatever is told before.
  if (sentencesOf(message).some((one) => occurs(asksWho, one))) return { id: 'who' };
  if (occurs(ofElse, tokens)) return null;
  const found = kinds.find(({ pattern }) => occurs(pattern, tokens));
  if (!found || (tokens.length > mostOfTalk && found.id !== 'joke')) return null;
  if (isGrave && found.id === 'joke') return occurs(asksJoke, tokens) ? found : null;
  return isGrave && found.id !== 'apology' && tokens.length > mostOfAgain ? null : found;
}

/** "¿y un pañuelo pa los mocos? jajaja", after something that is no burden: a joke, whatever garment is in it. */
export const isTeased = ({ message, state, understood: { reading } }: IntentContext): boolean =>
  laughing.test(message) &&
  /[?¿]/.test(message) &&
  reading.tokens.length <= mostOfTease &&
  /^(y|ya|ah|e|pero)$/.test(reading.tokens[0]?.text ?? '') &&
  light.has(state.moment ?? '');
const mostOfTease = 12;

export const answerTease: IntentHandler = async ({ speaker, state }) => ({
  sentences: [speaker.say('playful-yes')],
  remember: { asked: null, moment: state.moment },
});

export const isSmallTalk = (context: IntentContext): boolean => kindOf(context) !== null;

export const smallTalk: IntentHandler = async (context) => {
  const {
    id,
    result = '',
    pieceId,
  } = kindOf(context) ?? ({ id: 'chit-chat' } satisfies SmallTalk as SmallTalk);
  const piece = theList(context.wardrobe.filter((one) => one.id === pieceId));
  const helps = id === 'who' && context.understood.reading.tokens.length > mostOfTalk;
  return {
    sentences: [
      context.speaker.say(id, { result, piece }),
      helps && context.speaker.say(context.wardrobe.length > 0 ? 'who-helps' : 'who-helps-told'),
    ],
    remember: { asked: null, moment: id === 'joke' ? id : null },
  };
};
