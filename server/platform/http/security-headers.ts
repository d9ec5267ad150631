import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { HeaderBlock, ResponseWithBlock } from './response-with-block.ts';

export async function sendSecurityHeaders(app: FastifyInstance): Promise<void> {
  const headers = await headersOfHelmet();
  const block = new HeaderBlock(headers);
  app.addHook('onRequest', (request, reply, done) => {
    if (reply.raw instanceof ResponseWithBlock) reply.raw.block = block;
    else reply.headers(headers);
    // Personal, unless the handler sets a cache policy.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
}

/** Camera: scanner. Location: weather. A card form's frame must be named. */
export function permissionsPolicyHeader({ payment = [] }: ExtraSources = {}): string {
  const mayPay = ['self', ...payment.map((origin) => `"${origin}"`)].join(' ');
  return `camera=(self), geolocation=(self), microphone=(), payment=(${mayPay}), usb=(), serial=(), bluetooth=(), midi=(), display-capture=()`;
}

/** Constant, yet a fifth of a small response's cost: computed once. */
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

/** Only the photo reader may compile WebAssembly. */
export const readerPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export type ExtraSources = Readonly<
  Partial<Record<'scriptSrc' | 'connectSrc' | 'frameSrc' | 'payment', readonly string[]>>
>;

export const nothingElse: ExtraSources = {};

/** @param scriptHashes `'sha256-…'` */
export function contentSecurityPolicy(scriptHashes: readonly string[], extra: ExtraSources = {}) {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptHashes, ...(extra.scriptSrc ?? [])],
    scriptSrcAttr: ["'none'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    // React writes style attributes.
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
