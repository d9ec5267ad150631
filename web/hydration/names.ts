/** What the start script and React agree on. */

/** The element that holds the scripts of a prerendered page until they are wanted. */
export const inertId = 'guiones';

/** The event of the window that says: React has taken over the document. */
export const hydratedEvent = 'vestidor:hydrated';

/** Marks the theme switch, which works before React does. */
export const themeSwitchMark = 'data-theme-switch';
