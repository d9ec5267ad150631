import { beforeEach, describe, expect, it } from 'vitest';
import { startLoggedServer } from '#tests/factories/logged-server.ts';
import { redactLine } from './options.ts';

const server = await startLoggedServer({ logLevel: 'debug', logRequests: true });
server.app.post('/spill', async (request) => {
  request.log.info({ headers: request.headers, body: request.body, note: request.body }, 'as it came');
  const { email } = request.body as { email: string };
  // The error contains the row's text.
  await server.services.db.$client.query('insert into users (id, email) values ($1, $2)', ['no-id', email]);
});
beforeEach(() => {
  server.lines.length = 0;
});

const secrets = {
  password: 'caballo-grapa-42',
  email: 'lucia.perez@ejemplo.es',
  card: '4242 4242 4242 4242',
  iban: 'ES91 2100 0418 4502 0005 1332',
  address: 'Calle Mayor 3, 28013 Madrid',
};
const cookie = 'vestidor_session=s3cr3t-of-a-session';

describe('the log', () => {
  it('contains nothing that a person has sent, whichever library logs it', async () => {
    const said = `${secrets.email} paga con ${secrets.card} o ${secrets.iban}`;
    await server.app.inject({
      method: 'POST',
      url: '/spill?email=lucia.perez@ejemplo.es',
      payload: { ...secrets, said },
      headers: { cookie, authorization: 'Bearer abc.def' },
    });
    const log = server.lines.join('\n');
    expect(log).toContain('as it came');
    expect(log).toContain('request failed');
    for (const secret of [...Object.values(secrets), 's3cr3t-of-a-session', 'abc.def', 'lucia'])
      expect(log).not.toContain(secret);
  });

  it('says which route was taken, how it ended and under which id, but not the address', async () => {
    const reply = await server.app.inject({
      url: '/api/wardrobe/items/0199-somebodys-garment?x=1',
      method: 'DELETE',
      headers: { 'x-request-id': 'proxy-0123456789' },
    });
    expect(reply.headers['x-request-id']).toBe('proxy-0123456789');
    const line = JSON.parse(server.lines.find((one) => one.includes('answered')) ?? '{}');
    expect(line).toMatchObject({
      level: 'info',
      requestId: 'proxy-0123456789',
      method: 'DELETE',
      route: '/api/wardrobe/items/:id',
      status: 401,
      millis: expect.any(Number),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(server.lines.join('\n')).not.toContain('somebodys');
  });

  it('gives an id of its own where the given one is none', async () => {
    for (const given of ['short', 'with spaces in it', `${'x'.repeat(65)}`, 'line"break{}']) {
      const { headers } = await server.app.inject({ url: '/healthz', headers: { 'x-request-id': given } });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('leaves out what looks like a secret in a text, and nothing else', () => {
    const line = (msg: string) => JSON.parse(redactLine(JSON.stringify({ msg }))).msg;
    expect(line('postgres://ana:clave@db.example/vestidor')).toBe('postgres://[removed]@db.example/vestidor');
    expect(line('Failed query: select $1\nparams: ana@ejemplo.es,3\n    at query (x.ts:1)')).toBe(
      'Failed query: select $1\nparams: [removed]\n    at query (x.ts:1)',
    );
    expect(line('sk_live_abcDEF123 fue rechazada')).toBe('[removed] fue rechazada');
    // Not card numbers.
    expect(line('pedido 1234567890123, a las 1763719200001')).toBe(
      'pedido 1234567890123, a las 1763719200001',
    );
    expect(JSON.parse(redactLine('not a line'))).toMatchObject({ level: 'error' });
  });
});
