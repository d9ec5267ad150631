import type { Translation } from '#contract/languages.ts';
import type { devices as source } from '../devices.ts';

export const devices: Translation<typeof source> = {
  unknown: 'Um dispositivo',
  anyBrowser: (system) => `Um navegador em ${system}`,
  browser: (browser, system) => `${browser} em ${system}`,
};
