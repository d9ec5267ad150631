import type { Payment } from '#contract/payments.ts';
import type { PaypalConfig } from '#server/payments/config.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { purposeWords } from '#server/payments/purpose-words.ts';
import { euros } from '#server/platform/euros.ts';

export function presentPaypal(payment: PaymentRow, { email }: PaypalConfig): Partial<Payment> {
  if (payment.status !== 'pending') return {};
  return {
    instructions: [
      'Abre PayPal con el botón y entra con tu cuenta, o paga con tarjeta.',
      `Comprueba que el importe es de ${euros(payment.amountCents)} y acepta el pago.`,
      `PayPal te trae de vuelta y ${purposeWords[payment.purpose].whenPaid} al momento.`,
      'Si cierras la ventana antes de volver, pulsa «Verificar Pago»: no se cobra dos veces.',
    ],
    paymentConcept: payment.reference,
    ...(email !== undefined && { paypalEmail: email }),
  };
}
