/** Names shared by the start script and React. */

/** Element with a prerendered page's inert scripts. */
export const inertId = 'guiones';

/** Window event after hydration. */
export const hydratedEvent = 'vestidor:hydrated';

export const themeSwitchMark = 'data-theme-switch';

/** Marks a link to another language, hidden unless the browser prefers it. */
export const offerMark = 'data-offer';

/** Marks a part that takes dropped files into its file input, also before hydration. */
export const dropMark = 'data-drop-zone';

/** Marks a part that needs React without being touched: once it is `near`, or if photographs wait (`tryout`). */
export const wakeMark = 'data-wake';
