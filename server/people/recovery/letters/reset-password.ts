import type { Letter } from '#server/platform/mail/outbox.ts';
import { greeting, type Letterhead, paragraphs, sellerLines } from '../../../platform/mail/letterhead.ts';

interface Told {
  username: string;
  firstName: string | null;
  token: string;
}

/** The token is in the fragment, so no server, log or referrer sees it. */
export function resetPassword(head: Letterhead, { username, firstName, token }: Told): Letter {
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
