import type { Token } from '../words/tokens.ts';
import { isKnown } from './documents.ts';
import { termsOf } from './terms.ts';

const happens = /^(?:cai|cae|cayo|derram|tir[ae]|volc|salpic)/;
const ofNoThing =
  /^(?:un|una|unos|unas|el|la|los|las|de|del|con|en|a|al|mi|tu|su|poco|poquito|gotas?|chorro|algo|encima|sobre|me|se|le)$/;

export const tellsSpill = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => happens.test(text));

/** "me ha caído típex": of what was spilt no entry speaks. */
export function isUnknownSpill(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ text }) => happens.test(text));
  const spilt = at < 0 ? undefined : tokens.slice(at + 1).find(({ text }) => !ofNoThing.test(text));
  if (spilt === undefined || !/^\p{L}{4,}$/u.test(spilt.text)) return false;
  const terms = termsOf(spilt.text);
  return terms.length > 0 && terms.every((term) => !isKnown(term));
}
