import { premiumPrice } from '#contract/price.ts';
import { euros } from '#server/platform/euros.ts';
import { inWords } from '#server/platform/madrid.ts';
import { accountUrl, type Letterhead, letterOf } from '#server/platform/mail/letterhead.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import { wordsOf } from './words-of.ts';

export function renewalReminder(
  head: Letterhead,
  { name, renewsAt, cardLast4 }: { name: string; renewsAt: Date; cardLast4: string | null },
): Letter {
  const words = wordsOf(head);
  const day = inWords(renewsAt, head.language);
  const price = euros(premiumPrice.cents, head.language);
  const card = words.card(cardLast4);
  return letterOf(head, name, words.renewalReminder({ day, price, card, account: accountUrl(head) }));
}
