/** Loaded with the closed widget on every page, so kept small. */
export const advisorsCopy = {
  names: { maya: 'Maya', valentina: 'Valentina' },
  widget: 'Estilista',
  open: 'Hablar con una estilista',
} as const;
