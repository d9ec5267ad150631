export function socialPicturePath(pagePath: string): string {
  const name = pagePath.replace(/^\/+|\/+$/g, '').replaceAll('/', '-');
  return `/social/${name === '' ? 'inicio' : name}.jpg`;
}

export const socialPictureSize = { width: 1200, height: 630 } as const;
