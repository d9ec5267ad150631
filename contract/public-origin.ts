/**
 * Stands for the address of the product in what the build writes, which does not know it. The server
 * puts the real one in its place, so that one build serves under any name.
 */
export const publicOriginPlaceholder = 'https://vestidor.invalid';
