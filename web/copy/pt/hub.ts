import type { Translation } from '#contract/languages.ts';

export const hub: Translation<typeof import('../hub.ts').hub> = {
  meta: {
    title: 'Todo o Vestidor',
    description: 'As tuas consultoras, os teus módulos e os teus números, num só ecrã.',
  },
  lead: 'As tuas consultoras, oito módulos e o que diz o teu guarda-roupa.',
  clock: 'Hora atual',
  tabsLabel: 'Secções do hub',
  tabs: {
    dashboard: 'Painel',
    'ai-stylists': 'Consultoras IA',
    'body-scanner': 'Scanner 3D',
    shopping: 'Compras premium',
    trends: 'Tendências',
    analytics: 'Análise',
  },
  example: 'Exemplo',
  exampleNote: 'Números de exemplo, não são os teus. Os teus estão em Análise.',
  stats: {
    outfits: 'Outfits criados',
    purchases: 'Compras premium',
    saved: (amount) => `${amount} poupados`,
    sessions: 'Sessões IA',
    level: 'Nível',
    vip: 'VIP',
    months: (count) => (count === 1 ? '1 mês' : `${count} meses`),
  },
  advisors: {
    title: 'As tuas consultoras',
    note: 'As três são inteligência artificial. Avaliações e sessões, de exemplo.',
    all: 'O que faz cada uma',
    rating: (rating) => `Avaliação ${rating} em 5`,
    sessions: (count) => `${count} sessões`,
    expertise: 'Percebe de',
    status: { online: 'Online', busy: 'Ocupada', offline: 'Offline' },
    actions: { online: 'Consultar agora', busy: 'Em sessão', offline: 'Não disponível' },
    busyNote: 'A Sofia está ocupada neste momento. Entretanto, a Maya ajuda-te com qualquer evento.',
    busyAction: 'Perguntar à Maya',
    about: {
      maya: 'Sofisticada, de alta moda. Lê as tuas proporções e o teu guarda-roupa, e diz-te que comprimento, que decote e que dois tons te ficam bem.',
      valentina:
        'Jovem, de rua. Vê o que já tens antes de comprares, e transforma três peças em cinco outfits.',
      sofia:
        'Vive entre casamentos, entregas de prémios e jantares de empresa. Por agora está só no hub: ainda não tem chat próprio.',
    },
    ask: 'Para começar',
    questions: {
      maya: [
        'O que visto amanhã para uma reunião?',
        'O que me favorece mais: cintura alta ou baixa?',
        'Como combino o meu blazer azul-marinho?',
      ],
      valentina: [
        'O que falta ao meu guarda-roupa?',
        'Faz-me três looks com as minhas calças de ganga',
        'Vale a pena outra t-shirt branca?',
      ],
      sofia: [
        'O que se veste num casamento à tarde',
        'Jantar de empresa sem exagerar',
        'Mala para três eventos',
      ],
    },
    premiumNote: 'O chat com a Maya e a Valentina faz parte do Premium e do período experimental.',
  },
  modules: {
    title: 'Os módulos',
    back: 'Todos os módulos',
    free: 'Grátis',
    premium: 'Premium',
    users: 'Utilizadores',
    rating: 'Avaliação',
    growth: 'Crescimento',
    growthValue: (percent) => `+${percent}%`,
    figuresNote: 'Números de exemplo',
    features: 'O que inclui',
    activate: 'Ativar Premium, 19,95 €/mês',
    start: 'Começar grátis',
    demo: 'Ver demonstração',
    included: 'Incluído no teu Premium',
    openIt: 'Abrir o módulo',
    names: {
      advisors: {
        name: 'Consultoras IA',
        text: 'Maya e Valentina, com o teu guarda-roupa à frente.',
        features: [
          'Chat com duas consultoras que conhecem as tuas peças',
          'Respostas com o porquê, não só com o quê',
          'Perguntas sugeridas para começar',
          'Disponíveis a qualquer hora',
        ],
      },
      'body-scanner': {
        name: 'Scanner corporal 3D',
        text: 'As tuas medidas e o teu tamanho em cada marca.',
        features: [
          'Cinco medidas, escritas por ti: a câmara ainda não as tira',
          'O teu tamanho na Alba Norte e na Casa Lirio',
          'A margem de erro, sempre à vista',
          'As medidas não saem do teu navegador',
        ],
      },
      wardrobe: {
        name: 'Guarda-roupa digital',
        text: 'Cada peça, com a sua foto e os seus números.',
        features: [
          'Digitaliza uma foto: tipo, cor, tecido e padrão',
          'Custo por uso e versatilidade de cada peça',
          'Até 50 peças grátis',
          'Exportas e eliminas os teus dados quando quiseres',
        ],
      },
      shopping: {
        name: 'Compras premium',
        text: 'A loja, com 15% de desconto.',
        features: [
          'Alba Norte e Casa Lirio, com 15% de desconto à vista',
          'Envio grátis a partir de 50 €',
          'Garantia de 30 dias',
          'O teu tamanho, com as medidas do scanner',
        ],
      },
      forecast: {
        name: 'Previsão de tendências',
        text: 'O que chega em cada estação, e o que fica.',
        features: [
          'Uma seleção por estação, da nossa equipa de estilismo',
          'As seis cores de cada estação',
          'Como usá-las com o que já tens',
        ],
      },
      stylist: {
        name: 'Consultora virtual',
        text: 'Outfits da tua roupa, pontuados e explicados.',
        features: [
          'Seis ocasiões e quatro estações',
          'Uma pontuação explicada, ponto por ponto',
          'Diz o que falta ao teu guarda-roupa',
          'Sem limite diário com Premium',
        ],
      },
      social: {
        name: 'Rede social de moda',
        text: 'Mostra um outfit a quem tu escolheres.',
        features: [
          'Partilha um outfit por onde quiseres: mensagem, email, redes',
          'Sem perfil público e sem seguidores para contar',
          'Só sai o que tu envias',
        ],
      },
      analytics: {
        name: 'Análise avançada',
        text: 'O que vestes, e o que te custa.',
        features: [
          'Custo por uso de cada peça',
          'Usos mês a mês',
          'A roda de cores do teu guarda-roupa',
          'As peças que esperam há noventa dias',
        ],
      },
    },
  },
  share: {
    title: 'Partilha um outfit',
    text: 'Escolhe um dos teus: enviam-se o nome e as peças, nada mais.',
    action: 'Partilhar',
    actionNamed: (name) => `Partilhar ${name}`,
    message: (name, pieces) => `${name}: ${pieces}. Composto com o Vestidor.`,
    copied: 'Copiado',
    copiedText: 'Cola onde quiseres.',
    failed: 'Não foi possível partilhar',
    failedText: 'O teu navegador não o permite. Tenta no telemóvel.',
    empty: 'Ainda não tens outfits para mostrar.',
    loadFailed: 'Não conseguimos carregar os teus outfits.',
    emptyAction: 'Criar um outfit',
  },
  shopping: {
    title: 'Duas marcas, menos 15%',
    lead: 'Na loja cada preço mostra o de antes, riscado, e o de agora, já com os 15% descontados. Não há mais letras pequenas.',
    brands: {
      alba: { name: 'Alba Norte', text: 'Sóbria e bem cortada: alfaiataria, malha e sobretudos que duram.' },
      lirio: { name: 'Casa Lirio', text: 'Cor e rua: vestidos, casacos e ténis.' },
    },
    facts: ['-15% em toda a loja', 'Envio grátis a partir de 50 €', 'Garantia de 30 dias'],
    action: 'Ir à loja',
    sizes: 'Saber primeiro o meu tamanho',
  },
};

export const hubAdvisors: Translation<typeof import('../hub.ts').hubAdvisors> = {
  maya: {
    specialty: 'Análise corporal e estilo pessoal',
    expertise: ['Proporções', 'Alta moda', 'Análise de cor', 'Guarda-roupa cápsula'],
  },
  valentina: {
    specialty: 'Compras inteligentes e outfits',
    expertise: ['Street style', 'Custo por uso', 'Tendências urbanas', 'Ganga'],
  },
  sofia: { specialty: 'Eventos', expertise: ['Casamentos', 'Etiqueta', 'Jantares de empresa', 'Malas'] },
};
