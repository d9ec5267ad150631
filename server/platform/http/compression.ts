import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

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
}
