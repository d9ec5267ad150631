import type { DrawnGarment } from '../drawn-garment.ts';
import type { Silhouette } from '../illustrate.ts';
import type { Measures } from './body.ts';
import { skinTones } from './skin.ts';

const worn = (
  silhouette: Silhouette,
  kind: DrawnGarment['kind'],
  colorHex: string,
  fabric: DrawnGarment['fabric'],
  more: Partial<DrawnGarment> = {},
): DrawnGarment => ({ silhouette, kind, colorHex, fabric, pattern: 'plain', ...more });

export const outfits: Record<string, DrawnGarment[]> = {
  weekend: [
    worn('tee', 't-shirt', '#efe8da', 'cotton', { pattern: 'stripes', secondColorHex: '#22304d' }),
    worn('jeans', 'jeans', '#5a7390', 'denim'),
    worn('sneakers', 'sneakers', '#f2ede2', 'leather'),
  ],
  office: [
    worn('blazer', 'blazer', '#2b3140', 'wool'),
    worn('blouse', 'blouse', '#efe6d6', 'silk'),
    worn('trousers', 'pants', '#8c8478', 'wool'),
    worn('loafers', 'loafers', '#4a2f22', 'leather'),
  ],
  autumn: [
    worn('trench', 'coat', '#c6a877', 'cotton'),
    worn('crew-sweater', 'sweater', '#7c2f33', 'knit'),
    worn('chinos', 'pants', '#39414f', 'cotton'),
    worn('chelsea-boots', 'boots', '#2f2420', 'leather'),
  ],
  midi: [
    worn('camisole', 'top', '#d9c7ad', 'silk'),
    worn('midi-skirt', 'skirt', '#5e6b4e', 'linen'),
    worn('sandals', 'sandals', '#8a5a36', 'leather'),
    worn('tote', 'tote', '#d8c6a3', 'cotton'),
  ],
  shirtdress: [
    worn('shirt-dress', 'dress', '#b9c7d6', 'cotton'),
    worn('ballet-flats', 'flats', '#7a2b30', 'leather'),
    worn('bag', 'bag', '#7a2b30', 'leather'),
  ],
  evening: [
    worn('slip-dress', 'dress', '#23352f', 'silk'),
    worn('court-shoes', 'heels', '#1f1b1a', 'leather'),
    worn('clutch', 'clutch', '#b9985a', 'leather'),
  ],
  winter: [
    worn('wool-coat', 'coat', '#a5815a', 'wool'),
    worn('roll-neck-sweater', 'sweater', '#e9dfce', 'knit'),
    worn('jeans', 'jeans', '#2c3c56', 'denim'),
    worn('tall-boots', 'boots', '#33241d', 'leather'),
    worn('beanie', 'beanie', '#7c2f33', 'knit'),
  ],
  pencil: [
    worn('shirt', 'shirt', '#f4f1ea', 'cotton'),
    worn('pencil-skirt', 'skirt', '#3b3a40', 'wool'),
    worn('court-shoes', 'heels', '#6d2530', 'leather'),
  ],
  street: [
    worn('hoodie', 'hoodie', '#9a9d9b', 'cotton'),
    worn('joggers', 'joggers', '#2a2c33', 'cotton'),
    worn('sneakers', 'sneakers', '#e8e2d5', 'leather'),
    worn('cap', 'cap', '#2a2c33', 'cotton'),
  ],
  palazzo: [
    worn('long-sleeve-tee', 'longsleeve', '#20242e', 'cotton'),
    worn('palazzo', 'pants', '#b5533c', 'linen'),
    worn('sandals', 'sandals', '#3a2a20', 'leather'),
    worn('fedora', 'hat', '#c8ae85', 'linen'),
  ],
  leather: [
    worn('biker-jacket', 'outerwear', '#221e1d', 'leather'),
    worn('tee', 't-shirt', '#f3efe6', 'cotton'),
    worn('pleated-skirt', 'skirt', '#75324a', 'chiffon'),
    worn('chelsea-boots', 'boots', '#221e1d', 'leather'),
  ],
  summer: [
    worn('cardigan', 'cardigan', '#d8b36a', 'knit'),
    worn('undershirt', 'undershirt', '#f5f1e8', 'cotton'),
    worn('shorts', 'shorts', '#7f94a8', 'cotton', { pattern: 'gingham', secondColorHex: '#f4efe6' }),
    worn('derbies', 'shoes', '#6a4630', 'leather'),
  ],
};

export const figures: { measures: Measures; skinHex: string | undefined; hair: 'up' | 'short' | 'long' }[] = [
  {
    measures: { height: 154, shoulders: 36, bust: 84, waist: 67, hip: 90, inseam: 69, arm: 52, foot: 22.5 },
    skinHex: skinTones[3],
    hair: 'up',
  },
  {
    measures: { height: 184, shoulders: 45, bust: 98, waist: 83, hip: 99, inseam: 86, arm: 64, foot: 28 },
    skinHex: skinTones[6],
    hair: 'short',
  },
  {
    measures: { height: 167, shoulders: 41, bust: 112, waist: 94, hip: 119, inseam: 76, arm: 57, foot: 25 },
    skinHex: undefined,
    hair: 'long',
  },
];
