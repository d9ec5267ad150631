import { joinAnd } from '../language/grammar.ts';
import type { Personal, RuleKey } from '../rule-weights.ts';

const themes: Readonly<Record<RuleKey, string>> = {
  occasion: 'que cada prenda encaje con la ocasión',
  'colour-harmony': 'la armonía de los colores',
  season: 'el tiempo y la temporada',
  formality: 'que todo vaya en el mismo estilo',
  silhouette: 'las proporciones',
  'pattern-mixing': 'la calma en los estampados',
  completeness: 'los remates, como el bolso o el abrigo',
  novelty: 'no repetir',
  favourites: 'tus prendas favoritas',
};

const noticeable = 0.1;

/** Empty when nothing is noticeable. */
export function describePersonal(personal: Personal): string[] {
  const leanings = (Object.entries(personal) as [RuleKey, number][])
    .filter(([, bend]) => Math.abs(bend) >= noticeable)
    .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]));
  const named = (sign: 1 | -1) =>
    leanings
      .filter(([, bend]) => Math.sign(bend) === sign)
      .slice(0, 3)
      .map(([key]) => themes[key]);
  const [more, less] = [named(1), named(-1)];
  return [
    ...(more.length > 0 ? [`Para ti pesa más ${joinAnd(more)}.`] : []),
    ...(less.length > 0 ? [`Le das menos importancia a ${joinAnd(less)}.`] : []),
  ];
}
