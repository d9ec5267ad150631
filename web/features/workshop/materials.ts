import type { Fabric, Pattern } from '#contract/garment-attributes.ts';
import type { Silhouette } from '#illustrator/illustrate.ts';

/** Without a fabric, the silhouette's usual one. */
export interface Material {
  colorHex: string;
  secondColorHex?: string;
  pattern?: Pattern;
  fabric?: Fabric;
}

type Roll =
  | 'shirting'
  | 'jersey'
  | 'knit'
  | 'suiting'
  | 'felt'
  | 'denim'
  | 'shell'
  | 'hide'
  | 'swim'
  | 'metal';

const rolls: Readonly<Record<Roll, readonly Material[]>> = {
  shirting: [
    { colorHex: '#f3f1ea', secondColorHex: '#5b7896', pattern: 'stripes', fabric: 'cotton' },
    { colorHex: '#1e4030', fabric: 'silk' },
    { colorHex: '#efe6d3', secondColorHex: '#a5333a', pattern: 'floral', fabric: 'cotton' },
    { colorHex: '#b9552f', fabric: 'linen' },
    { colorHex: '#1c2444', secondColorHex: '#efe6d3', pattern: 'dots', fabric: 'chiffon' },
    { colorHex: '#dcb8b2', fabric: 'silk' },
    { colorHex: '#f5f5f4', secondColorHex: '#8f3b35', pattern: 'gingham', fabric: 'cotton' },
    { colorHex: '#d3b489', secondColorHex: '#2b2019', pattern: 'animal', fabric: 'silk' },
    { colorHex: '#c9d8e8', fabric: 'cotton' },
    { colorHex: '#efe6d3', secondColorHex: '#2f4a3c', pattern: 'print', fabric: 'linen' },
    { colorHex: '#5e1626', fabric: 'silk' },
  ],
  jersey: [
    { colorHex: '#f3f1ea', secondColorHex: '#1c2444', pattern: 'stripes', fabric: 'cotton' },
    { colorHex: '#a5333a', fabric: 'cotton' },
    { colorHex: '#f5f5f4', fabric: 'cotton' },
    { colorHex: '#1c2444', secondColorHex: '#efe6d3', pattern: 'logo', fabric: 'cotton' },
    { colorHex: '#9db0a0', fabric: 'cotton' },
    { colorHex: '#e8c9a0', secondColorHex: '#2f4a3c', pattern: 'print', fabric: 'cotton' },
    { colorHex: '#1d1c1f', fabric: 'cotton' },
    { colorHex: '#dcb8b2', secondColorHex: '#8f3b35', pattern: 'dots', fabric: 'cotton' },
    { colorHex: '#c8951f', fabric: 'cotton' },
  ],
  knit: [
    { colorHex: '#efe6d3', fabric: 'knit' },
    { colorHex: '#8f3b35', fabric: 'knit' },
    { colorHex: '#1c2444', secondColorHex: '#efe6d3', pattern: 'stripes', fabric: 'knit' },
    { colorHex: '#c8951f', fabric: 'knit' },
    { colorHex: '#5c6b57', fabric: 'wool' },
    { colorHex: '#dcc9c4', secondColorHex: '#8f3b35', pattern: 'dots', fabric: 'knit' },
    { colorHex: '#808184', fabric: 'knit' },
    { colorHex: '#e6d9c2', secondColorHex: '#4a382b', pattern: 'houndstooth', fabric: 'knit' },
    { colorHex: '#5e1626', fabric: 'knit' },
  ],
  suiting: [
    { colorHex: '#e6ddc8', secondColorHex: '#2b2622', pattern: 'houndstooth', fabric: 'wool' },
    { colorHex: '#1c2444', fabric: 'wool' },
    { colorHex: '#b98a56', secondColorHex: '#4a2c1c', pattern: 'checks', fabric: 'wool' },
    { colorHex: '#d8cbb0', fabric: 'linen' },
    { colorHex: '#4a4c52', secondColorHex: '#d8d6d0', pattern: 'stripes', fabric: 'wool' },
    { colorHex: '#2f4a3c', fabric: 'corduroy' },
    { colorHex: '#5e1626', fabric: 'wool' },
    { colorHex: '#b98a56', fabric: 'wool' },
    { colorHex: '#dcb8b2', fabric: 'linen' },
    { colorHex: '#1d1c1f', fabric: 'wool' },
  ],
  felt: [
    { colorHex: '#8f1d2c', fabric: 'wool' },
    { colorHex: '#b98a56', fabric: 'wool' },
    { colorHex: '#1c2444', fabric: 'wool' },
    { colorHex: '#6b6a66', fabric: 'wool' },
    { colorHex: '#e6ddc8', fabric: 'wool' },
    { colorHex: '#2f4a3c', fabric: 'wool' },
    { colorHex: '#e6ddc8', secondColorHex: '#2b2622', pattern: 'houndstooth', fabric: 'wool' },
    { colorHex: '#1d1c1f', fabric: 'wool' },
    { colorHex: '#c8951f', fabric: 'wool' },
  ],
  denim: [
    { colorHex: '#3f5f86', fabric: 'denim' },
    { colorHex: '#b9a27a', fabric: 'cotton' },
    { colorHex: '#1d2a44', fabric: 'denim' },
    { colorHex: '#6b4a32', fabric: 'corduroy' },
    { colorHex: '#8fa9c4', fabric: 'denim' },
    { colorHex: '#5c5d36', fabric: 'cotton' },
    { colorHex: '#e6ddc8', fabric: 'denim' },
    { colorHex: '#c9b8a0', secondColorHex: '#5e1626', pattern: 'checks', fabric: 'cotton' },
    { colorHex: '#1d1c1f', fabric: 'denim' },
  ],
  shell: [
    { colorHex: '#c9ad82' },
    { colorHex: '#1c2444' },
    { colorHex: '#5c5d36' },
    { colorHex: '#c8951f' },
    { colorHex: '#8f1d2c' },
    { colorHex: '#e6ddc8', secondColorHex: '#2f4a3c', pattern: 'print' },
    { colorHex: '#1d1c1f' },
    { colorHex: '#9db0a0' },
    { colorHex: '#3f5f86' },
  ],
  hide: [
    { colorHex: '#6b3a24', fabric: 'leather' },
    { colorHex: '#5e1626', fabric: 'leather' },
    { colorHex: '#b98a56', fabric: 'suede' },
    { colorHex: '#1d1c1f', fabric: 'leather' },
    { colorHex: '#1e4030', fabric: 'leather' },
    { colorHex: '#efe6d3', fabric: 'leather' },
    { colorHex: '#d3a970', secondColorHex: '#2b2019', pattern: 'animal', fabric: 'suede' },
    { colorHex: '#2b3f6b', fabric: 'suede' },
    { colorHex: '#a5333a', fabric: 'leather' },
  ],
  swim: [
    { colorHex: '#1c2444' },
    { colorHex: '#a5333a' },
    { colorHex: '#efe6d3', secondColorHex: '#2f4a3c', pattern: 'print' },
    { colorHex: '#f3f1ea', secondColorHex: '#1c2444', pattern: 'stripes' },
    { colorHex: '#1e4030' },
    { colorHex: '#1d1c1f' },
    { colorHex: '#dcb8b2', secondColorHex: '#8f3b35', pattern: 'floral' },
    { colorHex: '#c8951f' },
    { colorHex: '#1c2444', secondColorHex: '#efe6d3', pattern: 'dots' },
  ],
  metal: [
    { colorHex: '#b8954a' },
    { colorHex: '#c0c2c6' },
    { colorHex: '#b8954a', secondColorHex: '#1e4030' },
    { colorHex: '#c08a7a' },
    { colorHex: '#c0c2c6', secondColorHex: '#1c2444' },
    { colorHex: '#b8954a', secondColorHex: '#8f1d2c' },
    { colorHex: '#4a4c52' },
    { colorHex: '#b8954a', secondColorHex: '#f3f1ea' },
    { colorHex: '#c0c2c6', secondColorHex: '#2b3f6b' },
  ],
};

