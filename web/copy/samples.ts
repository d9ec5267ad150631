/** The sample outfits of the landing and of the dashboard: examples, and called so on screen. */
export const samples = {
  mark: 'Ejemplo',
  confidence: (percent: number) => `${percent} % de confianza`,
  tags: { work: 'Trabajo', casual: 'Casual', party: 'Fiesta', date: 'Cita' },
  outfits: {
    meeting: { title: 'Reunión a las nueve', pieces: 'Blazer azul marino, camisa de rayas, pantalón camel' },
    first: { title: 'Primera impresión', pieces: 'Gabardina arena, camisa celeste, falda pata de gallo' },
    sunday: { title: 'Domingo sin prisa', pieces: 'Cazadora verde oliva, jersey crudo, vaqueros' },
    market: { title: 'Mercado y café', pieces: 'Gabardina arena, camiseta blanca, vaqueros' },
    terrace: { title: 'Cena en la azotea', pieces: 'Cazadora negra, vestido lencero burdeos' },
    toast: { title: 'Brindis de viernes', pieces: 'Blazer verde oscuro, blusa rosa palo, pantalón negro' },
    rain: { title: 'Cita con lluvia', pieces: 'Abrigo gris, cuello alto mostaza, falda plisada verde' },
  },
} as const;
