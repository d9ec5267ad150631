import type { Translation } from '#contract/languages.ts';
import type { casaLirioShoes as source } from '../casa-lirio-shoes.ts';

export const casaLirioShoes: Translation<typeof source> = {
  'zapatillas-lona-color': {
    name: 'Ténis de lona',
    description:
      'Lona de algodão e sola vulcanizada, sem nada a mais. Metem-se na máquina de lavar e voltam com melhor cara.',
  },
  'zapatillas-retro-ante': {
    name: 'Ténis retro de camurça',
    description:
      'Silhueta de pista dos anos setenta com sola cor de caramelo. A camurça e o debrum jogam sempre em duas cores.',
  },
  'zapatillas-correr-ligeras': {
    name: 'Ténis de corrida leves',
    description:
      'Malha de uma peça e oito milímetros de drop, para correr dez quilómetros ou ir comprar pão. Duzentos e dez gramas no tamanho 38.',
  },
  'zapatillas-piel-bloques': {
    name: 'Ténis de pele em blocos de cor',
    description:
      'Pele lisa com calcanhar e pala numa cor que canta. Trazem dois pares de atacadores para mudar de humor.',
  },
  'zapatillas-animal': {
    name: 'Ténis de leopardo',
    description:
      'Camurça estampada de pelo curto e sola branca para não ficar séria. Combinam com tudo o que já tens em preto.',
  },
  'zapatillas-vaqueras': {
    name: 'Ténis de ganga',
    description:
      'Ganga que sobrou das nossas calças, cosida com linha laranja. Cada lote sai num azul ligeiramente diferente.',
  },
  'sandalias-tiras-color': {
    name: 'Sandálias de tiras de cor',
    description:
      'Tiras entrançadas três a três sobre uma base de borracha que não escorrega na piscina. Fivela de latão que não enferruja.',
  },
  'sandalias-tecnicas-trekking': {
    name: 'Sandálias técnicas de tiras',
    description:
      'Fita de náilon regulável em três pontos e sola com pitões. Entram no rio e saem para jantar.',
  },
  'sandalias-ante-lazo': {
    name: 'Sandálias de camurça',
    description:
      'Camurça macia que ganha a forma do pé numa tarde. A tira do tornozelo ata-se com um laço comprido.',
  },
  'bailarinas-charol-color': {
    name: 'Sabrinas de cor viva',
    description:
      'Biqueira quadrada, tira sobre o peito do pé e um brilho de rebuçado. O calcanhar acolchoado evita o penso do primeiro dia.',
  },
  'bailarinas-lona-vichy': {
    name: 'Sabrinas vichy',
    description:
      'Lona aos quadrados com sola de esparto forrada de borracha. Verão mediterrânico rente ao chão.',
  },
  'mocasines-color-piel': {
    name: 'Mocassins de cor',
    description:
      'O sapato de escritório passado pela caixa das tintas. Pele tingida à mão em duas camadas, com as bordas mais escuras.',
  },
  'mocasines-animal-print': {
    name: 'Mocassins de pelo estampado',
    description:
      'Pelo curto com mancha de leopardo e tira de pele lisa. Um só par de sapatos que resolve umas calças de ganga aborrecidas.',
  },
  'botines-chelsea-color': {
    name: 'Botins chelsea de cor',
    description: 'Elástico em contraste e puxador de dois tons. A sola dentada agarra-se à calçada molhada.',
  },
  'botines-agua-chelsea': {
    name: 'Botins de chuva',
    description:
      'Borracha mate de uma só peça e palmilha de feltro que se tira para secar. As poças voltam a ter graça.',
  },
  'botas-altas-color': {
    name: 'Botas altas de cor',
    description:
      'Cano direito até ao joelho e biqueira em bico à cowboy. Com um vestido curto fazem de sobretudo.',
  },
  'salones-color-fiesta': {
    name: 'Sapatos de salto de cor',
    description:
      'Nove centímetros de salto e zero arrependimentos: a plataforma interior tira dois. O forro vem na cor contrária.',
  },
  'derbies-plataforma-color': {
    name: 'Sapatos derby de plataforma',
    description:
      'Atacadores largos e cinco centímetros de sola em degraus. Pele que se limpa com a manga e segue em frente.',
  },
  'botas-altas-vaqueras': {
    name: 'Botas altas de ganga',
    description: 'Ganga acolchoada num cano que não pesa. O fecho tem um puxador em forma de lírio.',
  },
  'salones-flores': {
    name: 'Sapatos de salto de flores',
    description:
      'Tecido de estofo com as flores recolocadas para que cada pé leve uma diferente. Salto largo que não se enterra na relva.',
  },
};
