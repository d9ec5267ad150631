import { createServer } from 'node:http';
import { defaultLanguage, type Language } from '#contract/languages.ts';
import { languageIn } from '#server/platform/http/language.ts';
import { apiWords } from '#server/platform/language/api-words.ts';

const words: Readonly<Record<Language, { title: string; text: string }>> = {
  es: { title: 'Vestidor está abriendo', text: 'Estamos abriendo. Esta página entra sola en un momento.' },
  en: { title: 'Vestidor is opening', text: 'We’re opening. This page will load by itself in a moment.' },
  pt: { title: 'O Vestidor está a abrir', text: 'Estamos a abrir. Esta página entra sozinha daqui a pouco.' },
};

const waitingPage = (language: Language) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="2"><meta name="color-scheme" content="light dark"><title>${words[language].title}</title></head>
<body style="display:grid;min-height:90vh;place-content:center;font:18px/1.5 Georgia,serif;text-align:center">
<p><strong style="font-size:30px">Vestidor</strong><br>${words[language].text}</p>
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
