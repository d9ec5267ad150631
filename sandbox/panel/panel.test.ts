import { describe, expect, it } from 'vitest';
import { switchNames } from '#sandbox/switches.ts';
import { startPaidTestServer, startTestServer } from '#tests/factories/server.ts';

const server = await startPaidTestServer();

const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };

describe('the panel of the sandbox', () => {
  it('offers each provider’s eight states, the test cards and ways in, without a script', async () => {
    const { status, body, headers } = await server.visitor().send('GET /sandbox');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    expect(body.match(/<select/g)).toHaveLength(switchNames.length);
    for (const name of [
      'funciona',
      'error',
      'cancelado',
      'pendiente',
      'excepción',
      'respuesta vacía',
      'tarda 30 s',
      'importe distinto',
    ]) {
      expect(body.split(`>${name}</option>`)).toHaveLength(switchNames.length + 1);
    }
    expect(body).toContain('4242 4242 4242 4242');
    expect(body).toContain('href="/sandbox/paypal"');
    expect(body).not.toMatch(/<script|style=/i);
    const style = await server.visitor().send('GET /sandbox/style.css');
    expect(style.headers['content-type']).toContain('text/css');
  });

  it('sets a switch by its form and shows it as set', async () => {
    const answer = await server.visitor().send('POST /sandbox', 'paypal=hang&bank=pending', form);
    expect([answer.status, answer.headers.location]).toEqual([303, '/sandbox?saved']);
    expect(server.sandbox.switches).toMatchObject({ paypal: 'hang', bank: 'pending', stripe: 'none' });
    const { body } = await server.visitor().send('GET /sandbox?saved');
    expect(body).toContain('<option value="hang" selected>');
    expect(body).toContain('Guardado.');
  });

  it('sets and says switches as JSON', async () => {
    const { body } = await server.visitor().send('POST /sandbox/switches', { paypal: 'none', bank: 'none' });
    expect(body).toMatchObject({ paypal: 'none', bank: 'none' });
    expect((await server.visitor().send('GET /sandbox/switches')).body).toEqual(body);
  });

  it.each([{ paypal: 'explode' }, { visa: 'none' }])('refuses %j', async (change) => {
    const answer = await server.visitor().send('POST /sandbox/switches', change);
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation' } });
  });

  it('does not listen to another site', async () => {
    const headers = { ...form.headers, 'sec-fetch-site': 'cross-site' };
    const answer = await server.visitor().send('POST /sandbox', 'paypal=error', { headers });
    expect(answer.status).toBe(403);
  });
});

it('does not exist where there is no sandbox', async () => {
  const real = await startTestServer();
  for (const url of [
    '/sandbox',
    '/sandbox/switches',
    '/sandbox/style.css',
    '/sandbox/paypal',
    '/sandbox/bank',
  ]) {
    expect(server.app.hasRoute({ method: 'GET', url }), url).toBe(true);
    expect(real.app.hasRoute({ method: 'GET', url }), url).toBe(false);
  }
});
