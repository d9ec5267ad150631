import Fastify from 'fastify';
import { html, plainPage, plainStyle } from '#sandbox/plain-page.ts';
import type { MakeStandIn } from '#sandbox/stand-in.ts';
import { failAsSwitched } from '#sandbox/switches.ts';
import { answer, faultAnswer } from './answers.ts';
import { type AgencyBook, agencyBook } from './book.ts';
import { Refusal, receive } from './receive.ts';

/** As in the agency's WSDL. */
export const servicePath = '/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP';

/** The real one begins with 60. */
const waitSeconds = 1;

export const makeAgency: MakeStandIn = async ({ books, hangMs }) => {
  const app = Fastify({ logger: false, bodyLimit: 16 * 1024 * 1024 });
  failAsSwitched(app, () => books.switches.agency, {
    hangMs,
    isApi: (url) => !url.startsWith('/sandbox/'),
  });
  app.addContentTypeParser(['text/xml', 'application/xml'], { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );

  app.post<{ Body: string }>(servicePath, async (request, reply) => {
    reply.type('text/xml; charset=utf-8');
    try {
      const { seller, lines } = receive(agencyBook(books), request.body);
      books.save();
      return answer(seller, lines, waitSeconds);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return reply.status(500).send(faultAnswer(error.message));
    }
  });
  app.get('/sandbox/aeat', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(recordsPage(agencyBook(books))),
  );
  app.get('/sandbox/aeat/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(plainStyle),
  );
  return app;
};

const shownMax = 100;

function recordsPage({ received, deliveries }: AgencyBook): string {
  const newest = received.toReversed().slice(0, shownMax);
  const body =
    newest.length === 0
      ? html`<p>Todavía no ha llegado ningún registro. Se envían solos, como mucho un minuto después de cada factura.</p>`
      : html`<p>${received.length} registros en ${deliveries} envíos.</p>
<dl>${newest.map(({ number, issuedOn, type, total, state }) => html`<dt>${number}</dt><dd>${type}, ${issuedOn}, ${total.replace('.', ',')} €: ${state}</dd>`)}</dl>`;
  return plainPage({ title: 'Agencia Tributaria', style: '/sandbox/aeat/style.css', body });
}
