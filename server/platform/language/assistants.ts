export const assistants = {
  unnamed: 'Un asistente sin nombre',
  here: 'este dispositivo',
  app: (scheme: string) => `la app ${scheme}`,
};
