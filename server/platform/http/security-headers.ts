import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/** Headers that every answer carries. Pages add the hashes of their own inline scripts. */
export async function sendSecurityHeaders(app: FastifyInstance): Promise<void> {
  const headers = await headersOfHelmet();
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // What the API answers is somebody's. Whoever has something for everybody says how long it may be kept.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
}

/**
 * What the pages use of a device, and nothing that they do not: the camera of the scanner, and where it rains. The
 * wallets of a card form are asked from within its frame, which has to be named.
 */
export function permissionsPolicyHeader({ payment = [] }: ExtraSources = {}): string {
  const mayPay = ['self', ...payment.map((origin) => `"${origin}"`)].join(' ');
  return `camera=(self), geolocation=(self), microphone=(), payment=(${mayPay}), usb=(), serial=(), bluetooth=(), midi=(), display-capture=()`;
}

/**
 * What helmet says to an empty server. It says the same to every request and takes a fifth of a
 * small answer's time to do so: it is asked once.
 */
async function headersOfHelmet(): Promise<Record<string, string>> {
  const listener = Fastify();
  await listener.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy([]) },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true },
  });
  const headers: Record<string, string> = {};
  listener.get('/', async (_request, reply) => {
    for (const [name, value] of Object.entries(reply.getHeaders())) headers[name] = String(value);
  });
  await listener.inject('/');
  await listener.close();
  return { ...headers, 'permissions-policy': permissionsPolicyHeader() };
}

/**
 * For the worker that reads photographs in the browser, and for nothing else: it may compile WebAssembly, run what is
 * ours and fetch what is ours. No page may compile anything.
 */
export const readerPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What one page may load from elsewhere, and who may ask a wallet in it, on top of what every page may. */
export type ExtraSources = Readonly<
  Partial<Record<'scriptSrc' | 'connectSrc' | 'frameSrc' | 'payment', readonly string[]>>
>;

/** A page that loads nothing from elsewhere. */
export const nothingElse: ExtraSources = {};

/** @param scriptHashes hashes of the inline scripts that a page holds, as `'sha256-…'` */
export function contentSecurityPolicy(scriptHashes: readonly string[], extra: ExtraSources = {}) {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptHashes, ...(extra.scriptSrc ?? [])],
    // No attribute of an element runs anything, whatever an inline script may do.
    scriptSrcAttr: ["'none'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    // React writes style attributes; styles cannot run anything.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...(extra.connectSrc ?? [])],
    frameSrc: ["'self'", ...(extra.frameSrc ?? [])],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  };
}

export function contentSecurityPolicyHeader(
  scriptHashes: readonly string[],
  extra: ExtraSources = {},
): string {
  return Object.entries(contentSecurityPolicy(scriptHashes, extra))
    .map(
      ([name, values]) =>
        `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${values.join(' ')}`,
    )
    .join('; ');
}
