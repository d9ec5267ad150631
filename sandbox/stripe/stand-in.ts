import Fastify from 'fastify';
import type { MakeStandIn } from '#sandbox/stand-in.ts';
import { failAsSwitched } from '#sandbox/switches.ts';
import { registerApi } from './api.ts';
import { registerBrowser } from './browser.ts';
import { Deliveries } from './deliveries.ts';
import { StripeFault } from './fault.ts';
import { stateOf } from './state.ts';

export const makeStripe: MakeStandIn = async (tools) => {
  const { books, hangMs } = tools;
  const app = Fastify({ forceCloseConnections: true });
  const state = stateOf(books);
  const deliveries = new Deliveries(state, tools);
  const life = { state, books, deliveries };
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof StripeFault) return reply.status(error.status).send(error.body);
    const { statusCode = 500, message } = error as { statusCode?: number; message: string };
    const type = statusCode < 500 ? 'invalid_request_error' : 'api_error';
    return reply.status(statusCode).send({ error: { type, message } });
  });
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send({
      error: {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${request.url}).`,
      },
    }),
  );
  failAsSwitched(app, () => books.switches.stripe, { hangMs, isApi: (url) => url.startsWith('/v1/') });
  registerApi(app, life);
  registerBrowser(app, life);
  app.addHook('onListen', () => deliveries.start());
  app.addHook('onClose', () => deliveries.stop());
  return app;
};
