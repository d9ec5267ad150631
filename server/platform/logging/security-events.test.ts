import { beforeEach, describe, expect, it } from 'vitest';
import { startLoggedServer } from '#tests/factories/logged-server.ts';
import { Client } from '#tests/factories/server.ts';

const server = await startLoggedServer({ logLevel: 'info', logRequests: false });
beforeEach(() => {
  server.lines.length = 0;
});

const told = () => server.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'security');
const account = { username: 'irene', email: 'irene@ejemplo.es', password: 'caballo-grapa-42' };

describe('the log of what concerns accounts', () => {
  it('records sign-ins, failures and changed credentials, without names', async () => {
    const client = new Client(server.app);
    const { user } = (await client.send('POST /api/register', account)).body;
    await client.send('POST /api/login', { username: 'Irene', password: 'no es esta' });
    await client.send('POST /api/login', { username: 'irene', password: account.password });
    await client.send('POST /api/account/password', {
      currentPassword: account.password,
      newPassword: 'tren-limon-piedra',
    });
    await client.send('POST /api/logout');
    expect(told()).toMatchObject([
      { event: 'sign-up', outcome: 'done', status: 200, level: 'info' },
      { event: 'sign-in', outcome: 'unauthenticated', status: 401, level: 'warn' },
      { event: 'sign-in', outcome: 'done', status: 200 },
      { event: 'password-change', outcome: 'done', person: user.id },
      { event: 'sign-out', outcome: 'done', person: user.id },
    ]);
    expect(
      new Set(
        told()
          .slice(0, 3)
          .map((line) => line.account),
      ).size,
    ).toBe(1);
    expect(new Set(told().map((line) => line.network)).size).toBe(1);
    const log = server.lines.join('\n');
    for (const secret of ['irene', 'ejemplo.es', account.password, 'tren-limon', '127.0.0.1'])
      expect(log.toLowerCase()).not.toContain(secret);
  });

  it('holds whom a guard has refused, and not every visitor who looks around', async () => {
    const visitor = new Client(server.app);
    await visitor.send('GET /api/auth/user');
    expect(told()).toEqual([]);
    await visitor.send('POST /api/store/cart/add', {}, { headers: { 'sec-fetch-site': 'cross-site' } });
    const person = new Client(server.app);
    await person.send('POST /api/register', { ...account, username: 'olga', email: 'olga@ejemplo.es' });
    await person.send('POST /api/ai/chat/maya', { message: 'hola' });
    expect(told()).toMatchObject([
      { event: 'refused', outcome: 'forbidden', route: '/api/store/cart/add', person: null },
      { event: 'sign-up' },
      { event: 'refused', outcome: 'forbidden', route: '/api/ai/chat/maya', person: expect.any(String) },
    ]);
  });
});
