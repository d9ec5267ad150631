import { inWords } from '#server/platform/madrid.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import {
  accountUrl,
  greeting,
  type Letterhead,
  paragraphs,
  sellerLines,
} from '../../platform/mail/letterhead.ts';

export function cancellationConfirmed(
  head: Letterhead,
  { name, until }: { name: string; until: Date | null },
): Letter {
  const end =
    until === null
      ? 'No se te cobrará nada más.'
      : `Conservas Premium hasta el ${inWords(until)} y no se te cobrará nada más.`;
  return {
    subject: 'Tu suscripción está cancelada',
    body: paragraphs(
      greeting(name),
      `Hemos cancelado la renovación de tu suscripción a Vestidor Premium. ${end}`,
      'Después tu cuenta sigue como gratuita, con todas tus prendas, fotos y outfits.',
      `Si cambias de idea antes de esa fecha, puedes reanudarla en ${accountUrl(head)}.`,
      sellerLines(head),
    ),
  };
}
