import type { Translation } from '#contract/languages.ts';

export const reading: Translation<typeof import('../marketing-reading.ts').reading> = {
  blog: {
    meta: {
      title: 'Guias de estilo',
      description:
        'Guias para te vestires melhor com o que já tens: cor, guarda-roupa cápsula, versatilidade, tecidos, cuidados e custo por uso.',
    },
    title: 'Vestir-se também se aprende.',
    lead: 'Guias para ler com o armário aberto. Sem listas de compras: quase tudo o que faz falta já o tens.',
  },
  trends: {
    meta: {
      title: 'Tendências',
      description:
        'As tendências que duram, estação a estação: que tecidos, cores e silhuetas funcionam na primavera, no verão, no outono e no inverno.',
    },
    kicker: 'Tendências por estação',
    title: 'O que volta todos os anos.',
    lead: 'As modas de um mês encontram-se em qualquer lado. Aqui está o resto: o que se usa em cada estação porque funciona, e como vesti-lo com o que tens.',
    colors: 'Cores',
  },
  help: {
    meta: {
      title: 'Ajuda e perguntas frequentes',
      description:
        'Respostas sobre O meu guarda-roupa, o scanner, os outfits, as consultoras, o Premium, os pagamentos e os teus dados.',
    },
    kicker: 'Ajuda',
    title: 'Perguntas frequentes',
    lead: 'O que mais nos perguntam, respondido sem rodeios.',
    rest: 'Se a tua pergunta não está aqui,',
    contact: 'escreve-nos',
  },
};
