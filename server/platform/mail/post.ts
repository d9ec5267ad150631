import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { MailConfig } from './config.ts';

export interface Parcel {
  /** Constant over attempts: mail servers recognise duplicates by Message-ID. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  createdAt: Date;
  unsubscribeUrl: string | null;
  attachments: { filename: string; content: Buffer; contentType: string }[];
}

export interface Post {
  /** For the log. */
  readonly where: string;
  /** @throws when the message may not have been accepted */
  deliver(parcel: Parcel): Promise<void>;
  close(): void;
}

export function openPost(config: MailConfig): Post {
  return config.smtpUrl === undefined ? folderPost(config) : smtpPost(config.smtpUrl, config);
}

function smtpPost(url: string, { from }: MailConfig): Post {
  const transport = nodemailer.createTransport(
    { url, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 },
    { disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    where: new URL(url).host,
    async deliver(parcel) {
      await transport.sendMail(messageOf(parcel, from));
    },
    close: () => transport.close(),
  };
}

function folderPost({ folder, from }: MailConfig): Post {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    where: folder,
    async deliver(parcel) {
      const { message } = await transport.sendMail(messageOf(parcel, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const moment = parcel.createdAt.toISOString().slice(0, 19).replaceAll(':', '-');
      const file = path.join(folder, `${moment}-${parcel.id}.eml`);
      await writeFile(`${file}.new`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
    close: () => transport.close(),
  };
}

function messageOf({ id, recipient, createdAt, unsubscribeUrl, ...content }: Parcel, from: string) {
  const [, domain = 'vestidor.local'] = /@([\w.-]+)/.exec(from) ?? [];
  return {
    from,
    // Never parsed as a list or a display name.
    to: { name: '', address: recipient },
    ...content,
    messageId: `<${id}@${domain}>`,
    date: createdAt,
    // Prevents automatic replies.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== null && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
