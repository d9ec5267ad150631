import type { Translation } from '#contract/languages.ts';
import type { devices as source } from '../devices.ts';

export const devices: Translation<typeof source> = {
  unknown: 'A device',
  anyBrowser: (system) => `A browser on ${system}`,
  browser: (browser, system) => `${browser} on ${system}`,
};
