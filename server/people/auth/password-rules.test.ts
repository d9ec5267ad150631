import { describe, expect, it } from 'vitest';
import { startTestServer } from '#tests/factories/server.ts';
import { isLeaked, requireUnguessable } from './password-rules.ts';

describe('a password', () => {
  it.each(['123456', 'password', 'Password1', 'qwertyuiop', 'realmadrid', 'contrasena', 'TEQUIERO'])(
    'such as %s is too common',
    (password) => {
      expect(isLeaked(password)).toBe(true);
    },
  );

  it.each(['tren-limon-piedra', 'ñandú verde 7', '    spaces    ', 'x'.repeat(128)])(
    'such as %j is hard to guess, whatever its characters',
    (password) => {
      expect(isLeaked(password)).toBe(false);
      expect(() => requireUnguessable(password, { username: 'ana', email: 'ana@ejemplo.es' })).not.toThrow();
    },
  );

  it.each(['lucia.perez', 'Lucia.Perez2026!', 'lucia.perez@ejemplo.es', 'vestidor', 'Vestidor123'])(
    'such as %s is guessed from the person or the place',
    (password) => {
      const person = { username: 'lucia.perez', email: 'lucia.perez@ejemplo.es' };
      expect(() => requireUnguessable(password, person)).toThrow(/adivin/);
    },
  );
});

const server = await startTestServer();

describe('every way to set a password', () => {
  const known = (field: string) => ({
    status: 422,
    body: { code: 'password_known', details: { [field]: expect.any(String) } },
  });

  it.each(['POST /api/register', 'POST /api/trial/register'])('at %s refuses a known one', async (call) => {
    const account = { username: 'nora', email: 'nora@ejemplo.es', password: '123456789' };
    expect(await server.visitor().send(call, account)).toMatchObject(known('password'));
  });

  it('refuses it in place of an old one, and the old one stays', async () => {
    const person = await server.person();
    const change = { currentPassword: person.password, newPassword: 'contraseña' };
    expect(
      await person.send('POST /api/account/password', { ...change, newPassword: 'iloveyou' }),
    ).toMatchObject(known('newPassword'));
    const own = { ...change, newPassword: `${person.user.username}1` };
    expect(await person.send('POST /api/account/password', own)).toMatchObject(known('newPassword'));
    const login = { username: person.user.username, password: person.password };
    expect((await server.visitor().send('POST /api/login', login)).status).toBe(200);
  });
});