const rollOf: Readonly<Record<Silhouette, Roll>> = {
  backpack: 'shell',
  bag: 'hide',
  'ballet-flats': 'hide',
  beanie: 'knit',
  belt: 'hide',
  beret: 'felt',
  'biker-jacket': 'hide',
  bikini: 'swim',
  blazer: 'suiting',
  blouse: 'shirting',
  body: 'jersey',
  bomber: 'shell',
  'bow-tie': 'shirting',
  bracelet: 'metal',
  briefs: 'jersey',
  'cable-sweater': 'knit',
  camisole: 'shirting',
  cap: 'denim',
  cardigan: 'knit',
  'chelsea-boots': 'hide',
  chinos: 'denim',
  clutch: 'hide',
  'cocktail-dress': 'shirting',
  'court-shoes': 'hide',
  'crew-sweater': 'knit',
  'denim-jacket': 'denim',
  derbies: 'hide',
  earrings: 'metal',
  fedora: 'felt',
  glasses: 'shell',
  gloves: 'hide',
  hoodie: 'jersey',
  jeans: 'denim',
  joggers: 'jersey',
  jumpsuit: 'shirting',
  kerchief: 'shirting',
  leggings: 'swim',
  loafers: 'hide',
  'long-sleeve-tee': 'jersey',
  'midi-skirt': 'shirting',
  necklace: 'metal',
  palazzo: 'shirting',
  'pencil-skirt': 'suiting',
  'pleated-skirt': 'suiting',
  polo: 'jersey',
  puffer: 'shell',
  pyjamas: 'shirting',
  ring: 'metal',
  'roll-neck-sweater': 'knit',
  sandals: 'hide',
  scarf: 'knit',
  shirt: 'shirting',
  'shirt-dress': 'shirting',
  shorts: 'denim',
  'shoulder-bag': 'hide',
  'slip-dress': 'shirting',
  sneakers: 'hide',
  socks: 'knit',
  'sports-bra': 'swim',
  suit: 'suiting',
  sunglasses: 'shell',
  'swim-trunks': 'swim',
  swimsuit: 'swim',
  'tall-boots': 'hide',
  tee: 'jersey',
  tie: 'shirting',
  tights: 'shell',
  tote: 'denim',
  trench: 'shell',
  trousers: 'suiting',
  umbrella: 'shell',
  undershirt: 'jersey',
  waistcoat: 'suiting',
  watch: 'hide',
  'wool-coat': 'suiting',
  'wrap-dress': 'shirting',
};

/**
 * Deterministic; goes through the whole roll before repeating. `place` makes neighbours start with
 * different materials.
 */
export function materialAt(silhouette: Silhouette, place: number, presses: number): Material {
  const roll = rolls[rollOf[silhouette]];
  const material = roll[(place * 4 + presses) % roll.length];
  if (!material) throw new RangeError(`No material ${presses} for ${silhouette}`);
  return material;
}
