import type { Translation } from '#contract/languages.ts';
import type { letterWords as source } from '../letter-words.ts';

export const letterWords: Translation<typeof source> = {
  confirmEmail: ({ link, trialPending }) => ({
    subject: trialPending ? 'Confirma o teu email e começa o período experimental' : 'Confirma o teu email',
    blocks: [
      trialPending
        ? 'O teu guarda-roupa já está aberto. Os teus sete dias de Premium começam assim que confirmares que este endereço é teu:'
        : 'O teu guarda-roupa já está aberto. Confirma que este endereço é teu, para poderes recuperar a conta se um dia esqueceres a palavra-passe:',
      link,
      'O link serve uma vez e durante sete dias. Podes pedir outro na tua conta.',
      'Se não criaste nenhuma conta no Vestidor, não precisas de fazer nada.',
    ],
  }),
  resetPassword: ({ link, username }) => ({
    subject: 'Escolhe uma nova palavra-passe',
    blocks: [
      `Alguém, provavelmente tu, pediu para mudar a palavra-passe da tua conta. O teu nome de utilizador é ${username}. Este link serve uma vez e durante uma hora:`,
      link,
      'Ao escolheres uma nova palavra-passe, terminam as sessões em todos os teus dispositivos.',
      'Se não foste tu, não precisas de fazer nada: a tua palavra-passe continua a mesma.',
    ],
  }),
  passwordChanged: ({ day, reset }) => ({
    subject: 'A tua palavra-passe mudou',
    blocks: [
      `A palavra-passe da tua conta mudou em ${day}. Terminámos a sessão nos outros dispositivos.`,
      `Se não foste tu, escolhe já outra: ${reset}`,
    ],
  }),
};
