import type { WrittenMoment } from '../moment.ts';

export const joysAndTalk = {
  'good-news': {
    dresses: 'requested',
    maya: '¡Qué alegría me das! Enhorabuena, de verdad; una noticia así merece celebrarse. Disfrútala, y cuéntame más si te apetece.',
    valentina:
      '¡Ay, qué bien, cuánto me alegro! Enhorabuena, y a celebrarlo como se merece. Si me quieres contar más, aquí estoy.',
    after: null,
  },
  'went-well': {
    dresses: 'requested',
    maya: 'Cuánto me alegra que vuelvas a contármelo. Lo llevaste tú, y eso es lo que la gente vio. Guarda la combinación para otro día en que te haga falta acordarte. ¿Qué fue lo mejor?',
    valentina:
      '¡Tomaaa! Qué ilusión que me lo cuentes. El mérito es tuyo, que la percha la pones tú. Guárdate ese look para un día gris. Venga, ¿qué fue lo mejor?',
    after: {
      maya: 'Qué bonito. Gracias por contármelo.',
      valentina: '¡Me encanta! Gracias por contarlo, en serio.',
    },
  },
  'went-badly': {
    dresses: 'never',
    maya: 'Lo siento; ibas con ilusión, y eso escuece. Lo que a ti te parece enorme, los demás lo habrán olvidado el jueves. ¿Fue algo que llevabas, y en eso te debo una disculpa, o algo que pasó? Cuéntame y lo entenderé.',
    valentina:
      'Jo, qué chof, con las ganas que llevabas. Dentro de tres días nadie se acuerda, te lo juro. Si fue por lo que te propuse, perdona y dímelo claro. ¿Qué pasó?',
    after: {
      maya: 'Entiendo el mal rato. ¿Qué es lo que más te duele?',
      valentina: 'Uf, vaya trago. ¿Y qué es lo que más rabia te da?',
    },
  },
  'wants-to-chat': {
    dresses: 'never',
    maya: 'Con mucho gusto; me gusta la compañía tanto como la seda. No hace falta tema ni motivo. Cuéntame algo de hoy, aunque sea pequeño: lo último que te hizo sonreír, por ejemplo.',
    valentina:
      '¡Pues charlamos! Ni armario ni planes, de lo que te dé la gana. Empiezas tú: ¿qué has hecho hoy, aunque sea nada?',
    after: {
      maya: 'Me gusta oírlo. ¿Y cómo sigue?',
      valentina: '¡Anda! Cuenta más, que me has dejado a medias.',
    },
  },
  'how-are-you': {
    dresses: 'never',
    maya: 'Bien, y gracias por preguntar, que casi nadie lo hace. Soy una asesora digital: no duermo ni tengo corazón que romper, pero me alegra que pases por aquí. ¿Y tú, cómo vienes hoy?',
    valentina:
      '¡De lujo, y qué bien que preguntes! Soy digital, así que ni novios ni resacas ni lunes: todo ventajas. ¿Y tú qué tal, de verdad?',
    after: {
      maya: 'Me gusta saber de ti. Cuéntame un poco más, si quieres.',
      valentina: 'Ay, qué bien hablar de otra cosa. Sigue, sigue.',
    },
  },
  playful: {
    dresses: 'never',
    maya: 'Qué pregunta tan deliciosa. Si me pides opinión, la ropa tiene memoria, aunque no la confiese, y más de un abrigo suspira cuando llega mayo. Te toca: ¿qué diría de ti tu prenda favorita?',
    valentina:
      'Jajaja, me encanta. ¿Qué le dice un calcetín a otro en la lavadora? Que se ven a la vuelta… y luego uno no aparece nunca. Te toca, a ver si me superas.',
    after: {
      maya: 'Me has hecho sonreír, a mi manera. Sigamos jugando.',
      valentina: 'Jajaja, vale, esa es buena. ¡Otra!',
    },
  },
  'complains-of-us': {
    dresses: 'never',
    maya: 'Tienes razón, y lo siento: no te he atendido como merecías. Dime qué te ha molestado o qué esperabas, con tus palabras, y empiezo de nuevo escuchándote. No hace falta que lo suavices.',
    valentina:
      'Vale, la he liado, perdona. No era eso lo que necesitabas y te he soltado otra cosa. Dime tal cual qué te hacía falta y ahora sí te leo bien.',
    after: {
      maya: 'Gracias por decírmelo claro; así lo hago mejor.',
      valentina: 'Captado. Gracias por no callártelo.',
    },
  },
} as const satisfies Readonly<Record<string, WrittenMoment>>;
