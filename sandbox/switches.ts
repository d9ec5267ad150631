import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** The providers that the sandbox stands in for. */
export const standIns = ['stripe', 'paypal', 'bitcoin', 'bank', 'codes'] as const;
export type StandIn = (typeof standIns)[number];

/** What may go wrong at a provider, to be tried at will. `none`: everything works. */
export const faults = [
  'none',
  'error',
  'cancelled',
  'pending',
  'exception',
  'empty',
  'hang',
  'wrong_amount',
] as const;
export type Fault = (typeof faults)[number];

export type Switches = Record<StandIn, Fault>;

export const noFaults = (): Switches =>
  Object.fromEntries(standIns.map((standIn) => [standIn, 'none'])) as Switches;

/**
 * Makes a provider's API fail as its switch says: a 500, a connection that breaks off, an empty answer, or
 * one that comes after thirty seconds. The other three (cancelled, pending, wrong amount) are states of a
 * payment: the stand-in itself reads the switch for them.
 * @param isApi tells calls of the API from the pages that a browser opens
 */
export function failAsSwitched(
  app: FastifyInstance,
  read: () => Fault,
  { hangMs, isApi }: { hangMs: number; isApi: (url: string) => boolean },
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(request.url)) return;
    switch (read()) {
      case 'error':
        return reply
          .status(500)
          .send({ name: 'INTERNAL_SERVER_ERROR', error: { type: 'api_error', message: 'sandbox' } });
      case 'exception':
        request.raw.socket.destroy();
        return reply.hijack();
      case 'empty':
        return reply.status(200).send('');
      case 'hang':
        await sleep(hangMs, undefined, { ref: false });
    }
  });
}
