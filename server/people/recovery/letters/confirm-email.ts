import type { Letter } from '#server/platform/mail/outbox.ts';
import { greeting, type Letterhead, paragraphs, sellerLines } from '../../../platform/mail/letterhead.ts';

interface Told {
  username: string;
  firstName: string | null;
  token: string;
  trialPending?: boolean;
}

export function confirmEmail(
  head: Letterhead,
  { username, firstName, token, trialPending = false }: Told,
): Letter {
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
