import type { Access } from '#contract/access.ts';
import type { Language, Translation } from '#contract/languages.ts';
import type { UserRow } from '#server/people/auth/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { momentInWords } from '#server/platform/madrid.ts';
import {
  accountUrl,
  type LetterWords,
  letterheadOf,
  letterOf,
  pageUrl,
} from '#server/platform/mail/letterhead.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import type { Services } from '#server/services.ts';
import { letterWords as en } from './en/letter-words.ts';
import { letterWords as es } from './letter-words.ts';
import { deviceNameIn, type Place } from './place.ts';
import { letterWords as pt } from './pt/letter-words.ts';

type Needs = Pick<Services, 'config' | 'now'>;
type Addressee = Pick<UserRow, 'id' | 'username' | 'firstName' | 'email' | 'demo' | 'language'>;

const words: Readonly<Record<Language, Translation<typeof es>>> = { es, en, pt };

export async function sendNewDevice(
  tx: Executor,
  needs: Needs,
  { user, place }: { user: Addressee; place: Place },
): Promise<void> {
  const moment = momentInWords(needs.now(), user.language);
  const device = deviceNameIn(user.language, place.device);
  const text = words[user.language].newDevice(
    { moment, device, network: place.network },
    remedyOf(needs, user),
  );
  await send(tx, needs, user, { kind: 'new-device', text });
}

export type FactorNews = keyof typeof es.factorNews;

export async function sendFactorNews(
  tx: Executor,
  needs: Needs,
  user: Addressee,
  news: FactorNews,
): Promise<void> {
  const { factorsChanged, factorNews } = words[user.language];
  const text = factorsChanged(factorNews[news], remedyOf(needs, user));
  await send(tx, needs, user, { kind: news, text });
}

export async function sendNewAccess(
  tx: Executor,
  needs: Needs,
  user: Addressee,
  { name, kind, scope }: Pick<Access, 'name' | 'kind' | 'scope'>,
): Promise<void> {
  const { newAssistant, newToken } = words[user.language];
  const text = (kind === 'assistant' ? newAssistant : newToken)(name, scope, remedyOf(needs, user));
  await send(tx, needs, user, { kind: 'new-access', text });
}

/** An address in full may carry a password. */
const hostOf = (url: string): string => new URL(url).host;

export async function sendNewWebhook(
  tx: Executor,
  needs: Needs,
  user: Addressee,
  { id, url }: { id: string; url: string },
): Promise<void> {
  const text = words[user.language].newWebhook(hostOf(url), remedyOf(needs, user));
  await send(tx, needs, user, { kind: 'new-webhook', once: id, text });
}

export async function sendWebhookPaused(
  tx: Executor,
  needs: Needs,
  user: Addressee,
  { url }: { url: string },
): Promise<void> {
  const text = words[user.language].webhookPaused(hostOf(url), remedyOf(needs, user));
  await send(tx, needs, user, { kind: 'webhook-paused', text });
}

/** Once an hour: only a person who knows the password gets as far as the codes. */
export async function sendCodesGuessed(
  tx: Executor,
  needs: Needs,
  { user, hour }: { user: Addressee; hour: string },
): Promise<void> {
  const text = words[user.language].codesGuessed(remedyOf(needs, user));
  await send(tx, needs, user, { kind: 'codes-guessed', once: hour, text });
}

function remedyOf({ config }: Needs, { language }: Addressee) {
  const head = letterheadOf(config, language);
  return { account: accountUrl(head), reset: pageUrl(head, '/forgot-password') };
}

async function send(
  tx: Executor,
  { config, now }: Needs,
  user: Addressee,
  { kind, text, once }: { kind: string; text: LetterWords; once?: string },
): Promise<void> {
  if (user.demo) return;
  const at = now();
  await queueMail(tx, {
    ...letterOf(letterheadOf(config, user.language), user.firstName ?? user.username, text),
    ownerId: user.id,
    dedupeKey: `${kind}:${user.id}:${once ?? at.toISOString()}`,
    recipient: user.email,
    // Signing in again and again must not flood a mailbox, which may be another person's.
    canBeLeftOut: true,
    at,
  });
}
