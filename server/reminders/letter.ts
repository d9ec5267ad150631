import type { ReminderText } from '#server/platform/db/schema/index.ts';
import { greeting, type Letterhead, paragraphs, sellerLines } from '#server/platform/mail/letterhead.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';

export const unsubscribeUrlOf = ({ origin }: Letterhead, ownerId: string, token: string): string =>
  `${origin}/api/reminders/unsubscribe/${ownerId}/${token}`;

export const reminderLetter = (
  head: Letterhead,
  { name, text, unsubscribeUrl }: { name: string; text: ReminderText; unsubscribeUrl: string },
): Letter => ({
  subject: text.title,
  body: paragraphs(
    greeting(name),
    text.body,
    `Ábrelo en Vestidor: ${head.origin}${text.path}`,
    `Te lo escribimos porque elegiste recibir avisos por email. Para no recibir ninguno más, abre ${unsubscribeUrl}`,
    sellerLines(head),
  ),
});
