import type { Translation } from '#contract/languages.ts';

export const sizesCopy: Translation<typeof import('../sizes.ts').sizesCopy> = {
  title: 'Your size, brand by brand',
  lead: 'Measure yourself once with a tape and you’ll know which size to order from each brand. For now you type the measurements in: the camera doesn’t take them yet.',
  cutLabel: 'Cut',
  cuts: { woman: 'Women', man: 'Men' },
  measures: {
    height: { label: 'Height (cm)', name: 'your height', hint: 'Without shoes, against a wall.' },
    chest: { label: 'Chest (cm)', name: 'your chest', hint: 'Around the widest part.' },
    waist: { label: 'Waist (cm)', name: 'your waist', hint: 'Around the narrowest.' },
    hip: { label: 'Hips (cm)', name: 'your hips', hint: 'Around the widest.' },
    foot: { label: 'Foot (cm)', name: 'your foot', hint: 'From heel to longest toe.' },
  },
  placeholder: { height: '168', chest: '92', waist: '74', hip: '100', foot: '24.5' },
  wrong: (min, max) => `In centimetres, between ${min} and ${max}`,
  kept: 'Your measurements stay in this browser: they aren’t sent or saved to your account.',
  forget: 'Delete my measurements',
  resultsTitle: 'Your sizes',
  resultsCaption: 'Your size in each brand, by type of clothing',
  garment: 'Piece',
  garments: {
    tops: 'Tops',
    bottoms: 'Trousers and skirts',
    dresses: 'Dresses',
    shoes: 'Shoes',
  },
  missing: (names) => `Still needed: ${names}`,
  outside: {
    below: (name) => `Going by ${name}, below their smallest size`,
    above: (name) => `Going by ${name}, above their largest size`,
  },
  orElse: (sizes) => `or ${sizes}: you’re in between`,
  decidedBy: (name) => `decided by ${name}`,
  lengths: {
    short: 'At your height, choose the short length in trousers and dresses.',
    regular: 'At your height, the regular length suits you in trousers and dresses.',
    long: 'At your height, choose the long length in trousers and dresses.',
  },
  error:
    'Margin: ±1.5 cm of tape on the body and ±0.3 cm on the foot. When that margin crosses into another size, we give you both. The charts are by Alba Norte and Casa Lirio, with the structure of the European standard EN 13402.',
};
