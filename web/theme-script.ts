/** Where the choice is kept; absent means that the system decides. */
export const themeKey = 'vestidor.theme';

/**
 * Runs in the head before the first paint, so that a dark page never flashes white. It is the same
 * text in every document: the server allows it by its hash.
 */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;
