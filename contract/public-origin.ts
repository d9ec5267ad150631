/** A placeholder for the origin in built files. The server replaces it, so one build works on any domain. */
export const publicOriginPlaceholder = 'https://vestidor.invalid';
