import { formatPercent } from '#web/format/numbers.ts';

export const lookBuilder = {
  board: 'Tablero del outfit',
  boardHelp:
    'Arrastra prendas al tablero o tócalas para añadirlas. Elige una del tablero para cambiarla o quitarla.',
  piece: (name: string) => `${name}, en el tablero`,
  place: { top: 'Arriba', bottom: 'Abajo', shoes: 'Zapatos' },
  fill: { top: 'Elegir algo para arriba', bottom: 'Elegir algo para abajo', shoes: 'Elegir zapatos' },
  change: 'Cambiar',
  changing: (name: string) => `Elige qué va en lugar de ${name}`,
  keep: 'Dejarla',
  thisLook: 'este look',
  dropHere: 'Suelta aquí',
  dropOut: 'Suelta fuera del tablero para quitarla',
  score: {
    title: 'Puntuación en directo',
    percent: (score: number) => formatPercent(score),
    spoken: (score: number) => `Puntuación en directo: ${formatPercent(score)}`,
    none: 'Sin puntuación todavía',
    failed: 'No hemos podido puntuar esta combinación. Puedes guardarla igualmente.',
    lacking: {
      top: 'Falta algo para arriba.',
      bottom: 'Falta algo para abajo.',
      shoes: 'Faltan los zapatos.',
    },
    broken: 'Así no se puede llevar',
    praise: 'Lo que funciona',
    flaw: 'Lo que más resta',
    parts: 'Ver la puntuación parte a parte',
    swap: 'Un cambio que mejora',
    swapDo: 'Hacer el cambio',
    without: (name: string) => `Quitar ${name}`,
  },
  complete: {
    button: 'Completa el look',
    busy: 'Completando…',
    title: 'Tres maneras de completarlo',
    one: 'Una manera de completarlo',
    use: 'Usar',
    none: 'No encontramos cómo completarlo con lo que tienes.',
    failed: 'No se pudo completar el look',
  },
} as const;
