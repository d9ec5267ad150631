import { createServer } from 'node:http';
import { createServer as createNetServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { closedAfter } from '#tests/factories/closed-after.ts';
import { listening } from '#tests/fakes/listening.ts';
import { isPublicAddress, isPublicUrl, NotPublic, publicLookup, requestPublic } from './public-request.ts';

const limits = { timeoutMs: 500, bytesMax: 1000 };

async function startServer() {
  const server = createServer((request, response) => {
    if (request.url === '/slow') return;
    response.end(request.url === '/large' ? 'x'.repeat(2000) : 'here');
  });
  return closedAfter(await listening(server)).origin;
}

describe('an address', () => {
  it.each(['8.8.8.8', '2606:4700:4700::1111', '192.0.3.1'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    'http://push.example.com/a',
    'https://user:word@push.example.com/a',
    'https://localhost/a',
    'https://intranet/a',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://0x7f.1/a',
    'https://600123456/a',
    'https://[::1]/a',
    'https://[::ffff:10.0.0.1]/a',
    'file:///etc/passwd',
    'nothing',
  ])('in %s is refused before anything is sent', (url) => {
    expect(isPublicUrl(url, [])).toBe(false);
  });

  it('of a stand-in is exempt, by its whole origin', () => {
    expect(isPublicUrl('http://127.0.0.1:4000/a', ['http://127.0.0.1:4000'])).toBe(true);
    expect(isPublicUrl('http://127.0.0.1:4001/a', ['http://127.0.0.1:4000'])).toBe(false);
  });
});

describe('a request', () => {
  it('is refused at the connection when a public name leads to a private address', async () => {
    const { promise, resolve } = Promise.withResolvers<Error | null>();
    publicLookup('localhost', { all: true }, (error) => resolve(error));
    expect(await promise).toBeInstanceOf(NotPublic);
  });

  it('brings what an exempt origin sends, and refuses more bytes or more time', async () => {
    const origin = await startServer();
    const asked = (path: string) => requestPublic(`${origin}${path}`, { ...limits, exempt: [origin] });
    expect(String((await asked('/')).body)).toBe('here');
    await expect(asked('/large')).rejects.toThrow('more than 1000 bytes');
    await expect(asked('/slow')).rejects.toThrow(/abort|timeout/i);
    await expect(requestPublic(origin, { ...limits, exempt: [] })).rejects.toBeInstanceOf(NotPublic);
  });

  it('fails at an answer that changes the protocol, and its socket is closed', async () => {
    const closed = Promise.withResolvers<void>();
    const server = createNetServer((socket) => {
      socket.on('close', () => closed.resolve()).on('error', () => {});
      socket.once('data', () =>
        socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
      );
    });
    const { origin } = closedAfter(await listening(server));
    await expect(requestPublic(origin, { ...limits, exempt: [origin] })).rejects.toThrow(
      'changes the protocol',
    );
    await closed.promise;
  });
});
