import type { ReminderText } from '#server/platform/db/schema/index.ts';
import { type Letterhead, letterOf } from '#server/platform/mail/letterhead.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import { reminderWordsOf } from './words-of.ts';

export const unsubscribeUrlOf = ({ origin }: Letterhead, ownerId: string, token: string): string =>
  `${origin}/api/reminders/unsubscribe/${ownerId}/${token}`;

export const reminderLetter = (
  head: Letterhead,
  { name, text, unsubscribeUrl }: { name: string; text: ReminderText; unsubscribeUrl: string },
): Letter =>
  letterOf(head, name, {
    subject: text.title,
    blocks: [text.body, ...reminderWordsOf(head).letter(`${head.origin}${text.path}`, unsubscribeUrl)],
  });
