import { type Language, locales, type Translation } from '#contract/languages.ts';
import type { ReminderText } from '#server/platform/db/schema/index.ts';
import { type Letterhead, letterOf } from '#server/platform/mail/letterhead.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import { reminderWords as en } from './en/reminder-words.ts';
import { reminderWords as pt } from './pt/reminder-words.ts';
import { reminderWords as es } from './reminder-words.ts';

const words: Readonly<Record<Language, Translation<typeof es>>> = { es, en, pt };

export const reminderWordsOf = ({ language }: { language: Language }): Translation<typeof es> =>
  words[language];

export const listed = (names: readonly string[], { language }: { language: Language }): string =>
  new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(names);

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
