import type { SeenPart } from '#contract/inspirations.ts';

export const seenShirt: SeenPart = {
  kind: 'shirt',
  color: 'blanco',
  colors: [{ name: 'blanco', hex: '#ffffff', share: 1 }],
  pattern: 'plain',
  style: 'casual',
  fabric: 'cotton',
  condition: 'unknown',
  sleeve: 'long',
  length: null,
};
