import { inWords } from '#server/platform/madrid.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import { greeting, type Letterhead, paragraphs, sellerLines } from '../../../platform/mail/letterhead.ts';

interface Told {
  username: string;
  firstName: string | null;
  at: Date;
}

export function passwordChanged(head: Letterhead, { username, firstName, at }: Told): Letter {
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
