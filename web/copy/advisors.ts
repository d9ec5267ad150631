/** What every page says of the advisors: it travels with the closed button of the widget. */
export const advisorsCopy = {
  names: { maya: 'Maya', valentina: 'Valentina' },
  widget: 'Estilista',
  open: 'Hablar con una estilista',
  opening: 'Abriendo…',
} as const;
