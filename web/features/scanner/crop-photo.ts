import type { GarmentProposal } from '#contract/scans.ts';

export async function cropPhoto(dataUrl: string, { left, top, width, height }: GarmentProposal['box']) {
  const image = new Image();
  image.src = dataUrl;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * image.naturalWidth));
  canvas.height = Math.max(1, Math.round(height * image.naturalHeight));
  const at = [Math.round(left * image.naturalWidth), Math.round(top * image.naturalHeight)] as const;
  const size = [canvas.width, canvas.height] as const;
  canvas.getContext('2d')?.drawImage(image, ...at, ...size, 0, 0, ...size);
  return canvas.toDataURL('image/jpeg', 0.92);
}
