import type { Translation } from '#contract/languages.ts';

export const sizesCopy: Translation<typeof import('../sizes.ts').sizesCopy> = {
  title: 'O teu tamanho, marca a marca',
  lead: 'Mede-te uma vez com uma fita e ficas a saber que tamanho pedir em cada marca. Por agora as medidas escrevem-se: a câmara ainda não as tira.',
  cutLabel: 'Corte',
  cuts: { woman: 'Mulher', man: 'Homem' },
  measures: {
    height: { label: 'Altura (cm)', name: 'a altura', hint: 'Sem sapatos, contra a parede.' },
    chest: { label: 'Peito (cm)', name: 'o peito', hint: 'Pela parte mais larga.' },
    waist: { label: 'Cintura (cm)', name: 'a cintura', hint: 'Pela parte mais estreita.' },
    hip: { label: 'Anca (cm)', name: 'a anca', hint: 'Pela parte mais larga.' },
    foot: { label: 'Pé (cm)', name: 'o pé', hint: 'Do calcanhar ao dedo mais comprido.' },
  },
  placeholder: { height: '168', chest: '92', waist: '74', hip: '100', foot: '24,5' },
  wrong: (min, max) => `Em centímetros, entre ${min} e ${max}`,
  kept: 'As tuas medidas ficam neste navegador: não são enviadas nem guardadas na tua conta.',
  forget: 'Eliminar as minhas medidas',
  resultsTitle: 'Os teus tamanhos',
  resultsCaption: 'O teu tamanho em cada marca, por tipo de peça',
  garment: 'Peça',
  garments: {
    tops: 'Partes de cima',
    bottoms: 'Calças e saias',
    dresses: 'Vestidos',
    shoes: 'Sapatos',
  },
  missing: (names, count) => `${count === 1 ? 'Falta' : 'Faltam'} ${names}`,
  outside: {
    below: (name) => `Segundo ${name}, abaixo do seu tamanho mais pequeno`,
    above: (name) => `Segundo ${name}, acima do seu tamanho maior`,
  },
  orElse: (sizes) => `ou ${sizes}: estás no limite`,
  decidedBy: (name) => `quem decide é ${name}`,
  lengths: {
    short: 'Pela tua altura, em calças e vestidos pede o comprimento curto.',
    regular: 'Pela tua altura, em calças e vestidos serve-te o comprimento normal.',
    long: 'Pela tua altura, em calças e vestidos pede o comprimento longo.',
  },
  error:
    'Margem: ±1,5 cm de fita no corpo e ±0,3 cm no pé. Quando essa margem passa para outro tamanho, dizemos-te os dois. As tabelas são da Alba Norte e da Casa Lirio, com a estrutura da norma europeia EN 13402.',
};
