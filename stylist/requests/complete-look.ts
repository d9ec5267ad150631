import { type GeneratedOutfits, generateOutfits } from '../generate.ts';
import type { Garment, OutfitRequest } from '../wardrobe.ts';

export function completeLook(
  wardrobe: readonly Garment[],
  garmentIds: readonly string[],
  request: OutfitRequest,
): GeneratedOutfits {
  const mustInclude = [...new Set([...(request.mustInclude ?? []), ...garmentIds])];
  return generateOutfits(wardrobe, { ...request, mustInclude });
}
