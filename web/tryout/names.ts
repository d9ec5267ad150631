/** In local storage, where the start script and the shell see without delay whether photos wait. */
export const tryoutKey = 'vestidor.prueba';

/** Spares everyone else the code that follows. */
export function isTryoutNoted(): boolean {
  try {
    return localStorage.getItem(tryoutKey) !== null;
  } catch {
    // Without storage no photos can be waiting.
    return false;
  }
}
