/** In local storage, where the start script and the shell see without delay whether photos wait. */
export const tryoutKey = 'vestidor.prueba';
