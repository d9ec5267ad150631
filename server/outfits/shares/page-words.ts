export const pageWords = {
  titles: {
    casual: 'Un outfit para cada día',
    work: 'Un outfit para trabajar',
    formal: 'Un outfit para una ocasión formal',
    party: 'Un outfit para una fiesta',
    date: 'Un outfit para una cita',
    sport: 'Un outfit para hacer deporte',
  },
  question: '¿Cuál me pongo?',
  about: 'Vestidor ordena tu armario y compone outfits con lo que ya tienes.',
  more: 'Ver qué es',
  alone: 'Alguien ha querido enseñarte esta combinación.',
  asked: {
    description: 'Elige el outfit que más te guste. No hace falta cuenta.',
    lead: 'Vota el que más te guste: no hace falta cuenta y puedes cambiar tu voto.',
    heading: (letter: string) => `El ${letter}`,
    votes: (count: number) => `${count} ${count === 1 ? 'voto' : 'votos'}`,
    withYours: ', con el tuyo',
    /** A button, and the rest of its sentence. */
    vote: (letter: string) => ['Votar', `por el ${letter}`],
    change: (letter: string) => ['Cambiar mi voto', `por el ${letter}`],
  },
  notices: {
    voto: 'Tu voto está guardado. Puedes cambiarlo cuando quieras.',
    denuncia: 'Gracias por avisar. Lo miraremos.',
  },
  report: {
    open: 'Denunciar',
    question: '¿Qué pasa con esta página?',
    reasons: {
      person: 'Se ve a una persona',
      offensive: 'Es ofensivo o no es ropa',
      'not-theirs': 'Es mío y no lo he compartido yo',
    },
    send: 'Enviar denuncia',
  },
  faults: {
    gone: {
      title: 'Este enlace ya no existe',
      text: 'Quien lo compartió lo ha retirado, o a la dirección le falta un trozo.',
    },
    removed: {
      title: 'Hemos retirado este outfit',
      text: 'No cumplía las condiciones de uso de Vestidor.',
    },
    other: 'No se ha podido hacer',
    back: 'Volver al outfit',
  },
};
