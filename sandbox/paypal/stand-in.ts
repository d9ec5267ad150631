import Fastify from 'fastify';
import type { MakeStandIn } from '#sandbox/stand-in.ts';
import { failAsSwitched } from '#sandbox/switches.ts';
import { paypalApiRoutes } from './api.ts';
import { PaypalBook } from './book.ts';
import { paypalPages } from './browser.ts';

/** At least as strict as PayPal's published descriptions. */
export const makePaypal: MakeStandIn = async (tools) => {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  failAsSwitched(app, () => tools.books.switches.paypal, {
    hangMs: tools.hangMs,
    isApi: (url) => !url.startsWith('/sandbox/'),
  });
  const book = new PaypalBook(tools, () => app.listeningOrigin);
  paypalApiRoutes(app, book);
  paypalPages(app, book);
  app.addHook('onListen', async () => book.deliveries.start());
  app.addHook('onClose', async () => book.deliveries.stop());
  return app;
};
