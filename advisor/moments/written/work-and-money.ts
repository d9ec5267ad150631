import type { WrittenMoment } from '../moment.ts';

export const workAndMoney = {
  debt: {
    dresses: 'never',
    maya: 'Siento ese apuro, y deber dinero no te quita ni un gramo de dignidad. Ir limpio y planchado basta: tu mejor camisa, pantalón oscuro y zapato cuidado. Pesa más lo que lleves en la mano: los papeles y una cifra que sí puedas pagar cada mes. Te van a mirar como a quien viene a resolver.',
    valentina:
      'Menudo mal trago, lo siento; y no te hace menos que nadie. Con una camisa limpia y bien planchada, pantalón oscuro y zapato limpio vas de sobra. Lleva los papeles y una propuesta de pago, que eso impone más que cualquier traje.',
  },
  'no-money': {
    dresses: 'asked',
    isAside: true,
    maya: 'Lo entiendo, y no hace falta gastar: cambia prendas con alguien de confianza, prueba combinaciones nuevas con lo que hay y mira los roperos gratuitos del barrio o del centro. Si quieres, te saco tres conjuntos distintos con lo tuyo.',
    valentina:
      'Te entiendo. Cero euros: trueque con colegas, combinar de otra forma lo que hay y los roperos gratis del barrio. ¿Te saco tres looks distintos con lo que tienes?',
    after: null,
  },
  'lost-job': {
    dresses: 'asked',
    isAside: true,
    maya: 'Siento el golpe; no borra lo que sabes hacer ni los años que llevas haciéndolo. Hoy no tienes que resolver nada. ¿Quieres contarme cómo ha sido?',
    valentina:
      'Vaya palo, lo siento mucho. Lo que sabes no te lo quita nadie, y hoy toca respirar, no arreglarlo todo. ¿Cómo estás?',
    after: {
      maya: 'Entiendo que cueste contarlo; no es un fracaso tuyo, y quien te quiere preferirá saberlo. Busca un rato tranquilo y empieza por lo sencillo: “me he quedado sin trabajo y necesito contártelo”. Lo demás se piensa a medias.',
      valentina:
        'Normal que te cueste, pero no has hecho nada malo. Un rato a solas y a bocajarro: “me han despedido y te necesito”. Entre dos pesa la mitad, ya verás.',
    },
  },
  'work-ended': {
    dresses: 'never',
    maya: 'Siento el golpe: tantos años son una parte de la vida, y es normal que dé miedo lo que viene. Lo que sabes hacer sigue contigo, y a tu edad se busca de otra manera: a quien te conoce, antes que a un anuncio. Hoy no tienes que resolverlo. ¿Quieres contarme cómo ha sido?',
    valentina:
      'Vaya golpe, lo siento. Son muchos años y da vértigo, claro. Pero el oficio no te lo quita nadie, y el primer contacto suele salir de alguien que ya te vio trabajar. Hoy respira, y mañana hacemos lista. ¿Cómo estás?',
  },
  retired: {
    dresses: 'requested',
    maya: 'Es un cambio grande, y es normal que la ropa pierda de pronto su motivo. Arreglarse puede ser ahora para ti: una camisa que te guste para el paseo, unos zapatos cómodos, y menos traje. ¿Qué te apetece hacer estos días? De ahí sacamos qué te pones.',
    valentina:
      'Menudo cambio; es normal no saber por dónde tirar. Ahora no hay que arreglarse para nadie: algo cómodo que te guste mirarte y a la calle. Dime qué te gustaría hacer esta semana y lo vestimos.',
  },
  'back-after-leave': {
    dresses: 'asked',
    maya: 'Me alegra que estés en pie, y es natural que la vuelta dé respeto. No debes explicaciones: ten lista una frase, “mejor, gracias, con ganas de ir poco a poco”, y nadie insistirá. La noche antes deja a mano algo cómodo y ya conocido, que ese día no es para estrenar.',
    valentina:
      '¡Qué bien que estés mejor! El primer día da cosilla, normal. Prepárate un “ya mejor, gracias” y cambia de tema, que no le debes el parte a nadie. Ropa cómoda de la de siempre y vuelta suave.',
    after: {
      maya: 'Es normal. ¿Qué es lo que más te inquieta de volver?',
      valentina: 'Ya me imagino. ¿Qué te da más palo: la gente o el curro?',
    },
  },
  'lost-luggage': {
    dresses: 'asked',
    maya: 'Qué contrariedad, y con razón te enfada. Antes de salir del aeropuerto pide el parte de equipaje y guarda la tarjeta de embarque y los recibos de lo imprescindible, que suele reclamarse. Para el primer día bastan una muda, una camiseta lisa y lo que llevas puesto, bien lavado esta noche.',
    valentina:
      '¡Qué rabia, por favor! Pide el parte en el mostrador antes de irte y guarda todos los tiques, que eso se reclama. Con una muda, una camiseta básica y lo puesto, sobrevives al primer día. ¿Qué tienes mañana?',
    after: {
      maya: 'Ojalá aparezca pronto. ¿Qué necesitas resolver primero?',
      valentina: 'Que aparezca ya. ¿Qué te corre más prisa?',
    },
  },
  'purchase-regret': {
    dresses: 'never',
    maya: 'Le pasa a todo el mundo, y una compra no te define. Déjalo con la etiqueta puesta, busca hoy el justificante y mira el plazo de devolución. Si ya no admite cambio, véndelo: perder un poco cansa menos que verlo colgado.',
    valentina:
      'Nos ha pasado a todos, cero drama. No le quites la etiqueta, busca el tique y mira hasta cuándo devuelven. Y si ya no cuela, a venderlo de segunda mano. ¿Hace cuánto lo compraste?',
    after: {
      maya: 'Está bien así. ¿Quieres que miremos si encaja con algo tuyo antes de devolverlo?',
      valentina: 'Pues ya está. ¿Lo devuelves o miramos si pega con algo tuyo?',
    },
  },
  'bad-boss': {
    dresses: 'requested',
    maya: 'Siento que te traten así; humillar no es mandar, y no es culpa tuya. Apunta día, frase y testigos, guarda los mensajes y cuéntaselo a alguien de confianza, al sindicato o a recursos humanos. Y para entrar ahí, ropa con la que pises firme.',
    valentina:
      'Qué rabia, de verdad: eso no es exigir, es maltratar, y no te lo has buscado. Apúntalo todo con fecha y testigos, guarda los mensajes y no te lo calles: sindicato, recursos humanos o alguien de fiar. Y entra con la cabeza bien alta.',
    after: {
      maya: 'Es normal que te quite el sueño. ¿Hay alguien en el trabajo que lo haya visto?',
      valentina: 'Normal que vayas con el estómago encogido. ¿Alguien de allí lo ha visto?',
    },
  },
  'passed-over': {
    dresses: 'requested',
    maya: 'Siento la decepción; ver que se lo lleva otra persona escuece, y no borra lo que has hecho. Deja pasar unos días y pregunta con calma qué faltó y qué haría falta la próxima vez. Con la respuesta sabrás si ese es tu sitio. Hoy, la cabeza alta.',
    valentina:
      'Jo, qué chasco, con lo que te lo habías currado. Que no te eligieran no dice que no valgas. Enfádate hoy, y en unos días preguntas qué faltó, que a veces se aprende y a veces se cambia de sitio. ¿Cómo te has quedado?',
    after: {
      maya: 'Entiendo que duela. ¿Qué es lo que más te pesa, el puesto o cómo lo han hecho?',
      valentina: 'Normal que escueza. ¿Qué te da más rabia?',
    },
  },
  'back-to-study': {
    dresses: 'requested',
    isAside: true,
    maya: '¡Enhorabuena, qué valor y qué alegría! Se aprende a cualquier edad, y nadie trae a esa aula lo que tú ya has vivido. El primer día, algo cómodo y muy tuyo, la bolsa lista desde la víspera y un saludo a quien tengas al lado.',
    valentina:
      '¡Olé, me quito el sombrero! Nunca es tarde, y el que más ha vivido suele ser el que mejor pregunta. Ropa cómoda y tuya, boli que pinte y a saludar a quien se siente al lado.',
    after: {
      maya: 'Qué bonito. ¿Qué es lo que más ganas tienes de aprender?',
      valentina: '¡Me encanta! ¿Qué es lo que más te apetece aprender?',
    },
  },
} as const satisfies Readonly<Record<string, WrittenMoment>>;
