import type { Translation } from '#contract/languages.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';
import { capitalize } from '#web/format/words.ts';

export const dashboard: Translation<typeof import('../dashboard.ts').dashboard> = {
  meta: {
    title: 'Resumo',
    description: 'As tuas peças, os teus outfits e as tuas recomendações, num relance.',
  },
  title: 'O teu painel',
  tabsLabel: 'Secções do painel',
  tabs: {
    overview: 'Resumo',
    wardrobe: 'Guarda-roupa',
    outfits: 'Outfits',
    'ai-stylist': 'Consultora IA',
    trends: 'Tendências',
  },
  denied: {
    title: 'Acesso com conta',
    text: 'Para ver o painel é preciso uma conta. A partir do início podes entrar, criar a tua ou ver a demonstração.',
    action: 'Voltar ao início',
  },
  firstSteps: {
    title: 'Para começar',
    done: 'feito',
    account: 'A tua conta está criada',
    trial: 'Experimenta o Premium sete dias',
    trialText: 'Sem cartão. No fim não se cobra nada.',
    trialStart: 'Ativar sete dias grátis',
    scan: 'Fotografa a tua roupa',
    scanText: 'Bastam dez peças para começar.',
    scanStart: 'Digitalizar peças',
    outfit: 'Estreia o teu primeiro outfit',
    outfitText: 'Espera por ti no Início, com a tua roupa e o tempo que faz.',
    outfitStart: 'Ir para o Início',
  },
  example: 'Exemplo',
  exampleNote: 'São números de exemplo: o teu painel ficará assim ao fim de umas semanas.',
  stats: { garments: 'Peças', outfits: 'Outfits', recommendations: 'Recomendações IA' },
  activity: {
    title: 'Atividade recente',
    items: [
      ['Hoje', 'Digitalizaste um blazer azul-marinho'],
      ['Ontem', 'Vestiste «Domingo sem pressa»'],
      ['Segunda-feira', 'A Maya sugeriu-te três outfits para o trabalho'],
      ['Na semana passada', 'Guardaste o outfit «Jantar no terraço»'],
    ],
    when: { today: 'Hoje', yesterday: 'Ontem', on: (day) => capitalize(day) },
    own: {
      scanned: (name) => `Digitalizaste ${name}`,
      added: (name) => `Adicionaste ${name}`,
      wore: (name) => `Usaste ${name}`,
      woreOutfit: (name) => `Vestiste «${name}»`,
      saved: (name) => `Guardaste o outfit «${name}»`,
      generated: (count, name) =>
        count === 1 ? `Geraste o outfit «${name}»` : `Geraste ${formatCount(count)} outfits`,
    },
  },
  actions: {
    title: 'Ações rápidas',
    scan: 'Digitalizar uma peça',
    outfit: 'Criar um outfit',
    chat: 'Falar com uma consultora',
    store: 'Ir à loja',
    hub: 'Ver todo o Vestidor',
  },
  failed: {
    title: 'Não conseguimos abrir o teu painel',
    text: 'As tuas peças continuam guardadas. Verifica a ligação e tenta de novo.',
  },
  own: {
    value: (amount) => `${amount} no total`,
    outfitsWorn: (count) => (count === 0 ? 'Sem usos registados' : `${formatCount(count)} com usos`),
    recommendations: 'Compostas com a tua roupa',
    latest: 'O último a chegar',
    latestOutfits: 'Os teus últimos outfits',
    timesWorn: (count) => (count === 0 ? 'Sem usos' : formatPlural(count, 'uso', 'usos')),
    score: (percent) => `${percent}% de pontuação IA`,
  },
  wardrobe: {
    title: 'O meu guarda-roupa',
    text: 'Cada peça com a sua foto, o seu custo por uso e os outfits em que funciona.',
    action: 'Abrir o meu guarda-roupa',
  },
  outfits: {
    title: 'Os meus outfits',
    text: 'Escolhe uma ocasião e uma estação: o Vestidor compõe com o que tens e diz-te porquê.',
    action: 'Ver os meus outfits',
  },
};
