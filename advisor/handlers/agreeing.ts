import type { Garment } from '#stylist/wardrobe.ts';
import { the } from '../voice/names.ts';
import type { Token } from '../words/tokens.ts';

const ordered = /^(?:pon|mand|ech|met|lav|marc|anot|apunt|quit|sac|dej|pas|llev|guard|borr)\p{L}*?(l[oa])$/u;
const pronoun = /^l[oa]$/;
const afterPronoun =
  /^(?:he|has|ha|puse|puso|lleve|use|eche|mande|meti|deje|manche|puedes?|tienes?|podes|podrias|mandas|echas|pones|marcas|lave)$/;

function singularIn(tokens: readonly Token[]): 'lo' | 'la' | null {
  for (const [at, { text }] of tokens.entries()) {
    const said =
      pronoun.test(text) && afterPronoun.test(tokens[at + 1]?.text ?? '') ? text : ordered.exec(text)?.[1];
    if (said === 'lo' || said === 'la') return said;
  }
  return null;
}

export function agreeing(tokens: readonly Token[], told: readonly Garment[]): Garment | null {
  const said = told.length > 1 ? singularIn(tokens) : null;
  if (said === null) return null;
  const article = said === 'la' ? 'la ' : 'el ';
  const [only, ...more] = told.filter((one) => the(one).text.startsWith(article));
  return only && more.length === 0 ? only : null;
}
