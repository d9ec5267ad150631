/** The sample outfits of the landing and of the dashboard: examples, and called so on screen. */
export const samples = {
  mark: 'Ejemplo',
  confidence: (percent: number) => `${percent} % de confianza`,
  tags: { work: 'Trabajo', casual: 'Casual', party: 'Fiesta', date: 'Cita' },
  outfits: {
    meeting: {
      title: 'Reunión a las nueve',
      inWords: 'Blazer azul marino, camisa de rayas, pantalón camel, mocasines marrones',
    },
    first: {
      title: 'Primera impresión',
      inWords: 'Gabardina arena, camisa celeste, falda pata de gallo, salones negros',
    },
    sunday: {
      title: 'Domingo sin prisa',
      inWords: 'Cazadora verde oliva, jersey crudo, vaqueros, zapatillas blancas',
    },
    market: {
      title: 'Mercado y café',
      inWords: 'Gabardina arena, camiseta blanca, vaqueros, zapatillas blancas',
    },
    terrace: {
      title: 'Cena en la azotea',
      inWords: 'Cazadora negra, vestido lencero burdeos, salones negros, bolso burdeos',
    },
    toast: {
      title: 'Brindis de viernes',
      inWords: 'Blazer verde oscuro, blusa rosa palo, pantalón negro, salones negros',
    },
    rain: {
      title: 'Cita con lluvia',
      inWords: 'Abrigo gris, cuello alto mostaza, falda plisada verde, botines marrones',
    },
  },
} as const;
