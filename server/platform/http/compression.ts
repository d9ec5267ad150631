import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, onSendHookHandler } from 'fastify';

/** Below this, compression saves less than a packet. */
const bytesMin = 1024;

/** Pages and built files are compressed in advance. */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    global: true,
    threshold: bytesMin,
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json/,
    // As small as gzip's best in a third of its time.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  });
  app.addHook('onRoute', (route) => {
    const hooks = [route.onSend ?? []].flat();
    const compressing = hooks.pop();
    if (compressing === undefined) return;
    const unlessSmall: onSendHookHandler = function (request, reply, payload, done) {
      if (typeof payload === 'string' && payload.length * 4 < bytesMin) done(null, payload);
      else compressing.call(this, request, reply, payload, done);
    };
    route.onSend = [...hooks, unlessSmall];
  });
}
