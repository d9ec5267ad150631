import type { WrittenMoment } from '../moment.ts';

export const ties = {
  separation: {
    dresses: 'requested',
    isAside: true,
    maya: 'Lo siento mucho, y gracias por contármelo. No tienes que estar bien ni demostrar nada a nadie; basta con ir con algo en lo que te sientas tú y con gente que te quiera cerca.',
    valentina:
      'Ay, lo siento de verdad; duele un montón. No tienes que fingir nada: algo con lo que te sientas tú, una amiga al lado y permiso para irte cuando quieras.',
    after: {
      maya: 'Tiene sentido: el cuerpo también está de duelo. Por hoy basta con muy poco: agua, una ducha, ropa limpia y avisar a una persona que te quiera. Si los días pasan y no levanta, cuéntaselo a tu médico.',
      valentina:
        'Normal, y por un par de días no pasa nada. Ducha, pijama limpio, algo de comer y que venga alguien a hacerte compañía. Si ves que no levanta, a tu médico, ¿vale?',
    },
  },
  'family-rift': {
    dresses: 'requested',
    maya: 'Siento mucho esa distancia; en un día así pesa el doble. Ir o no ir es decisión tuya, y quizá ayude hablarlo antes con alguien que os quiera a los dos, o mandarle unas líneas sin reproches. Si decides ir, dímelo y te preparo algo sobrio con lo que estés en tu sitio.',
    valentina:
      'Lo siento, eso duele. No tienes que decidirlo hoy: un mensaje corto y sincero antes, o alguien de confianza en medio, a veces abre la puerta. Si al final vas, cuéntamelo y te busco algo discreto y elegante.',
  },
  'family-quarrel': {
    dresses: 'requested',
    maya: 'Siento el disgusto; con quien más se quiere es con quien más duele. Deja que baje el enfado antes de contestar, y luego ve con una frase sobre lo que sentiste, sin repasar quién empezó. ¿Quieres contarme qué se dijo?',
    valentina:
      'Uf, qué mal cuerpo deja eso. No mandes el mensaje en caliente: date una vuelta y luego di cómo te sentó, no quién tiene la culpa. ¿Qué ha pasado?',
    after: {
      maya: 'Entiendo que te doliera. ¿Qué te gustaría que entendiera de ti?',
      valentina: 'Ya, normal que te escociera. ¿Y cómo os habéis quedado?',
    },
  },
  'parents-forbid': {
    dresses: 'requested',
    maya: 'Entiendo que dé rabia: quieres decidir cómo vas. Prueba a preguntarle qué le preocupa y a pactar algo concreto, dónde sí y dónde no; con calma se gana más que a escondidas. Y si en casa te dan miedo, cuéntaselo a alguien de confianza.',
    valentina:
      'Te entiendo, es tu cuerpo y tu estilo. Pregúntale qué le preocupa y propón un trato: fines de semana, o algo más discreto para empezar. Pide poquito y ve ampliando. Y si en casa hay miedo de verdad, cuéntaselo a alguien de confianza.',
  },
  custody: {
    dresses: 'requested',
    maya: 'Siento que estés pasando por algo tan duro; no dormir así es lo más normal. Lleva a alguien de tu confianza, los papeles ordenados y a tu abogado informado de todo. Para ese día basta con ir sobrio y cómodo: camisa lisa, pantalón o falda oscuros y zapato cerrado. Si quieres, lo elegimos juntos.',
    valentina:
      'Lo siento mucho, menudo peso llevas. Ve con alguien tuyo y con los papeles en orden. De ropa, lo sencillo: camisa lisa, abajo oscuro, zapato cerrado y nada que te apriete. Cuando quieras lo miramos, para que eso al menos no te quite el sueño.',
  },
  'wedding-doubts': {
    dresses: 'never',
    maya: 'Dudar no es traicionar a nadie, y no tienes que decidir esta noche. Pregúntate si lo que te asusta es la fiesta o la vida que viene después: son miedos distintos. Háblalo con alguien que no tenga nada que ganar, y luego con tu pareja. El vestido y los invitados pueden esperar.',
    valentina:
      'Tranqui, que dudar no te hace mala persona. Míralo así: ¿te agobia el bodorrio o la persona? No es lo mismo. Habla hoy con alguien de fuera de la familia; lo pagado y los invitados son lo de menos.',
    after: {
      maya: 'Te leo sin juzgar. ¿Qué te dices cuando nadie te pregunta?',
      valentina: 'Sin juicios, ¿eh? ¿Y a ti qué te pide el cuerpo?',
    },
  },
  'stood-up': {
    dresses: 'requested',
    maya: 'Siento la espera y el desaire; dice de quien no vino, no de ti. No le escribas esta noche. Ya que te has arreglado, date un paseo corto o llama a alguien que sí venga. ¿Cómo estás?',
    valentina:
      '¡Pero qué morro! Tú ni un mensaje, ¿eh? El plantón le retrata a esa persona, no a ti. Llama a alguien que sí aparezca o date un capricho de camino a casa. ¿Cómo te has quedado?',
    after: {
      maya: 'Es normal que te haya dolido. ¿Te ha dado alguna explicación?',
      valentina: 'Normal el chof. ¿Te ha dicho algo o ni eso?',
    },
  },
  'meeting-the-ex': {
    dresses: 'requested',
    maya: 'Es natural que se te remueva todo. No vas a demostrar nada: un saludo breve, una frase preparada y alguien a quien acercarte después. Elige algo con lo que ya te hayas sentido bien, nada que haya que vigilar. ¿Qué es lo que más temes de ese encuentro?',
    valentina:
      'Uf, menudo momentazo. Plan: “hola, qué tal, me alegro” y te vas con los tuyos, que no hay que dar el parte de vida. Y ropa con la que ya te sientas a gusto. ¿Te da rabia, pena o cosquilleo?',
    after: {
      maya: 'Te entiendo. ¿Cómo te gustaría salir de allí?',
      valentina: 'Te pillo. ¿Qué sería para ti que saliera bien?',
    },
  },
  'dating-again': {
    dresses: 'asked',
    maya: 'Qué valiente y qué bonito, después de tanto. No hay que hacerlo como a los veinte: un café a media tarde, una hora, y permiso para reírte si sale mal. Ve con algo que ya sea tuyo; lo que conviene que se note eres tú.',
    valentina:
      '¡Olé, vuelves al ruedo! Un café, una hora y con salida fácil, sin montarte películas. Ropa tuya, de la que no piensas en ella. ¿Te da más ilusión o más canguelo?',
    after: {
      maya: 'Me gusta que te lo permitas. ¿Qué te inquieta?',
      valentina: 'Me encanta. ¿Y qué te da más cosa?',
    },
  },
  'child-first-school': {
    dresses: 'requested',
    maya: 'Es un paso para los dos, y el nudo en la garganta es tuyo con razón. Despídete corto, con un beso y la hora en que vuelves, sin escaparte a escondidas. Que vaya con ropa que sepa quitarse sin ayuda y con el nombre cosido.',
    valentina:
      '¡Ay, qué mayor ya! Llora luego, en el coche, que lo hace todo el mundo. En la puerta: beso, “vengo después de comer” y te vas sin desaparecer a traición. Y ropa fácil, que pueda bajarse el pantalón sin ayuda.',
    after: {
      maya: 'Lo está haciendo bien, y tú también. ¿Cómo ha salido del colegio?',
      valentina: '¡Qué campeones los dos! ¿Y cómo ha salido?',
    },
  },
  'child-wont-dress': {
    dresses: 'never',
    maya: 'Qué mañanas; pasa en muchas casas. Ofrécele dos opciones ya elegidas la noche antes y que decida él o ella, y deja que se ponga lo último por su cuenta. Mira también si algo le pica o aprieta: a veces la rabieta es una costura.',
    valentina:
      'Jajaja, la batalla de cada mañana, te entiendo. La noche antes dos opciones, y que elija; así manda sin mandar. Y mira etiquetas y costuras, que a veces pican de verdad. ¿Cuántos años tiene?',
    after: {
      maya: 'Paciencia, que pasa. ¿Es con todo, o con alguna prenda?',
      valentina: 'Ánimo, que se pasa. ¿Es con todo o con algo en concreto?',
    },
  },
  'left-out': {
    dresses: 'requested',
    isAside: true,
    maya: 'Siento que te hayan dejado fuera; enterarse así duele, y no dice nada de lo que vales. Antes de darle mil vueltas, díselo a una sola persona, sin reproches: “me habría gustado estar”. Y este rato, con quien sí cuenta contigo.',
    valentina:
      'Jo, qué feo y cómo escuece. No vales menos por no salir en esa foto. Si te apetece, un “me habría gustado estar” a quien tengas más cerca; y hoy, plan con los que sí te llaman. ¿Cómo estás?',
    after: {
      maya: 'Es normal que duela. ¿Con quién sí te sientes parte?',
      valentina: 'Normal que te escueza. ¿Con quién sí te sientes en casa?',
    },
  },
  'forgotten-birthday': {
    dresses: 'requested',
    maya: 'Felicidades de corazón, y siento el chasco: en un cumpleaños, el silencio pesa el doble, y no es culpa de quien cumple. Todavía se puede celebrar con poco: algo bonito puesto, una vela y una persona que quiera estar.',
    valentina:
      '¡Felicidades, lo primero! Y qué mal sienta que no se acuerden o no aparezcan. No va de lo que se vale, va de lo despistada que es la gente. Algo guapo puesto, una vela y alguien que sí, aunque sea una sola persona.',
    after: {
      maya: 'Entiendo la pena. ¿Qué habría sido un buen cumpleaños?',
      valentina: 'Te entiendo. ¿Qué te haría ilusión, aunque sea con retraso?',
    },
  },
  guilt: {
    dresses: 'requested',
    maya: 'Se nota cuánto te pesa, y eso dice que te importa. Lo hecho no se borra, pero se puede decir con verdad, a la cara, sin excusas y sin exigir que te perdonen ya. Y un error, aunque sea grande, no es todo lo que eres.',
    valentina:
      'Uf, qué carga llevas. No se puede deshacer, pero sí decirlo claro, pedir perdón sin peros y dejar que la otra persona sienta lo que sienta. Y háblate con un poco de piedad, anda.',
    after: {
      maya: 'Gracias por contármelo. ¿Qué te gustaría poder decirle?',
      valentina: 'Gracias por contármelo. ¿Qué le dirías si lo tuvieras delante?',
    },
  },
  reunion: {
    dresses: 'requested',
    isAside: true,
    maya: 'Qué encuentro tan grande; es natural que se mezclen la alegría y los nervios. Nadie va a mirar la ropa: ve con algo que te haga sentir tú, un pañuelo a mano y sin prisa por contarlo todo el primer día.',
    valentina:
      '¡Ay, qué abrazo te espera, qué ilusión! Ve con algo muy tuyo, pañuelos a mano y cero guion, que lo importante no se ensaya.',
    after: {
      maya: 'Qué bonito. Luego me cuentas cómo ha sido.',
      valentina: '¡Qué emoción! Luego me lo cuentas todo.',
    },
  },
  'long-distance': {
    dresses: 'requested',
    isAside: true,
    maya: 'Querer con kilómetros en medio tiene mérito: pesan las despedidas y se cuentan los días. Ayudan una hora fija para hablar, algo suyo cerca y la próxima fecha apuntada. Y el día del abrazo, que se note la ilusión.',
    valentina:
      'Qué rabia los kilómetros y qué ganas de abrazo, ¿eh? Una videollamada fija, una prenda suya cerca y la próxima fecha en el calendario. Y cuando toque veros, a disfrutarlo.',
    after: {
      maya: 'Se nota cuánto quieres. ¿Cuánto falta para que os veáis?',
      valentina: 'Se nota lo que quieres. ¿Cuánto falta para el abrazo?',
    },
  },
  'absent-parent': {
    dresses: 'requested',
    isAside: true,
    maya: 'Eso remueve muchas cosas a la vez, y no le debes a nadie una respuesta hoy. Caben la rabia, la curiosidad y la pena, todas juntas. Decide por lo que te dé paz a ti, y apóyate en quien sí estuvo.',
    valentina:
      'Uf, cuánto remueve eso. Puedes tener rabia y ganas de saber a la vez, y no le debes nada a nadie. Haz lo que te deje en paz a ti, con alguien al lado que sí haya estado.',
    after: {
      maya: 'Gracias por contármelo. ¿Quién estuvo, en su lugar?',
      valentina: 'Gracias por contármelo. ¿Y quién sí estuvo?',
    },
  },
  'wedding-anniversary': {
    dresses: 'asked',
    isAside: true,
    maya: '¡Felicidades a los dos! Un aniversario se celebra a vuestra manera: la canción de entonces, el sitio de la primera vez o una cena sin reloj. Y de ropa, algo que os guste mirar.',
    valentina:
      '¡Felicidades, parejita! Sitio con recuerdos, móvil guardado y algo puesto que le haga decir “guau” otra vez.',
    after: {
      maya: 'Qué bonito. ¿Cómo os conocisteis?',
      valentina: '¡Qué monada! ¿Cómo os conocisteis?',
    },
  },
  'grandparent-new': {
    dresses: 'requested',
    isAside: true,
    maya: '¡Enhorabuena, qué noticia tan tierna! Lo tejido con cariño no pasa de moda: algodón o lana suave, abierto por delante, sin lazos largos y en talla de tres meses. Y el mejor regalo a los padres, una cena hecha y una siesta.',
    valentina:
      '¡Ay, enhorabuena, qué ilusión más grande! Para tejer, algodón o lana suavecita, que abra por delante y en talla de tres meses, que crecen volando. Y a los padres, tápers y una siesta, que te harán la ola.',
    after: {
      maya: 'Se te nota la ilusión. Que lo disfrutes mucho.',
      valentina: '¡Qué ternura! A disfrutarlo y a malcriar un poquito.',
    },
  },
} as const satisfies Readonly<Record<string, WrittenMoment>>;
