import type { Translation } from '#contract/languages.ts';
import type { albaNorteBottoms as source } from '../alba-norte-bottoms.ts';

export const albaNorteBottoms: Translation<typeof source> = {
  'pantalon-pinzas-lana-fria': {
    name: 'Calças de pinças de lã fria',
    description:
      'Lã fria de 230 gramas que respira em julho e não se amarrota no comboio. Vinco passado, cintura média e duas pinças que dão espaço aos bolsos.',
  },
  'pantalon-raya-diplomatica': {
    name: 'Calças risca de giz',
    description:
      'Uma linha de giz, de apenas um milímetro, a cada dois centímetros. Fazem conjunto com o colete da mesma fazenda e também sabem ir sozinhas com uma camisola.',
  },
  'pantalon-principe-gales': {
    name: 'Calças príncipe de Gales',
    description:
      'Quadrado tecido em dois cinzentos com um filete que mal se vê. A perna estreita a partir do joelho e termina mesmo no tornozelo.',
  },
  'pantalon-crepe-recto': {
    name: 'Calças direitas de crepe',
    description:
      'Crepe duplo com cintura elástica escondida atrás. Parecem de alfaiate e sentem-se como calças de andar por casa.',
  },
  'chinos-gabardina-recta': {
    name: 'Chinos de gabardina',
    description:
      'Gabardina de algodão penteado, tingida em peça para que a cor tenha fundo. Bolso faca e cós forrado que não se enrola.',
  },
  'pantalon-pana-fina': {
    name: 'Calças de bombazine fina',
    description:
      'Bombazine mil-riscas com a luz de um veludo gasto. Cintura subida e bainha discreta, para que a bota apareça inteira.',
  },
  'pantalon-palazzo-lino': {
    name: 'Palazzo de linho com queda',
    description:
      'Linho misturado com viscose: pesa o suficiente para não voar e não aquece em agosto. Laço interior na cintura e abertura lateral com fecho invisível.',
  },
  'pantalon-palazzo-satinado': {
    name: 'Palazzo acetinado de noite',
    description:
      'A cintura larga ajusta-se com três colchetes e o resto é roda. Roça o chão com um salto de sete centímetros.',
  },
  'vaqueros-rectos-indigo': {
    name: 'Calças de ganga direitas índigo-escuro',
    description:
      'Ganga de 12 onças sem lavagens nem rasgões: a patine é posta por quem as usa. Costura interior em ponto de cadeia e rebites cobertos.',
  },
  'vaqueros-crudos-tobilleros': {
    name: 'Calças de ganga cruas pelo tornozelo',
    description:
      'Algodão sem tingir, com a pinta natural da fibra à vista. O bolso é forrado no mesmo tom para não se notar.',
  },
  'falda-lapiz-punto-milano': {
    name: 'Saia lápis de ponto Milano',
    description:
      'Malha firme que segura como um tecido plano e cede ao sentar. Abertura atrás de doze centímetros e cós sem fecho.',
  },
  'falda-lapiz-pata-gallo': {
    name: 'Saia lápis pied-de-poule',
    description:
      'Fazenda de lã forrada que chega a meio do joelho. As duas pinças de trás seguem a curva e evitam que a cintura abra.',
  },
  'falda-lapiz-piel': {
    name: 'Saia lápis de pele',
    description:
      'Napa de cordeiro de meio milímetro, macia desde o primeiro dia. Uma só costura à frente divide a saia em dois panos iguais.',
  },
  'falda-plisada-midi': {
    name: 'Saia plissada midi',
    description:
      'Plissado termofixado que volta ao sítio depois de dobrado na mala. Cós liso de cetim, fino como uma fita.',
  },
  'falda-plisada-tartan': {
    name: 'Saia plissada de tartan',
    description:
      'O quadrado inteiro só se vê quando se anda e as pregas se abrem. Lã com um pouco de poliamida para que a prega dure a estação.',
  },
  'falda-midi-satinada': {
    name: 'Saia midi acetinada',
    description:
      'Cortada em viés e sem forro, desliza sobre a anca como uma combinação. Com camisola grossa trabalha de segunda a sexta e com top sai ao sábado.',
  },
  'falda-midi-lino': {
    name: 'Saia midi de linho com bolsos',
    description:
      'Bolsos a sério, fundos como uma mão, numa saia de roda contida. Abotoa à frente com botões de concha até meio da coxa.',
  },
  'bermudas-sastre-lino': {
    name: 'Bermudas de alfaiate de linho',
    description:
      'A forma de umas calças de fato cortada acima do joelho, com a sua pinça e a sua dobra. Usam-se com mocassins e camisa arregaçada.',
  },
  'bermudas-gabardina': {
    name: 'Bermudas de gabardina',
    description:
      'Algodão com corpo que conserva o vinco o dia todo. Cós ajustável por dentro com botão e casa.',
  },
  'pantalon-punto-lana': {
    name: 'Calças de malha de lã',
    description:
      'Malha jersey dupla, sem costuras laterais, com punho estreito no tornozelo. Para o teletrabalho sem pedir desculpa na videochamada.',
  },
};
