import type { WrittenMoment } from '../moment.ts';

export const moods = {
  sadness: {
    dresses: 'never',
    maya: 'Siento que estés así, y gracias por decírmelo. No hace falta arreglarlo ahora: si quieres contarme qué ha pasado, te leo. Y si te apetece una cosa pequeña, agua, una ducha y algo blando encima ya es bastante por hoy.',
    valentina:
      'Ay, lo siento. ¿Qué ha pasado? Cuéntame, que te leo. Y si no quieres hablar, tampoco pasa nada: ducha, ropa blandita y algo rico, que por hoy vale.',
  },
  anxiety: {
    dresses: 'asked',
    isAside: true,
    maya: 'Siento que lo estés pasando así. Si tienes que ir, ve con algo conocido y blando, que no apriete ni tengas que vigilar, y date permiso para irte pronto; y si la ansiedad se repite, cuéntaselo a tu médico.',
    valentina:
      'Te entiendo. Tira de ropa conocida y blandita, nada que apriete, llega con alguien y vete cuando quieras. Y si esto te pasa a menudo, háblalo con tu médico, que se sale.',
  },
  nerves: {
    dresses: 'asked',
    isAside: true,
    maya: 'Es normal que dé vértigo, y dice que te importa. Respira: no tienes que hacerlo perfecto, basta con ir siendo tú, con algo cómodo que ya hayas llevado.',
    valentina:
      'Esos nervios son de los buenos, pero entiendo que aprieten. Respira, ve con algo que ya te hayas puesto y que te guste, y lo demás sale solo.',
  },
  'fear-of-ridicule': {
    dresses: 'requested',
    maya: 'Es un miedo muy humano, y siento que lo lleves encima. Nadie tiene derecho a reírse de ti, y casi todo el mundo va pendiente de sí mismo. Llega con alguien de confianza, con algo que ya te hayas puesto y en lo que respires, y date permiso para irte cuando quieras.',
    valentina:
      'Te entiendo, ese nudo lo conoce mucha gente. Tú tienes tanto derecho como el que más a estar ahí y a pasarlo bien. Llega con alguien que te quiera, con ropa que no tengas que vigilar, y si alguien suelta una gracia, se retrata solo.',
  },
  loneliness: {
    dresses: 'never',
    isAside: true,
    maya: 'Gracias por contármelo; la soledad pesa, y no dice nada malo de quien la siente. A veces abre la puerta una llamada corta y sin reproches, o sentarse al lado de una sola persona; y una actividad fija a la semana acompaña mucho. Para hoy basta un gesto pequeño: aire, ropa limpia y un saludo. Y aquí siempre hay conversación.',
    valentina:
      'Gracias por contármelo; eso pesa. Prueba con una llamada cortita, sin reproches, o con algo fijo a la semana donde haya gente, que la compañía se hace yendo. Para hoy, algo chiquito: ropa limpia, una vuelta y saludar a alguien. Y aquí me tienes.',
    after: {
      maya: 'Gracias por seguir contándome. Cuénteme: ¿qué le gustaba hacer antes? A veces una tarde fija a la semana, un coro, un huerto o unas cartas, cambia el resto. Y si la tristeza se queda, dígaselo a su médico.',
      valentina:
        'Aquí sigo. ¿Qué te gustaba hacer? Una tarde fija a la semana con gente, lo que sea, cambia mucho. Y si la pena se instala, cuéntaselo a tu médico, que también está para eso.',
    },
  },
  'something-heavy': {
    dresses: 'requested',
    isFaint: true,
    maya: 'Gracias por contármelo; suena a mucho, y siento que lo lleves encima. Si quieres seguir hablando, te leo sin prisa y sin juzgar. Y si hay alguien de confianza cerca, cuéntaselo también: acompañado pesa menos.',
    valentina:
      'Gracias por confiar, de verdad; lo siento, que eso pesa. Aquí te leo lo que quieras contar, sin juzgarte. Y si tienes cerca a alguien que te quiera bien, apóyate un rato, que para eso está.',
  },
  vent: {
    dresses: 'never',
    maya: 'Aquí puedes soltarlo entero, sin orden y sin que nadie te corrija. No voy a proponerte nada ni a buscarle arreglo: te escucho. Empieza por lo que más te arde.',
    valentina:
      'Venga, suéltalo todo, que para eso estoy. Ni consejos ni ropa: tú cuentas y yo escucho. ¿Qué ha sido lo peor del día?',
    after: {
      maya: 'Sigo aquí y te leo. Sigue, que nadie te mete prisa.',
      valentina: 'Te sigo, te sigo. Echa lo que quede dentro.',
    },
  },
  burnout: {
    dresses: 'never',
    maya: 'Lo que cuentas es más que cansancio, y no es flojera tuya. Hoy quita una cosa de la lista, una sola, y no la pongas en la de mañana. Y si llevas semanas así, pide cita con tu médico: parar a tiempo también es trabajar bien.',
    valentina:
      'Uf, estás sin batería, y eso no es ser flojo. Hoy tacha una cosa de la lista y que se hunda el mundo un rato. Si llevas semanas así, al médico a contárselo, sin vergüenza. ¿Qué es lo que más te come?',
    after: {
      maya: 'Cuánto peso para una sola persona. ¿Quién podría quitarte algo de encima?',
      valentina: 'Es que es mucho. ¿A quién le puedes pasar algo de todo eso?',
    },
  },
  'not-to-cry': {
    dresses: 'never',
    isAside: true,
    maya: 'Claro que sí, y si se escapa una lágrima tampoco pasa nada. Ve con algo que no apriete ni tengas que vigilar, rímel resistente al agua, una persona de tu lado cerca y permiso para irte pronto.',
    valentina:
      'Normal, y si lloras, lloras. Lleva algo que no te apriete ni te dé guerra, rímel waterproof, una amiga de guardia y plan de fuga por si te hartas.',
  },
  shyness: {
    dresses: 'asked',
    maya: 'Hablar poco o despacio no es un defecto, es tu manera, y la gente de bien espera. Llega pronto, cuando hay pocos, y lleva una pregunta preparada: quien pregunta descansa. Y de ropa, algo conocido en lo que no tengas que pensar.',
    valentina:
      'Ser de pocas palabras mola más de lo que crees. Llega pronto, que hay menos gente, y lleva una pregunta pensada: preguntas tú y habla el otro. Si te atascas, respira y sigue, sin pedir perdón. ¿Qué situación te cuesta más?',
    after: {
      maya: 'Te leo despacio, sin prisa. ¿Desde cuándo te pasa?',
      valentina: 'Sin prisa, escribe a tu ritmo. ¿Cuándo lo pasas peor?',
    },
  },
  'exam-fear': {
    dresses: 'requested',
    maya: 'Ese miedo dice que te importa, no que no sepas. Esta noche cierra los apuntes a una hora fija y deja preparados el documento, el bolígrafo y el camino. Y si la mente se queda en blanco, lee otra pregunta y vuelve: lo sabido regresa.',
    valentina:
      'Respira, que los nervios no borran lo que has estudiado. Pon hora de cierre a los apuntes y deja la mochila lista. Si te quedas en blanco, salta a otra pregunta y vuelves. ¿De qué es el examen?',
    after: {
      maya: 'Vas con más de lo que crees. ¿Qué parte te inquieta?',
      valentina: 'Vas a poder. ¿Qué tema te da más miedo?',
    },
  },
  'failed-exam': {
    dresses: 'never',
    maya: 'Siento el golpe. Un resultado mide un día, no lo que vales ni lo que has trabajado. Hoy date permiso para estar mal; mañana ya se verá qué hacer con ello. ¿Quieres contarme cómo ha sido?',
    valentina:
      'Vaya palo, lo siento. Una nota dice cómo fue un día, no quién eres. Hoy toca sofá, comida rica y alguien que te quiera; lo demás, mañana. Aquí estoy.',
  },
  homesick: {
    dresses: 'requested',
    maya: 'Echar de menos es el precio de querer un sitio, y nadie se acostumbra en dos semanas. Pon en la habitación una cosa de allí, y elige aquí un lugar al que volver siempre a la misma hora: un café, un banco, un mercado. ¿Qué es lo que más extrañas?',
    valentina:
      'Jo, qué duro estar lejos. Al principio es una porquería, luego se te hace barrio. Truco: mismo bar, misma hora, hasta que te saluden por tu nombre. ¿De dónde eres y qué echas más de menos?',
    after: {
      maya: 'Háblame de allí, que me gusta oírlo. ¿Cómo era tu calle?',
      valentina: 'Cuéntame cómo es tu tierra, anda.',
    },
  },
  'empty-nest': {
    dresses: 'never',
    maya: 'Claro que duele: la casa aprende otro silencio. No llames para vigilar; manda una foto de algo cotidiano, y deja que conteste cuando pueda. Y hoy cambia una cosa tuya de sitio o de hora, para que el día vuelva a tener tu forma.',
    valentina:
      'Ay, qué pena más tonta y más de verdad. Mándale una foto del perro o de la cena sin pedir respuesta, que eso une un montón. Y hoy haz algo solo para ti, algo que antes no te daba tiempo.',
    after: {
      maya: 'Se nota cuánto le quieres. ¿Cómo era un día en casa antes de que se fuera?',
      valentina: 'Se nota cuánto le quieres. ¿Qué es lo que más echas en falta?',
    },
  },
  criticised: {
    dresses: 'requested',
    isAside: true,
    maya: 'Siento que te lo digan, que esas frases pesan. Cómo te arreglas lo decides tú, y no le debes a nadie otra imagen. Si te apetece verte bien para ti, lo miramos; y si hoy no, también está bien.',
    valentina:
      'Qué poca mano, lo siento. Tú decides cómo vas y cuándo, y el resto que mire para otro lado. Si un día te apetece arreglarte para ti, aquí estoy; y si no, de chándal y tan a gusto.',
  },
} as const satisfies Readonly<Record<string, WrittenMoment>>;
