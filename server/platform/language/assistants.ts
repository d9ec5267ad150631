/** Of assistants and where they run, which are kept in Spanish and found again by their words. */
export const assistants = {
  unnamed: 'Un asistente sin nombre',
  here: 'este dispositivo',
  app: (scheme: string) => `la app ${scheme}`,
};
