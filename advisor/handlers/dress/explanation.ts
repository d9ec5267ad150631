import type { Garment } from '#stylist/wardrobe.ts';
import { type Topic, textOf } from '../../knowledge/entry.ts';
import { lookUp } from '../../knowledge/look-up.ts';
import type { Part } from '../../voice/phrase.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import type { IntentContext } from '../handler.ts';
import { codeExplained } from './dress-code.ts';

const asksMeaning = patternOf(
  'que es eso|esto / nadie|nunca [lo] sabe|se|supe|entiende que|cual / que [es] significa|leches|rayos|narices|diablos|demonios|carajo|cono / eso que es / que quiere decir / no se [ni] que es',
);

/** "smart casual, ¿eso qué es y qué me pongo?" is explained before it is dressed. */
function explanationAsked(context: IntentContext): string | readonly Part[] | null {
  const { understood, message, box } = context;
  const isAsked = occurs(asksMeaning, understood.reading.tokens);
  const code = codeExplained(context, isAsked);
  if (code || !isAsked) return code;
  const [entry] = message
    .split(/[,;.¿?]/)
    .flatMap((part) => lookUp(part, 1))
    .sort((a, b) => b.score - a.score);
  return entry ? textOf(entry.entry, box.advisor) : null;
}

/** Asks for more than clothes: "no sé si ir de largo" */
const asksRule = patternOf(
  'no se si|que / tengo que / hay que / hace falta / puedo|puede / se puede|lleva / es obligatorio / voy|va con|de / que largo|color|traje|zapatos|corbata / que|q ropa es|va|conviene',
);
const sureRule = 0.8;
const notOfDressing: ReadonlySet<Topic> = new Set(['care', 'product', 'fabrics', 'sizes', 'second-hand']);
const mostOfRule = 180;

/** The beginning of the entry that a plan asks for beyond doubt: "una boda en la playa, ¿voy con tacones?" */
const ofWomen = /\b(?:vestidos?|faldas?|tocados?|tacones|tac[oó]n|mono)\b/i;
const isOfWoman = ({ kind, category }: Garment): boolean => category === 'dresses' || kind === 'skirt';

function ruleFor({ understood, message, state, box, wardrobe }: IntentContext): string | null {
  if (state.outfits.length > 0 || !occurs(asksRule, understood.reading.tokens)) return null;
  const [found] = lookUp(message, 1);
  if (!found || found.probability < sureRule || notOfDressing.has(found.entry.topic)) return null;
  let told = '';
  for (const sentence of textOf(found.entry, box.advisor).split(/(?<=[.?!]) /)) {
    if (told !== '' && told.length + sentence.length > mostOfRule) break;
    told = `${told} ${sentence}`.trim();
  }
  return ofWomen.test(told) && !wardrobe.some(isOfWoman) ? null : told;
}

export const explanationOf = (context: IntentContext): string | readonly Part[] | null =>
  explanationAsked(context) ?? ruleFor(context);
