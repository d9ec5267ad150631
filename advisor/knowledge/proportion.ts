import { entriesOn } from './entry.ts';

export const proportion = entriesOn('proportion', [
  [
    'La regla de los tercios',
    'proporcion un tercio dos tercios cintura silueta',
    'Un conjunto se ve mejor partido en un tercio y dos tercios que por la mitad: remete la parte de arriba o acórtala y la pierna gana.',
  ],
  [
    'Ancho con estrecho',
    'volumen oversize ancho equilibrar proporcion',
    'Si arriba hay volumen, abajo conviene línea, y al revés. Ancho con ancho también vale, pero marca un punto: la cintura, los tobillos o las muñecas.',
  ],
  [
    'Parecer más alta',
    'bajita estatura altura alargar estilizar pierna corta bajito',
    'Para alargar, deja que el ojo suba sin frenos: tiro alto, poco contraste entre pantalón y zapato, y bajos que rocen el empeine. Un corte justo en mitad de la pantorrilla acorta.',
  ],
  [
    'Si eres muy alta',
    'alta altura largo estatura alto',
    'Si eres alta, puedes partir la figura con gusto: cinturones, contraste arriba y abajo, pantalones tobilleros y capas largas que a otras personas les quedarían grandes.',
  ],
  [
    'Definir la cintura',
    'cintura marcar recta figura rectangular sin curvas',
    'La cintura se crea: remete por delante, elige un cruzado, pon un cinturón por encima de una capa o una chaqueta que se cierre en su punto más estrecho.',
  ],
  [
    'Mucho pecho',
    'pecho grande busto escote',
    'Con mucho pecho, un escote en pico o abierto despeja y las telas con caída sientan mejor que las rígidas. Un cuello muy cerrado une y agranda.',
  ],
  [
    'Poco pecho',
    'pecho pequeno busto poco',
    'Con poco pecho puedes permitirte cuellos altos, volantes, fruncidos y espaldas abiertas sin que nada se descoloque.',
  ],
  [
    'Cuello corto',
    'cuello corto papada escote',
    'Un cuello corto agradece aire: escotes en pico, camisas con un botón de más abierto y pendientes que no lleguen al hombro. Deja los cuellos vueltos para tejidos finos.',
  ],
  [
    'Qué largo de falda favorece',
    'falda largo midi corta rodilla tobillo',
    'El largo que más favorece termina donde la pierna es más estrecha: justo sobre la rodilla, justo bajo ella o cerca del tobillo. En lo más ancho de la pantorrilla, solo con tacón o bota alta.',
  ],
  [
    'Remeter o no remeter',
    'remeter camisa por dentro fuera french tuck medio',
    'Por dentro arregla, por fuera relaja, y solo el delante por dentro hace las dos cosas. Lo que termina más abajo de la bragueta pide entrar.',
  ],
]);
