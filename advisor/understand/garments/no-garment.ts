import type { Token } from '../../words/tokens.ts';
import type { GarmentReference } from '../slots.ts';

/** "y no parecer en pijama" */
const isLikened = (
  tokens: readonly Token[],
  { start, stance, garmentIds }: { start: number; stance: string; garmentIds: readonly string[] },
): boolean =>
  stance === 'told' &&
  garmentIds.length === 0 &&
  tokens.slice(Math.max(0, start - 3), start).some(({ text }) => /^pare[cz]/.test(text));
/** "debajo y encima de la bata" names no garment. */
const isPlace = /\b(?:debajo|encima)$/;
/** "los brazos tapados" are no coats. */
const isOfBody = (tokens: readonly Token[], { start, text }: { start: number; text: string }): boolean =>
  /^tapad/.test(text) && /^(brazos|piernas|rodillas|hombros|pecho)$/.test(tokens[start - 1]?.text ?? '');

/** "ella calza 37", "me hago cargo", "me saco un peso de encima": verbs and idioms, no garments. */
export function isVerb(tokens: readonly Token[], at: number): boolean {
  const [before = '', word = '', after = ''] = [-1, 0, 1].map((by) => tokens[at + by]?.text);
  if (/^calz[ao]s?$/.test(word))
    return /^\d/.test(after) || /^(ella|el|yo|que|se|tambien|cuanto)$/.test(before);
  // In Chile, work is called "la pega".
  if (word === 'pega')
    return (
      /^(que|color|no|me|te|le|se|cual|mejor|si)$/.test(before) ||
      /^(con|mas|bien|mal|mejor|el|un|fuerte|duro|recio|mucho|sol|calor|frio)$/.test(after)
    );
  if (word === 'cargo')
    return (
      /^(hago|hacer|hace|hacerme|hacerse|al|a|el|un|mi|su)$/.test(before) &&
      !/^(caqui|negro|verde|beige)$/.test(after)
    );
  if (word !== 'saco') return false;
  // "¿saco el esmoquin o voy de traje?"
  const takesOut =
    /^(el|la|los|las|mi|mis|un|una|unos|unas|otr[oa]s?)$/.test(after) &&
    !/^(el|un|mi|ese|este|aquel|con|de|sin|y|en)$/.test(before);
  return takesOut || /^(lo|la|los|las|le|como|me|te|se)$/.test(before);
}

const container = /^(?:mochila|morral|maleta|bolso|bolsa|cartera|bandolera|rinonera|maletin)/;
const holding = /^(?:quep\w+|cab\w+|met\w+|guard\w+|carg\w+|llev\w+|dej\w+|ech\w+)$/;
const isHolder = (tokens: readonly Token[], { start, text }: { start: number; text: string }): boolean => {
  const before = tokens.slice(Math.max(0, start - 6), start).map((token) => token.text);
  return (
    container.test(text) &&
    /^(?:en|dentro)$/.test(before.at(-2) ?? '') &&
    before.some((word) => holding.test(word))
  );
};
const isHyperbole = (tokens: readonly Token[], { start }: { start: number }): boolean =>
  /\bhasta (?:en )?(?:el|la|los|las|mis)$/.test(
    tokens
      .slice(Math.max(0, start - 3), start)
      .map(({ text }) => text)
      .join(' '),
  );

/** Words that sound like a garment and name none. */
export const isNoGarment = (tokens: readonly Token[], one: GarmentReference, hasOutfits: boolean): boolean =>
  isVerb(tokens, one.start) ||
  isOfBody(tokens, one) ||
  isLikened(tokens, one) ||
  isHolder(tokens, one) ||
  (isHyperbole(tokens, one) && one.garmentIds.length === 0) ||
  (isPlace.test(one.text) && !hasOutfits);
