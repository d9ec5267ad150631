import type { GarmentDrawing } from '#illustrator/illustrate.ts';

/** From the largest garment to the smallest. */
export type SocialScene = readonly [GarmentDrawing, GarmentDrawing, GarmentDrawing];

export const socialScenes: readonly SocialScene[] = [
  [
    { silhouette: 'trench', colorHex: '#cdb48f', fabric: 'cotton', seed: 22 },
    { silhouette: 'jeans', colorHex: '#5b7896', fabric: 'denim', seed: 18 },
    { silhouette: 'loafers', colorHex: '#6b4a32', fabric: 'leather', seed: 30 },
  ],
  [
    { silhouette: 'blazer', colorHex: '#1c2444', fabric: 'wool', seed: 11 },
    { silhouette: 'trousers', colorHex: '#b98a56', fabric: 'wool', seed: 16 },
    { silhouette: 'bag', colorHex: '#5e1626', fabric: 'leather', seed: 34 },
  ],
  [
    { silhouette: 'cable-sweater', colorHex: '#efe6d3', fabric: 'knit', seed: 19 },
    { silhouette: 'pleated-skirt', colorHex: '#1e4030', fabric: 'synthetic', seed: 28 },
    { silhouette: 'chelsea-boots', colorHex: '#3c2a22', fabric: 'leather', seed: 33 },
  ],
  [
    { silhouette: 'slip-dress', colorHex: '#5e1626', fabric: 'silk', seed: 26 },
    { silhouette: 'wool-coat', colorHex: '#808184', fabric: 'wool', seed: 23 },
    { silhouette: 'court-shoes', colorHex: '#1d1c1f', fabric: 'leather', seed: 31 },
  ],
];

/** The first scene for the home page; stable for the others. */
export function sceneOf(pagePath: string): SocialScene {
  let sum = 0;
  for (const letter of pagePath.replace(/^\/+/, '')) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return socialScenes[sum % socialScenes.length] ?? (socialScenes[0] as SocialScene);
}
