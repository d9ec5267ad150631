import type { UserRow } from '#server/people/auth/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { inWords } from '#server/platform/madrid.ts';
import {
  greeting,
  type Letterhead,
  letterheadOf,
  paragraphs,
  sellerLines,
} from '#server/platform/mail/letterhead.ts';
import { type Letter, queueMail } from '#server/platform/mail/outbox.ts';
import type { Services } from '#server/services.ts';
import { createLink, type LinkPurpose } from './links.ts';

type Needs = Pick<Services, 'config' | 'now'>;
type Addressee = Pick<UserRow, 'id' | 'username' | 'firstName' | 'email' | 'demo'>;

interface LinkLetter extends Pick<UserRow, 'username' | 'firstName'> {
  token: string;
  trialPending: boolean;
}

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
    ...letters[purpose](letterheadOf(config), { ...user, token, trialPending }),
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
    ...passwordChanged(letterheadOf(config), { ...user, at }),
    ownerId: user.id,
    dedupeKey: `password-changed:${user.id}:${at.toISOString()}`,
    recipient: user.email,
    at,
  });
}

function confirmEmail(head: Letterhead, { username, firstName, token, trialPending }: LinkLetter): Letter {
  return {
    subject: trialPending ? 'Confirma tu email y empieza tu prueba' : 'Confirma tu email',
    body: paragraphs(
      greeting(firstName ?? username),
      trialPending
        ? 'Tu vestidor ya está abierto. Tus siete días de Premium empiezan en cuanto confirmes que esta dirección es tuya:'
        : 'Tu vestidor ya está abierto. Confirma que esta dirección es tuya para poder recuperar la cuenta si un día olvidas la contraseña:',
      `${head.origin}/confirm-email#${token}`,
      'El enlace vale una vez y durante siete días. Puedes pedir otro en tu cuenta.',
      'Si no has creado ninguna cuenta en Vestidor, no hagas nada.',
      sellerLines(head),
    ),
  };
}

/** In the fragment no server, log or referrer sees the token. */
function resetPassword(head: Letterhead, { username, firstName, token }: LinkLetter): Letter {
  return {
    subject: 'Elige una contraseña nueva',
    body: paragraphs(
      greeting(firstName ?? username),
      `Alguien, seguramente tú, ha pedido cambiar la contraseña de tu cuenta. Tu usuario es ${username}. Este enlace vale una vez y durante una hora:`,
      `${head.origin}/reset-password#${token}`,
      'Al elegir una contraseña nueva se cierran las sesiones de todos tus dispositivos.',
      'Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.',
      sellerLines(head),
    ),
  };
}

function passwordChanged(
  head: Letterhead,
  { username, firstName, at }: Pick<UserRow, 'username' | 'firstName'> & { at: Date },
): Letter {
  return {
    subject: 'Tu contraseña ha cambiado',
    body: paragraphs(
      greeting(firstName ?? username),
      `La contraseña de tu cuenta cambió el ${inWords(at)}. Hemos cerrado la sesión en los demás dispositivos.`,
      `Si no has sido tú, elige otra ahora mismo: ${head.origin}/forgot-password`,
      sellerLines(head),
    ),
  };
}
