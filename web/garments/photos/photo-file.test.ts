import { expect, test } from 'vitest';
import { base64Part, isHeicFile, isPhotoFile } from './photo-file.ts';

test('accepts only images', () => {
  expect(isPhotoFile({ name: 'camisa.jpg', type: 'image/jpeg' })).toBe(true);
  expect(isPhotoFile({ name: 'factura.pdf', type: 'application/pdf' })).toBe(false);
});

test('recognises HEIC by its extension when the browser gives no type', () => {
  expect(isHeicFile({ name: 'IMG_0042.HEIC', type: '' })).toBe(true);
  expect(isPhotoFile({ name: 'IMG_0042.HEIC', type: '' })).toBe(true);
  expect(isHeicFile({ name: 'camisa.jpg', type: 'image/jpeg' })).toBe(false);
});

test('drops the prefix of a data URL', () => {
  expect(base64Part('data:image/jpeg;base64,/9j/4AAQ')).toBe('/9j/4AAQ');
});
