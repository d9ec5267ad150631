import type { Access } from '#contract/access.ts';
import type { UserRow } from '#server/people/auth/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { momentInWords } from '#server/platform/madrid.ts';
import {
  accountUrl,
  greeting,
  letterheadOf,
  paragraphs,
  sellerLines,
} from '#server/platform/mail/letterhead.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import type { Services } from '#server/services.ts';
import type { Place } from './place.ts';

type Needs = Pick<Services, 'config' | 'now'>;
type Addressee = Pick<UserRow, 'id' | 'username' | 'firstName' | 'email' | 'demo'>;

export async function sendNewDevice(
  tx: Executor,
  needs: Needs,
  { user, place: { device, network } }: { user: Addressee; place: Place },
): Promise<void> {
  const at = needs.now();
  const head = letterheadOf(needs.config);
  await send(tx, needs, user, {
    kind: 'new-device',
    subject: 'Han entrado en tu cuenta desde un dispositivo nuevo',
    text: [
      `El ${momentInWords(at)} alguien, seguramente tú, entró en tu cuenta desde ${device} (red ${network}). No lo habíamos visto antes, o lo habías olvidado.`,
      `Si no has sido tú, cierra esa sesión en ${accountUrl(head)} y cambia la contraseña: ${head.origin}/forgot-password`,
    ],
  });
}

/** Changes in how a person signs in. */
export const factorNews = {
  passkeyAdded: 'Se ha añadido una llave de acceso a tu cuenta: con ella se entra sin contraseña.',
  passkeyRemoved: 'Se ha quitado una llave de acceso de tu cuenta.',
  authenticatorAdded:
    'Se ha añadido una app de códigos a tu cuenta. Desde ahora, después de la contraseña te pediremos un segundo paso.',
  authenticatorRemoved: 'Se ha quitado la app de códigos de tu cuenta.',
  secondStepOn: 'Desde ahora, después de la contraseña te pediremos un segundo paso.',
  secondStepOff: 'Tu cuenta ya no pide un segundo paso: se entra solo con la contraseña.',
  recoveryCodesMade: 'Has pedido códigos de recuperación nuevos. Los anteriores ya no sirven.',
  recoveryCodeUsed: 'Alguien, seguramente tú, ha entrado en tu cuenta con un código de recuperación.',
} as const;
export type FactorNews = keyof typeof factorNews;

export async function sendFactorNews(
  tx: Executor,
  needs: Needs,
  user: Addressee,
  news: FactorNews,
): Promise<void> {
  const head = letterheadOf(needs.config);
  await send(tx, needs, user, {
    kind: news,
    subject: 'Ha cambiado la forma de entrar en tu cuenta',
    text: [
      factorNews[news],
      `Si no has sido tú, elige otra contraseña ahora mismo (${head.origin}/forgot-password) y revisa tu cuenta: ${accountUrl(head)}`,
    ],
  });
}

export async function sendNewAccess(
  tx: Executor,
  needs: Needs,
  user: Addressee,
  { name, kind, scope }: Pick<Access, 'name' | 'kind' | 'scope'>,
): Promise<void> {
  const head = letterheadOf(needs.config);
  const may = scope === 'read' ? 'consultar tu vestidor' : 'consultar tu vestidor y hacer cambios en él';
  const given =
    kind === 'assistant' ? `Has conectado el asistente «${name}»` : `Has creado la clave «${name}»`;
  await send(tx, needs, user, {
    kind: 'new-access',
    subject: kind === 'assistant' ? 'Has conectado un asistente' : 'Has creado una clave para la API',
    text: [
      `${given}: puede ${may}. No puede pagar, pedir nada en la tienda ni cambiar tu contraseña.`,
      `Si no has sido tú, quítale el acceso en ${accountUrl(head)} y elige otra contraseña: ${head.origin}/forgot-password`,
    ],
  });
}

/** An address in full may carry a password. */
const hostOf = (url: string): string => new URL(url).host;

export async function sendNewWebhook(
  tx: Executor,
  needs: Needs,
  user: Addressee,
  { id, url }: { id: string; url: string },
): Promise<void> {
  const head = letterheadOf(needs.config);
  await send(tx, needs, user, {
    kind: 'new-webhook',
    once: id,
    subject: 'Tus novedades van a otra dirección',
    text: [
      `Has pedido que avisemos a ${hostOf(url)} de lo que cambia en tu vestidor. Solo enviamos qué ha cambiado, sin nombres ni fotos.`,
      `Si no has sido tú, quítala en ${accountUrl(head)} y elige otra contraseña: ${head.origin}/forgot-password`,
    ],
  });
}

export async function sendWebhookPaused(
  tx: Executor,
  needs: Needs,
  user: Addressee,
  { url }: { url: string },
): Promise<void> {
  const head = letterheadOf(needs.config);
  await send(tx, needs, user, {
    kind: 'webhook-paused',
    subject: 'Hemos dejado de enviar tus novedades',
    text: [
      `${hostOf(url)} lleva tres días sin aceptar tus novedades, o ha dicho que ya no las quiere, así que hemos dejado de enviarlas.`,
      `Cuando vuelva a funcionar, reanúdalas en ${accountUrl(head)}. Las que no llegaron no se repiten.`,
    ],
  });
}

/** Once an hour: only a person who knows the password gets as far as the codes. */
export async function sendCodesGuessed(
  tx: Executor,
  needs: Needs,
  { user, hour }: { user: Addressee; hour: string },
): Promise<void> {
  const head = letterheadOf(needs.config);
  await send(tx, needs, user, {
    kind: 'codes-guessed',
    once: hour,
    subject: 'Alguien conoce tu contraseña',
    text: [
      `Alguien ha escrito bien tu contraseña y después varios códigos erróneos. No ha entrado, y durante un rato no aceptamos más códigos; con una llave de acceso puedes entrar igual.`,
      `Si no has sido tú, elige otra contraseña: ${head.origin}/forgot-password`,
    ],
  });
}

async function send(
  tx: Executor,
  { config, now }: Needs,
  user: Addressee,
  { kind, subject, text, once }: { kind: string; subject: string; text: string[]; once?: string },
): Promise<void> {
  if (user.demo) return;
  const at = now();
  await queueMail(tx, {
    subject,
    body: paragraphs(greeting(user.firstName ?? user.username), ...text, sellerLines(letterheadOf(config))),
    ownerId: user.id,
    dedupeKey: `${kind}:${user.id}:${once ?? at.toISOString()}`,
    recipient: user.email,
    // Signing in again and again must not flood a mailbox, which may be another person's.
    canBeLeftOut: true,
    at,
  });
}
