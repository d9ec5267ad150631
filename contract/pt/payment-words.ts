import type { Translation } from '../languages.ts';
import type { paymentWords as source } from '../payment-words.ts';

export type { PaymentMethodWords } from '../payment-words.ts';

export const paymentWords: Translation<typeof source> = {
  stripe_card: {
    name: 'Cartão',
    description: 'Visa, Mastercard e American Express. Renova-se todos os meses e cancelas quando quiseres.',
    fees: 'Sem comissões',
    shortName: 'Cartão',
    paidWith: 'cartão',
    payLabel: 'Continuar com cartão',
    todo: 'Termina no ecrã do cartão',
    forOrders: 'Visa, Mastercard ou American Express. Uma só cobrança.',
    qr: null,
  },
  paypal_redirect: {
    name: 'PayPal',
    description:
      'Pagas no PayPal com a tua conta ou com cartão e voltas aqui. Um mês, sem renovação automática.',
    fees: 'Sem comissões',
    shortName: 'PayPal',
    paidWith: 'PayPal',
    payLabel: 'Pagar com PayPal',
    todo: 'Termina no PayPal',
    forOrders: 'Pagas no PayPal e voltas aqui.',
    qr: null,
  },
  bank_transfer: {
    name: 'Transferência bancária',
    description:
      'A partir do teu banco, com uma referência ou um código QR. Demora de uns segundos a dois dias úteis.',
    fees: 'Sem comissões',
    shortName: 'Transferência',
    paidWith: 'transferência bancária',
    payLabel: 'Pagar por transferência',
    todo: 'Faz a transferência',
    forOrders: 'Guardamos-te as peças cinco dias; meia hora se ainda não confirmaste o teu email.',
    qr: {
      label: 'Código QR com os dados da transferência, para a app do teu banco',
      caption: 'Lê-o com a app do teu banco e não terás de escrever nada.',
    },
  },
  crypto_btc: {
    name: 'Bitcoin',
    description:
      'Valor exato durante 15 minutos, para um endereço só teu. Confirma-se em cerca de 10 minutos.',
    fees: 'Sem acréscimo; a tua carteira paga a comissão da rede',
    shortName: 'Bitcoin',
    paidWith: 'Bitcoin',
    payLabel: 'Pagar com Bitcoin',
    todo: 'Envia os bitcoins',
    forOrders: 'Ao câmbio deste momento, durante 15 minutos.',
    qr: {
      label: 'Código QR com o endereço e o valor, para a tua carteira de Bitcoin',
      caption: 'Lê-o com a tua carteira: leva o endereço e o valor.',
    },
  },
  manual_verification: {
    name: 'Código de verificação',
    description: 'Se tens um código do Vestidor, escreve-o e o Premium ativa-se no momento.',
    fees: 'Sem comissões',
    shortName: 'Código',
    paidWith: 'código de verificação',
    payLabel: 'Ativar com o meu código',
    todo: 'O teu código',
    forOrders: null,
    qr: null,
  },
};
