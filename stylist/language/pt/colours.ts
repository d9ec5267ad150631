import type { ColorName } from '#contract/colors.ts';

/** Masculine singular. */
export const colours: Readonly<Record<ColorName, string>> = {
  negro: 'preto',
  'gris oscuro': 'cinzento-escuro',
  gris: 'cinzento',
  'gris claro': 'cinzento-claro',
  blanco: 'branco',
  crudo: 'cru',
  beige: 'bege',
  camel: 'camel',
  marrón: 'castanho',
  'marrón oscuro': 'castanho-escuro',
  caqui: 'caqui',
  'verde oliva': 'verde-azeitona',
  rojo: 'vermelho',
  burdeos: 'bordô',
  coral: 'coral',
  salmón: 'salmão',
  naranja: 'laranja',
  mostaza: 'mostarda',
  amarillo: 'amarelo',
  'verde lima': 'verde-lima',
  verde: 'verde',
  'verde oscuro': 'verde-escuro',
  'verde menta': 'verde-menta',
  turquesa: 'turquesa',
  petróleo: 'azul-petróleo',
  celeste: 'azul-claro',
  azul: 'azul',
  'azul vaquero': 'azul-ganga',
  'azul grisáceo': 'azul-acinzentado',
  'azul marino': 'azul-marinho',
  morado: 'roxo',
  lila: 'lilás',
  fucsia: 'fúcsia',
  rosa: 'cor-de-rosa',
  'rosa palo': 'rosa-velho',
  dorado: 'dourado',
  plateado: 'prateado',
};

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
  'azul-claro',
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

export const colour = (name: string): string => (colours as Readonly<Record<string, string>>)[name] ?? name;
