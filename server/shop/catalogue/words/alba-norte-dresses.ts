export const albaNorteDresses = {
  'vestido-camisero-popelin': {
    name: 'Vestido camisero de popelín',
    description:
      'Una camisa que creció hasta la rodilla, con cinturón del mismo tejido y bolsillos en la costura. Se abrocha entero, así que también es un sobretodo de verano.',
  },
  'vestido-camisero-rayas': {
    name: 'Vestido camisero de rayas',
    description:
      'Raya vertical que alarga y puños blancos que la terminan. El canesú reparte el vuelo de la espalda en dos tablas.',
  },
  'vestido-camisero-lino': {
    name: 'Vestido camisero de lino',
    description:
      'Manga a medio brazo con vuelta y lazada para fijarla. Los botones acaban en el muslo y dejan el bajo libre al andar.',
  },
  'vestido-cruzado-punto': {
    name: 'Vestido cruzado de punto',
    description:
      'Se cruza de verdad y se ata al costado, de modo que la talla la decide el lazo. Punto con peso que no delata lo que hay debajo.',
  },
  'vestido-cruzado-lunares': {
    name: 'Vestido cruzado de lunares',
    description:
      'El lunar tiene el tamaño de una lenteja y está repartido sin orden, como si hubiera llovido. Manga larga con puño de botón forrado.',
  },
  'vestido-cruzado-lana': {
    name: 'Vestido cruzado de lana',
    description:
      'Crepé de lana con forro hasta la rodilla, hecho para diciembre en la oficina. El escote se cierra más arriba que en la versión de punto.',
  },
  'vestido-lencero-seda': {
    name: 'Vestido lencero de seda',
    description:
      'Seda de 19 momme cortada al bies, con la espalda más baja que el escote. Bajo una americana es serio, y deja de serlo cuando te la quitas.',
  },
  'vestido-lencero-satinado-mate': {
    name: 'Vestido lencero satinado',
    description:
      'El mismo patrón de nuestra seda en un raso que se lava en casa. Tirantes finos que se regulan por la espalda.',
  },
  'vestido-coctel-crepe': {
    name: 'Vestido de cóctel de crepé',
    description:
      'El vestido negro que se compra una vez: cuello redondo, sisa limpia y falda a la rodilla. Cremallera metálica vista, lo único que brilla.',
  },
  'vestido-coctel-lana': {
    name: 'Vestido sin mangas de lana fría',
    description:
      'La base de un traje de mujer: admite camisa por debajo y chaqueta por encima. Costuras princesa que modelan sin apretar.',
  },
  'vestido-coctel-seda': {
    name: 'Vestido de cóctel de seda salvaje',
    description:
      'El shantung conserva los nudos del hilo y por eso ninguna falda sale igual. Cuerpo ballenado que se tiene solo.',
  },
  'vestido-coctel-pata-gallo': {
    name: 'Vestido de pata de gallo',
    description:
      'Jacquard con relieve que se puede tocar, forrado de cupro para que no se suba. Dos bolsillos de vivo a la altura de la mano.',
  },
  'mono-crepe-recto': {
    name: 'Mono recto de crepé',
    description:
      'Parece un traje y se pone en diez segundos. Cremallera a la espalda, cinturón desmontable y pernera que cubre media sandalia.',
  },
  'mono-lino-cinturon': {
    name: 'Mono de lino con cinturón',
    description:
      'Ligero y opaco, con solapa de camisa y manga corta de vuelta. El tiro tiene holgura suficiente para montar en bicicleta.',
  },
  'mono-satinado-noche': {
    name: 'Mono satinado de noche',
    description:
      'Escote en pico hasta el esternón, sujeto por dentro con una cinta invisible. La caída es la de un vestido largo y el andar, el de un pantalón.',
  },
  'vestido-largo-punto-cruzado': {
    name: 'Vestido largo de punto cruzado',
    description:
      'Canalé ancho de arriba abajo que estiliza incluso sentada. Viaja enrollado y llega sin una arruga.',
  },
  'vestido-gasa-tirantes': {
    name: 'Vestido de gasa con tirantes',
    description:
      'Gasa doble que se mueve un segundo más tarde que quien la lleva. Forro hasta medio muslo y bajo enrollado a mano.',
  },
  'vestido-camisero-seda': {
    name: 'Vestido camisero de seda',
    description:
      'Seda lavada con la hechura de una camisa de hombre y el largo de un vestido de tarde. Se ciñe con un cordón del mismo tejido.',
  },
};
