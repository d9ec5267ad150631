import type { Translation } from '#contract/languages.ts';
import type { offlineCopy as source } from '../offline.ts';

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

export const offlineCopy: Translation<typeof source> = {
  title: 'Offline',
  text: (seen) =>
    `You’re seeing your wardrobe as it was on ${moment.format(seen)}. You can change it when the connection is back.`,
};
