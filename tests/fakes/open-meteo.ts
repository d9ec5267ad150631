import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Hour by hour: what the air feels like, the probability of rain in percent, and millimetres of it. */
export interface Hours {
  felt: (number | null)[];
  probability: number[];
  millimetres: number[];
}

/** An Open-Meteo on this machine: it answers what is laid out and remembers what it was asked. */
export async function startOpenMeteo(hours: Hours) {
  const fake = { hours, status: 200, asked: [] as URLSearchParams[] };
  const server = createServer((request, response) => {
    fake.asked.push(new URL(request.url ?? '/', 'http://127.0.0.1').searchParams);
    const { felt, probability, millimetres } = fake.hours;
    const hourly = {
      apparent_temperature: felt,
      precipitation_probability: probability,
      precipitation: millimetres,
    };
    response.writeHead(fake.status, { 'content-type': 'application/json' }).end(JSON.stringify({ hourly }));
  }).listen(0, '127.0.0.1');
  // It keeps nobody waiting who wants to end.
  server.unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(fake, {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  });
}
