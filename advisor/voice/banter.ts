import { type Annotated, occurs, patternOf } from '../words/pattern.ts';

/** A joke at the cost of someone at home, who thinks that there are too many clothes. */
export const takingSides = {
  asked: patternOf(
    'dile|digale|decile [tu|vos|usted] algo|que|a / a que tengo|llevo razon / quien tiene|lleva razon / ponte|ponete de mi parte|lado / defiendeme|defendeme / tu que le dirias',
  ),
  tells: patternOf(
    'marido|mujer|esposo|esposa|novio|novia|pareja|madre|mama|padre|papa|hermana|hermano|hija|hijo|suegra|pololo|polola|viejo|vieja|senor|senora [me] [se] dice|dicen|opina|cree|queja',
  ),
  clothes: patternOf('ropa|prendas|zapatos|bolsos|armario|closet|ropero|placard|trapos|vestidos|camisetas'),
  maya: [
    'Con todo respeto a la otra parte: no es demasiada ropa, es una biblioteca bien surtida. Y antes de fallar, que se cuente también lo que hay en su lado del armario. ¿Qué guarda ahí?',
    'Que conste que lo dice tu asesora: nada sobra si se quiere y se pone. Y que en toda casa hay quien colecciona algo; ¿qué colecciona la otra parte?',
  ],
  valentina: [
    'Jajaja, aquí la defensa: no es demasiada ropa, son recursos. Y que conste en acta, ¿cuánto ocupa lo suyo? Que siempre hay un cajón sospechoso.',
    'Dile de mi parte que eso no es exceso, es plan de pensiones, jaja. ¿Y qué guarda en su lado del armario, a ver?',
  ],
  after: {
    maya: [
      'Pues no hay más preguntas. Cada casa tiene su museo, y con cariño caben los dos. Yo tampoco digo nada, pero sonrío.',
    ],
    valentina: [
      'Jajaja, caso cerrado: empate técnico. Tú no dices nada y yo tampoco, pero vaya si lo hemos apuntado.',
    ],
  },
} as const;

/** A joke at the cost of how someone dresses: "mi mujer dice que parezco un jubilado, defiéndeme". */
export const ofStyle = {
  asked: patternOf(
    'dile|digale|decile [tu|vos|usted] algo|que|a / llevo|tengo|tiene|lleva razon / ponte|ponete de mi parte|lado / defien~|defen~|hund~|sentencia|veredicto / tu|vos|usted que opinas|dices|crees|piensas / es verdad|cierto / es $ / dime|decime|digame la verdad',
  ),
  tells: takingSides.tells,
  style: patternOf(
    'me visto|vista|visto como|de|igual|fatal|mal / parezco|pareces un|una|el|la|mi / tengo|llevo|con pinta|pintas|look|aspecto|facha de / voy vestido|vestida de|como / visto como|de|igual|fatal|mal',
  ),
  maya: [
    'La defensa toma la palabra: nadie viste como otro por una prenda, sino por llevarlas todas a la vez. Con esto, caso archivado.',
    'Se admite la queja y se rechaza la condena: el armario es inocente, lo que faltaba era mezclarlo. Vea el tribunal:',
  ],
  valentina: [
    'Jajaja, señoría, la defensa admite alguna prenda sospechosa, pero ¿condena? Ni hablar. Prueba número uno:',
    'Jaja, ni te hundo ni te dejo igual: eres inocente, pero con libertad vigilada. Sales a la calle así y se acaba la broma.',
  ],
} as const;

export const isJokeOfStyle = (tokens: readonly Annotated[]): boolean =>
  [ofStyle.asked, ofStyle.tells, ofStyle.style].every((pattern) => occurs(pattern, tokens));

export const hearing = {
  laughing: {
    maya: [
      'Me has hecho sonreír. Cuéntame cómo sigue, que eso no puede quedarse a medias.',
      'Qué escena; la veo. ¿Y cómo acabó?',
    ],
    valentina: ['Jajaja, me parto. ¿Y qué pasó luego?', 'Jajaja, qué escena, por favor. Sigue, sigue.'],
  },
  plain: {
    maya: [
      'Qué cosas; gracias por contármelo. ¿Y cómo lo llevas?',
      'Te escucho con gusto. Cuéntame un poco más.',
    ],
    valentina: ['Anda, cuéntame más. ¿Y tú cómo lo llevas?', 'Te escucho. ¿Y qué vas a hacer?'],
  },
} as const;
