import type { Language, Translation } from '#contract/languages.ts';
import type { UserRow } from '#server/people/auth/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { inWords } from '#server/platform/madrid.ts';
import { type Letterhead, letterheadOf, letterOf, pageUrl } from '#server/platform/mail/letterhead.ts';
import { type Letter, queueMail } from '#server/platform/mail/outbox.ts';
import type { Services } from '#server/services.ts';
import { letterWords as en } from './en/letter-words.ts';
import { letterWords as es } from './letter-words.ts';
import { createLink, type LinkPurpose } from './links.ts';
import { letterWords as pt } from './pt/letter-words.ts';

type Needs = Pick<Services, 'config' | 'now'>;
type Addressee = Pick<UserRow, 'id' | 'username' | 'firstName' | 'email' | 'demo' | 'language'>;

interface LinkLetter extends Pick<UserRow, 'username' | 'firstName'> {
  token: string;
  trialPending: boolean;
}

const words: Readonly<Record<Language, Translation<typeof es>>> = { es, en, pt };
const letters = { 'password-reset': resetPassword, 'email-confirmation': confirmEmail } as const;

/** Not to demonstrations, or while too many links are unused. */
export async function sendLink(
  tx: Executor,
  { config, now }: Needs,
  { user, purpose, trialPending = false }: { user: Addressee; purpose: LinkPurpose; trialPending?: boolean },
): Promise<void> {
  if (user.demo) return;
  const at = now();
  const token = await createLink(tx, { user, purpose, at });
  if (token === null) return;
  await queueMail(tx, {
    ...letters[purpose](letterheadOf(config, user.language), { ...user, token, trialPending }),
    ownerId: user.id,
    dedupeKey: `${purpose}:${user.id}:${at.toISOString()}`,
    recipient: user.email,
    secret: true,
    // Anyone may request a reset; that must not lock the owner out.
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
    ...passwordChanged(letterheadOf(config, user.language), { ...user, at }),
    ownerId: user.id,
    dedupeKey: `password-changed:${user.id}:${at.toISOString()}`,
    recipient: user.email,
    at,
  });
}

function confirmEmail(head: Letterhead, { username, firstName, token, trialPending }: LinkLetter): Letter {
  const link = pageUrl(head, `/confirm-email#${token}`);
  return letterOf(head, firstName ?? username, words[head.language].confirmEmail({ link, trialPending }));
}

/** In the fragment no server, log or referrer sees the token. */
function resetPassword(head: Letterhead, { username, firstName, token }: LinkLetter): Letter {
  const link = pageUrl(head, `/reset-password#${token}`);
  return letterOf(head, firstName ?? username, words[head.language].resetPassword({ link, username }));
}

function passwordChanged(
  head: Letterhead,
  { username, firstName, at }: Pick<UserRow, 'username' | 'firstName'> & { at: Date },
): Letter {
  const day = inWords(at, head.language);
  const reset = pageUrl(head, '/forgot-password');
  return letterOf(head, firstName ?? username, words[head.language].passwordChanged({ day, reset }));
}
