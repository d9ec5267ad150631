import { patternOf } from '../words/pattern.ts';

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
