import type { Translation } from '#contract/languages.ts';
import type { advisorsCopy as source } from '../advisors.ts';

/** Loaded with the closed widget on every page, so kept small. */
export const advisorsCopy: Translation<typeof source> = {
  names: { maya: 'Maya', valentina: 'Valentina' },
  widget: 'Stylist',
  open: 'Talk to a stylist',
  opening: 'Opening…',
};
