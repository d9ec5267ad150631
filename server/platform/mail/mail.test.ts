import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { insertUser } from '#server/people/auth/queries.ts';
import { outbox, users } from '#server/platform/db/schema/index.ts';
import { closedAfter } from '#tests/factories/closed-after.ts';
import { openTestDatabase } from '#tests/factories/database.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { startSmtp } from '#tests/fakes/smtp.ts';
import { sendDueMail } from '../../send-due-mail.ts';
import { htmlOf } from './html.ts';
import { attemptsMax, deleteOldMail, queueMail } from './outbox.ts';

const folder = makeTemporaryFolder();
const database = await openTestDatabase();
const smtp = closedAfter(await startSmtp());
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await database.db.delete(outbox);
  smtp.received.length = 0;
  smtp.behave('well');
});

let at = new Date('2026-11-21T09:00:00Z');
const minutesLater = (minutes: number) => {
  at = new Date(at.getTime() + minutes * 60_000);
};
const needs = (environment: Record<string, string> = { SMTP_URL: smtp.url }) => ({
  config: readConfig({ DATA_DIR: folder, MAIL_FROM: 'Vestidor <hola@vestidor.example>', ...environment }),
  db: database.db,
  now: () => at,
});
const letter = (change: Partial<Parameters<typeof queueMail>[1]> = {}) => ({
  ownerId: null,
  dedupeKey: randomUUID(),
  recipient: 'ana@ejemplo.es',
  language: 'es' as const,
  subject: 'Tu Premium está activo: 19,95 €',
  body: 'Hola, Ana:\n\n- Año nuevo\n- https://vestidor.example/account',
  at,
  ...change,
});

describe('a message', () => {
  it('goes out once, however often it is said and however many send', async () => {
    const dedupeKey = 'paid:1';
    await queueMail(database.db, letter({ dedupeKey }));
    await queueMail(database.db, letter({ dedupeKey, subject: 'otra vez' }));
    const services = needs();
    const sent = await Promise.all([1, 2, 3, 4].map(() => sendDueMail(services)));
    expect(sent.reduce((sum, count) => sum + count)).toBe(1);
    expect(smtp.received).toHaveLength(1);
    const [mail] = smtp.received;
    expect(mail).toMatchObject({ from: 'hola@vestidor.example', to: ['ana@ejemplo.es'] });
    expect(mail?.source).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(mail?.source).toContain('Auto-Submitted: auto-generated');
    minutesLater(60 * 24);
    expect(await sendDueMail(services)).toBe(0);
  });

  it('is not there when what it tells of did not happen', async () => {
    const attempt = database.db.transaction(async (tx) => {
      await queueMail(tx, letter());
      throw new Error('undone');
    });
    await expect(attempt).rejects.toThrow('undone');
    expect(await sendDueMail(needs())).toBe(0);
  });

  it('is tried again later when the server says no, and the log hears of it', async () => {
    await queueMail(database.db, letter());
    const services = needs();
    const faults: object[] = [];
    const log = { info() {}, error: (details: object) => faults.push(details) };
    smtp.behave('refuse');
    expect(await sendDueMail(services, log)).toBe(0);
    expect(faults).toMatchObject([{ attempts: 1 }]);
    smtp.behave('well');
    expect(await sendDueMail(services, log)).toBe(0);
    minutesLater(3);
    expect(await sendDueMail(services, log)).toBe(1);
  });

  it('with a lost acceptance is sent again under the same id', async () => {
    await queueMail(database.db, letter());
    const services = needs();
    smtp.behave('lose');
    await sendDueMail(services);
    smtp.behave('well');
    minutesLater(3);
    await sendDueMail(services);
    const names = smtp.received.map(({ source }) => /^Message-ID: (.*)$/m.exec(source)?.[1]);
    expect(names).toHaveLength(2);
    expect(names[0]).toBe(names[1]);
    const [row] = await database.db.select().from(outbox);
    expect(names[0]).toBe(`<${row?.id}@vestidor.example>`);
  });

  it('is given up after some days, and stays to be seen', async () => {
    await queueMail(database.db, letter());
    const services = needs();
    smtp.behave('refuse');
    for (let attempt = 0; attempt < attemptsMax + 3; attempt++) {
      await sendDueMail(services);
      minutesLater(13 * 60);
    }
    expect(await database.db.select().from(outbox)).toMatchObject([{ attempts: attemptsMax, sentAt: null }]);
  });

  it('is forgotten a year after it went out, and no sooner', async () => {
    await queueMail(database.db, letter());
    const services = needs();
    await sendDueMail(services);
    minutesLater(364 * 24 * 60);
    expect(await deleteOldMail(services)).toBe(0);
    minutesLater(2 * 24 * 60);
    expect(await deleteOldMail(services)).toBe(1);
  });

  it('goes with the account that it was for', async () => {
    const user = await insertUser(database.db, {
      username: 'ana',
      email: 'ana@ejemplo.es',
      passwordHash: 'x',
      createdAt: at,
    });
    await queueMail(database.db, letter({ ownerId: user.id }));
    await database.db.delete(users).where(eq(users.id, user.id));
    expect(await sendDueMail(needs())).toBe(0);
  });

  it('reaches its one recipient, whatever the address looks like', async () => {
    await queueMail(
      database.db,
      letter({ recipient: 'ana@ejemplo.es, eva@ejemplo.es\r\nBcc: mal@ejemplo.es' }),
    );
    await sendDueMail(needs());
    expect(smtp.received.flatMap(({ to }) => to)).not.toContain('mal@ejemplo.es');
    expect(smtp.received.every(({ to }) => to.length === 1)).toBe(true);
  });
});

it('without a mail server messages are files in a folder, and the log says where, once', async () => {
  const said: string[] = [];
  const log = { info: (line: string) => said.push(line), error() {} };
  const services = needs({});
  for (const subject of ['Uno', 'Dos']) {
    await queueMail(database.db, letter({ subject }));
    expect(await sendDueMail(services, log)).toBe(1);
  }
  const { folder: mailFolder } = services.config.mail;
  expect(said).toEqual([expect.stringContaining(mailFolder)]);
  const files = readdirSync(mailFolder).toSorted();
  expect(files).toHaveLength(2);
  expect(files.every((file) => file.endsWith('.eml'))).toBe(true);
  expect(readFileSync(path.join(mailFolder, files[0] ?? ''), 'utf8')).toContain('To: ana@ejemplo.es');
  expect(existsSync(path.join(mailFolder, `${files[0]}.new`))).toBe(false);
});

it('the page of a message shows text as text, and links what is an address', () => {
  const html = htmlOf(
    'A & B',
    '<script>alert(1)</script>\n\n- uno\n- ver https://v.example/account.\n\nhola@v.example',
    'es',
  );
  expect(html).not.toContain('<script>');
  expect(html).toContain('<li style="margin:0 0 6px">uno</li>');
  expect(html).toContain('href="https://v.example/account"');
  expect(html).toContain('href="mailto:hola@v.example"');
});
