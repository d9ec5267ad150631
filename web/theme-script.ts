/** Absent: the system decides. */
export const themeKey = 'vestidor.theme';

/**
 * Runs before the first paint to avoid a flash. Identical in every document, because the CSP allows it by
 * hash.
 */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;
