import { categoryOfKind, type Fabric, type Kind, type Style } from '#contract/vocabulary.ts';
import type { Garment } from './wardrobe.ts';

function basic(name: string, kind: Kind, hex: string, fabric: Fabric, style: Style = 'casual'): Garment {
  return {
    id: `basic:${name}`,
    name,
    kind,
    category: categoryOfKind[kind],
    colors: [{ hex, share: 1 }],
    pattern: 'plain',
    style,
    fabric,
    seasons: [],
    condition: 'good',
    timesWorn: 0,
    lastWornDaysAgo: null,
  };
}

/** Counted beside the person's garments, so that versatility means something in a new wardrobe. */
export const basics: readonly Garment[] = [
  basic('Camisa blanca', 'shirt', '#f5f5f4', 'cotton'),
  basic('Camiseta blanca', 't-shirt', '#f5f5f4', 'cotton'),
  basic('Camiseta deportiva gris', 't-shirt', '#808184', 'synthetic', 'sport'),
  basic('Jersey azul marino', 'sweater', '#1c2444', 'wool'),
  basic('Vaqueros', 'jeans', '#5b7896', 'denim'),
  basic('Pantalón negro', 'pants', '#1d1c1f', 'wool', 'formal'),
  basic('Chinos beige', 'pants', '#d6c2a3', 'cotton'),
  basic('Mallas negras', 'pants', '#1d1c1f', 'synthetic', 'sport'),
  basic('Zapatillas blancas', 'sneakers', '#f5f5f4', 'leather'),
  basic('Mocasines marrones', 'loafers', '#6b4a32', 'leather'),
  basic('Zapatos negros', 'shoes', '#1d1c1f', 'leather', 'formal'),
  basic('Sandalias marrones', 'sandals', '#6b4a32', 'leather'),
];
