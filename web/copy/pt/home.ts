import type { Translation } from '#contract/languages.ts';

export const home: Translation<typeof import('../home.ts').home> = {
  meta: {
    description:
      'Fotografa a tua roupa, organiza-a no teu guarda-roupa e recebe outfits com as suas razões, para cada ocasião e cada estação.',
  },
  welcome: (name) => `Olá, ${name}`,
  fallbackName: 'estilista',
  lead: 'O que te apetece vestir hoje?',
  leadOf: (name) => `O que veste ${name} hoje?`,
  premium: 'Premium',
  logout: 'Terminar sessão',
  tiles: {
    add: { title: 'Adicionar peça', text: 'Tira-lhe uma foto e guardamo-la no teu guarda-roupa' },
    outfit: {
      title: 'Criar outfit',
      premium: 'Gera combinações épicas com IA',
      free: 'Combina as tuas peças à mão',
    },
    wardrobe: { title: 'O meu guarda-roupa', text: 'Vista 3D de tudo o que tens' },
    stylist: { title: 'Consultora IA', text: 'Fala com a Maya e a Valentina', locked: 'Requer Premium' },
  },
  upgrade: {
    title: 'O Vestidor completo',
    text: 'Maya e Valentina ao teu lado e outfits sem limite diário, por 19,95 €/mês. Cancelas quando quiseres.',
    action: 'Ver Premium',
  },
  statusFailed: 'Não conseguimos verificar a tua subscrição.',
};
