import type { FastifyInstance } from 'fastify';
import type { Product } from './bank/product.ts';
import { sandboxBank } from './bank/routes.ts';
import { sandboxPanel } from './panel/routes.ts';
import type { Sandbox } from './start.ts';

/**
 * Under the product's own address, so that phones and tunnels reach them. Registered only where there is a
 * sandbox.
 */
export async function sandboxRoutes(app: FastifyInstance, product: Product, sandbox: Sandbox): Promise<void> {
  await app.register(async (pages) => {
    // The stand-in parses its own bodies.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const [name, origin] of Object.entries(sandbox.origins)) {
      for (const url of [`/sandbox/${name}`, `/sandbox/${name}/*`]) {
        pages.route({
          method: ['GET', 'POST'],
          url,
          async handler(request, reply) {
            // The resolved path must not reach the API beside the pages.
            const target = new URL(request.url, origin);
            const { pathname } = target;
            const isPage = pathname === `/sandbox/${name}` || pathname.startsWith(`/sandbox/${name}/`);
            if (target.origin !== origin || !isPage) return reply.callNotFound();
            const answer = await fetch(target, {
              method: request.method,
              redirect: 'manual',
              headers: passedOn(request.headers),
              ...(request.body instanceof Buffer &&
                request.body.length > 0 && { body: new Uint8Array(request.body) }),
            });
            for (const [header, value] of answer.headers) {
              if (headersBack.has(header)) reply.header(header, value);
            }
            return reply.status(answer.status).send(Buffer.from(await answer.arrayBuffer()));
          },
        });
      }
    }
  });
  await sandboxPanel(app, sandbox);
  await sandboxBank(app, product, sandbox);
}

const headersBack = new Set(['content-type', 'location', 'cache-control']);

/** Never the session's cookie: a stand-in is another company. */
function passedOn(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const names = ['content-type', 'accept', 'authorization', 'idempotency-key'];
  return Object.fromEntries(
    names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  );
}
