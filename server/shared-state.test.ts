import { describe, expect, it } from 'vitest';
import { closedAfter } from '#tests/factories/closed-after.ts';
import { Client, type Reply, startTestServer } from '#tests/factories/server.ts';
import { buildApp } from './app.ts';
import { hashToken, Sessions } from './people/auth/sessions.ts';

/** Two servers on one database, behind a load balancer. */
const server = await startTestServer({ RATE_LIMIT_FACTOR: '0.1' });
const first = closedAfter(await buildApp(server.services, null, { shared: true }));
const second = closedAfter(await buildApp(server.services, null, { shared: true }));

const listeners = async () =>
  (
    await server.services.db.$client.query(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and query like 'listen%'`,
    )
  ).rows[0].n;

describe('two servers on one database', () => {
  it('know at once of a session that the other one has ended', async () => {
    await expect.poll(listeners).toBe(2);
    const here = new Client(first);
    const password = 'una-clave-larga';
    const person = { username: 'de-dos', email: 'de-dos@ejemplo.es', password };
    expect((await here.send('POST /api/register', person)).status).toBe(200);
    const there = new Client(second);
    there.cookie = here.cookie;
    // The second server now caches the person for five seconds.
    expect((await there.send('GET /api/auth/user')).status).toBe(200);
    await here.send('POST /api/logout');
    await expect
      .poll(async () => (await there.send('GET /api/auth/user')).status, { interval: 10, timeout: 2000 })
      .toBe(401);
  });

  it('refuse at once a device that was ended at the other one', async () => {
    const here = new Client(first);
    const person = { username: 'de-tres', email: 'de-tres@ejemplo.es', password: 'una-clave-larga' };
    server.travel(61 * 60 * 1000);
    expect((await here.send('POST /api/register', person)).status).toBe(200);
    const there = new Client(second);
    const { username, password } = person;
    await there.send('POST /api/login', { username, password });
    expect((await there.send('GET /api/auth/user')).status).toBe(200);
    const { body } = await here.send('GET /api/account/devices');
    await here.send(`POST /api/account/devices/${body.devices[1].id}/end`);
    await expect
      .poll(async () => (await there.send('GET /api/auth/user')).status, { interval: 10, timeout: 2000 })
      .toBe(401);
  });

  it('remember no person whose session ends while they are looked up, and none while they hear nothing', async () => {
    const { db, now } = server.services;
    const client = server.visitor();
    server.travel(61 * 60 * 1000);
    const person = { username: 'de-cuatro', email: 'de-cuatro@ejemplo.es', password: 'una-clave-larga' };
    const { user } = (await client.send('POST /api/register', person)).body;
    const sessions = new Sessions(db, now);
    const hash = hashToken(await sessions.start(user.id, { device: 'Firefox', network: '127.0.0.1' }));
    const lookup = sessions.find(hash);
    sessions.invalidate({ session: hash });
    expect(await lookup).toMatchObject({ person: { id: user.id } });
    expect(sessions.cached(hash)).toBeUndefined();
    sessions.hear(false);
    await sessions.find(hash);
    expect(sessions.cached(hash)).toBeUndefined();
    sessions.hear(true);
    await sessions.find(hash);
    expect(sessions.cached(hash)).toMatchObject({ person: { id: user.id } });
  });

  it('count together what may be done a few times an hour', async () => {
    server.travel(61 * 60 * 1000);
    const statuses: number[] = [];
    let last: Reply | undefined;
    for (let i = 0; i < 6; i++) {
      const person = { username: `v-${i}`, email: `v-${i}@ejemplo.es`, password: 'una-clave-larga' };
      last = await new Client(i % 2 === 0 ? first : second).send('POST /api/register', person);
      statuses.push(last.status);
    }
    // Three an hour at this factor.
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
    expect(last?.body.code).toBe('rate_limited');
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(3500);
    server.travel(61 * 60 * 1000);
    const later = { username: 'v-luego', email: 'v-luego@ejemplo.es', password: 'una-clave-larga' };
    expect((await new Client(second).send('POST /api/register', later)).status).toBe(200);
  });
});
