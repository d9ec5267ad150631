import { createServer, type IncomingMessage } from 'node:http';
import net from 'node:net';
import { listening } from './listening.ts';

export type Echo = Awaited<ReturnType<typeof listening>>;

export type Repeat = (
  sent: string,
  request: IncomingMessage,
) => { status: number; type: string; body: string };

/** Fails and repeats the request in its response, as some providers do. */
export async function startEcho(repeat: Repeat): Promise<Echo> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { status, type, body } = repeat(Buffer.concat(chunks).toString(), request);
    response.writeHead(status, { 'content-type': type, 'x-request-id': 'req-0123456789' }).end(body);
  });
  return listening(server);
}

/** Refuses a message with its own words. */
export async function startEchoSmtp(): Promise<Echo> {
  const server = net.createServer((socket) => {
    let heard = '';
    let inData = false;
    socket.on('error', () => {});
    socket.write('220 echo ESMTP\r\n');
    socket.on('data', (chunk) => {
      heard += chunk;
      if (inData) {
        if (!heard.endsWith('\r\n.\r\n')) return;
        inData = false;
        socket.write(`554 5.7.1 refused: ${heard.replaceAll(/\s+/g, ' ').slice(0, 4000)}\r\n`);
        heard = '';
        return;
      }
      if (!heard.endsWith('\r\n')) return;
      inData = heard.startsWith('DATA');
      socket.write(inData ? '354 go on\r\n' : '250 ok\r\n');
      heard = '';
    });
  });
  return listening(server);
}
