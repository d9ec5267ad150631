import type { Letter } from '#server/platform/mail/outbox.ts';
import { greeting, type Letterhead, paragraphs, sellerLines } from '../../../platform/mail/letterhead.ts';

interface Told {
  username: string;
  firstName: string | null;
  token: string;
}

export function confirmEmail(head: Letterhead, { username, firstName, token }: Told): Letter {
  return {
    subject: 'Confirma tu email',
    body: paragraphs(
      greeting(firstName ?? username),
      'Tu vestidor ya está abierto. Confirma que esta dirección es tuya para poder recuperar la cuenta si un día olvidas la contraseña:',
      `${head.origin}/confirm-email#${token}`,
      'El enlace vale una vez y durante siete días. Puedes pedir otro en tu cuenta.',
      'Si no has creado ninguna cuenta en Vestidor, no hagas nada.',
      sellerLines(head),
    ),
  };
}
