import type { Garment } from '#stylist/wardrobe.ts';
import type { StoreProduct } from '../tools/toolbox.ts';
import { garmentsAllowed } from '../understand/garments/find-garments.ts';
import { mentionsIn } from '../understand/garments/mentions.ts';
import type { GarmentReference } from '../understand/slots.ts';
import { type Token, tokensOf } from '../words/tokens.ts';

export type Verdict = {
  ok: boolean;
  foreign: string[];
};

/** Phrases that mark a garment as not owned. */
const disowning =
  /\b(no (veo|tienes|hay|esta|estan|aparece|encuentro|te veo)|falta|faltan|faltaria|te vendria|echo en falta|compra|comprar|comprate|inversion|invertir|anade|anadir|necesitas|si tuvieras|busca|de la tienda|en la tienda|la tienda)\b/;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Verbs after which a garment is meant as the person's. */
const putting: ReadonlySet<string> = new Set(
  'ponte lleva usa combina elige cambia anade remata suma coge saca estrena mete conserva ponle prueba luce llevate viste'.split(
    ' ',
  ),
);

type Determiner = 'own' | 'definite' | 'general';

function determinerOf(tokens: readonly Token[], { start }: GarmentReference): Determiner {
  const [before = '', earlier = ''] = [tokens[start - 1]?.text, tokens[start - 2]?.text];
  if (before === 'tu' || before === 'tus' || earlier === 'tu' || earlier === 'tus') return 'own';
  if (['el', 'la', 'los', 'las'].includes(before)) return 'definite';
  return 'general';
}

const isPut = (tokens: readonly Token[], start: number) =>
  tokens.slice(Math.max(0, start - 4), start).some(({ text }) => putting.has(text));

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
 */
export function namesOnlyOwned(
  text: string,
  wardrobe: readonly Garment[],
  storeProducts: readonly StoreProduct[] = [],
  spokenOf: readonly string[] = [],
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
      const determiner = determinerOf(tokens, mention);
      if (determiner === 'general' || mention.garmentIds.length > 0) continue;
      if (isShop && garmentsAllowed(products, mention).length > 0) continue;
      if (disowned) continue;
      const told = mention.colours.length > 0 || mention.fabric !== null || mention.pattern !== null;
      if (determiner === 'own' || told || isPut(tokens, mention.start)) foreign.push(mention.text);
    }
  }
  return { ok: foreign.length === 0, foreign };
}
