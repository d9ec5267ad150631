import { type Topic, textOf } from '../../knowledge/entry.ts';
import { lookUp } from '../../knowledge/look-up.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import type { IntentContext } from '../handler.ts';

const asksMeaning = patternOf(
  'que es eso|esto / que [es] significa|leches|rayos|narices|diablos|demonios|carajo|cono / eso que es / que quiere decir / no se [ni] que es',
);

/** "smart casual, ¿eso qué es y qué me pongo?" is explained before it is dressed. */
export const explanationAsked = ({ understood, message, box }: IntentContext): string | null =>
  occurs(asksMeaning, understood.reading.tokens)
    ? (message
        .split(/[,;.¿?]/)
        .flatMap((part) => lookUp(part, 1))
        .sort((a, b) => b.score - a.score)
        .map(({ entry }) => textOf(entry, box.advisor))[0] ?? null)
    : null;

/** Asks for more than clothes: "no sé si ir de largo" */
const asksRule = patternOf(
  'no se si|que / tengo que / hay que / hace falta / puedo|puede / se puede|lleva / es obligatorio / voy|va con|de / que largo|color|traje|zapatos|corbata',
);
const sureRule = 0.8;
const notOfDressing: ReadonlySet<Topic> = new Set(['care', 'product', 'fabrics', 'sizes', 'second-hand']);
const mostOfRule = 180;

/** The beginning of the entry that a plan asks for beyond doubt: "una boda en la playa, ¿voy con tacones?" */
export function ruleFor({ understood, message, state, box }: IntentContext): string | null {
  if (state.outfits.length > 0 || !occurs(asksRule, understood.reading.tokens)) return null;
  const [found] = lookUp(message, 1);
  if (!found || found.probability < sureRule || notOfDressing.has(found.entry.topic)) return null;
  let told = '';
  for (const sentence of textOf(found.entry, box.advisor).split(/(?<=[.?!]) /)) {
    if (told !== '' && told.length + sentence.length > mostOfRule) break;
    told = `${told} ${sentence}`.trim();
  }
  return told;
}
