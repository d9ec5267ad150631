// Sends the outbox through Debian's exim4 on loopback: TLS, a password, refusals, a restart.
// apt install exim4-daemon-light; node tests/durability/mail-server.ts, as root
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import tls from 'node:tls';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { sendDueMail } from '#server/send-due-mail.ts';
import { freePort } from '#tests/factories/free-port.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';

const folder = makeTemporaryFolder();
const port = await freePort();
const inFolder = (name: string) => path.join(folder, name);
const configuration = `
primary_hostname = localhost
daemon_smtp_ports = ${port}
local_interfaces = 127.0.0.1
spool_directory = ${inFolder('spool')}
log_file_path = ${inFolder('spool/%slog')}
pid_file_path = ${inFolder('spool/pid')}
tls_advertise_hosts = *
tls_certificate = ${inFolder('cert.pem')}
tls_privatekey = ${inFolder('key.pem')}
acl_smtp_rcpt = check_rcpt
acl_smtp_data = accept
begin acl
check_rcpt:
  deny !encrypted = *
  deny !authenticated = *
  deny local_parts = nadie
  defer local_parts = luego
    condition = \${if !exists{${inFolder('open')}}}
  accept
begin routers
all:
  driver = accept
  transport = maildir
begin transports
maildir:
  driver = appendfile
  directory = ${inFolder('spool/mail')}
  create_directory
  maildir_format
  user = Debian-exim
begin authenticators
plain:
  driver = plaintext
  public_name = PLAIN
  server_condition = \${if and{{eq{$auth2}{vestidor}}{eq{$auth3}{secreto}}}}
  server_set_id = $auth2
  server_advertise_condition = \${if def:tls_in_cipher}
`;

fs.chmodSync(folder, 0o755);
fs.mkdirSync(inFolder('spool'));
fs.writeFileSync(inFolder('exim.conf'), configuration);
const selfSigned = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
const files = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', inFolder('key.pem')];
execFileSync('openssl', [...selfSigned, ...files, '-out', inFolder('cert.pem')], { stdio: 'ignore' });
fs.chmodSync(inFolder('key.pem'), 0o644);
execFileSync('chown', ['Debian-exim', inFolder('spool')]);

const exim = (...args: string[]) => execFileSync('exim4', ['-C', inFolder('exim.conf'), ...args]);
async function startExim(): Promise<void> {
  exim('-bd', '-q1s');
  await sleep(1000);
}
const stopExim = () => process.kill(Number(fs.readFileSync(inFolder('spool/pid'), 'utf8')), 'SIGKILL');

/** Exim delivers after it has accepted. */
async function lettersTo(person: string): Promise<string[]> {
  const box = inFolder('spool/mail/new');
  for (let waited = 0; waited < 50; waited++) {
    const all = fs.existsSync(box) ? fs.readdirSync(box) : [];
    const letters = all.map((name) => fs.readFileSync(path.join(box, name), 'utf8'));
    const found = letters.filter((letter) => letter.includes(`\nTo: ${person}@localhost`));
    if (found.length > 0) return found;
    await sleep(200);
  }
  throw new Error(fs.readFileSync(inFolder('spool/mainlog'), 'utf8'));
}

const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir: inFolder('data') }, () => {});
let at = new Date();
const errors: string[] = [];
const log = { info() {}, error: ({ err }: { err?: Error }) => errors.push(String(err?.message)) };
const configFor = (password: string) =>
  readConfig({
    DATA_DIR: inFolder('data'),
    MAIL_FROM: 'Vestidor <hola@localhost>',
    SMTP_URL: `smtp://vestidor:${password}@localhost:${port}?requireTLS=true`,
  });
const [right, wrong] = [configFor('secreto'), configFor('otro')];
const send = (config = right) => sendDueMail({ config, db, now: () => at }, log);
/** Past the pause between two attempts. */
const later = () => {
  at = new Date(at.getTime() + 13 * 60 * 60_000);
};
const subject = 'Tu Premium está activo: 19,95 €';
const queue = (recipient: string) =>
  queueMail(db, {
    ownerId: null,
    language: 'es',
    dedupeKey: randomUUID(),
    recipient,
    subject,
    body: 'Hola, Ana:\n\n¡Listo!',
    at,
  });

try {
  await startExim();
  await queue('ana@localhost');
  assert.equal(await send(), 0);
  assert.match(errors.pop() ?? '', /self-signed certificate/);
  console.log('an unknown certificate: nothing is sent, and the log says why');

  tls.setDefaultCACertificates([...tls.getCACertificates(), fs.readFileSync(inFolder('cert.pem'), 'utf8')]);
  later();
  assert.equal(await send(wrong), 0);
  assert.match(errors.pop() ?? '', /535/);
  console.log('a wrong password: likewise');

  later();
  assert.equal(await send(), 1);
  const [letter = ''] = await lettersTo('ana');
  assert.match(letter, /with esmtpsa/);
  assert.match(letter, /^Auto-Submitted: auto-generated/m);
  assert.ok(letter.includes(`=?UTF-8?Q?${encodeWord(subject)}`), letter);
  console.log('a known certificate: delivered once, over TLS, accents whole');

  await Promise.all(['nadie@localhost', 'luego@localhost', 'eva@localhost'].map(queue));
  assert.equal(await send(), 1);
  assert.deepEqual(
    errors
      .splice(0)
      .map((text) => /\b(451|550)\b/.exec(text)?.[0])
      .sort(),
    ['451', '550'],
  );
  fs.writeFileSync(inFolder('open'), '');
  later();
  assert.equal(await send(), 1);
  assert.deepEqual([(await lettersTo('eva')).length, (await lettersTo('luego')).length], [1, 1]);
  console.log('one refused for good, one for now: the third is not held up, the second goes out later');

  errors.length = 0;
  stopExim();
  await queue('pia@localhost');
  assert.equal(await send(), 0);
  await startExim();
  later();
  assert.equal(await send(), 1);
  assert.equal((await lettersTo('pia')).length, 1);
  console.log('the mail server killed and started again: delivered once');
} finally {
  stopExim();
  await close();
  fs.rmSync(folder, { recursive: true, force: true });
}

/** The beginning of a quoted-printable word in a header. */
function encodeWord(text: string): string {
  return [...Buffer.from(text.split(':')[0] ?? '')]
    .map((byte) => (byte > 127 ? `=${byte.toString(16).toUpperCase()}` : String.fromCharCode(byte)))
    .join('')
    .replaceAll(' ', '_');
}
