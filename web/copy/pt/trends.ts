import type { Translation } from '#contract/languages.ts';

export const trendsCopy: Translation<typeof import('../trends.ts').trendsCopy> = {
  note: 'Escrito pela nossa equipa de estilismo, estação a estação. Não mede vendas nem segue ninguém: é critério.',
  action: 'Compor com a minha roupa',
  colorsTitle: 'As seis cores',
  seasons: {
    spring: {
      title: 'Primavera: o sobretudo fica em casa',
      cards: {
        first: {
          title: 'A gabardina, aberta',
          trend: 'Em alta',
          description: 'Sem cinto e sobre algo curto. É a camada que não pesa e que compõe uma t-shirt.',
        },
        second: {
          title: 'Flores miúdas',
          trend: 'De volta',
          description: 'O estampado pequeno, sobre cru. Um por outfit; o resto, liso.',
        },
        third: {
          title: 'Blusa com brilho',
          trend: 'Estável',
          description: 'Seda ou viscose em rosa-velho, por dentro à frente numas calças de ganga direitas.',
        },
        fourth: {
          title: 'Mocassim sem meia',
          trend: 'Estável',
          description: 'O sapato que serve para o escritório de terça e o mercado de sábado.',
        },
      },
    },
    summer: {
      title: 'Verão: menos camadas, mais ar',
      cards: {
        first: {
          title: 'A t-shirt boa',
          trend: 'Em alta',
          description: 'Branca, grossa, com o ombro no sítio. Com saia comprida parece outra coisa.',
        },
        second: {
          title: 'Vestido lingerie de dia',
          trend: 'Em alta',
          description: 'O vestido de seda, com ténis e sem joias: a noite pode esperar.',
        },
        third: {
          title: 'Camisa aberta',
          trend: 'Estável',
          description:
            'Dois tamanhos acima, sobre fato de banho ou alças. De linho amarrota com graça; de algodão aguenta mais.',
        },
        fourth: {
          title: 'Ténis brancos',
          trend: 'Vieram para ficar',
          description: 'Limpos, sem logótipos. Os únicos que combinam com tudo o que está acima.',
        },
      },
    },
    fall: {
      title: 'Outono: voltam os tecidos com corpo',
      cards: {
        first: {
          title: 'Alfaiataria suave',
          trend: 'Em alta',
          description:
            'Blazer sem chumaços sobre t-shirt. O fato separa-se e cada metade segue o seu caminho.',
        },
        second: {
          title: 'O bomber, composto',
          trend: 'De volta',
          description: 'Verde-azeitona e curto, com calças com pinças. Nem de desporto nem de domingo.',
        },
        third: {
          title: 'Plissado com bota',
          trend: 'Estável',
          description: 'Saia a meia perna e bota rasa. A camisola, por dentro; o cinto, fino.',
        },
        fourth: {
          title: 'Uma mala cor de vinho',
          trend: 'Em alta',
          description: 'O bordô substitui o preto na pele: com camel e com cinzento ganha sempre.',
        },
      },
    },
    winter: {
      title: 'Inverno: camadas com peso',
      cards: {
        first: {
          title: 'O sobretudo comprido',
          trend: 'Veio para ficar',
          description: 'Cinzento, de lã e abaixo do joelho. Dois tons e uma só textura protagonista.',
        },
        second: {
          title: 'Gola alta com cor',
          trend: 'Em alta',
          description: 'Mostarda ou bordô debaixo de todo o cinzento: a cor perto da cara, onde faz falta.',
        },
        third: {
          title: 'Pied-de-poule',
          trend: 'De volta',
          description: 'Em saia direita e com malha lisa. O xadrez pequeno faz de neutro.',
        },
        fourth: {
          title: 'Botim de sempre',
          trend: 'Estável',
          description:
            'Castanho-escuro, com sola que aguente a chuva. Com saia, collants opacos do mesmo tom.',
        },
      },
    },
  },
};
