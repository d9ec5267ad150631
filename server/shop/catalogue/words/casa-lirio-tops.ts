export const casaLirioTops = {
  'camiseta-grafica-lirios': {
    name: 'Camiseta gráfica Lirios',
    description:
      'Formas recortadas a tijera y estampadas con tinta al agua, que no se agrieta. Corte ancho con el hombro caído.',
  },
  'camiseta-basica-color': {
    name: 'Camiseta básica de color',
    description:
      'Cinco tonos que vuelven cada primavera, porque nadie los deja marchar. Algodón lavado con enzimas, suave desde la percha.',
  },
  'camiseta-rayas-caramelo': {
    name: 'Camiseta de rayas caramelo',
    description:
      'Rayas anchas de dos colores que discuten y hacen las paces. Manga hasta medio brazo y cuello redondo sin etiqueta.',
  },
  'camiseta-logo-lirio': {
    name: 'Camiseta con lirio bordado',
    description:
      'Un solo lirio bordado en el pecho con dos mil puntadas. El resto de la camiseta guarda silencio.',
  },
  'camiseta-tecnica-ligera': {
    name: 'Camiseta técnica ligera',
    description:
      'Malla de 120 gramos que seca colgada en media hora. Costuras planas en los puntos donde roza la mochila.',
  },
  'camiseta-tirantes-canale': {
    name: 'Camiseta de tirantes de canalé',
    description:
      'Canalé elástico que se ajusta sin tirar de ningún sitio. Sirve de capa bajo todo lo transparente de la colección.',
  },
  'top-lencero-color': {
    name: 'Top lencero a todo color',
    description:
      'Satén que cambia de tono según le dé el sol. Se lleva solo, o sobre una camiseta blanca como en los noventa.',
  },
  'top-floral-tirantes': {
    name: 'Top de flores con tirantes',
    description:
      'Un ramo pintado a mano en el estudio y repetido sin que se note dónde empieza. Espalda fruncida que se adapta a dos tallas.',
  },
  'body-animal-manga-larga': {
    name: 'Body de leopardo',
    description:
      'Leopardo pequeño en punto de segunda piel. Bajo un vaquero de tiro alto hace todo el trabajo.',
  },
  'camisa-hawaiana-flores': {
    name: 'Camisa de flores de manga corta',
    description:
      'Cuello de solapa, bolsillo que casa con el dibujo y viscosa que refresca. Abierta sobre una de tirantes se convierte en chaqueta.',
  },
  'camisa-vichy-verano': {
    name: 'Camisa de vichy',
    description:
      'El cuadro de mantel, en serio: algodón fino con el bajo recto y los botones del color del cuadro. Anudada a la cintura pide falda.',
  },
  'sobrecamisa-cuadros-grandes': {
    name: 'Sobrecamisa de cuadros',
    description:
      'Franela de doble cara con cuadros grandes y dos bolsillos de tapa. Hace de chaqueta entre marzo y mayo.',
  },
  'blusa-volantes-gasa': {
    name: 'Blusa de gasa con volantes',
    description:
      'Volantes en cascada que empiezan en el hombro y se apagan en la cintura. La gasa es doble donde hace falta.',
  },
  'blusa-flores-algodon': {
    name: 'Blusa de flores de algodón',
    description:
      'Mangas con cuerpo, canesú cuadrado y una flor menuda que recorre toda la tela. Se desabrocha por la espalda con cinco botones.',
  },
  'polo-retro-contraste': {
    name: 'Polo retro a rayas',
    description:
      'Cuello y puños de punto en otro color, como los de las pistas de tierra. Algodón con un poco de aire entre hilo e hilo.',
  },
  'sudadera-capucha-color': {
    name: 'Sudadera con capucha',
    description:
      'Felpa de 380 gramos cepillada por dentro y capucha forrada que no se cae. El cordón acaba en metal, no en plástico.',
  },
  'sudadera-bordado-lirio': {
    name: 'Sudadera con lirio bordado',
    description:
      'El lirio de la casa en hilo satinado sobre felpa mate. Bolsillo canguro con una ranura escondida para el teléfono.',
  },
  'sudadera-tecnica-entreno': {
    name: 'Sudadera técnica de entreno',
    description:
      'Punto elástico por fuera y rejilla cepillada por dentro: calienta al empezar y ventila al acabar. Puños con ojal para el pulgar.',
  },
  'jersey-rayas-arcoiris': {
    name: 'Jersey de rayas de colores',
    description:
      'Una raya ancha y una estrecha, alternas, en lana que no pica. El elástico del bajo lo recoge en la cadera.',
  },
  'jersey-ochos-color': {
    name: 'Jersey de ochos de color',
    description:
      'Ochos gruesos en tonos que nadie espera en un jersey de abuela. Cuello redondo alto y manga con mucho volumen.',
  },
  'cardigan-corto-color': {
    name: 'Cárdigan corto de colores',
    description:
      'Corto hasta la cintura, para que el vestido siga mandando. Los botones son de un color distinto al del punto.',
  },
  'camiseta-manga-larga-estampada': {
    name: 'Camiseta de manga larga estampada',
    description:
      'Manchas de color que se solapan en malla fina de manga larga. Debajo de un tirante parece pintada sobre la piel.',
  },
  'chaleco-color-pano': {
    name: 'Chaleco de paño de color',
    description:
      'Un chaleco de sastre en el color equivocado, que resulta ser el bueno. Sobre camiseta, bajo cazadora o sin nada más en agosto.',
  },
  'jersey-cuello-vuelto-color': {
    name: 'Jersey de cuello vuelto de color',
    description:
      'Canalé grueso con el cuello tan alto que sirve de bufanda. Los puños llevan una vuelta en otro punto.',
  },
};
