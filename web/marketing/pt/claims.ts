import type { Translation } from '#contract/languages.ts';

export const claims: Translation<typeof import('../claims.ts').claims> = {
  users: '50\u00a0000+',
  usersShort: '50 mil+',
  garments: '2M+',
  outfits: '1 milhão',
  satisfaction: '99%',
  activeUsers: '10\u00a0247',
};

export const testimonials: Translation<typeof import('../claims.ts').testimonials> = [
  {
    name: 'Lucía',
    context: 'Trabalha num escritório sem farda',
    text: 'Achava que me faltava roupa. Faltava-me vê-la junta: tinha três calças que só tinha vestido com branco.',
  },
  {
    name: 'Andrés',
    context: 'Viaja com bagagem de mão',
    text: 'Antes de cada viagem peço-lhe outfits para quatro dias e faço a mala com as peças que mais se repetem. Nunca mais despachei bagagem.',
  },
  {
    name: 'Carmen',
    context: 'Deixou de comprar por impulso',
    text: 'O custo por uso tirou-me a vontade de metade dos caprichos e fez-me as pazes com um sobretudo caro que visto todos os dias.',
  },
];
