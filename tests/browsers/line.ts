import { once } from 'node:events';
import net from 'node:net';

/** Between browser and server, to be cut. */
export interface Line {
  port: number;
  cut(): void;
  mend(): Promise<void>;
}

export async function startLine(port: number, to: number): Promise<Line> {
  const open = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(to, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  const mend = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await mend();
  return {
    port,
    mend,
    cut() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
