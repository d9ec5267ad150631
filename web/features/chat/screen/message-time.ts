import { chat } from '#web/copy/chat.ts';
import { locale } from '#web/language.ts';

const hour = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
const dayAndYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });

const startOfDay = (date: Date): number => new Date(date).setHours(0, 0, 0, 0);

/** The time for today, "Ayer", or the date. */
export function formatMessageTime(iso: string, now: Date): string {
  const said = new Date(iso);
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (startOfDay(said) === startOfDay(now)) return hour.format(said);
  if (startOfDay(said) === startOfDay(yesterday)) return chat.history.yesterday;
  return (said.getFullYear() === now.getFullYear() ? day : dayAndYear).format(said);
}
