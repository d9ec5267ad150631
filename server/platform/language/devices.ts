export const devices = {
  unknown: 'Un dispositivo',
  anyBrowser: (system: string) => `Un navegador en ${system}`,
  browser: (browser: string, system: string) => `${browser} en ${system}`,
};
