import { createServer } from 'node:http';
import { defaultLanguage } from '#contract/languages.ts';
import { languageIn } from '#server/platform/http/language.ts';
import { waitingPage } from '#server/platform/http/waiting-page.ts';
import { apiWords } from '#server/platform/language/api-words.ts';

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
    const language = languageIn(request.headers.cookie) ?? defaultLanguage;
    switch (request.url) {
      case '/healthz':
        return say(200, { status: 'alive' });
      case '/readyz':
        return say(503, { status: 'unready', failing: ['starting'] });
      default:
        if (request.headers.accept?.includes('text/html'))
          return write(503, 'text/html', waitingPage(language));
        return say(503, { code: 'unavailable', message: apiWords[language].errors.unavailable });
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
