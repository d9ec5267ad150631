import { entriesIn } from '../library.ts';
import type { OutlineWords } from '../words.ts';
import { care } from './care.ts';
import { air, colours, events, fabrics, kinds, moods, occasions, patterns } from './dictionary.ts';
import { lines } from './lines.ts';
import { signPatterns } from './signs.ts';

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(us|is|tenis)$/.test(word)) return word;
  if (word.endsWith('oes')) return `${word.slice(0, -3)}ao`;
  if (word.endsWith('ns')) return `${word.slice(0, -2)}m`;
  if (word.endsWith('res')) return word.slice(0, -2);
  return word.slice(0, -1);
}

function stem(word: string): string {
  let root = singular(word);
  if (root.endsWith('ais')) root = `${root.slice(0, -2)}l`;
  if (root.length >= 5) root = root.replace(/(?:ar|er|ir|ando|endo|indo)$/, '');
  return root.length >= 4 ? root.replace(/[aoe]$/, '') : root;
}

const numbers = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
};

export const portuguese: OutlineWords = {
  language: 'pt',
  locale: 'pt-PT',
  singular,
  stem,
  commonWords:
    'o a os as um uma uns umas e ou mas se de do da dos das em no na nos nas num numa ao aos à às para por pelo pela com sem que quem qual quais como quando onde porque eu tu ele ela nos voce voces eles elas me te lhe meu minha meus minhas teu tua teus tuas seu sua seus suas este esta estes estas isto esse essa isso aquele aquela aquilo ser sou es são era foi estar estou esta estao ter tenho tens tem temos havia ir vou vais vai vamos ver vejo dar da dou fazer faço faz posso podes pode poder devo deve devia quero queres quer querer queria preciso precisa gosto gosta saber sei sabes dizer diz não sim ja so mais menos muito muita pouco tudo todo toda todos todas nada algum alguma alguns algumas cada outro outra mesmo também agora hoje amanha ontem sempre nunca bem mal bom boa melhor favor obrigado obrigada ola coisa coisas dia dias noite semana mes ano vez vezes tempo pessoa pessoas gente casa hora assim aqui ali entao ate desde depois antes entre sobre dentro fora durante vestir visto veste usar uso usa por ponho levar levo ficar fica ficam maya valentina vestidor mae pai irma irmao filho filha amigo amiga marido mulher namorado namorada familia avo dinheiro cidade rua agua comida luz vida mao cabeca cara olhos feliz triste cansada cansado rapido pergunta perguntas resposta problema ajuda ajudar conselho pedir mundo lugar novo nova velho velha grande pequeno pequena primeiro ultimo proximo talvez acho achas pensar penso estava estive tinha tive teria seria poderia posso acima abaixo lado parte tipo forma maneira exemplo verdade caso conta fazem temos somos',
  signs: signPatterns,
  events,
  occasions,
  moods,
  air,
  rain: 'chuva|chove|chover|chuvoso|chuvosa|aguaceiros|a chover|chuvisco|temporal|tempestade|molhado',
  kinds,
  colours,
  fabrics,
  patterns,
  refusing: 'sem|nao|nem|nunca|nada de|menos|exceto|em vez d\\w*|detesto|odeio|tira|tirar|retira',
  own: 'meus?|minhas?|este|esta|estes|estas|esse|essa|esses|essas',
  joining: 'e|ou|com|mas|para|combina|combinam|fica|ficam',
  adjectivesFollow: true,
  numbers,
  ordinals: [
    ['primeiro|primeira', 0],
    ['segundo|segunda opcao|segundo look', 1],
    ['terceiro|terceira opcao', 2],
  ],
  dates: {
    today: 'hoje|esta noite|esta tarde|logo a noite',
    tomorrow: 'amanha',
    dayAfter: 'depois de amanha',
    weekdays: [
      'domingos?',
      'segundas?(?: feira)?(?! (?:opcao|ideia))',
      'tercas?(?: feira)?',
      'quartas?(?: feira)?',
      'quintas?(?: feira)',
      'sextas?(?: feira)?',
      'sabados?',
    ],
    months: [
      'janeiro',
      'fevereiro',
      'marco',
      'abril',
      'maio',
      'junho',
      'julho',
      'agosto',
      'setembro',
      'outubro',
      'novembro',
      'dezembro',
    ],
    of: '(?:de )?',
    days: `(\\d{1,2}|${Object.keys(numbers).join('|')}) (?:dias?|noites?)`,
    minus: 'menos',
    degrees: 'graus?|celsius|centigrados',
  },
  care,
  lines,
  suggestions: {
    maya: [
      'O que visto para uma entrevista?',
      'Azul-marinho fica bem com preto?',
      'Faz-me a mala para três dias em Paris',
    ],
    valentina: [
      'Três looks com as minhas calças de ganga',
      'Está frio esta noite: o que visto?',
      'O que é que nunca visto?',
    ],
  },
  entries: entriesIn({ language: 'pt', locale: 'pt-PT' }),
  quote: (text) => `«${text}»`,
};
