import { expect, test } from 'vitest';
import { scannerCopy } from '#web/copy/scanner.ts';
import { PhotoUnreadable, preparePhoto } from './prepare-photo.ts';

/** Here no picture can be decoded, as in a browser that does not know its format. */
const refusalOf = (name: string, beginning: string) =>
  preparePhoto(new File([beginning], name)).catch((error: unknown) => error);

test('a photo that neither the browser nor the server can open is not uploaded', async () => {
  const { format, heic } = scannerCopy.unreadable;
  const avif = await refusalOf('camisa.avif', '\0\0\0 ftypavif');
  expect(avif).toBeInstanceOf(PhotoUnreadable);
  expect(avif).toMatchObject({ message: format });
  expect(await refusalOf('IMG_0042.HEIC', '\0\0\0 ftypheic')).toMatchObject({ message: heic });
});
