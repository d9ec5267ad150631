import { premiumPrice } from '#contract/price.ts';
import { euros } from '#server/platform/euros.ts';
import { inWords } from '#server/platform/madrid.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import { greeting, type Letterhead, paragraphs, sellerLines } from '../../platform/mail/letterhead.ts';

export function premiumEnding(head: Letterhead, { name, endsAt }: { name: string; endsAt: Date }): Letter {
  return {
    subject: `Tu Premium termina el ${inWords(endsAt)}`,
    body: paragraphs(
      greeting(name),
      `El mes de Premium que pagaste termina el ${inWords(endsAt)}. No se renueva solo y no se te cobrará nada.`,
      `Si quieres otro mes, son ${euros(premiumPrice.cents)}, IVA incluido: ${head.origin}/payments. Si pagas antes de esa fecha, el mes nuevo empieza cuando acaba este y no pierdes ningún día.`,
      'Si no, gracias por haber estado. Tu cuenta sigue como gratuita y conserva todas tus prendas, fotos y outfits.',
      sellerLines(head),
    ),
  };
}
