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
} as const satisfies Readonly<Record<string, WrittenMoment>>;
