import net from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

/** Fails tests that log an error or connect elsewhere. */
const { prototype } = net.Socket;
const connect = prototype.connect;
const strangers: string[] = [];

beforeAll(() => {
  prototype.connect = function (this: net.Socket, ...input: unknown[]) {
    const [first] = Array.isArray(input[0]) ? input[0] : input;
    const host = typeof first === 'object' && first !== null && 'host' in first ? first.host : undefined;
    if (typeof host === 'string' && !/^(localhost|127\.|::1$|\/)/.test(host)) strangers.push(host);
    return Reflect.apply(connect, this, input);
  } as typeof connect;
});
afterAll(() => {
  prototype.connect = connect;
});

beforeEach(() => {
  strangers.length = 0;
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const errors = vi.mocked(console.error).mock.calls;
  vi.mocked(console.error).mockRestore();
  expect(errors, 'the test wrote to console.error').toEqual([]);
  expect(strangers, 'the test reached for another machine').toEqual([]);
});
