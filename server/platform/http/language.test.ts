import { expect, it } from 'vitest';
import { languageCookie } from '#contract/languages.ts';
import { startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();
const visitor = server.visitor();

const register = (headers: Record<string, string>) =>
  visitor.send(
    'POST /api/register',
    { username: 'x', email: 'x@example.com', password: 'sol de mayo' },
    { headers },
  );
const inLanguage = (language: string) => ({ cookie: `${languageCookie}=${language}` });

it('a fault of a form is answered in the language that was chosen', async () => {
  expect(await register(inLanguage('en'))).toMatchObject({
    status: 400,
    body: {
      message: 'The username must have at least 3 characters',
      details: { username: 'The username must have at least 3 characters' },
    },
  });
  expect((await register(inLanguage('pt'))).body.message).toBe(
    'O nome de utilizador deve ter pelo menos 3 caracteres',
  );
});

it.each<[string, Record<string, string>]>([
  ['nothing was chosen', {}],
  ['only the browser prefers another', { 'accept-language': 'en-GB' }],
  ['an unknown language was chosen', inLanguage('xx')],
])('is answered in Spanish when %s', async (_case, headers) => {
  expect((await register(headers)).body.message).toBe(
    'El nombre de usuario debe tener al menos 3 caracteres',
  );
});

it('a fault for which the schema has no words is told in the language that was chosen', async () => {
  const incomplete = (headers: Record<string, string>) =>
    visitor.send('POST /api/register', { username: 3 } as never, { headers });
  expect((await incomplete({})).body).toMatchObject({
    message: 'El dato no es del tipo esperado',
    details: { username: 'El dato no es del tipo esperado', email: 'Falta este dato' },
  });
  expect((await incomplete(inLanguage('pt'))).body.details.email).toBe('Falta este dado');
});

it('the name of a device follows the language, too', async () => {
  const person = await server.person();
  const devices = await person.send('GET /api/account/devices', undefined, {
    headers: { cookie: `${person.cookie}; ${languageCookie}=en` },
  });
  expect(devices.body.devices[0].name).toBe('A device');
});

it('an error of the catalogue is answered in the language that was chosen', async () => {
  const missing = await visitor.send('GET /api/nothing', undefined, { headers: inLanguage('en') });
  expect(missing).toMatchObject({
    status: 404,
    body: { message: 'We couldn’t find what you’re looking for.' },
  });
});
