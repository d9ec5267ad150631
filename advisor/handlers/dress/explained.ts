import { textOf } from '../../knowledge/entry.ts';
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
