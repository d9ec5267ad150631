import { type ColorName, namedColors } from '#contract/colors.ts';
import { type Oklab, oklabOfHex } from '../oklab.ts';

/** One photograph does not show metallic shine. */
const notByColorAlone: readonly ColorName[] = ['dorado', 'plateado'];

/** From phone photographs, which are darker, greyer and warmer. */
const seenAs: Partial<Record<ColorName, string>> = {
  negro: '#15151a #222022 #2c2828 #2a2a2e #333132',
  'gris oscuro': '#3d3f42 #3a3b3a #504c49',
  gris: '#6e7072',
  blanco: '#e6e6e8 #d5d4d2',
  beige: '#c9b295',
  marrón: '#7d5a40 #7a6058 #5a4a43',
  'marrón oscuro': '#423631',
  'verde oliva': '#494b2f',
  rojo: '#a8182a #d9352f #a1464b',
  burdeos: '#7a2135 #4a1a22',
  naranja: '#f5ad66',
  amarillo: '#f3e26b',
  'verde lima': '#9aa83a',
  verde: '#4f9e5a',
  'verde oscuro': '#233229',
  'verde menta': '#9fc7b8 #a3c0bb #719ea1',
  petróleo: '#23454e #6a878c',
  celeste: '#c3d9ea',
  azul: '#3f74c0 #5e98c1',
  'azul vaquero': '#48617d #78a5d8',
  'azul grisáceo': '#627080',
  'azul marino': '#252c45 #2c3850 #33364c #3f4560',
  morado: '#4a2b5e',
  lila: '#a993c4',
  fucsia: '#b0247a',
  rosa: '#e2799b',
  'rosa palo': '#e8cfcb #c4a39d',
};

/** Shadows change lightness first. */
const CHROMA_WEIGHT = 13;
/** Below 1 stresses differences between near-greys. */
const CHROMA_POWER = 0.6;
const CHROMA_PIVOT = 0.1;

function namingSpace([lightness, a, b]: Oklab): Oklab {
  const chroma = Math.hypot(a, b);
  const scale = chroma > 0 ? (chroma / CHROMA_PIVOT) ** (CHROMA_POWER - 1) : 0;
  return [lightness, a * scale, b * scale];
}

const examples = namedColors
  .filter(({ name }) => !notByColorAlone.includes(name))
  .flatMap(({ name, hex }) =>
    [hex, ...(seenAs[name]?.split(' ') ?? [])].map((example) => ({
      name,
      point: namingSpace(oklabOfHex(example)),
    })),
  );

function difference(one: Oklab, other: Oklab): number {
  const dl = one[0] - other[0];
  const da = one[1] - other[1];
  const db = one[2] - other[2];
  return Math.sqrt(dl * dl + CHROMA_WEIGHT * (da * da + db * db));
}

export interface NamedAs {
  readonly name: ColorName;
  /** Margin over the second name; 0 is a tie. */
  readonly clearness: number;
}

export function nameColor(color: Oklab): NamedAs {
  const nearest = new Map<ColorName, number>();
  const here = namingSpace(color);
  for (const { name, point } of examples) {
    const d = difference(here, point);
    if (d < (nearest.get(name) ?? Number.POSITIVE_INFINITY)) nearest.set(name, d);
  }
  const [first, second] = [...nearest].sort((a, b) => a[1] - b[1]);
  if (!first || !second) throw new Error('At least two colours must have a name');
  return { name: first[0], clearness: (second[1] - first[1]) / (second[1] + 1e-9) };
}
