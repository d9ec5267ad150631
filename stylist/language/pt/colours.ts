import { colorLabels } from '#contract/pt/color-labels.ts';

/** In gender and number; of a compound only the last part. Colours named after things are invariable. */
const inflected: ReadonlySet<string> = new Set([
  'preto',
  'cinzento-escuro',
  'cinzento',
  'cinzento-claro',
  'branco',
  'castanho',
  'castanho-escuro',
  'vermelho',
  'amarelo',
  'verde-escuro',
  'azul-acinzentado',
  'roxo',
  'dourado',
  'prateado',
  'estampado',
  'liso',
]);

/** Masculine and feminine, both plurals. */
const irregular: Readonly<Record<string, readonly [string, string, string, string]>> = {
  cru: ['cru', 'crua', 'crus', 'cruas'],
  verde: ['verde', 'verde', 'verdes', 'verdes'],
  azul: ['azul', 'azul', 'azuis', 'azuis'],
};

export function agree(word: string, { gender, plural }: { gender: 'm' | 'f'; plural: boolean }): string {
  const forms = irregular[word];
  const feminine = gender === 'f';
  if (forms) return forms[(feminine ? 1 : 0) + (plural ? 2 : 0)] ?? word;
  return inflected.has(word) ? `${word.slice(0, -1)}${feminine ? 'a' : 'o'}${plural ? 's' : ''}` : word;
}

/** Masculine singular. */
export const colour = (name: string): string =>
  (colorLabels as Readonly<Record<string, string>>)[name] ?? name;
