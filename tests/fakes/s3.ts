import type { IncomingMessage, RequestListener } from 'node:http';

/** Requires a signature without verifying it. */
export function serveS3(bucket: string): RequestListener {
  const objects = new Map<string, Buffer>();
  return async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://bucket');
    const key = decodeURIComponent(url.pathname.slice(`/${bucket}`.length + 1));
    const answer = (status: number, body: string | Buffer = '', type = 'application/xml') =>
      response
        .writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) })
        .end(body);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256'))
      return answer(403, failure('AccessDenied'));
    const body = await read(request);
    if (request.method === 'PUT') {
      objects.set(key, body);
      return answer(200);
    }
    if (request.method === 'POST' && url.searchParams.has('delete')) {
      for (const [, deleted = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g))
        objects.delete(deleted);
      return answer(200, '<DeleteResult/>');
    }
    if (request.method === 'GET' && url.searchParams.get('list-type') === '2') {
      const prefix = url.searchParams.get('prefix') ?? '';
      const keys = [...objects.keys()].filter((name) => name.startsWith(prefix)).slice(0, 1000);
      const contents = keys.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('');
      return answer(
        200,
        `<ListBucketResult><KeyCount>${keys.length}</KeyCount>${contents}</ListBucketResult>`,
      );
    }
    const object = objects.get(key);
    if (object === undefined) return answer(404, request.method === 'HEAD' ? '' : failure('NoSuchKey'));
    return answer(200, object, 'image/webp');
  };
}

const failure = (code: string) => `<Error><Code>${code}</Code><Message>${code}</Message></Error>`;

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  return request.headers['content-encoding']?.includes('aws-chunked') ? unchunk(body) : body;
}

/** Hexadecimal length, bytes and trailers. */
function unchunk(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const lineEnd = body.indexOf('\r\n', at);
    const length = Number.parseInt(body.subarray(at, lineEnd).toString(), 16);
    if (!(length > 0)) return Buffer.concat(parts);
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + length));
    at = lineEnd + 2 + length + 2;
  }
}
