import type { Translation } from '#contract/languages.ts';

/** Prices and figures after decisions L3 and N3. */
export const landing: Translation<typeof import('../landing.ts').landing> = {
  header: { login: 'Iniciar sessão', trial: 'Período experimental', premium: '19,95 €/mês' },
  hero: {
    title: 'Já tens o que vestir.',
    text: 'Fotografa a tua roupa. O Vestidor reconhece-a, organiza-a e compõe outfits com o que já está no teu guarda-roupa, e diz-te porque é que funcionam.',
    start: 'Começar',
    note: 'Começar abre uma demonstração com o guarda-roupa cheio. Sem registo e sem cartão.',
    try: 'Experimenta com o nosso guarda-roupa',
    another: 'Outra proposta',
    result: 'O outfit proposto',
    board: (inWords) => `Um outfit sobre papel: ${inWords}`,
    day: (occasion, season) => `${occasion}, ${season.toLocaleLowerCase('pt-PT')}`,
    scoreLabel: 'em 100',
    why: 'Porque funciona',
    failed: 'Não foi possível compor outro outfit. Verifica a tua ligação e carrega de novo.',
  },
  steps: {
    title: 'Como funciona',
    picture: {
      scan: 'Uma camisa às riscas que o scanner acaba de ler',
      wardrobe: 'Peças penduradas em O meu guarda-roupa',
      outfit: (score) => `Um outfit composto, com ${score} em 100`,
    },
    read: ['Camisa', 'Riscas', 'Algodão'],
    wardrobe: ['49,95 $', '14 usos', '3,57 $ por uso'],
    items: [
      {
        title: 'Fotografa',
        text: 'Uma peça, uma foto. O scanner separa a peça do fundo e lê o que é, de que cor, de que tecido e de que estilo. O que só intui, diz-te.',
      },
      {
        title: 'Organiza',
        text: 'Cada peça guarda-se em O meu guarda-roupa com o preço, os usos e o que te custa de cada vez que a vestes.',
      },
      {
        title: 'Combina',
        text: 'Escolhe ocasião e estação. O Vestidor compõe outfits completos e explica cada um: cor, formalidade, agasalho e há quanto tempo não o vestias.',
      },
    ],
  },
  tryout: {
    title: 'Experimenta com a tua roupa',
    text: 'Até dez fotos, uma peça em cada. O teu dispositivo lê-as e compõe-te o primeiro outfit.',
    pick: 'Escolher fotos',
    drop: 'ou larga-as aqui',
    release: 'Larga as fotos aqui',
    note: (bytes) =>
      `Sem conta e sem enviar nada: as fotos não saem do teu dispositivo. Da primeira vez transfere-se o leitor, cerca de ${Math.ceil(bytes / 1_000_000)} MB.`,
    failed:
      'Não foi possível abrir o leitor. Quando tiveres ligação, recarrega a página e volta a escolher as fotos.',
  },
  showcase: {
    title: 'Quatro maneiras de sair de casa',
    text: 'Compostos pela nossa IA com um guarda-roupa de exemplo. Os teus sairão da tua roupa.',
  },
  reasons: {
    title: 'Um outfit, com as suas razões',
    text: (score, name) =>
      `Nenhuma pontuação sem explicação. É assim que se repartem os ${score} pontos de «${name}», o outfit da capa.`,
    points: (points, max) => `${points}/${max}`,
  },
  features: {
    title: 'O que faz, e nada mais',
    items: [
      [
        'Scanner de roupa',
        'Dezassete tipos de peça e trinta e sete cores, cada uma pelo seu nome, do cru ao bordô.',
      ],
      ['Custo por uso', 'O que pagaste a dividir pelas vezes que a vestiste. Muda a forma como compras.'],
      ['Versatilidade', 'Em quantos bons outfits do teu próprio guarda-roupa entra cada peça.'],
      ['Sustentabilidade à vista', 'Um número com a sua fórmula a um clique, não uma medalha.'],
      [
        'As tuas fotos são tuas',
        'Só tu as vês. Ao guardá-las, retiramos-lhes a localização e os dados da câmara.',
      ],
      ['Podes ir embora', 'Transfere tudo num ZIP ou elimina tu a conta, no momento.'],
    ],
  },
  colors: { title: 'Carta de cores', text: 'As trinta e sete que o Vestidor chama pelo nome.' },
  statistics: {
    title: 'O Vestidor em números',
    users: 'pessoas vestem-se com o Vestidor',
    garments: 'peças organizadas',
    outfits: 'de outfits compostos',
    satisfaction: 'de satisfação',
    activeUsers: 'pessoas ativas',
  },
  testimonials: { title: 'O que dizem' },
  premium: {
    title: 'Premium',
    price: '19,95 €',
    period: '/mês',
    text: 'Sete dias para experimentar, sem cartão. Depois, 19,95 €/mês; cancelas quando quiseres.',
    benefits: [
      'Recomendações IA ilimitadas',
      'Análise de estilo avançada',
      'Tendências personalizadas',
      'Guarda-roupa inteligente',
      'Apoio premium 24/7',
    ],
    trial: 'Experimentar 7 dias grátis',
    join: 'Aderir ao Premium',
  },
  newsletter: {
    title: 'Uma carta, de vez em quando',
    text: 'Guias de cor, tecidos por estação e como tirar mais partido de cada peça. Sem promoções e sem pressa.',
    email: 'O teu email',
    placeholder: 'nome@exemplo.pt',
    button: 'Subscrever',
    missing: 'Escreve o teu email',
    invalid: 'Escreve um email completo, como nome@exemplo.pt',
    soonTitle: 'A lista abre em breve',
    soon: 'O teu email está bem escrito, mas ainda não guardamos subscrições: volta daqui a umas semanas e serás das primeiras pessoas a recebê-la.',
  },
};
