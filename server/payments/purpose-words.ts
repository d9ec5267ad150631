import type { PaymentPurpose } from '#contract/payments.ts';

interface PurposeWords {
  concept: string;
  refundNote: string;
  whenPaid: string;
  undone: string;
  disputedSubject: string;
  disputed: string;
  reinstated: string;
}

export const purposeWords: Readonly<Record<PaymentPurpose, PurposeWords>> = {
  premium: {
    concept: 'Vestidor Premium, un mes',
    refundNote: 'Devolución de Vestidor Premium',
    whenPaid: 'activamos Premium',
    undone:
      'El mes de Premium de ese pago ha terminado. Tu cuenta sigue, con todas tus prendas, fotos y outfits.',
    disputedSubject: 'Tu banco ha retirado un pago de Premium',
    disputed: 'el mes de Premium que abría ha quedado sin efecto',
    reinstated: 'tienes otra vez los días de Premium que te quedaban',
  },
  order: {
    concept: 'Pedido en la tienda de Vestidor',
    refundNote: 'Devolución de tu pedido en Vestidor',
    whenPaid: 'preparamos tu pedido',
    undone: 'Las prendas de ese pedido que no te has puesto han salido de tu vestidor.',
    disputedSubject: 'Tu banco ha retirado el pago de un pedido',
    disputed: 'el pedido que pagaba ha quedado en suspenso',
    reinstated: 'tu pedido sigue adelante',
  },
};
