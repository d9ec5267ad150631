import type { Whose } from './owned.ts';

export type Told = readonly [whose: Whose, messages: readonly string[], changes: readonly string[]];

/** Today is Monday, 23 November 2026. */
export const actsTold: readonly Told[] = [
  ['woman', ['Echa a lavar la camisa vaquera'], ['wash: Camisa vaquera']],
  ['woman', ['ya están limpias las mallas de correr'], ['-wash: Mallas de correr']],
  [
    'man',
    ['Hoy me he puesto la camisa negra con los vaqueros oscuros'],
    ['worn 2026-11-23: Camisa negra y Vaqueros oscuros'],
  ],
  [
    'student',
    ['ayer llevé el vestido negro sencillo y las botas militares'],
    ['worn 2026-11-22: Botas militares y Vestido negro sencillo'],
  ],
  [
    'woman',
    ['Le dejé la falda plisada a mi vecina Rosa hasta el 2 de diciembre, apúntalo'],
    ['lent mi vecina Rosa 2026-12-02: Falda plisada verde'],
  ],
  [
    'woman',
    ['mi hermana Laura me devolvió el vestido rojo'],
    ['-lent mi hermana Laura 2026-12-05: Vestido rojo de fiesta'],
  ],
  ['man', ['He vendido la cazadora vaquera por 35 euros'], ['sold 35: Cazadora vaquera']],
  [
    'student',
    ['vendí el vestido de lentejuelas por 18 euritos en vinted, quítamelo del armario'],
    ['sold 18: Vestido de lentejuelas'],
  ],
  [
    'man',
    [
      'Vendí el saco de raya diplomática en 1,200 pesos, por favor regístrelo. El pantalón de ese traje me lo quedo.',
    ],
    ['sold: Americana azul de raya diplomática'],
  ],
  ['woman', ['Doné el chubasquero amarillo a Cáritas'], ['donated: Chubasquero amarillo']],
  ['student', ['la gorra negra se la regalé a mi hermano'], ['given: Gorra negra']],
  ['man', ['marca como favorita la cazadora de ante'], ['favourite: Cazadora de ante']],
  ['man', ['quita de favoritos la americana de tweed'], ['-favourite: Americana de tweed marrón']],
  [
    'woman',
    [
      'Guárdame este look con el nombre «lunes sin pensar»: pantalón de pinzas gris, jersey fino de cuello alto negro, americana azul marino y mocasines burdeos',
    ],
    [
      'saved lunes sin pensar: Americana azul marino, Jersey fino de cuello alto negro, Mocasines burdeos y Pantalón de pinzas gris',
    ],
  ],
  [
    'man',
    [
      'Apúntame para el viernes el esmoquin con la camisa blanca de vestir, la pajarita y los zapatos de charol',
    ],
    ['plan 2026-11-27: Camisa blanca de vestir, Esmoquin negro, Pajarita negra y Zapatos de charol'],
  ],
  [
    'man',
    [
      'Apúntame para el viernes el esmoquin con la camisa blanca de vestir, la pajarita y los zapatos de charol',
      'pásalo al sábado',
    ],
    ['plan 2026-11-28: Camisa blanca de vestir, Esmoquin negro, Pajarita negra y Zapatos de charol'],
  ],
  [
    'woman',
    [
      'Ponme en el calendario para el viernes el mono verde botella con los salones negros y el clutch dorado',
      'cambia los salones por las sandalias doradas',
    ],
    ['plan 2026-11-27: Clutch dorado, Mono verde botella y Sandalias de tacón doradas'],
  ],
  [
    'woman',
    [
      'Ponme en el calendario para el viernes el mono verde botella con los salones negros y el clutch dorado',
      'La han pasado al jueves de la semana que viene, cámbialo. Y los zapatos por las sandalias doradas.',
    ],
    ['plan 2026-12-03: Clutch dorado, Mono verde botella y Sandalias de tacón doradas'],
  ],
  [
    'woman',
    [
      'Ponme en el calendario para el viernes el mono verde botella con los salones negros y el clutch dorado',
      'al final no voy, quítalo',
    ],
    [],
  ],
  [
    'man',
    [
      'Agéndeme para el 12 de diciembre la americana gris marengo, el pantalón de traje gris marengo, la camisa blanca de vestir y la corbata azul marino',
      'Me avisan que la reprogramaron para el 15. ¿Lo puede mover, con los oxford negros de paso?',
    ],
    [
      'plan 2026-12-15: Americana gris marengo, Camisa blanca de vestir, Corbata azul marino, Pantalón de traje gris marengo y Zapatos oxford negros',
    ],
  ],
  [
    'woman',
    [
      'Apuntame que ayer me puse el mono verde botella con los botines negros de tacon. El mono a lavar, que le cayo alioli',
    ],
    ['wash: Mono verde botella', 'worn 2026-11-22: Botines negros de tacón y Mono verde botella'],
  ],
  [
    'man',
    [
      'Le he dejado el cárdigan camel a mi cuñado Pepe, a ver si vuelve. Apúntalo. Y la cazadora de ante ponla en favoritos que es la que más me gusta.',
    ],
    ['favourite: Cazadora de ante', 'lent mi cuñado Pepe: Cárdigan camel'],
  ],
  [
    'student',
    ['he llevado hoy los vaqueros anchos y la sudadera verde y la sudadera échala a lavar'],
    ['wash: Sudadera verde', 'worn 2026-11-23: Sudadera verde y Vaqueros anchos'],
  ],
  [
    'woman',
    ['las botas de montaña ya las tengo en casa, me las trajo Pilar'],
    ['-lent Pilar: Botas de montaña'],
  ],
  ['woman', ['recogí los salones nude del zapatero'], ['-repair el zapatero: Salones nude']],
  [
    'man',
    ['llevé el abrigo azul marino a la modista para el forro'],
    ['repair la modista: Abrigo azul marino de paño'],
  ],
  [
    'student',
    ['presté el vestido de satén a Carla y la bandolera lila a mi prima Noa'],
    ['lent Carla: Vestido de satén verde', 'lent mi prima Noa: Bandolera lila'],
  ],
  [
    'man',
    ['Los chinos beige ya están lavados y la camisa de rayas también'],
    ['-wash: Camisa de rayas finas', '-wash: Chinos beige'],
  ],
  ['student', ['vendí las botas de agua por 10 euros', 'nada, deshazlo que se ha echado atrás'], []],
  [
    'man',
    [
      'he llevado hoy la sudadera gris, los vaqueros lavados y las zapatillas blancas',
      'perdón las zapas no, fui con las de correr. corrige',
    ],
    ['worn 2026-11-23: Sudadera gris con capucha, Vaqueros lavados y Zapatillas de correr'],
  ],
  [
    'woman',
    ['Pon en favoritos el trench y el bolso shopper'],
    ['favourite: Bolso shopper camel', 'favourite: Trench beige'],
  ],
  ['woman', ['¿Está en favoritos el trench?'], []],
  ['man', ['¿puedo lavar la americana de tweed en casa?'], []],
  ['student', ['estoy pensando en vender el abrigo gris'], []],
  ['student', ['si le presto la parka a mi prima, ¿me queda algo de abrigo?'], []],
  ['man', ['Tiré las chanclas, estaban rotas'], ['discarded: Chanclas']],
  ['woman', ['mete a lavar todo lo blanco que sea camiseta'], ['wash: Camiseta marinera']],
  [
    'student',
    ['mañana me pongo el peto vaquero con la camiseta de rayas y las zapatillas blancas, apúntalo'],
    ['plan 2026-11-24: Camiseta de rayas, Peto vaquero y Zapatillas blancas'],
  ],
  ['woman', ['Guardé el abrigo negro en el altillo'], ['stored el altillo: Abrigo negro de paño']],
  [
    'man',
    ['el domingo pasado fui con la camisa oxford, los chinos azules y los náuticos, márcalo'],
    ['worn 2026-11-22: Camisa oxford celeste, Chinos azul marino y Náuticos azules'],
  ],
];
