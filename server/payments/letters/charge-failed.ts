import { premiumPrice } from '#contract/price.ts';
import { euros } from '#server/platform/euros.ts';
import type { Letter } from '#server/platform/mail/outbox.ts';
import {
  accountUrl,
  greeting,
  type Letterhead,
  paragraphs,
  sellerLines,
} from '../../platform/mail/letterhead.ts';

export function chargeFailed(
  head: Letterhead,
  { name, cardLast4 }: { name: string; cardLast4: string | null },
): Letter {
  const card = cardLast4 === null ? 'tu tarjeta' : `tu tarjeta terminada en ${cardLast4}`;
  return {
    subject: 'No hemos podido cobrar tu Premium',
    body: paragraphs(
      greeting(name),
      `Hemos intentado renovar tu Premium (${euros(premiumPrice.cents)}) con ${card} y el banco lo ha rechazado. No se te ha cobrado nada.`,
      `Suele deberse a una tarjeta caducada o a un límite de gasto. Puedes poner otra con el botón «Cambiar tarjeta», en ${accountUrl(head)}. El proveedor de pagos volverá a intentarlo en los próximos días; mientras tanto tu ropa y tus outfits siguen donde están.`,
      'Si prefieres no seguir, no hagas nada o cancela allí mismo la suscripción: tu cuenta pasará a ser gratuita.',
      sellerLines(head),
    ),
  };
}
