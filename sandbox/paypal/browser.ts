import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { html, plainPage, plainStyle } from '#sandbox/plain-page.ts';
import type { PaypalBook } from './book.ts';
import { Fault } from './fault.ts';
import { approvalPage, closedPage, ordersPage, unknownPage } from './pages.ts';
import type { OrderRecord } from './state.ts';
import { turns } from './turns.ts';

const Approval = z.object({ token: z.string().max(36), answer: z.enum(['pay', 'cancel']) });
const Simulation = z.object({ order: z.string().max(36), turn: z.enum(turns) });

/** Proxied by the product: addresses are relative to it. */
export function paypalPages(app: FastifyInstance, book: PaypalBook): void {
  app.get('/sandbox/paypal/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(
      `${plainStyle}
.total { margin: 1rem 0; font-size: 2rem; font-weight: 600; font-variant-numeric: tabular-nums; }
section > form { display: grid; gap: .5rem; }
`,
    ),
  );

  app.get('/sandbox/paypal', async (_request, reply) =>
    page(reply, ordersPage(Object.values(book.state.orders))),
  );

  app.get('/sandbox/paypal/approve', async (request, reply) => {
    const { token = '' } = request.query as { token?: string };
    const order = book.state.orders[token];
    if (order === undefined) return page(reply.status(404), unknownPage());
    if (order.status === 'COMPLETED' || order.status === 'VOIDED')
      return page(reply, closedPage(order.status));
    return page(reply, approvalPage(order));
  });

  app.post('/sandbox/paypal/approve', async (request, reply) => {
    const form = Approval.safeParse(fields(request.body));
    const order = form.success ? book.state.orders[form.data.token] : undefined;
    if (form.data === undefined || order === undefined) return page(reply.status(404), unknownPage());
    const { return_url, cancel_url } = order.request.payment_source.paypal.experience_context;
    if (form.data.answer === 'cancel') return reply.redirect(withQuery(cancel_url, { token: order.id }), 303);
    if (order.status === 'VOIDED') return page(reply, closedPage('VOIDED'));
    book.approve(order);
    return reply.redirect(withQuery(return_url, { token: order.id, PayerID: payerOf(order) }), 303);
  });

  app.post('/sandbox/paypal/simulate', async (request, reply) => {
    const form = Simulation.safeParse(fields(request.body));
    const order = form.success ? book.state.orders[form.data.order] : undefined;
    if (form.data === undefined || order === undefined) return page(reply.status(404), unknownPage());
    try {
      book.take(form.data.turn, order);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return page(reply.status(422), impossiblePage());
    }
    return reply.redirect('/sandbox/paypal', 303);
  });
}

const page = (reply: FastifyReply, text: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text);

function fields(body: unknown): unknown {
  const text = String(body ?? '');
  try {
    return text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
  } catch {
    return {};
  }
}

function withQuery(url: string, query: Record<string, string>): string {
  const target = new URL(url);
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
  return target.href;
}

const payerOf = ({ payerId }: OrderRecord): string => payerId ?? '';

function impossiblePage(): string {
  const body = html`<p class="notice">Eso ya no puede pasar con este pago.</p>`;
  return plainPage({ title: 'PayPal', style: '/sandbox/paypal/style.css', body });
}
