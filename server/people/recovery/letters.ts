import type { UserRow } from '#server/people/auth/queries.ts';
import { confirmEmail } from '#server/people/recovery/letters/confirm-email.ts';
import { passwordChanged } from '#server/people/recovery/letters/password-changed.ts';
import { resetPassword } from '#server/people/recovery/letters/reset-password.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { letterheadOf } from '#server/platform/mail/letterhead.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import type { Services } from '#server/services.ts';
import { createLink, type LinkPurpose } from './links.ts';

type Needs = Pick<Services, 'config' | 'now'>;
type Addressee = Pick<UserRow, 'id' | 'username' | 'firstName' | 'email' | 'demo'>;

const letters = { 'password-reset': resetPassword, 'email-confirmation': confirmEmail } as const;

/** Sends nothing to demonstrations, or while too many links are unused. */
export async function sendLink(
  tx: Executor,
  { config, now }: Needs,
  { user, purpose, trialPending }: { user: Addressee; purpose: LinkPurpose; trialPending?: boolean },
): Promise<void> {
  if (user.demo) return;
  const at = now();
  const token = await createLink(tx, { user, purpose, at });
  if (token === null) return;
  await queueMail(tx, {
    ...letters[purpose](letterheadOf(config), { ...user, token, trialPending: trialPending === true }),
    ownerId: user.id,
    dedupeKey: `${purpose}:${user.id}:${at.toISOString()}`,
    recipient: user.email,
    secret: true,
    // Anyone may request a reset, so doing it often must not lock the owner out.
    canBeLeftOut: purpose === 'email-confirmation',
    at,
  });
}

export async function sendPasswordChanged(
  tx: Executor,
  { config, now }: Needs,
  user: Addressee,
): Promise<void> {
  const at = now();
  await queueMail(tx, {
    ...passwordChanged(letterheadOf(config), { ...user, at }),
    ownerId: user.id,
    dedupeKey: `password-changed:${user.id}:${at.toISOString()}`,
    recipient: user.email,
    at,
  });
}
