export const casaLirioDresses = {
  'vestido-flores-verano': {
    name: 'Vestido de flores de verano',
    description:
      'Viscosa fresca con un estampado de jardín salvaje dibujado en el estudio. Se cruza, se anuda y ya está.',
  },
  'vestido-cruzado-liso-color': {
    name: 'Vestido cruzado de un solo color',
    description:
      'Un color de pies a cabeza y una lazada larga que hace de adorno. Tejido elástico que perdona la segunda ración.',
  },
  'vestido-cruzado-animal': {
    name: 'Vestido cruzado de leopardo',
    description:
      'Manga hasta el codo y escote que se fija con un corchete. Con zapatillas blancas pierde toda la solemnidad.',
  },
  'vestido-camisero-vichy': {
    name: 'Vestido camisero de vichy',
    description:
      'Cuadro pequeño, falda con vuelo y bolsillos a los lados. Un cinturón de tela marca la cintura o se queda en el cajón.',
  },
  'vestido-vaquero-camisero': {
    name: 'Vestido vaquero',
    description:
      'Denim de ocho onzas con corchetes de nácar y canesú de cowboy. Arremangado, dura hasta octubre.',
  },
  'vestido-camisero-formas': {
    name: 'Vestido camisero estampado',
    description:
      'Recortes de papel a gran tamaño sobre algodón crujiente. Quien lo lleva no necesita presentarse.',
  },
  'vestido-camisero-pana': {
    name: 'Vestido camisero de pana',
    description:
      'Pana fina con botones de colores distintos, uno de cada. Con medias gruesas y botín se defiende hasta febrero.',
  },
  'vestido-lencero-vivo': {
    name: 'Vestido lencero vivo',
    description:
      'Satén de color puro que se ve desde la otra punta de la pista. Tirantes cruzados y espalda al aire.',
  },
  'vestido-lencero-flores': {
    name: 'Vestido lencero de flores',
    description:
      'Flor pequeña sobre fondo oscuro, como un papel pintado antiguo. Largo a media pierna y abertura discreta.',
  },
  'vestido-lencero-lunares': {
    name: 'Vestido de tirantes de lunares',
    description:
      'Lunares que crecen hacia el bajo, en gasa con forro a juego. Se seca antes de que acabe la canción.',
  },
  'vestido-coctel-color': {
    name: 'Vestido corto de fiesta',
    description:
      'Cuerpo entallado y falda que se abre como una campana. Lleva enagua de tul cosida, fácil de quitar con la tijera.',
  },
  'vestido-coctel-metal': {
    name: 'Vestido de fiesta metalizado',
    description:
      'Punto con hilo metálico que brilla sin raspar. Pesa trescientos gramos y cabe en un bolsillo del equipaje.',
  },
  'vestido-coctel-flores': {
    name: 'Vestido corto de flores',
    description:
      'Jacquard floral con relieve y color por los dos lados. Para la boda de día a la que hay que llegar en metro.',
  },
  'mono-vaquero-trabajo': {
    name: 'Mono vaquero de trabajo',
    description:
      'Cremallera de dos vías, seis bolsillos y una talla que se elige grande. Se remanga, se ciñe y se vive dentro.',
  },
  'mono-flores-tirantes': {
    name: 'Mono de flores',
    description:
      'Pierna ancha y cintura de goma, con la frescura de un vestido y la libertad de un pantalón. El escote se ata al cuello.',
  },
  'mono-fiesta-color': {
    name: 'Mono de fiesta',
    description:
      'Un hombro, un color y una pernera que no se acaba. La cremallera lateral desaparece en la costura.',
  },
  'vestido-punto-rayas': {
    name: 'Vestido de punto de rayas',
    description:
      'Punto de algodón con rayas que dan la vuelta entera al cuerpo. Se lleva al parque, al museo y a la siesta.',
  },
  'vestido-cruzado-gasa-lunares': {
    name: 'Vestido cruzado de gasa',
    description:
      'Gasa con forro corto y mangas que se hinchan al bailar. El lazo de la espalda se ve más que el de delante.',
  },
  'vestido-coctel-animal': {
    name: 'Vestido corto de leopardo',
    description:
      'Leopardo de colores imposibles en un corte que no lo es. Sisa cerrada y cremallera que se sube sin ayuda.',
  },
};
