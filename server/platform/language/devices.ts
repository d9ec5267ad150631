/** Names of devices, which are kept in Spanish and found again by their words, the more special first. */
export const devices = {
  unknown: 'Un dispositivo',
  anyBrowser: (system: string) => `Un navegador en ${system}`,
  browser: (browser: string, system: string) => `${browser} en ${system}`,
};
