import type { Translation } from '#contract/languages.ts';
import type { assistants as source } from '../assistants.ts';

export const assistants: Translation<typeof source> = {
  unnamed: 'Um assistente sem nome',
  here: 'este dispositivo',
  app: (scheme) => `a app ${scheme}`,
};
