import type { Translation } from '#contract/languages.ts';
import type { PaymentPurpose } from '#contract/payments.ts';
import { centsIn, euros } from '#server/platform/euros.ts';
import { deadlineInWords } from '#server/platform/madrid.ts';
import type * as source from '../buyer-words.ts';

const whenPaid: Readonly<Record<PaymentPurpose, string>> = {
  premium: 'ativamos o Premium',
  order: 'preparamos a tua encomenda',
};
const keeps = { premium: 'Guardamos-te o lugar', order: 'Guardamos-te as peças' } as const;
const amount = (shown: string) => euros(centsIn(shown), 'pt');

const instructions: Translation<typeof source.instructions> = {
  openBank:
    'Abre a app ou o site do teu banco e escolhe fazer uma transferência. Se a tua app lê códigos QR, lê o nosso e ele preenche tudo.',
  transfer: (cents, isRest, accountName, iban) =>
    `Transfere ${euros(cents, 'pt')}${isRest ? ', que é o que falta,' : ''} para ${accountName}, IBAN ${iban}.`,
  writeReference: (reference) =>
    `Escreve no descritivo só esta referência: ${reference}. Por ela sabemos que o pagamento é teu.`,
  whenTransferred: (purpose) =>
    `Quando chegar, ${whenPaid[purpose]} e avisamos-te por email: uns segundos se for imediata, até dois dias úteis se não for.`,
  keptUntil: (purpose, until, since) => `${keeps[purpose]} até ${deadlineInWords(until, since, 'pt')}.`,
  coinsSeen: 'O teu pagamento está na rede: não envies mais nada.',
  whenCoinsConfirmed: (purpose) => `Quando se confirmar, ${whenPaid[purpose]} e avisamos-te por email.`,
  openWallet: 'Abre a tua carteira de Bitcoin e lê o código QR, ou copia o endereço e o valor.',
  sendCoins: (coins, cents, isRest) =>
    `Envia exatamente ${coins} BTC (${isRest ? 'o que falta' : euros(cents, 'pt')}), mais a comissão da rede, para o endereço desta página. É só para este pagamento.`,
  quoteLasts:
    'O valor é válido durante 15 minutos. Se o teu pagamento chegar mais tarde, contamo-lo ao câmbio desse momento.',
  coinsTake: (purpose, minutes) =>
    `Vemo-lo em segundos e confirma-se em cerca de ${minutes} minutos: então ${whenPaid[purpose]} e avisamos-te por email.`,
  openPaypal: 'Abre o PayPal com o botão e entra com a tua conta, ou paga com cartão.',
  acceptAmount: (cents) => `Confirma que o valor é de ${euros(cents, 'pt')} e aceita o pagamento.`,
  backFromPaypal: (purpose) => `O PayPal traz-te de volta e ${whenPaid[purpose]} no momento.`,
  paypalClosed:
    'Se fechares a janela antes de voltar, carrega em «Verificar pagamento»: não se cobra duas vezes.',
  codeTaken: 'O teu código é válido e já é teu. Estamos a ativar o Premium: demora uns segundos.',
};

const missingMoney = (purpose: PaymentPurpose) => (received: string, missing: string) =>
  `Recebemos ${amount(received)} e faltam ${amount(missing)}. Transfere o que falta com a mesma referência e ${whenPaid[purpose]}.`;
const missingCoins = (purpose: PaymentPurpose) => (received: string, missing: string) =>
  `Recebemos ${received} BTC e faltam ${missing} BTC. Envia-os para o mesmo endereço e ${whenPaid[purpose]}.`;
const underReview = (purpose: PaymentPurpose) =>
  `O PayPal está a rever o teu pagamento. Não tens de fazer nada: nós verificamo-lo e ${whenPaid[purpose]} assim que for aprovado.`;

const notices: Translation<typeof source.notices> = {
  tooMuchMoney: (excess) => `Transferiste ${amount(excess)} a mais; devolvemos-tos.`,
  missingMoney: { premium: missingMoney('premium'), order: missingMoney('order') },
  transferReturned: 'O teu banco devolveu a transferência. Não te foi cobrado nada.',
  tooManyCoins: (excess) =>
    `Enviaste cerca de ${amount(excess)} a mais. Escreve-nos com um endereço de Bitcoin e devolvemos-tos.`,
  coinsSeen: (minutes) =>
    `Vimos o teu pagamento. Falta que a rede o confirme: cerca de ${minutes} minutos. Não envies mais nada.`,
  coinsSeenOften: (times, minutes) =>
    `Vimos o teu pagamento. Falta que a rede o confirme ${times} vezes: cerca de ${minutes} minutos. Não envies mais nada.`,
  missingCoins: { premium: missingCoins('premium'), order: missingCoins('order') },
  coinsVanished:
    'A rede Bitcoin já não tem o teu pagamento, que tinha confirmado. Se voltar a confirmá-lo, nós vemos.',
  coinsGone: 'O pagamento que tínhamos visto desapareceu da rede sem se confirmar. Não te foi cobrado nada.',
  quoteOver:
    'A cotação de 15 minutos terminou. Se já enviaste o pagamento, vamos encontrá-lo; se não, cria um novo.',
  underReview: { premium: underReview('premium'), order: underReview('order') },
  declined:
    'O PayPal não conseguiu cobrar com o meio de pagamento que escolheste. Não foi cobrado nada: tenta outra vez com outro.',
  rejected:
    'Recebemos um pagamento que não coincide com o combinado e não o aplicámos. O teu dinheiro está a salvo: devolvemos-to.',
  afterHold:
    'O teu dinheiro chegou quando a reserva já tinha terminado e não restam todas as peças. Devolvemos-to por inteiro.',
  afterCancelling: 'O teu dinheiro chegou depois de a encomenda ser cancelada. Devolvemos-to por inteiro.',
  paidTwice: 'Esta encomenda já estava paga. Devolvemos-te por inteiro o segundo pagamento.',
};

const purposes: Translation<typeof source.purposes> = {
  premium: {
    concept: 'Vestidor Premium, um mês',
    refundNote: 'Devolução do Vestidor Premium',
    whenPaid: 'ativamos o Premium',
    undone:
      'O mês de Premium desse pagamento terminou. A tua conta continua, com todas as tuas peças, fotos e outfits.',
    disputedSubject: 'O teu banco retirou um pagamento do Premium',
    disputed: 'o mês de Premium que ele abria ficou sem efeito',
    reinstated: 'tens outra vez os dias de Premium que te restavam',
  },
  order: {
    concept: 'Encomenda na loja do Vestidor',
    refundNote: 'Devolução da tua encomenda no Vestidor',
    whenPaid: 'preparamos a tua encomenda',
    undone: 'As peças dessa encomenda que não usaste saíram do teu guarda-roupa.',
    disputedSubject: 'O teu banco retirou o pagamento de uma encomenda',
    disputed: 'a encomenda que ele pagava ficou suspensa',
    reinstated: 'a tua encomenda segue em frente',
  },
};

export const inPortuguese = { instructions, notices, purposes };
