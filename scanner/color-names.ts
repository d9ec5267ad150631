import { type ColorName, namedColors } from '#contract/colors.ts';
import { type Oklab, oklabOfHex } from './oklab.ts';

/** Metal is a matter of shine, which one photograph's colours cannot tell. */
const notByColorAlone: readonly ColorName[] = ['dorado', 'plateado'];

/**
 * Further examples of a name, as garments look in phone photographs. A name's swatch is its ideal; cloth in a
 * living room is darker, greyer and warmer.
 */
const seenAs: Partial<Record<ColorName, string>> = {
  negro: '#15151a #222022 #2c2828 #2a2a2e',
  'gris oscuro': '#3d3f42',
  gris: '#6e7072',
  blanco: '#e6e6e8',
  beige: '#c9b295',
  marrón: '#7d5a40',
  'marrón oscuro': '#423631',
  'verde oliva': '#494b2f',
  rojo: '#a8182a #d9352f #a1464b',
  burdeos: '#7a2135 #4a1a22',
  amarillo: '#f3e26b',
  'verde lima': '#9aa83a',
  verde: '#4f9e5a',
  'verde oscuro': '#233229',
  'verde menta': '#9fc7b8 #a3c0bb',
  petróleo: '#23454e',
  celeste: '#c3d9ea',
  azul: '#3f74c0',
  'azul vaquero': '#48617d',
  'azul grisáceo': '#627080',
  'azul marino': '#252c45 #2c3850 #33364c #3f4560',
  morado: '#4a2b5e',
  lila: '#a993c4',
  fucsia: '#b0247a',
  rosa: '#e2799b',
  'rosa palo': '#e8cfcb',
};

const examples = namedColors
  .filter(({ name }) => !notByColorAlone.includes(name))
  .flatMap(({ name, hex }) =>
    [hex, ...(seenAs[name]?.split(' ') ?? [])].map((example) => ({ name, lab: oklabOfHex(example) })),
  );

/** Shadows change lightness more than hue, so hue counts more than in a plain OKLab difference. */
function difference(one: Oklab, other: Oklab): number {
  const dl = one[0] - other[0];
  const da = one[1] - other[1];
  const db = one[2] - other[2];
  return Math.sqrt(0.5 * dl * dl + 4 * (da * da + db * db));
}

export interface NamedAs {
  readonly name: ColorName;
  /** How much nearer the name is than the next one: 0 for a tie, 1 for an exact match. */
  readonly clearness: number;
}

/** The Spanish name that a person would most likely give to the colour. */
export function nameColor(color: Oklab): NamedAs {
  const nearest = new Map<ColorName, number>();
  for (const { name, lab } of examples) {
    const d = difference(color, lab);
    if (d < (nearest.get(name) ?? Number.POSITIVE_INFINITY)) nearest.set(name, d);
  }
  const [first, second] = [...nearest].sort((a, b) => a[1] - b[1]);
  if (!first || !second) throw new Error('At least two colours must have a name');
  return { name: first[0], clearness: (second[1] - first[1]) / (second[1] + 1e-9) };
}
