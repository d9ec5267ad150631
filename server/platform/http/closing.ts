import type { FastifyInstance } from 'fastify';

/**
 * Ends every connection with the answer that was under way on it when the server was asked to stop. A browser keeps
 * its connections open for the next request, and the server would wait for each of them for a minute.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
  // Of a stream the headers have left long ago.
  app.addHook('onResponse', (request, _reply, done) => {
    if (closing) request.raw.socket.end();
    done();
  });
}
