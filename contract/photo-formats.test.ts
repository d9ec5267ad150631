import { expect, it } from 'vitest';
import { errorCatalogue } from './errors.ts';
import { photoFormats } from './photo-formats.ts';

it('error messages of photographs name the accepted formats and sizes', () => {
  for (const { name } of Object.values(photoFormats))
    expect(errorCatalogue.image_type_unsupported.message).toContain(name);
  const { jpeg, png, webp } = photoFormats;
  const { message } = errorCatalogue.image_too_large;
  expect(message).toContain(`${jpeg.pixelsMax / 1e6} megapíxeles`);
  expect(message).toContain(`(${png.pixelsMax / 1e6} si es`);
  expect(png.pixelsMax).toBe(webp.pixelsMax);
});
