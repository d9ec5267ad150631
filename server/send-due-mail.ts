import { invoicesById } from '#server/payments/invoices/queries.ts';
import { invoiceFile } from '#server/payments/invoices/routes.ts';
import type { Services } from '#server/services.ts';
import type { MailConfig } from './platform/mail/config.ts';
import { htmlOf } from './platform/mail/html.ts';
import { attemptsMax, claimDue, markSent, type OutboxRow } from './platform/mail/outbox.ts';
import { openPost, type Parcel, type Post } from './platform/mail/post.ts';

type Needs = Pick<Services, 'config' | 'db' | 'now'>;

interface Log {
  info(message: string): void;
  error(details: object, message: string): void;
}

const posts = new WeakMap<MailConfig, Post>();

function postOf(config: MailConfig, log: Log | undefined): Post {
  const open = posts.get(config);
  if (open !== undefined) return open;
  const post = openPost(config);
  posts.set(config, post);
  if (config.smtpUrl === undefined) log?.info(`SMTP_URL is not set: e-mails are written to ${post.where}`);
  return post;
}

/**
 * Sends due messages in small batches. Failures are logged and retried later.
 * @returns the number of messages sent
 */
export async function sendDueMail(services: Needs, log?: Log): Promise<number> {
  let sent = 0;
  for (;;) {
    const due = await claimDue(services.db, services.now());
    if (due.length === 0) return sent;
    const post = postOf(services.config.mail, log);
    for (const row of due) {
      try {
        await post.deliver(await parcelOf(services, row));
        await markSent(services.db, row.id, services.now());
        sent++;
      } catch (err) {
        const last = row.attempts >= attemptsMax ? ' and is not tried again' : '';
        log?.error({ err, mail: row.id, attempts: row.attempts }, `an e-mail could not be sent${last}`);
      }
    }
  }
}

async function parcelOf({ db }: Needs, row: OutboxRow): Promise<Parcel> {
  const invoices = await invoicesById(db, row.invoiceIds);
  return {
    id: row.id,
    recipient: row.recipient,
    subject: row.subject,
    text: row.body,
    html: htmlOf(row.subject, row.body, row.language),
    createdAt: row.createdAt,
    unsubscribeUrl: row.unsubscribeUrl,
    attachments: await Promise.all(invoices.map((invoice) => invoiceFile(db, invoice))),
  };
}
