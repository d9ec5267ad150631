export const casaLirioBottoms = {
  'vaqueros-anchos-lavados': {
    name: 'Vaqueros anchos lavados',
    description:
      'Pierna ancha desde la cadera y lavado claro con arena, sin cloro. El bajo va deshilachado a propósito y cortado para zapatilla.',
  },
  'vaqueros-color-rectos': {
    name: 'Vaqueros rectos de color',
    description:
      'Sarga de algodón teñida después de coser, de ahí que las costuras salgan más claras. Cinco bolsillos y cintura alta.',
  },
  'vaqueros-estampados-flores': {
    name: 'Vaqueros con flores estampadas',
    description:
      'Flores impresas sobre denim crudo que se van fundiendo con los lavados. Cada par sale del corte con el dibujo en otro sitio.',
  },
  'joggers-felpa-color': {
    name: 'Joggers de felpa',
    description:
      'A juego con nuestra sudadera, o en otro color si te atreves. Bolsillo trasero con cremallera y cintura plana.',
  },
  'joggers-tecnicos-franja': {
    name: 'Joggers técnicos',
    description:
      'Tejido cortavientos con una pizca de elástico y bajo con cremallera para quitarlos con las zapatillas puestas. Reflectante en la pantorrilla.',
  },
  'joggers-estampado-formas': {
    name: 'Joggers con formas',
    description:
      'Los mismos recortes de nuestra camiseta gráfica, ahora a tamaño grande. Punto ligero para el paseo después de la clase.',
  },
  'pantalon-cargo-bolsillos': {
    name: 'Pantalón de trabajo de loneta',
    description:
      'Loneta lavada con doble rodilla y un bolsillo para la regla que hoy lleva el móvil. Corte de obra, color de fiesta.',
  },
  'pantalon-pana-ancha': {
    name: 'Pantalón de pana ancha',
    description:
      'Bastón grueso que suena un poco al andar, y nos gusta. Pernera amplia y cintura con goma a los lados.',
  },
  'pantalon-cuadros-vichy': {
    name: 'Pantalón de vichy',
    description:
      'El cuadro pequeño en un pantalón recto que parece recién salido de una película en color. Fresco y con bolsillos hondos.',
  },
  'palazzo-estampado-flores': {
    name: 'Palazzo de flores',
    description:
      'Flores grandes sobre viscosa que ondea con cada paso. Goma ancha en la cintura y ni un botón con el que pelearse.',
  },
  'palazzo-lino-color': {
    name: 'Palazzo de lino de color',
    description: 'Lino fino en los tonos de una heladería. Se lava, se sacude y se pone sin plancha.',
  },
  'falda-plisada-metalizada': {
    name: 'Falda plisada metalizada',
    description:
      'Un plisado de acordeón con baño metálico que no destiñe en las medias. De día, con sudadera; de noche, con casi nada.',
  },
  'falda-plisada-lunares': {
    name: 'Falda plisada de lunares',
    description:
      'El lunar se parte y se recompone entre tabla y tabla. Forro corto de punto para girar sin sobresaltos.',
  },
  'falda-midi-flores': {
    name: 'Falda midi de flores',
    description:
      'Tres volantes cosidos en redondo que pesan lo justo para no levantarse con el viento. Lleva un bolsillo escondido a la derecha.',
  },
  'falda-midi-animal': {
    name: 'Falda midi de leopardo',
    description:
      'El estampado que ya es un básico, en raso con caída de falda de baile. Cremallera lateral y cinturilla que no marca.',
  },
  'falda-vaquera-lapiz': {
    name: 'Falda vaquera',
    description:
      'Denim rígido que se adapta a los tres días. Abertura delantera y cinco bolsillos, como un pantalón vaquero.',
  },
  'falda-ante-color': {
    name: 'Falda de ante de color',
    description:
      'Ante fino con botones a presión de arriba abajo. El color está en toda la piel, así que un roce no lo delata.',
  },
  'shorts-vaqueros-bajo-vuelto': {
    name: 'Shorts vaqueros',
    description:
      'Cintura alta y bajo con vuelta cosida, que no se desdobla. El algodón es grueso como el de los que se cortaban en casa.',
  },
  'shorts-rayas-playa': {
    name: 'Shorts de rayas',
    description:
      'Algodón de sábana con cordón trenzado a la cintura. Sirven para la playa, la terraza y el desayuno.',
  },
  'shorts-deporte-color': {
    name: 'Shorts de deporte',
    description:
      'Dieciocho centímetros de entrepierna, malla interior y un bolsillo para la llave. Pesan menos que el teléfono que no hace falta llevar.',
  },
  'falda-plisada-color-vivo': {
    name: 'Falda plisada de color vivo',
    description:
      'Tabla ancha y tejido con brillo de pétalo. La goma de la cintura va a rayas y pide que se vea.',
  },
  'pantalon-recto-rayas-color': {
    name: 'Pantalón recto de rayas de color',
    description:
      'La raya de un pijama bueno en un pantalón de calle con pinza y cremallera. De cerca se ve que son tres colores.',
  },
};
