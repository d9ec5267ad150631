import { beforeEach, describe, expect, it } from 'vitest';
import { closedAfter } from '#tests/factories/closed-after.ts';
import { startTestServer } from '#tests/factories/server.ts';
import { startOpenMeteo } from '#tests/fakes/open-meteo.ts';

const hours = (felt: (number | null)[], probability: number[], millimetres: number[]) => ({
  felt,
  probability,
  millimetres,
});

const openMeteo = closedAfter(await startOpenMeteo(hours([12], [0], [0])));
const server = await startTestServer({ WEATHER_URL: openMeteo.origin });
beforeEach(() => {
  Object.assign(openMeteo, { status: 200, asked: [] });
});

const at = (latitude: string, longitude: string) =>
  `GET /api/weather?latitude=${latitude}&longitude=${longitude}`;

describe('the weather', () => {
  it('is what the coming hours feel like, and whether it will rain', async () => {
    openMeteo.hours = hours([9.6, 8.4, null], [20, 80, 10], [0, 0.2, 0]);
    const client = await server.person();
    expect((await client.send(at('40.4', '-3.7'))).body).toEqual({ temperatureC: 9, rain: true });
    expect(openMeteo.asked[0]?.get('latitude')).toBe('40.4');
  });

  it('stays dry under a passing chance of a drop', async () => {
    openMeteo.hours = hours([30, 31], [30, 40], [0, 0.1]);
    const client = await server.person();
    expect((await client.send(at('37.4', '-6'))).body).toEqual({ temperatureC: 31, rain: false });
  });

  it('is asked for once by all who live around, for a while', async () => {
    openMeteo.hours = hours([12], [0], [0]);
    for (const client of [await server.person(), await server.person()]) {
      expect((await client.send(at('41.4', '2.2'))).status).toBe(200);
    }
    expect(openMeteo.asked).toHaveLength(1);
    server.travel(31 * 60 * 1000);
    await (await server.person()).send(at('41.4', '2.2'));
    expect(openMeteo.asked).toHaveLength(2);
  });

  it('never passes on an exact location', async () => {
    const client = await server.person();
    const reply = await client.send(at('40.416775', '-3.703790'));
    expect(reply).toMatchObject({ status: 400, body: { details: { latitude: expect.any(String) } } });
    expect((await client.send(at('91', '0'))).status).toBe(400);
    expect(openMeteo.asked).toEqual([]);
  });

  it.each([
    ['it fails', { status: 500 }],
    ['it knows nothing', { hours: hours([null], [0], [0]) }],
    ['it says nonsense', { hours: {} }],
  ])('is missed in Spanish when %s', async (_what, given) => {
    Object.assign(openMeteo, given);
    const client = await server.person();
    expect(await client.send(at('10', '10'))).toMatchObject({
      status: 503,
      body: { code: 'weather_unavailable', message: expect.stringContaining('temperatura') },
    });
  });

  it('can be switched off by the operator', async () => {
    const off = await startTestServer({ WEATHER_URL: 'off' });
    const client = await off.person();
    expect((await client.send(at('40.4', '-3.7'))).body.code).toBe('weather_unavailable');
  });
});

describe('the coming days', () => {
  const days = (latitude: string) => `GET /api/weather/days?latitude=${latitude}&longitude=2.2`;

  it('feel as they do when one is out, and are wet when it is likely and worth an umbrella', async () => {
    openMeteo.days = {
      time: ['2026-11-21', '2026-11-22', '2026-11-23'],
      apparent_temperature_max: [14, 20, null],
      apparent_temperature_min: [4, 10, 3],
      precipitation_probability_max: [90, 90, 0],
      precipitation_sum: [6, 0.1, 0],
    };
    const client = await server.person();
    expect((await client.send(days('41.1'))).body).toEqual({
      days: [
        { day: '2026-11-21', temperatureC: 11, rain: true },
        { day: '2026-11-22', temperatureC: 17, rain: false },
      ],
    });
    expect(openMeteo.asked[0]?.get('timezone')).toBe('Europe/Madrid');
  });

  it('have a Spanish error when the provider is unreachable', async () => {
    openMeteo.status = 502;
    expect((await (await server.person()).send(days('41.2'))).body.code).toBe('weather_unavailable');
  });
});
