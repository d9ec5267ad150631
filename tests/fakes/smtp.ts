import net from 'node:net';
import { listening } from './listening.ts';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Raw headers and body. */
  source: string;
}

export interface FakeSmtp {
  url: string;
  received: ReceivedMail[];
  /** `lose` disconnects before confirming. */
  behave(how: 'well' | 'refuse' | 'lose'): void;
  close(): Promise<void>;
}

export async function startSmtp(): Promise<FakeSmtp> {
  const received: ReceivedMail[] = [];
  let behaviour: 'well' | 'refuse' | 'lose' = 'well';

  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    const say = (line: string) => socket.write(`${line}\r\n`);
    let mail: ReceivedMail = { from: '', to: [], source: '' };
    let inData = false;
    let rest = '';

    function take(line: string): void {
      if (inData) {
        if (line !== '.') {
          mail.source += `${line.replace(/^\./, '')}\n`;
          return;
        }
        inData = false;
        received.push(mail);
        if (behaviour === 'lose') socket.destroy();
        else say('250 taken');
        return;
      }
      const verb = line.slice(0, 4).toUpperCase();
      const address = /<(.*?)>/.exec(line)?.[1] ?? '';
      if (verb === 'EHLO') say('250 fake');
      else if (verb === 'MAIL') {
        mail = { from: address, to: [], source: '' };
        say(behaviour === 'refuse' ? '451 not now' : '250 ok');
      } else if (verb === 'RCPT') {
        mail.to.push(address);
        say('250 ok');
      } else if (verb === 'DATA') {
        inData = true;
        say('354 go on');
      } else if (verb === 'QUIT') {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    }

    say('220 fake ESMTP');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) take(line);
    });
  });
  const { port, close } = await listening(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behave(how) {
      behaviour = how;
    },
    close,
  };
}
