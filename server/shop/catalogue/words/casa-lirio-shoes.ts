export const casaLirioShoes = {
  'zapatillas-lona-color': {
    name: 'Zapatillas de lona',
    description:
      'Lona de algodón y suela vulcanizada, sin una gota de más. Se meten en la lavadora y vuelven con mejor cara.',
  },
  'zapatillas-retro-ante': {
    name: 'Zapatillas retro de ante',
    description:
      'Silueta de pista de los setenta con suela color caramelo. El ante y el ribete juegan siempre en dos colores.',
  },
  'zapatillas-correr-ligeras': {
    name: 'Zapatillas de correr ligeras',
    description:
      'Malla de una pieza y ocho milímetros de caída, para rodar diez kilómetros o bajar a por pan. Doscientos diez gramos en la talla 38.',
  },
  'zapatillas-piel-bloques': {
    name: 'Zapatillas de piel a bloques',
    description:
      'Piel lisa con talón y lengüeta en un color que canta. Vienen con dos pares de cordones para cambiar de humor.',
  },
  'zapatillas-animal': {
    name: 'Zapatillas de leopardo',
    description:
      'Ante estampado en corto y suela blanca para que no se ponga serio. Combinan con todo lo negro que ya tienes.',
  },
  'zapatillas-vaqueras': {
    name: 'Zapatillas vaqueras',
    description:
      'Denim sobrante de nuestros pantalones cosido con hilo naranja. Cada lote sale de un azul ligeramente distinto.',
  },
  'sandalias-tiras-color': {
    name: 'Sandalias de tiras de color',
    description:
      'Tiras trenzadas de tres en tres sobre una planta de goma que no resbala en la piscina. Hebilla de latón que no se oxida.',
  },
  'sandalias-tecnicas-trekking': {
    name: 'Sandalias técnicas de tira',
    description: 'Cinta de nailon regulable en tres puntos y suela con tacos. Entran al río y salen a cenar.',
  },
  'sandalias-ante-lazo': {
    name: 'Sandalias de ante',
    description:
      'Ante blando que toma la forma del pie en una tarde. La tira del tobillo se ata con un lazo largo.',
  },
  'bailarinas-charol-color': {
    name: 'Bailarinas de color vivo',
    description:
      'Puntera cuadrada, tira sobre el empeine y un brillo de caramelo. El talón acolchado evita la tirita del primer día.',
  },
  'bailarinas-lona-vichy': {
    name: 'Bailarinas de vichy',
    description: 'Lona de cuadros con suela de esparto forrada de goma. Verano mediterráneo a ras de suelo.',
  },
  'mocasines-color-piel': {
    name: 'Mocasines de color',
    description:
      'El zapato de oficina pasado por la caja de pinturas. Piel teñida a mano en dos capas, con los bordes más oscuros.',
  },
  'mocasines-animal-print': {
    name: 'Mocasines de pelo estampado',
    description:
      'Pelo corto con mancha de leopardo y tira de piel lisa. Un solo par de zapatos que arregla un vaquero aburrido.',
  },
  'botines-chelsea-color': {
    name: 'Botines chelsea de color',
    description:
      'Elástico en contraste y tirador de dos tonos. La suela dentada agarra en el adoquín mojado.',
  },
  'botines-agua-chelsea': {
    name: 'Botines de agua',
    description:
      'Goma mate de una sola pieza y plantilla de fieltro que se saca a secar. Los charcos vuelven a tener gracia.',
  },
  'botas-altas-color': {
    name: 'Botas altas de color',
    description:
      'Caña recta hasta la rodilla y puntera en pico de cowboy. Sobre un vestido corto hacen de abrigo.',
  },
  'salones-color-fiesta': {
    name: 'Salones de color',
    description:
      'Nueve centímetros de tacón y cero arrepentimiento: la plataforma interior quita dos. El forro va en el color contrario.',
  },
  'derbies-plataforma-color': {
    name: 'Derbies de plataforma',
    description:
      'Cordones anchos y cinco centímetros de suela en escalones. Piel que se limpia con la manga y sigue adelante.',
  },
  'botas-altas-vaqueras': {
    name: 'Botas altas vaqueras',
    description: 'Denim acolchado en una caña que no pesa. La cremallera lleva un tirador en forma de lirio.',
  },
  'salones-flores': {
    name: 'Salones de flores',
    description:
      'Tela de tapicería con flores recolocadas para que cada pie lleve una distinta. Tacón ancho que no se hunde en la hierba.',
  },
};
