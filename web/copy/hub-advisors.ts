export const hubAdvisors = {
  maya: {
    specialty: 'Análisis corporal y estilo personal',
    expertise: ['Proporciones', 'Alta moda', 'Colorimetría', 'Armario cápsula'],
  },
  valentina: {
    specialty: 'Compras inteligentes y outfits',
    expertise: ['Street style', 'Coste por uso', 'Tendencias urbanas', 'Vaqueros'],
  },
  sofia: { specialty: 'Eventos', expertise: ['Bodas', 'Etiqueta', 'Cenas de empresa', 'Maletas'] },
} as const;
