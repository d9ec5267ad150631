import { patternOf } from '../../words/pattern.ts';
import { type IntentContext, type IntentHandler, says } from '../handler.ts';

const remark = patternOf(
  'si|como|cuando * me|nos [lo] suelta|suelte|sueltan|suelten|dice|diga|dicen|digan|hace|haga * feo|fea|feos|feas|borde|bordes|hiriente|hirientes|ofensiv~|cruel|desagradable|burrada|burradas|groseria|groserias|barbaridad|impertinencia / si|como|cuando * me|nos insulta|insulte|insultan|insulten|humilla|humille|humillan|rechaza|rechace|rechazan / si|como|cuando * me|nos falta|falte|faltan|falten a [el] respeto / si|como|cuando * me|nos deja|deje|dejan|dejen en ridiculo',
);

/** "¿y si me suelta algo feo delante de todos?" fears a remark; the clothes are not in question. */
export const fearsRemark = (context: IntentContext): boolean =>
  /[?¿]/.test(context.message) &&
  context.understood.slots.garments.length === 0 &&
  context.understood.slots.event === null &&
  says(context, remark);

export const standBy: IntentHandler = async ({ speaker }) => ({
  sentences: [speaker.say('remark-feared')],
  remember: { asked: null },
});
