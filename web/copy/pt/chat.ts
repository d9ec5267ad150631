import type { Translation } from '#contract/languages.ts';
import { formatPlural } from '#web/format/numbers.ts';
import { formatList } from '#web/format/words.ts';
import { advisorsCopy } from './advisors.ts';

const { names } = advisorsCopy;

export const chat: Translation<typeof import('../chat.ts').chat> = {
  meta: {
    title: 'Consultoras',
    description: 'Fala com a Maya e a Valentina: duas consultoras de IA que conhecem o teu guarda-roupa.',
  },
  title: 'As tuas consultoras',
  choose: 'Com quem falas',
  eyes: { maya: 'Alta-costura, olho de passerelle', valentina: 'Rua, tendência urbana' },
  about: {
    maya: 'Olha para a linha, o comprimento e a luz de cada cor. Diz-te o que vestir e, acima de tudo, porquê.',
    valentina:
      'Olha para o que já tens antes de comprares seja o que for. Mistura, arregaça as mangas e tira a seriedade à segunda-feira.',
  },
  greetings: {
    maya: 'Olá, sou a Maya. Conta-me para que te vestes e pensamos nisso com calma: a ocasião, o tempo que vai fazer e o que já está pendurado no teu guarda-roupa.',
    valentina:
      'Olá! Sou a Valentina. Diz-me o plano e com o que já tens arranjamos algo com estilo. Sem complicar.',
  },
  ai: 'Estás a falar com uma IA',
  aiNote: 'Pode enganar-se. Olha, experimenta e decide tu.',
  suggestionsTitle: 'Para começar',
  suggestions: {
    maya: [
      'O que visto amanhã para uma reunião importante?',
      'Tenho um casamento à tarde: o que me recomendas?',
      'Que cor combina com azul-marinho?',
      'Faz-me a mala para três dias em Paris',
      'O que falta no meu guarda-roupa?',
    ],
    valentina: [
      'Faz-me três looks com as minhas calças de ganga',
      'Vou sair hoje à noite e está frio: o que visto?',
      'O que se usa nesta estação e eu já tenho?',
      'Algo confortável para andar na rua o dia todo',
      'Dá uma volta ao que menos visto',
    ],
  },
  log: 'Conversa',
  you: 'Tu',
  composer: {
    label: (advisor) => `A tua mensagem para a ${names[advisor]}`,
    placeholder: (advisor) => `Escreve à ${names[advisor]}`,
    send: 'Enviar',
    stop: 'Parar',
    keys: 'Enter envia, Shift + Enter muda de linha',
  },
  typing: (advisor) => `A ${names[advisor]} está a escrever`,
  looking: {
    wardrobe: 'A ver o teu guarda-roupa',
    outfits: 'A experimentar combinações',
    store: 'A procurar na loja',
    style: 'A rever os apontamentos',
  },
  failures: {
    maya: 'A Maya não está disponível neste momento',
    valentina: 'A Valentina não está disponível neste momento',
    noText: 'Desculpa, não consegui processar a tua mensagem.',
    unanswered: 'Não chegou resposta. A tua mensagem continua aqui.',
    lost: 'A ligação caiu. O que já falaram continua aqui.',
    stopped: 'Paraste a resposta.',
  },
  said: {
    announce: (advisor, text) => `${names[advisor]}: ${text}`,
    garments: 'Peças de que fala',
    products: 'Da loja',
    outfits: (count) => formatPlural(count, 'outfit proposto', 'outfits propostos'),
    board: (pieces) => `Composição de ${formatList(pieces)}`,
    score: (percent) => `${percent} em 100`,
    why: 'Porque funciona',
    pieces: 'As peças',
    save: 'Guardar outfit',
    saved: 'Guardado em Os meus outfits',
    wear: 'Vou vesti-lo hoje',
    worn: 'Vais vesti-lo hoje',
  },
  change: {
    undone: 'Anulado',
    failed: 'Não foi possível anular',
  },
  outfitToasts: {
    saved: 'Outfit guardado',
    worn: 'Marcado como usado',
    wornText: (name, total) => `${name}: ${formatPlural(total, 'uso', 'usos')} no total`,
    saveFailed: 'Não foi possível guardar o outfit',
    wornFailed: 'Não foi possível marcar como usado',
  },
  history: {
    title: 'Conversas',
    open: 'Conversas',
    fresh: 'Nova conversa',
    search: 'Procurar nas tuas conversas',
    empty: 'O que falarem fica guardado aqui, só para ti, até o eliminares.',
    none: (words) => `Nada sobre «${words}»`,
    failed: 'Não conseguimos abrir as tuas conversas.',
    talkFailed: 'Não conseguimos abrir esta conversa.',
    gone: 'Essa conversa já não existe.',
    older: 'As mensagens mais antigas desta conversa não são mostradas.',
    erase: (title) => `Eliminar «${title}»`,
    eraseTitle: 'Eliminar esta conversa?',
    eraseText: 'É eliminada para sempre. Os outfits que guardaste ficam.',
    eraseAll: 'Eliminar todas',
    eraseAllTitle: 'Eliminar todas as tuas conversas?',
    eraseAllText:
      'São eliminadas para sempre, incluindo as da janela pequena. Os outfits que guardaste ficam.',
    confirm: 'Eliminar',
    erased: 'Conversa eliminada',
    erasedAll: 'Conversas eliminadas',
    eraseFailed: 'Não foi possível eliminar',
    yesterday: 'Ontem',
  },
  gate: {
    title: 'Requer Premium',
    text: 'Com Premium, a Maya e a Valentina abrem o teu guarda-roupa, compõem com o que tens e lembram-se do que já falaram contigo.',
    action: 'Ver Premium',
  },
  widget: {
    label: 'Consultora',
    choose: 'Consultora',
    minimise: 'Minimizar',
    restore: (advisor) => `Voltar à conversa com a ${names[advisor]}`,
    answered: 'Já respondeu',
    fresh: 'Começar de novo',
    wide: 'Abrir em grande',
    account: 'Com uma conta, falam da tua própria roupa.',
    accountAction: 'Criar conta',
    failure: {
      title: 'Erro no chat',
      text: 'Não foi possível contactar a consultora de IA. Tenta de novo.',
      inChat: 'Estou com problemas técnicos. Tenta de novo daqui a um momento.',
    },
  },
};
