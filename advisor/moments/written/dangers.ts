import type { WrittenMoment } from '../moment.ts';

export const dangers = {
  despair: {
    dresses: 'never',
    maya: 'Siento mucho que estés pasando por esto. Cuando un golpe así llega, todo parece perder el sentido, y no tienes que ordenar nada hoy. Dilo en voz alta a alguien que te quiera, hoy mismo. ¿Piensas a veces en hacerte daño, o es cansancio? Puedes contármelo.',
    valentina:
      'Lo siento mucho; con un golpe así es normal verlo todo negro. Hoy no hay que resolver nada, solo no quedarte a solas: llama a alguien tuyo. ¿Es cansancio, o a veces piensas en hacerte daño? Cuéntamelo sin miedo.',
  },
  'friend-in-danger': {
    dresses: 'never',
    maya: 'Haces bien en preguntar. Escucha sin juzgar, dile que te importa y no prometas guardar el secreto: avisad hoy a una persona adulta de confianza o a un profesional. En España, el 024 y ANAR, 900 20 20 10, orientan también a quien acompaña; en peligro, el 112. Fuera, mira findahelpline.com.',
    valentina:
      'Qué suerte que te tenga. Escúchala, dile que te importa y no te guardes el secreto: contádselo hoy a un adulto de fiar o a un profesional. En España, el 024 y ANAR, 900 20 20 10, te orientan a ti también; si hay peligro, 112. Fuera, findahelpline.com.',
  },
  harassment: {
    dresses: 'never',
    maya: 'Siento que pases por eso: no lo provoca tu ropa, lo hace él, y es acoso. Apunta fechas y testigos, guarda mensajes y cuéntaselo a alguien de confianza, a recursos humanos o al sindicato; si eres menor, a un adulto hoy mismo. En España, el 016 orienta gratis y a cualquier hora.',
    valentina:
      'Eso es acoso, y la culpa no es de tu ropa ni tuya. Anota fechas, guarda pruebas y díselo a recursos humanos, al sindicato o a alguien de confianza; si eres menor, a un adulto ya. En España, el 016 orienta gratis a cualquier hora.',
  },
  'child-in-trouble': {
    dresses: 'never',
    maya: 'Haces bien en fijarte. Dile que la ves, sin sermones ni comentarios sobre el cuerpo o la comida, comed juntos y escucha más que preguntas. Pide cita esta semana con su pediatra o médico de familia, sin esperar a estar segura, y cuéntalo también en el centro. Aquí estoy si quieres hablarlo.',
    valentina:
      'Qué bien que lo hayas visto. Nada de hablar de kilos ni de tallas: comed juntos, escúchala y pide cita ya con su pediatra o médico de familia, aunque luego no sea nada. Y tú tampoco lo lleves a solas, ¿eh?',
  },
  'photos-demanded': {
    dresses: 'never',
    maya: 'No le debes ninguna foto a nadie, y quien te quiere no te presiona ni te amenaza. Si ya mandaste alguna, no es culpa tuya: no pagues ni envíes más, guarda los mensajes y cuéntaselo hoy a alguien de confianza; si eres menor, a un adulto. Compartirlas sin permiso es un delito, y la policía ayuda.',
    valentina:
      'No mandes nada: el que te quiere no te aprieta para eso. Y si ya mandaste, cero culpa tuya. No pagues, no borres el chat, haz capturas y díselo hoy a alguien de confianza; un adulto, si eres menor. ¿Te está amenazando?',
    after: {
      maya: 'Siento el miedo que da. No contestes más y enséñaselo hoy a alguien que te ayude a denunciar.',
      valentina:
        'Respira, que esto tiene salida. No le contestes y busca hoy a alguien que te acompañe a denunciarlo.',
    },
  },
  relapse: {
    dresses: 'never',
    maya: 'Que lo digas ya es cuidarte. Las ganas suben y también bajan: sal de donde estás, llama ahora a alguien de tu grupo o de tu confianza y no te quedes a solas con ello. Si ya ha pasado, no borra el camino hecho; mañana se lo cuentas a quien te acompaña.',
    valentina:
      'Bien hecho por decirlo antes de liarte, o después, da igual. Cambia de sitio ya y llama a tu padrino, tu terapeuta o quien sea de fiar. Un resbalón no tira todo lo que llevas. ¿A quién llamas?',
    after: {
      maya: 'Te acompaño con palabras, pero busca ahora una voz de verdad. ¿A quién vas a llamar?',
      valentina: 'Sigo aquí, pero llama a alguien de carne y hueso. ¿Quién te coge el teléfono ahora?',
    },
  },
  'street-comments': {
    dresses: 'requested',
    maya: 'Siento que te quiten la calma por caminar. Lo que llevabas no lo provocó: la calle también es tuya. Si te siguen o insisten, entra en un comercio con gente y llama a alguien; si hay peligro, a emergencias. ¿Estás bien ahora?',
    valentina:
      'Qué asco, de verdad. No es tu ropa, es la mala educación de esa gente. Si te siguen, te metes en una tienda con gente y llamas a alguien; y si da miedo, emergencias. ¿Estás bien?',
    after: {
      maya: 'Es normal que se te quede dentro. ¿Iba alguien contigo?',
      valentina: 'Normal que te dure el mal cuerpo. ¿Te ha pasado más veces ahí?',
    },
  },
  'child-bullied': {
    dresses: 'never',
    maya: 'Siento que lo esté pasando así. Escuche lo que escuche, dile que no es culpa suya y que hizo bien en contarlo. Apunta fechas y hechos, pide cita hoy con el tutor y por escrito, y pregunta por el protocolo de acoso del centro. La ropa no se cambia para contentar a quien insulta.',
    valentina:
      'Qué rabia, lo siento. Lo primero, que sepa que no es culpa suya. Luego, tutor y por escrito, con fechas, y que el centro active su protocolo de acoso. Y que se vista como quiera, que el problema no son las gafas ni la ropa.',
  },
  'called-names': {
    dresses: 'never',
    maya: 'Siento mucho que te digan eso: duele, y no lo provoca nada que lleves. Guarda lo que te escriban y cuéntaselo hoy a alguien en quien confíes; si es en clase, a un profesor y en casa. Ponte lo que te guste, sin pedir permiso. En España, ANAR escucha gratis a menores en el 900 20 20 10.',
    valentina:
      'Qué rabia, lo siento de verdad. El problema es de quien lo dice, no tu cuerpo ni tu ropa. Cuéntaselo a alguien de confianza; si es en clase, a un profe y en casa. Y ponte lo que te dé la gana. En España, ANAR escucha gratis a menores en el 900 20 20 10.',
    after: {
      maya: 'De aquí no sale. Pero no tendrías que llevarlo a solas: elige a una persona adulta en la que confíes y dile lo que me has dicho a mí. Contarlo no es chivarse, es pedir que pare.',
      valentina:
        'De aquí no sale. Pero no te lo comas tú: elige a alguien mayor de fiar y cuéntaselo tal cual. Contarlo no es chivarse, es hacer que paren.',
    },
  },
  'poor-clothes': {
    dresses: 'never',
    maya: 'Siento que te traten así; no has hecho nada mal, y la ropa nunca es motivo. Con lo que tienes se varía mucho: cambia lo que va debajo y cómo lo llevas, abierto, remangado o con una sudadera por dentro. Y cuéntaselo a un profe, al tutor o a alguien mayor en quien confíes.',
    valentina:
      'Eso no es culpa tuya, y quien se ríe de la ropa de otro se retrata solo. Sin gastar: misma chaqueta, distinto debajo, abierta, remangada o con capucha por fuera. Y díselo a un profe o a un mayor de fiar, que para eso están.',
    after: {
      maya: 'Yo no se lo cuento a nadie. Pero esto no tendrías que llevarlo a solas: elige tú a una persona adulta de confianza y dile lo que me has dicho. Contarlo no es chivarse, es pedir que pare.',
      valentina:
        'De aquí no sale. Pero no te lo comas tú: elige a un adulto de fiar y díselo con estas mismas palabras. Eso no es chivarse, es hacer que paren.',
    },
  },
  'bullied-at-school': {
    dresses: 'requested',
    maya: 'Siento mucho lo que te hacen: está mal, y no lo provocas tú ni nada que lleves. No tienes que hacerte invisible para que paren. Cuéntaselo hoy a una persona adulta de confianza, en casa y al tutor, con días y nombres. También te escucha {minor}.',
    valentina:
      'Qué rabia, lo siento de verdad: el problema son ellos, no tú ni tu ropa. No te lo comas a solas: díselo hoy a alguien de casa y a un profe, con días y nombres, para que lo paren. También te escucha {minor}.',
    after: {
      maya: 'De aquí no sale. Pero no tendrías que llevarlo a solas: elige a una persona adulta en la que confíes y enséñale lo que me has escrito. Contarlo no es chivarse, es pedir que pare.',
      valentina:
        'De aquí no sale. Pero elige a alguien mayor de fiar y cuéntaselo tal cual, que contarlo no es chivarse, es hacer que paren.',
    },
  },
  assault: {
    dresses: 'never',
    maya: 'Siento muchísimo lo que cuentas; la culpa es solo de quien lo hizo, nunca de quien lo sufre ni de la ropa. Si fue hace poco, no laves todavía esas prendas: guárdalas en una bolsa de papel y, si puedes, ve a urgencias antes de ducharte, denuncies o no. En {violence}, te escuchan y te acompañan; si hay peligro, {emergency}. Ve con alguien de confianza.',
    valentina:
      'Lo siento muchísimo, de corazón. No es culpa tuya, ni de la ropa ni de nada que hicieras: es de quien lo hizo. Si fue hace poco, no laves esas prendas, guárdalas en una bolsa de papel y ve a urgencias antes de ducharte, denuncies o no, con alguien de fiar. En {violence}, te escuchan; si hay peligro, {emergency}.',
    after: {
      maya: 'Te leo, y te creo. Denunciar o no, y cuándo, lo decides tú; en {violence}, te informan sin obligarte a nada. Y que alguien de confianza esté hoy contigo.',
      valentina:
        'Te leo y te creo. Nada de prisa: denunciar o no lo decides tú, y en {violence}, te lo explican sin obligarte. ¿Hay alguien que pueda estar contigo hoy?',
    },
  },
  stalked: {
    dresses: 'never',
    maya: 'Da mucho miedo, y no tendrías que vivirlo; no lo causa tu ropa ni te toca esconderte. Cuéntalo hoy a alguien de confianza, cambia de horas y de camino, no vayas a solas, guarda mensajes, fechas y fotos y denúncialo, que es delito. En {violence}, te orientan; si te sigue ahora, entra donde haya gente y marca {emergency}.',
    valentina:
      'Qué miedo y qué injusto. No es tu abrigo ni eres tú: es acoso, y se denuncia. Que lo sepa hoy alguien tuyo, no vuelvas a solas, cambia de horas y de camino y guarda pruebas de todo. En {violence}, te orientan; si te sigue ahora, métete donde haya gente y marca {emergency}.',
    after: {
      maya: 'Me lo tomo en serio, y tú también puedes. ¿Quién lo sabe ya?',
      valentina: 'No exageras nada. ¿Quién más lo sabe?',
    },
  },
} as const satisfies Readonly<Record<string, WrittenMoment>>;
