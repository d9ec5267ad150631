import type { FastifyRequest } from 'fastify';
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

/** Without versions, which would tell too much. */
export function deviceName(userAgent = ''): string {
  const find = (table: typeof browsers) => table.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find(browsers);
  const system = find(systems);
  if (browser === undefined && system === undefined) return 'Un dispositivo';
  return system === undefined ? `${browser}` : `${browser ?? 'Un navegador'} en ${system}`;
}

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
