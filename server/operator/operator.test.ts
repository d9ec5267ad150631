import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addGarment, startTestServer, type TestServer } from '#tests/factories/server.ts';
import { commands } from './commands.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the operator', () => {
  it('sees totals without the demonstrations', async () => {
    await addGarment(await server.person());
    await server.visitor().send('GET /api/demo-login');
    const outcome = await commands.figures?.run(server.services, []);
    expect(outcome?.text).toMatch(/cuentas +1\n/);
    expect(outcome?.text).toMatch(/demostraciones +1\n/);
    expect(outcome?.text).toMatch(/prendas +1\n/);
  });

  it('erases a person by name and says so when there is none', async () => {
    const client = await server.person('marta');
    expect(await commands['erase-user']?.run(server.services, ['Marta'])).toMatchObject({ ok: true });
    const login = { username: client.user.username, password: client.password };
    expect((await server.visitor().send('POST /api/login', login)).status).toBe(401);
    expect(await commands['erase-user']?.run(server.services, ['marta'])).toMatchObject({ ok: false });
    expect(await commands['erase-user']?.run(server.services, [])).toMatchObject({ ok: false });
  });
});
