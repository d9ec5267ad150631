import type { FastifyRequest } from 'fastify';
import { defaultLanguage, type Language } from '#contract/languages.ts';
import { networkOf } from '#server/platform/http/network.ts';

/** Of a session or a device, as its owner sees it. */
export interface Place {
  device: string;
  network: string;
}

/** The first that matches: browsers name those that they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPiOS\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

interface Words {
  device: string;
  browser: string;
  on: (browser: string, system: string) => string;
}

const words: Readonly<Record<Language, Words>> = {
  es: {
    device: 'Un dispositivo',
    browser: 'Un navegador',
    on: (browser, system) => `${browser} en ${system}`,
  },
  en: { device: 'A device', browser: 'A browser', on: (browser, system) => `${browser} on ${system}` },
  pt: {
    device: 'Um dispositivo',
    browser: 'Um navegador',
    on: (browser, system) => `${browser} em ${system}`,
  },
};

/** Without versions, which would tell too much. */
export function deviceName(userAgent = '', language: Language = defaultLanguage): string {
  const find = (table: typeof browsers) => table.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find(browsers);
  const system = find(systems);
  if (browser === undefined && system === undefined) return words[language].device;
  return system === undefined ? `${browser}` : words[language].on(browser ?? words[language].browser, system);
}

/** An IPv4 /24 or an IPv6 /48: enough to tell home from elsewhere. */
export function coarseNetwork(ip: string): string {
  const plain = ip.replace(/^::ffff:/, '');
  if (!plain.includes(':')) return `${plain.split('.').slice(0, 3).join('.')}.x`;
  return `${networkOf(plain).split(':').slice(0, 3).join(':')}:x`;
}

/** @param language of the person who reads it */
export const placeOf = (request: Pick<FastifyRequest, 'headers' | 'ip'>, language: Language): Place => ({
  device: deviceName(request.headers['user-agent'], language),
  network: coarseNetwork(request.ip),
});
