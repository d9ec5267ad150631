import type { beginNowWords as source } from '../begin-now-words.ts';
import type { Translation } from '../languages.ts';

export const beginNowWords: Translation<typeof source> = {
  '2026-11':
    'Quero que o Premium comece assim que o pagamento se confirmar, e com cartão também em cada renovação, sem esperar que passem os 14 dias para a livre resolução. Se exercer a livre resolução, descontam-me a parte proporcional aos dias completos que tenha durado; e de um mês prestado por inteiro já não a poderei exercer.',
};
