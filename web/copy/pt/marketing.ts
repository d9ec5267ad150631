import type { Translation } from '#contract/languages.ts';

export const marketing: Translation<typeof import('../marketing.ts').marketing> = {
  footer: {
    line: 'O teu guarda-roupa, finalmente inteiro.',
    rights: '© 2024 Grupo Telar',
    groups: { wardrobe: 'O teu guarda-roupa', plan: 'Premium', house: 'A casa', help: 'Ajuda e avisos' },
    links: {
      wardrobe: 'O meu guarda-roupa',
      store: 'Loja',
      shop: 'Moda com desconto',
      stylists: 'Falar com as consultoras',
      pricing: 'Preços',
      trial: 'Experimentar grátis',
      register: 'Criar conta',
      trends: 'Tendências',
      blog: 'Guias de estilo',
      about: 'Quem somos',
      careers: 'Trabalha connosco',
      press: 'Imprensa',
      contact: 'Contacto',
      help: 'Ajuda',
      faq: 'Perguntas frequentes',
      privacy: 'Privacidade',
      terms: 'Condições',
      withdrawal: 'Resolver o contrato aqui',
      cookies: 'Cookies',
      accessibility: 'Acessibilidade',
    },
  },
  document: {
    contents: 'Nesta página',
    updated: (when) => `Última atualização: ${when}`,
    sampleMark: 'dado de exemplo',
    samples:
      'Os dados assinalados com «dado de exemplo» são exemplos de uma instalação nova. Quem opera o serviço substitui-os pelos seus antes de o abrir ao público.',
  },
  guide: {
    minutes: (minutes) => `${minutes}\u00a0min de leitura`,
    by: 'Equipa de Estilismo do Vestidor',
    more: 'Continua a ler',
    all: 'Todos os guias',
    try: {
      title: 'Experimenta com a tua roupa',
      text: 'A demonstração abre um guarda-roupa já cheio, com as contas feitas. Sem registo e sem cartão.',
      action: 'Começar',
    },
  },
};
