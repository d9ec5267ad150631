import { premiumPrice } from '#contract/price.ts';
import { euros } from '#server/platform/euros.ts';
import { inWords } from '#server/platform/madrid.ts';
import { type Letterhead, letterOf, pageUrl } from '#server/platform/mail/letterhead.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import { wordsOf } from './words-of.ts';

export function premiumEnding(head: Letterhead, { name, endsAt }: { name: string; endsAt: Date }): Letter {
  const day = inWords(endsAt, head.language);
  const price = euros(premiumPrice.cents, head.language);
  return letterOf(head, name, wordsOf(head).premiumEnding({ day, price, pay: pageUrl(head, '/payments') }));
}
