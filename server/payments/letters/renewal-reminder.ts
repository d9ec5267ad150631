import { premiumPrice } from '#contract/price.ts';
import { euros } from '#server/platform/euros.ts';
import { inWords } from '#server/platform/madrid.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import {
  accountUrl,
  greeting,
  type Letterhead,
  paragraphs,
  sellerLines,
} from '../../platform/mail/letterhead.ts';

export function renewalReminder(
  head: Letterhead,
  { name, renewsAt, cardLast4 }: { name: string; renewsAt: Date; cardLast4: string | null },
): Letter {
  const card = cardLast4 === null ? 'tu tarjeta' : `tu tarjeta terminada en ${cardLast4}`;
  return {
    subject: `Premium se renueva el ${inWords(renewsAt)}`,
    body: paragraphs(
      greeting(name),
      `El ${inWords(renewsAt)} tu suscripción a Vestidor Premium se renueva un mes más. Ese día cobraremos ${euros(premiumPrice.cents)}, IVA incluido, en ${card}.`,
      'Si quieres seguir, no tienes que hacer nada.',
      `Si no, cancélala antes de ese día en ${accountUrl(head)}, con el botón «Cancelar la suscripción». Conservas Premium hasta el final del mes que ya pagaste y no se te cobra nada más.`,
      sellerLines(head),
    ),
  };
}
