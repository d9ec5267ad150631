import { createServer } from 'node:http';
import { errorMessages } from '#contract/error-messages.ts';

const waitingPage = `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="2"><meta name="color-scheme" content="light dark"><title>Vestidor está abriendo</title></head>
<body style="display:grid;min-height:90vh;place-content:center;font:18px/1.5 Georgia,serif;text-align:center">
<p><strong style="font-size:30px">Vestidor</strong><br>Estamos abriendo. Esta página entra sola en un momento.</p>
</body></html>`;

/** Lets monitors tell a long start from a dead process; a taken port fails before any change. */
export async function listenWhileStarting(address: { host: string; port: number }) {
  const server = createServer((request, response) => {
    const write = (status: number, type: string, text: string) =>
      response
        .writeHead(status, {
          'content-type': `${type}; charset=utf-8`,
          'cache-control': 'no-store',
          connection: 'close',
          ...(status === 503 && { 'retry-after': '2' }),
        })
        .end(text);
    const say = (status: number, body: object) => write(status, 'application/json', JSON.stringify(body));
    switch (request.url) {
      case '/healthz':
        return say(200, { status: 'alive' });
      case '/readyz':
        return say(503, { status: 'unready', failing: ['starting'] });
      default:
        if (request.headers.accept?.includes('text/html')) return write(503, 'text/html', waitingPage);
        return say(503, { code: 'unavailable', message: errorMessages.unavailable });
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, resolve);
  });
  return {
    async close(): Promise<void> {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
