import { expect, it } from 'vitest';
import { errorMessages } from './error-messages.ts';
import { photoFormats } from './photo-formats.ts';

it('error messages of photographs name the accepted formats and sizes', () => {
  for (const { name } of Object.values(photoFormats))
    expect(errorMessages.image_type_unsupported).toContain(name);
  const { jpeg, png, webp } = photoFormats;
  const message = errorMessages.image_too_large;
  expect(message).toContain(`${jpeg.pixelsMax / 1e6} megapíxeles`);
  expect(message).toContain(`(${png.pixelsMax / 1e6} si es`);
  expect(png.pixelsMax).toBe(webp.pixelsMax);
});
