import { createServer } from 'node:http';
import { errorCatalogue } from '#contract/errors.ts';

/**
 * Answers at the server's address while the server prepares itself: alive, not ready. Whoever watches can tell a
 * long start from a dead process, and a port that is taken is told before anything is touched.
 */
export async function listenWhileStarting(address: { host: string; port: number }) {
  const server = createServer((request, response) => {
    const say = (status: number, body: object) =>
      response
        .writeHead(status, {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-store',
          connection: 'close',
          ...(status === 503 && { 'retry-after': '2' }),
        })
        .end(JSON.stringify(body));
    switch (request.url) {
      case '/healthz':
        return say(200, { status: 'alive' });
      case '/readyz':
        return say(503, { status: 'unready', failing: ['starting'] });
      default:
        return say(503, { code: 'unavailable', message: errorCatalogue.unavailable.message });
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, resolve);
  });
  return {
    /** Hands the port over. */
    async close(): Promise<void> {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
