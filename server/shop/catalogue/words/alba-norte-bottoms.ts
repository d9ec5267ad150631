export const albaNorteBottoms = {
  'pantalon-pinzas-lana-fria': {
    name: 'Pantalón de pinzas de lana fría',
    description:
      'Lana fría de 230 gramos que respira en julio y no se arruga en el tren. Raya planchada, cintura media y dos pinzas que dan sitio a los bolsillos.',
  },
  'pantalon-raya-diplomatica': {
    name: 'Pantalón de raya diplomática',
    description:
      'Una línea de tiza, apenas un milímetro, cada dos centímetros. Hace conjunto con el chaleco del mismo paño y también sabe ir solo con un jersey.',
  },
  'pantalon-principe-gales': {
    name: 'Pantalón de cuadro príncipe de Gales',
    description:
      'Cuadro tejido en dos grises con un filete apenas visible. La pernera se estrecha desde la rodilla y termina justo en el tobillo.',
  },
  'pantalon-crepe-recto': {
    name: 'Pantalón recto de crepé',
    description:
      'Crepé doble con cintura elástica escondida a la espalda. Parece de sastre y se siente como un pantalón de estar por casa.',
  },
  'chinos-gabardina-recta': {
    name: 'Chinos de gabardina',
    description:
      'Gabardina de algodón peinado, teñida en pieza para que el color tenga fondo. Bolsillo francés y cinturilla forrada que no se enrolla.',
  },
  'pantalon-pana-fina': {
    name: 'Pantalón de pana fina',
    description:
      'Pana de mil rayas con la luz de un terciopelo gastado. Tiro alto y bajo sin dobladillo marcado, para que la bota asome entera.',
  },
  'pantalon-palazzo-lino': {
    name: 'Palazzo de lino con caída',
    description:
      'Lino mezclado con viscosa: pesa lo bastante para no volarse y no da calor en agosto. Lazo interior en la cintura y abertura lateral con cremallera invisible.',
  },
  'pantalon-palazzo-satinado': {
    name: 'Palazzo satinado de noche',
    description:
      'La cintura ancha se ajusta con tres corchetes y el resto es vuelo. Roza el suelo con tacón de siete centímetros.',
  },
  'vaqueros-rectos-indigo': {
    name: 'Vaqueros rectos de índigo oscuro',
    description:
      'Denim de 12 onzas sin lavados ni rotos: la pátina la pone quien los lleva. Costura interior cosida en cadeneta y remaches cubiertos.',
  },
  'vaqueros-crudos-tobilleros': {
    name: 'Vaqueros crudos tobilleros',
    description:
      'Algodón sin teñir, con la mota natural de la fibra a la vista. El bolsillo va forrado del mismo tono para que no se marque.',
  },
  'falda-lapiz-punto-milano': {
    name: 'Falda lápiz de punto milano',
    description:
      'Punto firme que sujeta como un tejido plano y cede al sentarse. Abertura trasera de doce centímetros y cinturilla sin cremallera.',
  },
  'falda-lapiz-pata-gallo': {
    name: 'Falda lápiz de pata de gallo',
    description:
      'Paño de lana forrado que llega a media rodilla. Las dos pinzas traseras siguen la curva y evitan que la cintura se abra.',
  },
  'falda-lapiz-piel': {
    name: 'Falda lápiz de piel',
    description:
      'Napa de cordero de medio milímetro, blanda desde el primer día. Una sola costura al frente divide la falda en dos paños iguales.',
  },
  'falda-plisada-midi': {
    name: 'Falda plisada midi',
    description:
      'Plisado termofijado que vuelve a su sitio después de doblarla en la maleta. Cinturilla plana de raso, fina como una cinta.',
  },
  'falda-plisada-tartan': {
    name: 'Falda plisada de tartán',
    description:
      'El cuadro entero solo se ve cuando se camina y las tablas se abren. Lana con algo de poliamida para que el pliegue dure la temporada.',
  },
  'falda-midi-satinada': {
    name: 'Falda midi satinada',
    description:
      'Cortada al bies y sin forro, resbala sobre la cadera como una combinación. Con jersey grueso trabaja de lunes a viernes y con top sale el sábado.',
  },
  'falda-midi-lino': {
    name: 'Falda midi de lino con bolsillos',
    description:
      'Bolsillos de verdad, hondos como una mano, en una falda de vuelo contenido. Abrocha por delante con botones de concha hasta medio muslo.',
  },
  'bermudas-sastre-lino': {
    name: 'Bermudas de sastre de lino',
    description:
      'La forma de un pantalón de traje cortada por encima de la rodilla, con su pinza y su vuelta. Se lleva con mocasín y camisa remangada.',
  },
  'bermudas-gabardina': {
    name: 'Bermudas de gabardina',
    description:
      'Algodón con cuerpo que conserva la raya todo el día. Cinturilla ajustable por dentro con botón y ojal.',
  },
  'pantalon-punto-lana': {
    name: 'Pantalón de punto de lana',
    description:
      'Punto jersey doble, sin costuras laterales, con puño estrecho en el tobillo. Para teletrabajar sin pedir perdón en la videollamada.',
  },
};
