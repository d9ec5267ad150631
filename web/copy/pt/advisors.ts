import type { Translation } from '#contract/languages.ts';

/** Loaded with the closed widget on every page, so kept small. */
export const advisorsCopy: Translation<typeof import('../advisors.ts').advisorsCopy> = {
  names: { maya: 'Maya', valentina: 'Valentina' },
  widget: 'Consultora',
  open: 'Falar com uma consultora',
};
