export const casaLirioAccessories = {
  'mochila-lona-encerada': {
    name: 'Mochila de lona encerada',
    description:
      'La cera hace que el chaparrón resbale y que cada pliegue deje marca. Bolsillo acolchado detrás, pegado a la espalda.',
  },
  'bolsa-tela-lirio': {
    name: 'Bolsa de tela con el lirio',
    description:
      'La bolsa del mercado, de la biblioteca y de la playa. Lona gruesa que se tiene de pie y un lirio bordado en una esquina.',
  },
  'gorra-sarga-lavada': {
    name: 'Gorra de sarga lavada',
    description:
      'Seis cascos y visera ya curvada, como si llevara tres veranos contigo. La trabilla es metálica y no arranca pelos.',
  },
  'gorro-punto-grueso': {
    name: 'Gorro de punto grueso',
    description:
      'Lana con alpaca y una vuelta generosa que tapa las orejas. Se teje de una vez, sin costura que se note en la nuca.',
  },
  'bufanda-flecos-lirio': {
    name: 'Bufanda larga con flecos',
    description:
      'Dos metros que dan para tres vueltas o para compartir banco en el parque. Abriga sin pinchar porque la lana va peinada.',
  },
  'gafas-sol-carey': {
    name: 'Gafas de sol de pasta',
    description:
      'Montura ancha que aguanta el levante y lentes de categoría tres. Vienen con funda blanda que también limpia.',
  },
  'collar-medalla-sol': {
    name: 'Collar con medalla de sol',
    description:
      'Una medalla con doce rayos grabados y una piedra en el centro. La cadena mide sesenta centímetros y cae sobre el jersey.',
  },
  'pulsera-rigida-cinco': {
    name: 'Pulsera rígida de cinco cristales',
    description:
      'Ovalada como la muñeca, no redonda, para que no gire sola. Los cristales van engastados, ninguno pegado.',
  },
  'anillo-solitario-cristal': {
    name: 'Anillo solitario de cristal',
    description:
      'Brilla bastante más de lo que cuesta y no promete nada. Banda redondeada por dentro, cómoda para quien nunca lleva anillos.',
  },
  'bikini-triangulo-lazos': {
    name: 'Bikini de triángulo con lazos',
    description:
      'Copas que se deslizan por el cordón y braguita que se ata a la altura que quieras. Tejido reciclado que seca antes que la toalla.',
  },
  'banador-escote-redondo': {
    name: 'Bañador de escote redondo',
    description:
      'Doble capa por delante y pierna ni alta ni baja. Nada de verdad: los tirantes no se caen en la segunda brazada.',
  },
  'banador-bermuda-cordon': {
    name: 'Bañador bermuda con cordón',
    description:
      'Largo por medio muslo, con bolsillo trasero que desagua. Del agua al chiringuito en diez minutos de sol.',
  },
  'mallas-cintura-alta': {
    name: 'Mallas de cintura alta',
    description:
      'No transparentan en la sentadilla, que es la única prueba que importa. Bolsillo lateral para el teléfono y costuras planas.',
  },
  'top-deportivo-cruzado': {
    name: 'Top deportivo de sujeción media',
    description:
      'Para correr despacio, pedalear fuerte o estirar en casa. La banda ancha sujeta sin apretar las costillas.',
  },
  'calcetines-rayas-algodon': {
    name: 'Calcetines de rayas',
    description:
      'Algodón peinado con puño que no deja marca. Las rayas asoman por encima de la zapatilla, y de eso se trata.',
  },
  'braguita-algodon-organico': {
    name: 'Braguita de algodón orgánico',
    description:
      'Talle medio y goma forrada, sin etiquetas que rasquen. Se vende suelta para que elijas los colores.',
  },
};
