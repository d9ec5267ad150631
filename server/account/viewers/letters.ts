import type { Language, Translation } from '#contract/languages.ts';
import type { Viewable } from '#contract/viewables.ts';
import { type UserRow, userById } from '#server/people/auth/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import {
  accountUrl,
  type Letterhead,
  letterheadOf,
  letterOf,
  pageUrl,
} from '#server/platform/mail/letterhead.ts';
import { type Letter, queueMail } from '#server/platform/mail/outbox.ts';
import type { Services } from '#server/services.ts';
import { letterWords as en } from './en/letter-words.ts';
import type { InvitationRow } from './invitations.ts';
import { letterWords as es } from './letter-words.ts';
import { letterWords as pt } from './pt/letter-words.ts';

type Needs = Pick<Services, 'config' | 'now'>;

const words: Readonly<Record<Language, Translation<typeof es>>> = { es, en, pt };

/** In the fragment no server, log or referrer sees the token. */
export const invitationLetter = (
  head: Letterhead,
  { owner, token }: { owner: string; token: string },
): Letter =>
  letterOf(
    head,
    null,
    words[head.language].invitation({ owner, link: pageUrl(head, `/invitation#${token}`) }),
  );

export const acceptedLetter = (
  head: Letterhead,
  { name, ...told }: { name: string; viewer: string; username: string; shows: readonly Viewable[] },
): Letter => letterOf(head, name, words[head.language].accepted({ ...told, account: accountUrl(head) }));

export const declinedLetter = (head: Letterhead, { name }: { name: string }): Letter =>
  letterOf(head, name, words[head.language].declined({ account: accountUrl(head) }));

/** In the language of the sender, because the recipient's is unknown. */
export async function sendInvitation(
  tx: Executor,
  { config, now }: Needs,
  { row, token, language }: { row: InvitationRow; token: string; language: Language },
): Promise<void> {
  if (row.sentTo === null) return;
  await queueMail(tx, {
    ...invitationLetter(letterheadOf(config, language), { owner: row.ownerName, token }),
    ownerId: row.ownerId,
    dedupeKey: `viewer-invitation:${row.id}`,
    recipient: row.sentTo,
    secret: true,
    at: now(),
  });
}

/** @param viewer null when the invitation was declined */
export async function tellOwner(
  tx: Executor,
  { config, now }: Needs,
  { ownerId, ownerName, id, shows }: InvitationRow,
  viewer: { name: string; username: string } | null,
): Promise<void> {
  const owner = (await userById(tx, ownerId)) as UserRow;
  const head = letterheadOf(config, owner.language);
  const told = { name: ownerName, shows };
  const letter =
    viewer === null
      ? declinedLetter(head, told)
      : acceptedLetter(head, { ...told, viewer: viewer.name, username: viewer.username });
  await queueMail(tx, {
    ...letter,
    ownerId,
    dedupeKey: `viewer-answer:${id}`,
    recipient: owner.email,
    at: now(),
  });
}
