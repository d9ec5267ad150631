import type { Translation } from '#contract/languages.ts';
import type { purposeWords as source } from '../purpose-words.ts';

export const purposeWords: Translation<typeof source> = {
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
