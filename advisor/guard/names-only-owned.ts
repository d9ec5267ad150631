import type { Garment } from '#stylist/wardrobe.ts';
import type { StoreProduct } from '../tools/toolbox.ts';
import { garmentsAllowed } from '../understand/garments/find-garments.ts';
import { mentionsIn } from '../understand/garments/mentions.ts';
import type { GarmentReference } from '../understand/slots.ts';
import type { Address } from '../understand/told/address.ts';
import { type Token, tokensOf } from '../words/tokens.ts';

export type Verdict = {
  ok: boolean;
  foreign: string[];
};

/** Phrases that mark a garment as not owned. */
const disowning =
  /\b(no (veo|tienes?|hay|esta|estan|aparece|encuentro|[tl]e veo)|falta|faltan|faltaria|[tl]e vendria|echo en falta|compr[ae]|comprar|compr[ae][ts]e|inversion|invertir|anad[ea]|anadir|necesitas?|si tuvieras?|busca|busque|de la tienda|en la tienda|la tienda)\b/;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Verbs after which a garment is meant as the person's. */
const putting: Readonly<Record<Address, ReadonlySet<string>>> = {
  tu: new Set(
    'ponte lleva usa combina elige cambia anade remata suma coge saca estrena mete conserva ponle prueba luce llevate viste'.split(
      ' ',
    ),
  ),
  usted: new Set(
    'pongase lleve use combine elija cambie anada remate sume coja saque estrene meta conserve pongale pruebe luzca llevese vista'.split(
      ' ',
    ),
  ),
};

type Determiner = 'own' | 'definite' | 'general';

const possessives: Readonly<Record<Address, RegExp>> = { tu: /^tus?$/, usted: /^(?:tu|su)s?$/ };

function determinerOf(tokens: readonly Token[], { start }: GarmentReference, possessive: RegExp): Determiner {
  const [before = '', earlier = ''] = [tokens[start - 1]?.text, tokens[start - 2]?.text];
  if (possessive.test(before) || possessive.test(earlier)) return 'own';
  if (['el', 'la', 'los', 'las'].includes(before)) return 'definite';
  return 'general';
}

const isPut = (tokens: readonly Token[], start: number, address: Address) =>
  tokens
    .slice(Math.max(0, start - 4), start)
    .some(({ text }) => putting.tu.has(text) || putting[address].has(text));

/** A quoted name must be of a garment, product or current outfit. */
function foreignQuotes(text: string, names: ReadonlySet<string>): string[] {
  const quoted = [...text.matchAll(/«([^»]+)»/g)].map(([, name = '']) => name);
  return quoted.filter(
    (name) =>
      ![...names].some(
        (known) => known === fold(name) || known.startsWith(fold(name).replace(/…$/, '').trimEnd()),
      ),
  );
}

/**
 * Checks that a text presents no garment as the person's that they do not own. General statements ("un
 * blazer", "los vaqueros oscuros arreglan más") and products are exempt.
 * @param spokenOf further names allowed in quotes, such as those of outfits
 * @param address by "usted" "su" is the person's, and may else be anyone's
 */
export function namesOnlyOwned(
  text: string,
  wardrobe: readonly Garment[],
  storeProducts: readonly StoreProduct[] = [],
  spokenOf: readonly string[] = [],
  address: Address = 'tu',
): Verdict {
  const foreign: string[] = [];
  const clean = (name: string) =>
    fold(
      name
        .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
        .replace(/[«»<>{}[\]`*_#|\\]/g, '')
        .trim(),
    );
  const names = new Set(
    [...wardrobe.map(({ name }) => name), ...storeProducts.map(({ name }) => name), ...spokenOf].map(clean),
  );
  foreign.push(...foreignQuotes(text, names));
  const products = storeProducts.map(({ garment }) => garment);
  for (const sentence of text.split(/(?<=[.!?…:])\s+|\n+/)) {
    const isShop = /\btienda\b/.test(fold(sentence));
    const disowned = disowning.test(fold(sentence));
    const tokens = tokensOf(sentence.replace(/«[^»]*»/g, ' '));
    for (const mention of mentionsIn(tokens, wardrobe).garments) {
      const determiner = determinerOf(tokens, mention, possessives[address]);
      if (determiner === 'general' || mention.garmentIds.length > 0) continue;
      if (isShop && garmentsAllowed(products, mention).length > 0) continue;
      if (disowned) continue;
      const told = mention.colours.length > 0 || mention.fabric !== null || mention.pattern !== null;
      if (determiner === 'own' || told || isPut(tokens, mention.start, address)) foreign.push(mention.text);
    }
  }
  return { ok: foreign.length === 0, foreign };
}
