import type { Dice } from './dice.ts';
import type { RawRequest } from './raw-request.ts';

const nasty: readonly unknown[] = [
  null,
  true,
  -1,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  '',
  ' ',
  'null',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b\ufeff',
  '../../etc/passwd',
  "' or 1=1 --",
  '%s%n{{7*7}}#{7*7}',
  '<script>alert(1)</script>',
  'x'.repeat(10_000),
  'ñ'.repeat(300),
  '2026-02-30',
  '9999-12-31',
  '0001-01-01',
  '99999-01-01T00:00:00.000Z',
  [],
  {},
  [[]],
  { toString: 1 },
  Array.from({ length: 3000 }, () => 1),
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
];

/** In one place. */
export function spoilValue(value: unknown, dice: Dice): unknown {
  if (Array.isArray(value)) {
    if (value.length === 0 || dice.chance(0.3))
      return dice.pick([dice.pick(nasty), [...value, ...value], [dice.pick(nasty)]]);
    const at = dice.upTo(value.length);
    return value.map((entry, index) => (index === at ? spoilValue(entry, dice) : entry));
  }
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value);
    const copy: Record<string, unknown> = { ...value };
    if (keys.length === 0 || dice.chance(0.25)) {
      const key = dice.pick([
        '__proto__',
        'constructor',
        'ownerId',
        'userId',
        'id',
        'premium',
        'x'.repeat(500),
      ]);
      return Object.defineProperty(copy, key, { value: dice.pick(nasty), enumerable: true });
    }
    const key = dice.pick(keys);
    if (dice.chance(0.2)) delete copy[key];
    else copy[key] = spoilValue(copy[key], dice);
    return copy;
  }
  return dice.pick(nasty);
}

type Spoiling = (request: RawRequest, dice: Dice) => void;
const bytes = (text: string) => Buffer.from(text, 'latin1');

const spoilings: readonly Spoiling[] = [
  (request, dice) => {
    const body = request.body ?? Buffer.from('{}');
    request.body = dice.pick([
      body.subarray(0, dice.upTo(body.length + 1)),
      Buffer.concat([body, body]),
      Buffer.concat([bytes('\xef\xbb\xbf'), body]),
      Buffer.concat([bytes('{"name":"\xff\xfe\xc0\x80"'), bytes('}')]),
      Buffer.from(body.toString('utf8'), 'utf16le'),
      bytes('['.repeat(20_000)),
      bytes(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`),
      bytes('{"__proto__":{"premium":true}}'),
      bytes('{"constructor":{"prototype":{"x":1}}}'),
      bytes('{"a":1e999,"a":2}'),
      bytes('null'),
      bytes('"x"'),
      bytes('[]'),
      bytes('\x00'),
      bytes(' '),
      Buffer.alloc(0),
      Buffer.alloc(300_000, 'x'),
    ]);
  },
  (request, dice) => {
    request.headers = request.headers.filter(([name]) => name !== 'content-type');
    const type = dice.pick([
      undefined,
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'application/json; charset=latin1',
      'APPLICATION/JSON',
      'application/json;',
      'application/json, text/html',
      'x',
    ]);
    if (type !== undefined) request.headers.push(['content-type', type]);
  },
  (request, dice) => {
    const headers: [string, string][] = [
      ['x-forwarded-for', '127.0.0.1, 10.0.0.1'],
      ['x-forwarded-proto', 'https'],
      ['x-forwarded-host', 'evil.example'],
      ['host', 'evil.example'],
      ['x-request-id', 'x'.repeat(3000)],
      ['x-long', 'x'.repeat(20_000)],
      ['origin', 'https://evil.example'],
      ['origin', 'null'],
      ['sec-fetch-site', 'cross-site'],
      ['if-none-match', '*'],
      ['if-none-match', 'W/"x", "'],
      ['if-modified-since', 'never'],
      ['range', 'bytes=9-1'],
      ['range', 'bytes=0-0,1-1,-'],
      ['accept', 'text/event-stream'],
      ['accept', '\xff'],
      ['accept-encoding', 'identity;q=0, *;q=0'],
      ['expect', '100-continue'],
      ['upgrade', 'websocket'],
      ['content-encoding', 'gzip'],
      ['transfer-encoding', 'chunked'],
      ['content-length', '3'],
      ['content-length', '-1'],
      ['cookie', 'vestidor_session=x'],
      ['cookie', `vestidor_session=${'x'.repeat(3000)}`],
      ['cookie', '__Host-vestidor_session=x; vestidor_session; =; ;;; a=%'],
      ['authorization', 'Bearer x'],
      ['x-http-method-override', 'DELETE'],
      ['stripe-signature', 't=1,v1=x'],
      ['bad header', 'x'],
    ];
    request.headers.push(dice.pick(headers));
    if (dice.chance(0.3)) request.headers.push(dice.pick(request.headers));
    if (dice.chance(0.3)) request.headers.reverse();
  },
  (request, dice) => {
    request.method = dice.pick([
      'GET',
      'HEAD',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
      'DELETE',
      'PUT',
      'post',
      'LONGMETHOD',
    ]);
  },
  (request, dice) => {
    const { path } = request;
    const half = Math.floor(path.length / 2);
    request.path = dice.pick([
      `${path}/`,
      `/${path}`,
      `${path}%00`,
      `${path}/..%2f..%2f..%2fetc%2fpasswd`,
      `/assets/..%2f..%2f.data${path}`,
      `/assets/../../package.json`,
      `${path}%`,
      `${path}%ff%fe`,
      `${path};jsessionid=1`,
      path.toUpperCase(),
      path.replaceAll('/', '%2f'),
      `${path.slice(0, half)}/./${path.slice(half)}`,
      `${path}?${'a=1&'.repeat(2000)}`,
      `${path}?a=1&a=2&a[]=3&__proto__[x]=1`,
      `${path}?%00=%00&confirm=true&confirm=false`,
      `${path}?limit=1e9&cursor=${'x'.repeat(2000)}`,
      `${path}${'x'.repeat(5000)}`,
      `http://evil.example${path}`,
      '*',
      `${path}\xff`,
    ]);
  },
];

export const spoil = (request: RawRequest, dice: Dice): void => dice.pick(spoilings)(request, dice);
