import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/languages.ts';
import { networkOf } from '#server/platform/http/network.ts';
import { apiWords } from '#server/platform/language/api-words.ts';
import { findText } from '#server/platform/language/find-text.ts';
import { devices } from '#server/platform/language/words.ts';

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

/** Without versions, which would tell too much. */
export function deviceName(userAgent = ''): string {
  const find = (table: typeof browsers) => table.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find(browsers);
  const system = find(systems);
  if (system === undefined) return browser ?? devices.unknown;
  return browser === undefined ? devices.anyBrowser(system) : devices.browser(browser, system);
}

/** @param name as `deviceName` has made it */
export const deviceNameIn = (language: Language, name: string): string =>
  findText(name, devices, apiWords[language].devices) ?? name;

/** An IPv4 /24 or an IPv6 /48: enough to tell home from elsewhere. */
export function coarseNetwork(ip: string): string {
  const plain = ip.replace(/^::ffff:/, '');
  if (!plain.includes(':')) return `${plain.split('.').slice(0, 3).join('.')}.x`;
  return `${networkOf(plain).split(':').slice(0, 3).join(':')}:x`;
}

export const placeOf = (request: Pick<FastifyRequest, 'headers' | 'ip'>): Place => ({
  device: deviceName(request.headers['user-agent']),
  network: coarseNetwork(request.ip),
});
