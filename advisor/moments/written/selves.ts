import type { WrittenMoment } from '../moment.ts';

export const selves = {
  'boy-in-a-skirt': {
    dresses: 'never',
    maya: 'Claro que puede quedarte bien: una falda es una prenda, y la ropa no tiene dueño. Recta o plisada, a la rodilla, con camiseta lisa y zapatilla. No hay prisa por contarlo: pruébala donde estés tranquilo y con quien te quiera bien. Si en casa tienes miedo de verdad, dímelo.',
    valentina:
      'Pues seguro que sí: una falda es ropa y ya está. Empieza por una recta o plisada, con camiseta y zapas. Pruébatela donde estés a gusto, sin prisa y sin dar explicaciones; y si hay alguien de confianza, mejor con compi. Si en casa te da miedo de verdad, cuéntamelo.',
  },
  transition: {
    dresses: 'requested',
    maya: 'Qué paso tan valiente, y es normal que dé miedo. Ve con algo que ya te hayas probado y con lo que te sientas tú, mejor sencillo que perfecto; queda antes con una persona de confianza y entrad a la vez. Si alguien se ríe, el problema es suyo, y en el centro tienes a quien decírselo.',
    valentina:
      'Qué valiente, y claro que da respeto. Ponte algo tuyo ya probado, cómodo y que te guste al mirarte, y entra con alguien que te quiera. Lo normal es que la gente esté a lo suyo; y si alguno se pasa, se cuenta y punto, que la culpa no es tuya.',
  },
  'trans-man': {
    dresses: 'asked',
    maya: 'Cuenta conmigo. Para una línea más masculina: hombro en su sitio, camiseta o camisa recta, una capa abierta encima y pantalón recto, todo con un punto de holgura y en tonos oscuros.',
    valentina:
      'Vamos a ello. Camiseta o camisa recta, capa abierta encima, pantalón recto y todo un pelín grande: con eso la silueta cambia un montón.',
    after: null,
  },
  'man-in-a-skirt': {
    dresses: 'requested',
    maya: 'La ropa no tiene género, y el corte se pasa con práctica. Empieza en casa o con amigos: una falda recta y oscura por la rodilla o un kilt, con jersey o camiseta lisos y botas. Cuando ya la sientas tuya, sal un rato corto y con compañía.',
    valentina:
      'Si te gustan, son para ti. Para soltarte: falda recta y oscura, camiseta lisa, botas y un paseo corto con alguien de confianza. A la tercera ni te acuerdas.',
  },
  'child-in-a-skirt': {
    dresses: 'never',
    maya: 'La ropa no tiene género: si le hace ilusión, que la lleve, cómoda y a su medida. Pregúntale cómo quiere ir y cuéntale que alguien puede mirarle raro; y avisa a su tutor para que en el cole le cuiden.',
    valentina:
      'Pues que la lleve: la ropa no tiene género. Que sea cómoda para correr, hablad en casa por si alguien suelta una tontería, y avisa al tutor para que estén al quite.',
    after: null,
  },
  'coming-out': {
    dresses: 'requested',
    maya: 'Gracias por confiármelo; es tuyo, y se cuenta cuando y a quien tú quieras. Empieza por quien más te quiera, en un sitio tranquilo, con una frase corta y sin pedir perdón. Si en casa temes por tu techo o por ti, espera a tener un apoyo fuera.',
    valentina:
      '¡Qué fuerte que me lo cuentes, gracias! No hay prisa ni manera correcta: primero a quien te lo pone fácil, y con una frase y ya. Si en casa puede liarse gorda, ten antes un sitio y a alguien de tu lado. ¿A quién se lo dirías el primero?',
    after: {
      maya: 'Lo que eres está bien. ¿Cómo crees que lo recibirán?',
      valentina: 'Eres quien eres, y mola. ¿Qué es lo que más te asusta de contarlo?',
    },
  },
  'non-binary': {
    dresses: 'asked',
    maya: 'Gracias por decírmelo; dime cómo quieres que te hable y así lo haré. Una línea andrógina se hace con hombros rectos, cortes sin pinza, pantalón de caída limpia y pocos colores. Lo demás lo decides tú, y puede cambiar de un día a otro.',
    valentina:
      '¡Guay que me lo digas! ¿Qué pronombre uso contigo? Para que no te lean ni de un lado ni de otro: corte recto, capa grande encima, pantalón ancho y un accesorio muy tuyo. Y si mañana te apetece otra cosa, pues otra.',
    after: { maya: 'Tomo nota, y gracias por corregirme.', valentina: 'Apuntado. Así te hablo.' },
  },
  'faith-pressure': {
    dresses: 'requested',
    maya: 'Lo que crees, y cómo lo muestras, es tuyo, y cambiar no borra el cariño a los tuyos. Puedes ir por partes: elige a una persona de la familia con quien hablarlo primero, y di lo que haces sin discutir lo que ellos creen. Si temes que te echen o te hagan daño, busca antes un apoyo fuera.',
    valentina:
      'Tu fe, o que ya no la tengas, es cosa tuya, y se puede querer a la familia pensando distinto. Empieza por quien más escuche y sin debates. Y si en casa puede ponerse feo, primero un apoyo fuera. ¿Quién está de tu lado?',
    after: {
      maya: 'Es mucho para llevarlo en silencio. ¿Qué es lo que más temes perder?',
      valentina: 'Menuda carga. ¿Qué es lo que más te asusta que pase?',
    },
  },
  'veil-at-work': {
    dresses: 'never',
    maya: 'Siento que te pongan en ese lugar: llevarlo es decisión tuya y forma parte de quién eres. Pide que te digan la norma por escrito y pregúntale a tu sindicato o a la Inspección de Trabajo antes de ceder. Si quieres, luego miramos cómo combinarlo para la oficina.',
    valentina:
      'Qué mal rato, lo siento. Es tuyo y lo decides tú. Que te enseñen la norma por escrito, y habla con tu sindicato o con la Inspección de Trabajo antes de nada. Y cuando quieras, vemos looks de oficina con él.',
  },
  'milestone-birthday': {
    dresses: 'asked',
    maya: 'Una cifra redonda hace mirar atrás, y a veces asusta. No te pide vestir de otra edad ni de la que ya pasó: quédate con lo que siempre te ha hecho sentir tú y cambia lo que llevas por costumbre. ¿Qué te gustaría que empezara con este número?',
    valentina:
      '¡Número redondo, ahí es nada! Da vértigo, pero no hay uniforme para tu edad, eso es un cuento. Quédate lo que te flipa y suelta lo que llevas por inercia. ¿Qué te apetece estrenar de ti?',
    after: {
      maya: 'Me gusta cómo lo miras. Cuéntame más.',
      valentina: 'Pues suena a buen año. ¿Qué más te ronda?',
    },
  },
  'young-and-grown': {
    dresses: 'never',
    maya: 'Es una discusión de toda la vida, y que la tengas habla bien de ti. A esa edad la ropa es su manera de decir quién es: acuerda dos o tres límites claros, como el colegio y las ceremonias, explica el porqué y deja libre lo demás. Pregunta antes de opinar, y del cuerpo no comentes nada.',
    valentina:
      'Normalísimo, y mejor pactar que prohibir. Dos o tres reglas claras, para el cole y los días serios, con su porqué; el resto, a su gusto. Id a comprar con su lista y la tuya, y que elija dentro. Pregunta más que opinas, y del cuerpo ni palabra.',
    after: {
      maya: 'Elige bien las batallas: si es seguro y adecuado al sitio, cede; si no, sostén el límite con calma y cumple lo pactado. Con cariño y sin ironía, se enfada hoy y te lo agradece después.',
      valentina:
        'Batallas, las justas: si no hay peligro y pega con el sitio, se cede. En lo demás, calma y lo pactado. Hoy portazo, mañana abrazo.',
    },
  },
  'to-seem-of-age': {
    dresses: 'never',
    ofMinors: true,
    maya: 'Para pasar por mayor de edad no te ayudo: el lío sería tuyo, y dentro nadie te cuida. Para salir con tu gente a un sitio de tu edad, en cambio, te ayudo encantada: ¿qué plan tenéis?',
    valentina:
      'Para colarte no te echo una mano, que luego te toca a ti el marrón. Para salir con los tuyos a un sitio de tu edad, en cambio, lo que quieras: ¿qué plan tenéis?',
    after: null,
  },
} as const satisfies Readonly<Record<string, WrittenMoment>>;
