import net from 'node:net';

/** Even if malformed. */
export interface RawRequest {
  method: string;
  path: string;
  headers: [name: string, value: string][];
  body?: Buffer;
}

export interface RawAnswer {
  /** 0 without a response. */
  status: number;
  text: string;
}

/**
 * Over its own connection.
 * @throws on timeout
 */
export function sendRaw(port: number, { method, path, headers, body }: RawRequest, patienceMs = 20_000) {
  const lines = [`${method} ${path} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  if (!headers.some(([name]) => name === 'host')) lines.push('host: localhost');
  const framed = headers.some(([name]) => name === 'content-length' || name === 'transfer-encoding');
  if (body !== undefined && !framed) lines.push(`content-length: ${body.length}`);
  lines.push('connection: close', '', '');
  return new Promise<RawAnswer>((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const late = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no end of the answer in ${patienceMs / 1000} s`));
    }, patienceMs);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // The server may close early.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(late);
      const text = Buffer.concat(chunks).toString('utf8');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    });
    socket.write(Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), body ?? Buffer.alloc(0)]));
    // These leave the connection open.
    if (framed || headers.some(([name]) => name === 'upgrade' || name === 'expect')) {
      setTimeout(() => socket.end(), 300);
    }
  });
}
