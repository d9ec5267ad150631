import type { Translation } from '#contract/languages.ts';
import type { casaLirioBottoms as source } from '../casa-lirio-bottoms.ts';

export const casaLirioBottoms: Translation<typeof source> = {
  'vaqueros-anchos-lavados': {
    name: 'Calças de ganga largas lavadas',
    description:
      'Perna larga desde a anca e lavagem clara com areia, sem cloro. A bainha vem desfiada de propósito e cortada para ténis.',
  },
  'vaqueros-color-rectos': {
    name: 'Calças de ganga direitas de cor',
    description:
      'Sarja de algodão tingida depois de cosida, daí que as costuras fiquem mais claras. Cinco bolsos e cintura subida.',
  },
  'vaqueros-estampados-flores': {
    name: 'Calças de ganga com flores estampadas',
    description:
      'Flores impressas sobre ganga crua que se vão esbatendo com as lavagens. Cada par sai do corte com o desenho noutro sítio.',
  },
  'joggers-felpa-color': {
    name: 'Joggers de felpa',
    description:
      'A condizer com a nossa sweatshirt, ou noutra cor se te atreveres. Bolso traseiro com fecho e cintura lisa.',
  },
  'joggers-tecnicos-franja': {
    name: 'Joggers técnicos',
    description:
      'Tecido corta-vento com uma pitada de elástico e bainha com fecho para as tirares com os ténis calçados. Refletor na barriga da perna.',
  },
  'joggers-estampado-formas': {
    name: 'Joggers com formas',
    description:
      'Os mesmos recortes da nossa t-shirt gráfica, agora em tamanho grande. Malha leve para o passeio depois da aula.',
  },
  'pantalon-cargo-bolsillos': {
    name: 'Calças de trabalho de lona',
    description:
      'Lona lavada com joelho duplo e um bolso para a régua que hoje leva o telemóvel. Corte de obra, cor de festa.',
  },
  'pantalon-pana-ancha': {
    name: 'Calças de bombazine larga',
    description:
      'Canelado grosso que faz um pouco de barulho ao andar, e nós gostamos. Perna ampla e cintura com elástico dos lados.',
  },
  'pantalon-cuadros-vichy': {
    name: 'Calças vichy',
    description:
      'O quadrado pequeno numas calças direitas que parecem acabadas de sair de um filme a cores. Frescas e com bolsos fundos.',
  },
  'palazzo-estampado-flores': {
    name: 'Palazzo de flores',
    description:
      'Flores grandes sobre viscose que ondula a cada passo. Elástico largo na cintura e nem um botão com que lutar.',
  },
  'palazzo-lino-color': {
    name: 'Palazzo de linho de cor',
    description: 'Linho fino nos tons de uma gelataria. Lava-se, sacode-se e veste-se sem passar a ferro.',
  },
  'falda-plisada-metalizada': {
    name: 'Saia plissada metalizada',
    description:
      'Um plissado de acordeão com banho metálico que não desbota nas meias. De dia, com sweatshirt; de noite, com quase nada.',
  },
  'falda-plisada-lunares': {
    name: 'Saia plissada às bolinhas',
    description:
      'A bolinha parte-se e recompõe-se entre prega e prega. Forro curto de malha para rodopiar sem sobressaltos.',
  },
  'falda-midi-flores': {
    name: 'Saia midi de flores',
    description:
      'Três folhos cosidos em redondo que pesam o suficiente para não se levantarem com o vento. Tem um bolso escondido à direita.',
  },
  'falda-midi-animal': {
    name: 'Saia midi de leopardo',
    description:
      'O estampado que já é um básico, em cetim com queda de saia de baile. Fecho lateral e cós que não marca.',
  },
  'falda-vaquera-lapiz': {
    name: 'Saia de ganga',
    description:
      'Ganga rígida que se adapta ao fim de três dias. Abertura à frente e cinco bolsos, como umas calças de ganga.',
  },
  'falda-ante-color': {
    name: 'Saia de camurça de cor',
    description:
      'Camurça fina com molas de cima a baixo. A cor está na pele toda, por isso um arranhão não a denuncia.',
  },
  'shorts-vaqueros-bajo-vuelto': {
    name: 'Calções de ganga',
    description:
      'Cintura subida e bainha com dobra cosida, que não se desfaz. O algodão é grosso como o dos que se cortavam em casa.',
  },
  'shorts-rayas-playa': {
    name: 'Calções às riscas',
    description:
      'Algodão de lençol com cordão entrançado na cintura. Servem para a praia, a esplanada e o pequeno-almoço.',
  },
  'shorts-deporte-color': {
    name: 'Calções de desporto',
    description:
      'Dezoito centímetros de entreperna, rede interior e um bolso para a chave. Pesam menos do que o telemóvel que não é preciso levar.',
  },
  'falda-plisada-color-vivo': {
    name: 'Saia plissada de cor viva',
    description:
      'Prega larga e tecido com brilho de pétala. O elástico da cintura é às riscas e pede para ser visto.',
  },
  'pantalon-recto-rayas-color': {
    name: 'Calças direitas de riscas de cor',
    description:
      'A risca de um bom pijama numas calças de rua com pinça e fecho. De perto vê-se que são três cores.',
  },
};
