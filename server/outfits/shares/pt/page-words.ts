import type { Translation } from '#contract/languages.ts';
import type { pageWords as source } from '../page-words.ts';

export const pageWords: Translation<typeof source> = {
  titles: {
    casual: 'Um outfit para o dia a dia',
    work: 'Um outfit para trabalhar',
    formal: 'Um outfit para uma ocasião formal',
    party: 'Um outfit para uma festa',
    date: 'Um outfit para um encontro',
    sport: 'Um outfit para fazer desporto',
  },
  question: 'Qual é que visto?',
  about: 'O Vestidor organiza o teu guarda-roupa e compõe outfits com o que já tens.',
  more: 'Ver o que é',
  alone: 'Alguém quis mostrar-te esta combinação.',
  asked: {
    description: 'Escolhe o outfit de que mais gostas. Não é preciso ter conta.',
    lead: 'Vota naquele de que mais gostas: não é preciso ter conta e podes mudar o teu voto.',
    heading: (letter) => `O ${letter}`,
    votes: (count) => `${count} ${count === 1 ? 'voto' : 'votos'}`,
    withYours: ', com o teu',
    vote: (letter) => ['Votar', `no ${letter}`],
    change: (letter) => ['Mudar o meu voto', `para o ${letter}`],
  },
  notices: {
    voto: 'O teu voto está guardado. Podes mudá-lo quando quiseres.',
    denuncia: 'Obrigado por avisares. Vamos ver.',
  },
  report: {
    open: 'Denunciar',
    question: 'O que se passa com esta página?',
    reasons: {
      person: 'Vê-se uma pessoa',
      offensive: 'É ofensivo ou não é roupa',
      'not-theirs': 'É meu e não fui eu que o partilhei',
    },
    send: 'Enviar denúncia',
  },
  faults: {
    gone: {
      title: 'Este link já não existe',
      text: 'Quem o partilhou retirou-o, ou falta um pedaço ao endereço.',
    },
    removed: {
      title: 'Retirámos este outfit',
      text: 'Não cumpria as condições de utilização do Vestidor.',
    },
    other: 'Não foi possível',
    back: 'Voltar ao outfit',
  },
};
