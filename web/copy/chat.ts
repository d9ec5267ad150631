import type { Advisor } from '#contract/vocabulary.ts';
import { formatPlural } from '#web/format/numbers.ts';
import { formatList } from '#web/format/words.ts';
import { advisorsCopy } from './advisors.ts';

const { names } = advisorsCopy;

/** The five questions that each advisor offers to begin with. */
const suggestions = {
  maya: [
    '¿Qué me pongo mañana para una reunión importante?',
    'Tengo una boda de tarde: ¿qué me recomiendas?',
    '¿Qué color combina con el azul marino?',
    'Hazme la maleta para tres días en París',
    '¿Qué le falta a mi vestidor?',
  ],
  valentina: [
    'Hazme tres looks con mis vaqueros',
    'Quedo esta noche y hace frío: ¿qué me pongo?',
    '¿Qué se lleva esta temporada y ya tengo?',
    'Algo cómodo para todo el día por la calle',
    'Dale una vuelta a lo que menos me pongo',
  ],
} as const;

export const chat = {
  meta: {
    title: 'Asesoras',
    description: 'Habla con Maya y con Valentina: dos asesoras de IA que conocen tu armario.',
  },
  title: 'Tus asesoras',
  choose: 'Con quién hablas',
  eyes: { maya: 'Alta moda, ojo de pasarela', valentina: 'Calle, tendencia urbana' },
  about: {
    maya: 'Mira la línea, el largo y la luz de cada color. Te dirá qué ponerte y, sobre todo, por qué.',
    valentina:
      'Mira lo que ya tienes antes de que compres nada. Mezcla, remanga y le quita seriedad al lunes.',
  },
  greetings: {
    maya: 'Hola, soy Maya. Cuéntame para qué te vistes y lo pensamos con calma: la ocasión, el tiempo que hará y lo que ya cuelga en tu armario.',
    valentina:
      '¡Hola! Soy Valentina. Dime el plan y sacamos algo con rollo de lo que ya tienes. Sin complicarnos.',
  } satisfies Record<Advisor, string>,
  ai: 'Estás hablando con una IA',
  aiNote: 'Puede equivocarse. Mira, prueba y decide tú.',
  suggestionsTitle: 'Para empezar',
  suggestions,
  log: 'Conversación',
  you: 'Tú',
  composer: {
    label: (advisor: Advisor) => `Tu mensaje para ${names[advisor]}`,
    placeholder: (advisor: Advisor) => `Escribe a ${names[advisor]}`,
    send: 'Enviar',
    stop: 'Parar',
    keys: 'Intro envía, Mayús + Intro cambia de línea',
  },
  typing: (advisor: Advisor) => `${names[advisor]} está escribiendo`,
  looking: {
    wardrobe: 'Mirando tu armario',
    outfits: 'Probando combinaciones',
    store: 'Buscando en la tienda',
    style: 'Repasando sus apuntes',
  },
  failures: {
    maya: 'Maya no está disponible en este momento',
    valentina: 'Valentina no está disponible en este momento',
    noText: 'Lo siento, no pude procesar tu mensaje.',
    unanswered: 'No ha llegado respuesta. Tu mensaje sigue aquí.',
    lost: 'Se ha cortado la conexión. Lo que habéis hablado sigue aquí.',
    stopped: 'Has parado la respuesta.',
  },
  said: {
    /** Announced to screen readers when a reply is complete. */
    announce: (advisor: Advisor, text: string) => `${names[advisor]}: ${text}`,
    garments: 'Prendas de las que habla',
    products: 'De la tienda',
    outfits: (count: number) => formatPlural(count, 'outfit propuesto', 'outfits propuestos'),
    board: (pieces: readonly string[]) => `Composición de ${formatList(pieces)}`,
    score: (percent: number) => `${percent} de 100`,
    why: 'Por qué funciona',
    pieces: 'Las piezas',
    save: 'Guardar outfit',
    saved: 'Guardado en Mis Outfits',
    wear: 'Me lo pongo hoy',
    worn: 'Te lo pones hoy',
  },
  change: {
    undone: 'Deshecho',
    failed: 'No se pudo deshacer',
  },
  outfitToasts: {
    saved: 'Outfit guardado',
    worn: 'Marcado como usado',
    wornText: (name: string, total: number) => `${name}: ${formatPlural(total, 'uso', 'usos')} en total`,
    saveFailed: 'No se pudo guardar el outfit',
    wornFailed: 'No se pudo marcar como usado',
  },
  history: {
    title: 'Conversaciones',
    open: 'Conversaciones',
    fresh: 'Nueva conversación',
    search: 'Buscar en tus conversaciones',
    empty: 'Lo que habléis se guarda aquí, solo para ti, hasta que lo borres.',
    none: (words: string) => `Nada sobre «${words}»`,
    failed: 'No hemos podido abrir tus conversaciones.',
    talkFailed: 'No hemos podido abrir esta conversación.',
    gone: 'Esa conversación ya no existe.',
    older: 'Los mensajes más antiguos de esta conversación no se muestran.',
    erase: (title: string) => `Borrar «${title}»`,
    eraseTitle: '¿Borrar esta conversación?',
    eraseText: 'Se borra para siempre. Los outfits que guardaste se quedan.',
    eraseAll: 'Borrar todas',
    eraseAllTitle: '¿Borrar todas tus conversaciones?',
    eraseAllText:
      'Se borran para siempre, también las de la ventana pequeña. Los outfits que guardaste se quedan.',
    confirm: 'Borrar',
    erased: 'Conversación borrada',
    erasedAll: 'Conversaciones borradas',
    eraseFailed: 'No se pudo borrar',
    yesterday: 'Ayer',
  },
  gate: {
    title: 'Requiere Premium',
    text: 'Con Premium, Maya y Valentina abren tu vestidor, componen con lo que tienes y recuerdan lo que habéis hablado.',
    action: 'Ver Premium',
  },
  widget: {
    label: 'Estilista',
    choose: 'Estilista',
    minimise: 'Minimizar',
    restore: (advisor: Advisor) => `Volver a la conversación con ${names[advisor]}`,
    answered: 'Ha contestado',
    fresh: 'Empezar de nuevo',
    wide: 'Abrir en grande',
    account: 'Con una cuenta, hablan de tu propia ropa.',
    accountAction: 'Crear cuenta',
    failure: {
      title: 'Error de Chat',
      text: 'No se pudo contactar con la estilista IA. Inténtalo de nuevo.',
      inChat: 'Estoy teniendo problemas técnicos. Vuelve a intentarlo dentro de un momento.',
    },
  },
} as const;
