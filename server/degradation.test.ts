import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { closedAfter } from '#tests/factories/closed-after.ts';
import { dressedPerson } from '#tests/factories/dressed.ts';
import { freePort } from '#tests/factories/free-port.ts';
import { lettersTo } from '#tests/factories/letters.ts';
import { photograph } from '#tests/factories/photograph.ts';
import { addGarment, refusal, startTestServer, type TestServer } from '#tests/factories/server.ts';
import { listening } from '#tests/fakes/listening.ts';
import { serveS3 } from '#tests/fakes/s3.ts';
import { startSmtp } from '#tests/fakes/smtp.ts';
import { sendDueMail } from './send-due-mail.ts';

/*
 * Points each external service at a closed port: features that need it fail in Spanish, nothing is lost, the
 * rest works.
 */
let server: TestServer;

const closed = await freePort();

it('without the store of photographs a photograph is refused and nothing is filed; the wardrobe stays open', async () => {
  server = await startTestServer({
    S3_BUCKET: 'fotos',
    S3_ENDPOINT: `http://127.0.0.1:${closed}`,
    S3_REGION: 'eu-south-2',
    S3_ACCESS_KEY_ID: 'llave',
    S3_SECRET_ACCESS_KEY: 'secreto',
  });
  const person = await server.person();
  const imageBase64 = (await photograph()).toString('base64');
  const scan = () => person.send('POST /api/wardrobe/scan', { imageBase64 });
  const unavailable = {
    status: 503,
    body: { code: 'photos_unavailable', message: expect.stringMatching(/foto/) },
  };
  expect(await scan()).toMatchObject(unavailable);
  const drawn = await addGarment(person);
  const { items } = (await person.send('GET /api/wardrobe')).body.wardrobe;
  expect(items.map(({ id }: { id: string }) => id)).toEqual([drawn.id]);

  // When the store is back, the same photo is filed; when it fails again, the garment stays and its
  // picture reports why.
  const store = await listening(createServer(serveS3('fotos')), closed);
  const { item } = (await scan()).body;
  await store.close();
  expect(await person.send(`GET ${item.photo.thumb}`)).toMatchObject(unavailable);
  const patched = await person.send(`PATCH /api/wardrobe/items/${item.id}`, { name: 'La de siempre' });
  expect(patched.body.item.name).toBe('La de siempre');
});

it('without the mail accounts are made and passwords asked for, and the letters wait', async () => {
  server = await startTestServer({
    SMTP_URL: `smtp://127.0.0.1:${closed}`,
    MAIL_FROM: 'Vestidor <hola@vestidor.example>',
  });
  const { services } = server;
  const person = await server.person();
  const { email } = person.user;
  expect((await server.visitor().send('POST /api/auth/password-reset/request', { email })).status).toBe(200);
  expect(await sendDueMail(services)).toBe(0);
  const waiting = await lettersTo(server, email);
  expect(waiting.map(({ sentAt }) => sentAt)).toEqual([null, null]);

  const smtp = closedAfter(await startSmtp());
  server.travel(24 * 3600_000);
  const mail = { ...services.config.mail, smtpUrl: smtp.url };
  await sendDueMail({ ...services, config: { ...services.config, mail } });
  expect(smtp.received.filter(({ to }) => to.includes(email))).toHaveLength(2);
});

describe('without the providers of models', () => {
  const providers = () => ({
    OPENAI_API_KEY: 'clave',
    OPENAI_BASE_URL: `http://127.0.0.1:${closed}/v1`,
    MISTRAL_API_KEY: 'clave',
    MISTRAL_BASE_URL: `http://127.0.0.1:${closed}/v1`,
    VISION_PROVIDER: 'openai',
    VISION_MODEL: 'gpt-4.1-mini',
  });

  it('the advisors say that they are away, and scanning goes on by itself', async () => {
    server = await startTestServer(providers());
    const person = await dressedPerson(server);
    await person.send('POST /api/trial/start');
    for (const advisor of ['maya', 'valentina'])
      expect(await person.send(`POST /api/ai/chat/${advisor}`, { message: 'hola' })).toMatchObject({
        status: 503,
        body: { code: `${advisor}_unavailable`, message: expect.stringMatching(/no está disponible/) },
      });
    await person.send('PUT /api/second-look/consent', { provider: 'openai' });
    const imageBase64 = (await photograph()).toString('base64');
    const { item } = (await person.send('POST /api/wardrobe/scan', { imageBase64 })).body;
    expect(await person.send(`POST /api/wardrobe/items/${item.id}/second-look`)).toMatchObject(
      refusal(503, 'second_look_failed'),
    );
    const composed = await person.send('POST /api/wardrobe/outfits/generate', {
      occasion: 'work',
      season: 'fall',
    });
    expect(composed.body.generated).toBeGreaterThan(0);
  });

  it('the local advisor takes over when configured', async () => {
    server = await startTestServer({ ...providers(), CHAT_FALLBACK: 'local' });
    const reply = await server
      .visitor()
      .send('POST /api/openai/chat', { message: 'hola', sessionId: 'chat_1' });
    expect(reply).toMatchObject({ status: 200, body: { model: 'local', notice: { code: 'local_instead' } } });
  });
});

it('without the weather the temperature is asked of the person', async () => {
  server = await startTestServer({ WEATHER_URL: `http://127.0.0.1:${closed}` });
  const person = await server.person();
  const reply = await person.send('GET /api/weather?latitude=40.4&longitude=-3.7');
  expect(reply).toMatchObject(refusal(503, 'weather_unavailable'));
});
