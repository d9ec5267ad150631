import type { Translation } from '#contract/languages.ts';
import type { hubAdvisors as source } from '../hub-advisors.ts';

export const hubAdvisors: Translation<typeof source> = {
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
