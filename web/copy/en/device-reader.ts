import type { Translation } from '#contract/languages.ts';
import { formatCount, formatOutOfTen, formatPlural } from '#web/format/numbers.ts';

const megabytes = (bytes: number) => bytes / 1_000_000;

export const deviceCopy: Translation<typeof import('../device-reader.ts').deviceCopy> = {
  switch: {
    label: 'Read on this device',
    off: (bytes) =>
      `The photo doesn’t leave your device. The first time, about ${formatCount(Math.ceil(megabytes(bytes)))} MB are downloaded.`,
    on: 'The photo doesn’t leave your device unless you choose to save it. Your past corrections count when the piece is saved.',
    slow: (seconds) =>
      `This device takes too long (${formatPlural(seconds, 'second', 'seconds')} a photo), so the server has gone back to reading the photos.`,
    unavailable: 'The reader couldn’t be set up here, so the server reads the photos.',
    impossible: 'This browser can’t read photos by itself: the server reads them.',
  },
  loading: 'Getting the reader ready',
  loaded: (bytes, all) => `${formatOutOfTen(megabytes(bytes))} of ${formatOutOfTen(megabytes(all))} MB`,
  tooSlow: 'This device is very slow',
  gaveUp: 'This device no longer reads photos by itself.',
  notViewable: 'Your browser can’t show this photo, so it can’t read it here either.',
  failed: 'The photo couldn’t be read on this device.',
  unavailable: 'This device can’t read photos by itself.',
  late: (seconds) => `This device takes too long: more than ${formatCount(seconds)} seconds.`,
  onServer: 'Read on the server',
  onServerText:
    'The photo hasn’t left this device. If you like, the server can read it, but it has to be sent.',
  formats: 'JPEG, PNG or WebP. Read here; they don’t leave your device.',
  several: {
    text: 'To separate several pieces, the photo has to go to the server.',
    send: 'Send the photo and look',
  },
  read: {
    where: 'Read on this device',
    lead: 'The photo hasn’t left this device. Choose how to save the piece; you can correct every detail afterwards.',
    drawing: 'How it’s drawn without the photo',
    without: 'Save without the photo',
    with: 'Save with the photo',
    withText: 'If you save it with the photo, it’s sent to the server, which reads it again.',
    all: (count) => `Save all ${formatCount(count)} read, without photos`,
    saveFailed: 'The piece couldn’t be saved',
    suggested: 'suggested',
  },
};
