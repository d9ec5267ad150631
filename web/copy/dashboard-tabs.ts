export const dashboardTabs = {
  stylist: {
    title: '¿Para qué te vistes?',
    occasions: { work: 'Trabajo', casual: 'Casual', party: 'Fiesta' },
    note: 'Recomendaciones de ejemplo. Las tuyas salen de tu propio armario.',
    ownNote: 'Tus mejores outfits para cada ocasión, compuestos con tu armario.',
    action: 'Generar con mi ropa',
    ask: 'Hablar con Maya o Valentina',
  },
  trends: {
    title: 'Tendencias',
    note: 'Una selección de ejemplo, con prendas que se combinan con lo que casi todo el mundo tiene.',
    cards: {
      tailoring: {
        title: 'Sastrería blanda',
        trend: 'En alza',
        description:
          'Americanas sin hombrera y pantalón de pinzas. Se lleva con camiseta, y se nota menos el lunes.',
      },
      layers: {
        title: 'Capas con peso',
        trend: 'Estable',
        description: 'Abrigo largo sobre cuello alto. Dos tonos y una sola textura protagonista.',
      },
      silk: {
        title: 'Lencero de día',
        trend: 'En alza',
        description: 'El vestido de seda también sale de día, con un jersey encima y botas.',
      },
      prints: {
        title: 'Flor menuda',
        trend: 'Vuelve',
        description: 'Estampado pequeño sobre crudo. Un solo estampado por outfit; lo demás, liso.',
      },
    },
    colorsTitle: 'Los colores',
  },
} as const;
