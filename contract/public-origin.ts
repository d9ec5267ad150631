/** Replaced by the server, so one build works on any domain. */
export const publicOriginPlaceholder = 'https://vestidor.invalid';
