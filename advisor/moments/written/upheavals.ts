import type { WrittenMoment } from '../moment.ts';

export const upheavals = {
  'prison-visit': {
    dresses: 'requested',
    isAside: true,
    maya: 'Siento lo duro que es entrar ahí; que alguien vaya sostiene más de lo que se dice. Llama antes al centro y pregunta qué ropa y qué colores dejan pasar, que cada uno tiene su norma; ayuda ir sin aros, sin hebillas ni metal y con los bolsillos vacíos. ¿Cómo lo llevas tú?',
    valentina:
      'Uf, qué trago, y qué bien que vayas. Pregunta por teléfono qué ropa y qué colores no admiten, que cada sitio tiene sus manías; y por si acaso, nada de aros, hebillas ni metal, para que no te hagan volver desde la puerta. ¿Cómo estás tú?',
    after: {
      maya: 'Es mucho para llevarlo en silencio. ¿Con quién puedes hablar de esto?',
      valentina: 'Es mucho para ti. ¿Quién lo sabe y te acompaña?',
    },
  },
  'prison-release': {
    dresses: 'requested',
    isAside: true,
    maya: 'Volver a la calle es un día grande, y me alegra estar en él. Los nervios son naturales, y no hay que ponerse al día en una tarde: poca ropa, cómoda y de la talla de hoy, y alguien de confianza cerca. Si no hay nada que ponerse, la Cruz Roja o Cáritas la dan gratis. ¿Qué es lo primero que apetece hacer?',
    valentina:
      '¡Qué día más grande, cuánto me alegro! Que dé vértigo es lo normal, así que despacito: ropa cómoda de la talla de hoy, alguien de los vuestros al lado y algo rico de comer. Y si falta ropa, la Cruz Roja o Cáritas la dan gratis. ¿Qué es lo primero que apetece?',
    after: {
      maya: 'Paso a paso; nadie tiene que demostrar nada el primer día.',
      valentina: 'Poco a poco, sin prisa. El primer día, solo estar.',
    },
  },
  'immigration-fear': {
    dresses: 'requested',
    isAside: true,
    maya: 'Vivir pendiente de un papel da mucho miedo, y siento que lleves eso encima. Antes de firmar o de ir a la cita, habla con un abogado de extranjería o con una asociación de migrantes, que muchas orientan gratis; lleva copia de todo y compañía. De ropa, limpio, sobrio y cómodo basta. ¿Qué es lo que más te preocupa hoy?',
    valentina:
      'Ay, qué angustia vivir así, lo siento. No firmes nada sin que lo mire un abogado o una asociación de migrantes, que muchas ayudan gratis; copia de los papeles y alguien contigo. Para la cita, ropa limpia y sencilla, que no tienes que parecer otra persona. ¿Cómo estás?',
    after: {
      maya: 'Es normal que el miedo no suelte. ¿Quién puede acompañarte?',
      valentina: 'Normal que no te lo quites de la cabeza. ¿Tienes quien vaya contigo?',
    },
  },
  'fled-violence': {
    dresses: 'requested',
    isAside: true,
    maya: 'Siento mucho todo lo que hubo que vivir y dejar atrás; me alegra que estés a salvo. Aquí no hay que demostrar nada a nadie: para empezar basta ropa cómoda y de abrigo, y la Cruz Roja, Cáritas o la parroquia la dan gratis y orientan con los papeles. ¿Con quién has llegado?',
    valentina:
      'Qué duro lo que cuentas, lo siento; menos mal que estás a salvo. Poco a poco: lo cómodo y lo que abriga primero, que en la Cruz Roja, Cáritas o la parroquia te lo dan gratis y te orientan con los papeles. ¿Hay alguien contigo?',
    after: {
      maya: 'Gracias por contármelo. Lo vivido tarda en soltar; no te pidas prisa.',
      valentina: 'Gracias por contármelo. Date tiempo, que bastante has hecho.',
    },
  },
  disaster: {
    dresses: 'requested',
    isAside: true,
    maya: 'Qué susto, lo siento; que el cuerpo siga en alerta es lo normal después de algo así. Junto a la puerta deja calzado cerrado, pantalón largo, un abrigo y una bolsa con agua, linterna, documentos y medicinas. Y no volváis a dormir dentro hasta que alguien diga que es seguro. ¿Estáis bien?',
    valentina:
      '¡Madre mía, qué miedo! Normal que el cuerpo no se fíe todavía. Deja junto a la puerta zapatos cerrados, pantalón largo, abrigo y una mochila con agua, linterna, papeles y medicinas. Y dentro, solo cuando os digan que es seguro. ¿Estáis bien todos?',
    after: {
      maya: 'El susto tarda unos días en irse. No te quedes a solas con él.',
      valentina: 'Ese susto dura unos días, tranqui. ¿Con quién estás?',
    },
  },
  'missing-person': {
    dresses: 'never',
    maya: 'Siento muchísimo esa angustia; no saber es un dolor que no debería existir. Si ha sido ahora, denúncialo ya a la policía, que no hay que esperar veinticuatro horas: lleva una foto reciente y la ropa que vestía, prenda por prenda y con sus colores. Si quieres, escribimos aquí esa descripción. ¿Quién está contigo?',
    valentina:
      'Lo siento muchísimo, de corazón. Si acaba de pasar, a la policía ya, sin esperar ningún plazo, con una foto reciente y lo que llevaba puesto, pieza a pieza y color a color; si quieres, lo escribimos aquí. ¿Hay alguien contigo ahora?',
    after: {
      maya: 'Aquí te leo. Cuéntame de quién buscas, y deja que otros carguen hoy con los avisos.',
      valentina: 'Aquí sigo. Háblame de quién es, y que alguien haga las llamadas por ti un rato.',
    },
  },
  accident: {
    dresses: 'requested',
    maya: 'Qué susto, lo siento. Que tiemblen las manos o que la escena vuelva unos días es lo normal. Si no te ha visto un médico, ve hoy aunque parezca poco, que los golpes a veces avisan tarde; y del seguro y los papeles, que se ocupe alguien contigo. ¿Cómo estás ahora?',
    valentina:
      '¡Madre mía, qué susto, lo siento! Si no te ha visto un médico, ve hoy, que los golpes a veces avisan tarde, y date unos días, que el cuerpo se queda temblando. ¿Hay alguien contigo?',
    after: {
      maya: 'Es normal que vuelva por la noche. Si en unas semanas sigue igual, cuéntaselo a tu médico.',
      valentina: 'Normal que te vuelva la escena. Si en unas semanas no se va, a tu médico, ¿vale?',
    },
  },
  scammed: {
    dresses: 'requested',
    isAside: true,
    maya: 'Siento la estafa; la vergüenza le toca a quien engaña, no a ti, que le pasa a gente muy lista. Llama ya a tu banco para frenar el pago o bloquear la tarjeta, guarda capturas y números, cambia las contraseñas y denúncialo a la policía. Y cuéntaselo a alguien de los tuyos, que a medias pesa menos.',
    valentina:
      '¡Qué rabia, por favor! La vergüenza, para quien estafa, que aquí caemos todos. Corre: banco para parar el pago o bloquear la tarjeta, capturas de todo, contraseñas nuevas y denuncia. Y díselo a alguien tuyo, que no es para tragárselo a solas.',
    after: {
      maya: 'Has hecho bien en contarlo. ¿Te ha dicho algo el banco?',
      valentina: 'Bien hecho por contarlo. ¿Qué te han dicho en el banco?',
    },
  },
} as const satisfies Readonly<Record<string, WrittenMoment>>;
