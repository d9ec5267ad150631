import type { WrittenMoment } from '../moment.ts';

export const clothes = {
  tucked: {
    dresses: 'never',
    maya: 'Por dentro: marca la cintura y se ve más pulido. Por fuera solo si el bajo es recto y no pasa de la cadera.',
    valentina:
      'Por dentro, o solo el pico de delante si quieres que parezca casual. Por fuera, nada más si es corta y recta.',
    after: null,
  },
  'light-suit': {
    dresses: 'asked',
    maya: 'Con un traje claro, camisa blanca o celeste lisa, corbata un tono más oscura, en azul marino, burdeos o verde, y zapato marrón con el cinturón igual. Con uno oscuro, camisa blanca y zapato negro o burdeos.',
    valentina:
      'Traje claro: camisa blanca o celeste, corbata azul marino o burdeos, lisa o de punto, y zapato marrón con cinturón a juego. ¿Oscuro? Camisa blanca y zapato negro, y a brindar.',
    after: null,
  },
  'how-black': {
    dresses: 'asked',
    maya: 'No hace falta: basta con ir sobria, en azul marino, gris oscuro o marrón. El negro entero quedó para la familia más cercana, y tampoco allí obliga.',
    valentina:
      'Qué va: con ir en tonos oscuros y sin brillos es suficiente. El negro de arriba abajo es para la familia, y ni eso es obligatorio ya.',
    after: null,
  },
  'size-of-another': {
    dresses: 'never',
    maya: 'Mira la etiqueta de una prenda suya que le quede bien ahora y de la misma clase, o mídela en plano, de axila a axila y de hombro a hombro. Si dudas entre dos, la mayor y de corte recto; y guarda el justificante, que así se cambia sin drama.',
    valentina:
      'Chivatazo: etiqueta de algo suyo parecido que se ponga mucho, o mídelo en plano de axila a axila. ¿Dudas? La talla de arriba y corte suelto, y ticket guardado por si hay que cambiarla.',
    after: null,
  },
  'eggs-and-flour': {
    dresses: 'never',
    maya: '¡Enhorabuena! Para ese momento, lo más viejo que tengas y que no te duela tirar: camiseta, pantalón cómodo y zapatillas, con el pelo recogido. Y en una bolsa, una muda limpia, una toalla y un calzado para después.',
    valentina:
      '¡Enhorabuena! Lo más viejo que tengas, que eso no sale: camiseta, pantalón cómodo y zapatillas de batalla. Y en la mochila, toalla y muda limpia para las fotos buenas.',
    after: null,
  },
  'first-step': {
    dresses: 'never',
    isAside: true,
    maya: 'Por algo pequeño: saca del armario tres prendas con las que te gustes y deja a un lado, sin tirar nada, tres que ya no sean tú. Dime cuáles son las tres primeras y monto la combinación.',
    valentina:
      'Por lo fácil: elige tres prendas tuyas con las que te ves bien y aparta tres que ya no te digan nada. Cuéntame cuáles son y empezamos por ahí.',
    after: null,
  },
} as const satisfies Readonly<Record<string, WrittenMoment>>;
