import Fastify from 'fastify';
import { acceptForms, plainStyle } from '#sandbox/plain-page.ts';
import type { MakeStandIn } from '#sandbox/stand-in.ts';
import { failAsSwitched } from '#sandbox/switches.ts';
import { chainIn, dropPool, mine, outputTo, pay, reorganise, transactionsOf } from './chain.ts';
import { chainPage } from './page.ts';

/**
 * Account key m/84'/1'/0' of BIP84's test vector. Its private half is public; test coins are worth nothing.
 */
export const sampleExtendedPublicKey =
  'vpub5Y6cjg78GGuNLsaPhmYsiw4gYX3HoQiRBiSwDaBXKUafCt9bNwWQiitDk5VZ5BVxYnQdwoTyXSs2JHRPAgjAvtbBrf8ZhDYe2jWAqvZVnsc';

/** A node does not relay less; no more coins exist. */
const satoshisMin = 294;
const satoshisMax = 2_100_000_000_000_000;

/** Also serves mempool.space's prices. */
export const makeEsplora: MakeStandIn = async ({ books, hangMs }) => {
  const app = Fastify({ logger: false });
  const chain = chainIn(books);
  const fault = () => books.switches.bitcoin;
  failAsSwitched(app, fault, { hangMs, isApi: (url) => !url.startsWith('/sandbox/') });
  acceptForms(app);

  // The real API takes no query parameters.
  app.addHook('onRequest', async (request, reply) => {
    const isApi = !request.url.startsWith('/sandbox/');
    if (isApi && request.url.includes('?'))
      return reply.status(400).type('text/plain').send('Unexpected query');
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).type('text/plain').send('Endpoint not found'),
  );

  app.get<{ Params: { address: string } }>('/address/:address/txs', async (request, reply) => {
    const { address } = request.params;
    if (!isAddress(address)) return reply.status(400).type('text/plain').send('Invalid Bitcoin address');
    const transactions = transactionsOf(chain, address);
    if (fault() === 'cancelled') {
      dropPool(chain);
      books.save();
    }
    return transactions;
  });
  app.get('/blocks/tip/height', async (_request, reply) =>
    reply.type('text/plain').send(String(chain.tip.height)),
  );
  app.get('/v1/prices', async () => {
    const { eurosPerBitcoin: EUR } = chain;
    const others = { USD: 1.16, GBP: 0.88, CAD: 1.62, CHF: 0.94, AUD: 1.78, JPY: 178 };
    const time = Math.floor(Date.now() / 1000);
    return {
      time,
      EUR,
      ...Object.fromEntries(Object.entries(others).map(([name, rate]) => [name, Math.round(EUR * rate)])),
    };
  });

  app.get<{ Querystring: Record<string, unknown> }>('/sandbox/esplora', async (request, reply) => {
    const { address, satoshis } = shownOf(request.query);
    return reply
      .status(address === undefined ? 404 : 200)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(chainPage(chain, address, satoshis));
  });
  app.get('/sandbox/esplora/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(plainStyle),
  );
  app.post<{ Body: Record<string, unknown> | undefined }>('/sandbox/esplora/pay', async (request, reply) => {
    const { address, satoshis } = shownOf({
      ...request.body,
      satoshis: request.body?.sent ?? request.body?.satoshis,
    });
    if (address === undefined || satoshis === undefined) {
      return reply
        .status(400)
        .type('text/plain; charset=utf-8')
        .send('Falta una dirección o un importe válido.');
    }
    pay(
      chain,
      address,
      fault() === 'wrong_amount' ? Math.max(satoshisMin, Math.floor(satoshis / 2)) : satoshis,
    );
    books.save();
    return reply.redirect(pageOf(request.body), 303);
  });
  app.post<{ Body: Record<string, unknown> | undefined }>('/sandbox/esplora/mine', async (request, reply) => {
    if (fault() === 'cancelled') dropPool(chain);
    mine(chain, { takesIn: fault() !== 'pending' });
    books.save();
    return reply.redirect(pageOf(request.body), 303);
  });
  app.post<{ Body: Record<string, unknown> | undefined }>(
    '/sandbox/esplora/reorganise',
    async (request, reply) => {
      const { address } = shownOf(request.body ?? {});
      if (address !== undefined) reorganise(chain, address, { vanishes: request.body?.vanishes === 'yes' });
      books.save();
      return reply.redirect(pageOf(request.body), 303);
    },
  );
  return app;
};

function isAddress(address: string): boolean {
  try {
    outputTo(address, 0);
    return true;
  } catch {
    return false;
  }
}

function shownOf({ address, satoshis }: Record<string, unknown>) {
  const amount = Number(satoshis);
  return {
    address: typeof address === 'string' && isAddress(address) ? address : undefined,
    satoshis: Number.isInteger(amount) && amount >= satoshisMin && amount <= satoshisMax ? amount : undefined,
  };
}

function pageOf(body: Record<string, unknown> | undefined): string {
  const { address, satoshis } = shownOf(body ?? {});
  const query = new URLSearchParams({
    ...(address && { address }),
    ...(satoshis && { satoshis: String(satoshis) }),
  });
  return `/sandbox/esplora?${query}`;
}
