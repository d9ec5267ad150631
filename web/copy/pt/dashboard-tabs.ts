import type { Translation } from '#contract/languages.ts';

export const dashboardTabs: Translation<typeof import('../dashboard-tabs.ts').dashboardTabs> = {
  stylist: {
    title: 'Para que te vestes?',
    occasions: { work: 'Trabalho', casual: 'Casual', party: 'Festa' },
    note: 'Recomendações de exemplo. As tuas saem do teu próprio guarda-roupa.',
    ownNote: 'Os teus melhores outfits para cada ocasião, compostos com o teu guarda-roupa.',
    action: 'Criar com a minha roupa',
    ask: 'Falar com a Maya ou a Valentina',
  },
  trends: {
    title: 'Tendências',
    note: 'Uma seleção de exemplo, com peças que combinam com o que quase toda a gente tem.',
    cards: {
      tailoring: {
        title: 'Alfaiataria suave',
        trend: 'Em alta',
        description:
          'Blazers sem chumaços e calças com pinças. Usa-se com t-shirt, e a segunda-feira nota-se menos.',
      },
      layers: {
        title: 'Camadas com peso',
        trend: 'Estável',
        description: 'Sobretudo comprido sobre gola alta. Dois tons e uma só textura protagonista.',
      },
      silk: {
        title: 'Vestido lingerie de dia',
        trend: 'Em alta',
        description: 'O vestido de seda também sai de dia, com uma camisola por cima e botas.',
      },
      prints: {
        title: 'Flores miúdas',
        trend: 'De volta',
        description: 'Estampado pequeno sobre cru. Um só estampado por outfit; o resto, liso.',
      },
    },
    colorsTitle: 'As cores',
    // The names by which colours are known everywhere, not words.
  },
};
