import { premiumPrice } from '#contract/price.ts';
import { euros } from '#server/platform/euros.ts';
import { inWords } from '#server/platform/madrid.ts';
import { accountUrl, type Letterhead, letterOf, pageUrl } from '#server/platform/mail/letterhead.ts';
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

export function chargeFailed(
  head: Letterhead,
  { name, cardLast4 }: { name: string; cardLast4: string | null },
): Letter {
  const words = wordsOf(head);
  const price = euros(premiumPrice.cents, head.language);
  const card = words.card(cardLast4);
  return letterOf(head, name, words.chargeFailed({ price, card, account: accountUrl(head) }));
}

export function premiumEnding(head: Letterhead, { name, endsAt }: { name: string; endsAt: Date }): Letter {
  const day = inWords(endsAt, head.language);
  const price = euros(premiumPrice.cents, head.language);
  return letterOf(head, name, wordsOf(head).premiumEnding({ day, price, pay: pageUrl(head, '/payments') }));
}

export const cancellationConfirmed = (
  head: Letterhead,
  { name, until }: { name: string; until: Date | null },
): Letter =>
  letterOf(
    head,
    name,
    wordsOf(head).cancellationConfirmed({
      until: until && inWords(until, head.language),
      account: accountUrl(head),
    }),
  );
