import dns, { type LookupAddress, type LookupAllOptions } from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import { closedAfter } from '#tests/factories/closed-after.ts';
import { listening } from '#tests/fakes/listening.ts';
import { PageReader } from './reader.ts';

const real = dns.lookup;
let answers: LookupAddress[][] = [];
/** Nothing here runs a resolver that changes its mind. */
const resolver = vi.spyOn(dns, 'lookup').mockImplementation(((
  name: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => {
  const answer = name === 'localhost.ejemplo.es' ? answers.shift() : undefined;
  if (answer) done(null, answer);
  else real(name, options, done);
}) as typeof dns.lookup);
afterAll(() => resolver.mockRestore());

const reader = closedAfter(new PageReader());

let reached = 0;
let listener: RequestListener = (_request, response) => response.end();
const trap = createServer((_request, response) => {
  reached++;
  response.end('secret');
});
const shop = createServer((request, response) => listener(request, response));
const { port } = closedAfter(await listening(trap));
const { origin } = closedAfter(await listening(shop));
afterEach(() => {
  expect(reached).toBe(0);
});

/** The code of the error. */
async function refusal(address: string): Promise<ErrorCode | 'read'> {
  return reader.read(address, { loopbackOrigins: [origin] }).then(
    () => 'read' as const,
    (error) => error.code,
  );
}

const hosts = [
  ...[
    'localhost',
    'localhost.',
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0x7f.1',
  ],
  ...[
    '127.255.255.254',
    '0.0.0.0',
    '0',
    '10.0.0.1',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
  ],
  ...[
    '192.168.255.255',
    '169.254.169.254',
    '169.254.0.1',
    '100.64.0.1',
    '198.18.0.1',
    '192.0.2.1',
    '203.0.113.7',
  ],
  ...['224.0.0.1', '239.255.255.250', '240.0.0.1', '255.255.255.255', '[::1]', '[::]', '[::ffff:127.0.0.1]'],
  ...[
    '[::ffff:a00:1]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd12:3456::1]',
    '[ff02::1]',
    '[2001:db8::1]',
    '[2002:7f00:1::]',
  ],
  ...['[64:ff9b::7f00:1]', 'intranet', 'metadata', 'router', '①②⑦.⓪.⓪.①', '127。0。0。1'],
];

const forms = (host: string, port: number) => [
  `http://${host}:${port}/`,
  `https://${host}/camisa`,
  `https://ana:clave@${host}:${port}/`,
  `https://${host}:${port}/?a=https://tienda.ejemplo.es`,
  `https://tienda.ejemplo.es@${host}:${port}/`,
];

const schemes = [
  'file:///etc/passwd',
  'ftp://ejemplo.es/a',
  'gopher://127.0.0.1',
  'data:text/html,a',
  'javascript:1',
  'https:',
  '//',
];

describe('an address', () => {
  it(`is refused before anything is sent, in ${hosts.length * 5 + schemes.length} ways to say a private one`, async () => {
    for (const address of [...hosts.flatMap((host) => forms(host, port)), ...schemes])
      expect([address, await refusal(address)]).toEqual([address, 'page_not_public']);
  });

  it.each([
    ['a private address', [[{ address: '127.0.0.1', family: 4 }]]],
    [
      'a public and a private one',
      [
        [
          { address: '93.184.215.14', family: 4 },
          { address: '10.0.0.1', family: 4 },
        ],
      ],
    ],
    [
      'a private one the second time',
      [[{ address: '::1', family: 6 }], [{ address: '93.184.215.14', family: 4 }]],
    ],
  ])('whose name leads to %s is refused at the connection', async (_what, found) => {
    answers = [...found];
    expect(await refusal(`https://localhost.ejemplo.es:${port}/`)).toBe('page_not_public');
  });
});

describe('a page', () => {
  const page = () => `${origin}/camisa`;
  const html = (body: string | Buffer, headers = {}): void => {
    listener = (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body);
  };
  const sold =
    '<meta property="og:type" content="product"><meta property="og:title" content="Camisa de otoño">';

  it('is read, also after a redirect, packed, or in another charset', async () => {
    html(sold);
    expect(await refusal(page())).toBe('read');
    html(gzipSync(sold), { 'content-encoding': 'gzip' });
    expect(await refusal(page())).toBe('read');
    html(Buffer.from(sold, 'latin1'), { 'content-type': 'text/html; charset=iso-8859-1' });
    const { product } = await reader.read(page(), { loopbackOrigins: [origin] });
    expect(product.name).toBe('Camisa de otoño');
    listener = (request, response) =>
      request.url === '/camisa' ? response.writeHead(302, { location: '/b' }).end() : response.end(sold);
    expect(await refusal(page())).toBe('read');
  });

  it.each([
    'http://127.0.0.1',
    'https://127.0.0.1',
    '//127.0.0.1',
    'https://169.254.169.254',
    'file:///etc/passwd',
    'http://[',
  ])('that redirects to %s is left there', async (to) => {
    const location = to.includes('127') ? `${to}:${port}/` : to;
    listener = (_request, response) => response.writeHead(302, { location }).end();
    expect(await refusal(page())).toBe('page_not_public');
  });

  it('that redirects for ever is left', async () => {
    let asked = 0;
    listener = (_request, response) => response.writeHead(301, { location: `/${asked++}` }).end();
    expect(await refusal(page())).toBe('page_unreachable');
    expect(asked).toBeLessThanOrEqual(4);
  });

  it.each([
    ['is too large', Buffer.alloc(6_000_000, 'a'), {}, 'page_too_large'],
    [
      'unpacks to too much',
      gzipSync(Buffer.alloc(200_000_000)),
      { 'content-encoding': 'gzip' },
      'page_too_large',
    ],
    ['is not packed as it says', Buffer.from('a'), { 'content-encoding': 'gzip' }, 'page_unreachable'],
    ['is packed unheard of', Buffer.from('a'), { 'content-encoding': 'zip' }, 'page_unreachable'],
    ['is a file', Buffer.from('a'), { 'content-type': 'application/octet-stream' }, 'page_unreadable'],
    ['sells nothing', Buffer.from('<title>Hola</title>'), {}, 'page_unreadable'],
    ['is empty', Buffer.alloc(0), {}, 'page_unreadable'],
  ])('that %s is refused in words', async (_what, body, headers, code) => {
    html(body, headers);
    expect(await refusal(page())).toBe(code);
  });

  it.each([403, 404, 500])('that answers %i is refused in words', async (status) => {
    listener = (_request, response) => response.writeHead(status).end(sold);
    expect(await refusal(page())).toBe('page_unreachable');
  });

  it('that never ends is left after five seconds', async () => {
    listener = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const dripping = setInterval(() => response.write(' '), 200);
      response.on('close', () => clearInterval(dripping));
    };
    expect(await refusal(page())).toBe('page_unreachable');
  }, 15_000);
});
