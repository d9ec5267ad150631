import { alone } from '../utterance.ts';

/** Questions about owned garments: combinations, compatibility, comparisons. */
export const garments = [
  ...alone('marta', 'maya', [
    ['con qué combino la falda plisada', 'combine', { wear: ['Falda plisada verde'] }],
    ['qué me pongo con mi vestido rojo', 'combine', { wear: ['Vestido rojo'] }],
    [
      'con que zapatos llevo los pantalones palazzo',
      'combine',
      {
        wear: [
          'Pantalones palazzo crudos',
          'Salones negros',
          'Sandalias de tiras',
          'Mocasines',
          'Botines negros',
          'Zapatillas blancas',
          'Zapatillas de correr',
        ],
      },
    ],
    ['quiero ponerme la cazadora de cuero', 'combine', { wear: ['Cazadora de cuero'] }],
    ['como puedo llevar el blazer beige en verano', 'combine', { wear: ['Blazer beige'], season: 'summer' }],
    ['ideas con mi jersey camel para la oficina', 'combine', { wear: ['Jersey camel'], event: 'office' }],
    ['sacale partido a mi pollera verde', 'combine', { wear: ['Falda plisada verde'] }],
    ['como me pongo los botines negros', 'combine', { wear: ['Botines negros'] }],
    ['con que va la camiseta marinera', 'combine', { wear: ['Camiseta marinera'] }],
    [
      'pega la camisa de rayas con la falda lápiz?',
      'diagnose',
      { wear: ['Camisa celeste de rayas', 'Falda lápiz'] },
    ],
    [
      'que tal quedan los mocasines con el vestido de flores',
      'diagnose',
      { wear: ['Mocasines', 'Vestido de flores'] },
    ],
    [
      'puedo llevar las zapatillas blancas con la americana azul marino?',
      'diagnose',
      { wear: ['Zapatillas blancas', 'Americana azul marino'] },
    ],
    [
      'llevo blusa burdeos, pantalon negro y salones, voy bien?',
      'diagnose',
      { wear: ['Blusa burdeos', 'Pantalón negro de vestir', 'Salones negros'] },
    ],
    [
      'que falla en la sudadera gris con los salones negros',
      'diagnose',
      { wear: ['Sudadera gris', 'Salones negros'] },
    ],
    [
      'analiza mi look: jersey camel, vaqueros rectos y botines',
      'diagnose',
      { wear: ['Jersey camel', 'Vaqueros rectos', 'Botines negros'] },
    ],
    ['la gabardina o el abrigo?', 'compare', { wear: ['Gabardina beige', 'Abrigo camel'] }],
    [
      'qué es mejor para una cena, el vestido rojo o la falda plisada',
      'compare',
      { wear: ['Vestido rojo', 'Falda plisada verde'], occasion: 'date' },
    ],
    ['dudo entre los salones y los botines', 'compare', { wear: ['Salones negros', 'Botines negros'] }],
    ['compara la blusa cruda con la blusa burdeos', 'compare', { wear: ['Blusa cruda', 'Blusa burdeos'] }],
    ['qué faldas tengo', 'search'],
    ['enséñame mis vestidos', 'search'],
    ['tengo algo de lino?', 'search'],
    ['cuántos zapatos tengo', 'search'],
    ['qué no me pongo nunca', 'search'],
    ['tengo alguna blusa?', 'search'],
    ['que tengo para el invierno en mi armario', 'search', { season: 'winter' }],
  ]),
  ...alone('javier', 'valentina', [
    ['q me pongo con la camisa de cuadros', 'combine', { wear: ['Camisa de cuadros'] }],
    ['como combino los chinos beige', 'combine', { wear: ['Chinos beige'] }],
    ['con que pega la campera vaquera', 'combine', { wear: ['Cazadora vaquera'] }],
    ['dame un look con mis tenis blancos', 'combine', { wear: ['Zapatillas blancas'] }],
    [
      'quiero estrenar la americana gris en una cena',
      'combine',
      { wear: ['Americana gris'], occasion: 'date' },
    ],
    [
      'queda bien el polo burdeos con los chinos azul marino?',
      'diagnose',
      { wear: ['Polo burdeos', 'Chinos azul marino'] },
    ],
    [
      'se puede llevar la camiseta de grupo con el pantalón de traje?',
      'diagnose',
      { wear: ['Camiseta de grupo', 'Pantalón de traje gris'] },
    ],
    [
      'los oxford o los mocasines para la oficina',
      'compare',
      { wear: ['Zapatos oxford negros', 'Mocasines'], event: 'office' },
    ],
    [
      'cual me pongo, el plumifero o el abrigo azul?',
      'compare',
      { wear: ['Plumífero', 'Abrigo azul marino'] },
    ],
    ['que remeras tengo', 'search'],
    ['tengo algo rojo?', 'search', { colours: ['rojo'] }],
    ['cuantas camisas tengo', 'search'],
    ['lo que menos me pongo', 'search'],
    ['ensename mis vaqueros', 'search'],
  ]),
  ...alone('lucia', 'valentina', [
    ['con que me pongo el mono negro', 'combine', { wear: ['Mono negro'] }],
    ['que hago con la minifalda baquera', 'combine', { wear: ['Minifalda vaquera'] }],
    ['looks con la parka', 'combine', { wear: ['Parka'] }],
    ['combina el jersey verde con los cargo?', 'diagnose', { wear: ['Jersey verde', 'Pantalón cargo'] }],
    ['zapatillas rojas o botas militares', 'compare', { wear: ['Zapatillas rojas', 'Botas militares'] }],
    ['tengo alguna falda de lunares', 'search'],
  ]),
];
