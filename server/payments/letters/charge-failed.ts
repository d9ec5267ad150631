import { premiumPrice } from '#contract/price.ts';
import { euros } from '#server/platform/euros.ts';
import { accountUrl, type Letterhead, letterOf } from '#server/platform/mail/letterhead.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import { wordsOf } from './words-of.ts';

export function chargeFailed(
  head: Letterhead,
  { name, cardLast4 }: { name: string; cardLast4: string | null },
): Letter {
  const words = wordsOf(head);
  const price = euros(premiumPrice.cents, head.language);
  const card = words.card(cardLast4);
  return letterOf(head, name, words.chargeFailed({ price, card, account: accountUrl(head) }));
}
