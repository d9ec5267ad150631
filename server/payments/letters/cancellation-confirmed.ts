import { inWords } from '#server/platform/madrid.ts';
import { accountUrl, type Letterhead, letterOf } from '#server/platform/mail/letterhead.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import { wordsOf } from './words-of.ts';

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
