import { light } from '../../moments/moments.ts';
import type { LineKey } from '../../voice/maya.ts';
import { occurs, type Pattern, patternOf } from '../../words/pattern.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';

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
      'tu|su color|musica|cancion|comida|plato|pelicula|serie|libro|prenda|disenador|disenadora|equipo|ciudad|estacion|marca favorit~|preferid~ / de que equipo / que equipo eres|sos / eres|sos de el|la|los * o / a ti|vos [que|cual|cuales] [te] gusta|gustan / y a ti|vos que',
    ),
  },
  {
    id: 'her-plans',
    pattern: patternOf(
      'que planes tienes|tenes / tu|vos que planes / que haces|hiciste|haras|vas a hacer [tu|vos] hoy|manana|ahora|luego|esta|este / que tal tu finde|semana|noche',
    ),
  },
  {
    id: 'who',
    pattern: patternOf(
      'eres|sos|es [usted] [una|un] persona|humana|humano|robot|maquina|bot|ia [real|verdad] / hablo|hablando con [una|un] persona|humana|humano|robot|maquina|bot|ia',
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

const improper = /sex|desnud|tetas|culo|foll|cama|interior|bragas|tanga|debajo|sujetador|brasier/i;

const again = patternOf(
  '^ * otro|otra [mas|mejor|chiste] [anda|porfa|venga] $ / ^ otro|otra / cuenta|cuentame|contame otro',
);
const mostOfAgain = 6;
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

function kindOf({ understood, state, message }: IntentContext): { id: LineKey; result?: string } | null {
  const { slots, aim, reading } = understood;
  if (
    (aim === 'sexual' && improper.test(message)) ||
    slots.occasion !== null ||
    slots.garments.some((one) => one.garmentIds.length > 0)
  )
    return null;
  const { tokens } = reading;
  if (state.moment === 'joke' && tokens.length <= mostOfAgain && occurs(again, tokens)) return { id: 'joke' };
  const result = sumIn(message);
  if (result !== null && slots.days === null && slots.budgetEuros === null) return { id: 'sum', result };
  const isGrave = state.topic === 'feeling' && state.moment !== null && !light.has(state.moment);
  const found = kinds.find(({ pattern }) => occurs(pattern, tokens));
  if (!found || (tokens.length > mostOfTalk && found.id !== 'joke')) return null;
  return isGrave && !['joke', 'apology'].includes(found.id) && tokens.length > mostOfAgain ? null : found;
}

export const isSmallTalk = (context: IntentContext): boolean => kindOf(context) !== null;

export const smallTalk: IntentHandler = async (context) => {
  const { id, result = '' } = kindOf(context) ?? { id: 'chit-chat' };
  return {
    sentences: [context.speaker.say(id, { result })],
    remember: { asked: null, moment: id === 'joke' ? id : null },
  };
};
