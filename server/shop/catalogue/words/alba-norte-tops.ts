export const albaNorteTops = {
  'camisa-popelin-recta': {
    name: 'Camisa recta de popelín',
    description:
      'Popelín de algodón de 120 hilos que cae limpio y no se transparenta. El cuello italiano se sostiene con y sin chaqueta, y el bajo curvo puede llevarse por fuera.',
  },
  'camisa-rayas-banquero': {
    name: 'Camisa de rayas finas',
    description:
      'Una raya vertical y estrecha tejida en el hilo, no estampada, para que no pierda contraste con los lavados. Puño doble para gemelos o para el botón que lleva cosido.',
  },
  'camisa-lino-lavado': {
    name: 'Camisa de lino lavado',
    description:
      'Lino europeo prelavado: se estrena ya suave y su arruga forma parte del dibujo. Se abrocha con botones de nácar y lleva trabilla para recoger la manga.',
  },
  'camisa-cuadro-ventana': {
    name: 'Camisa de cuadro ventana',
    description:
      'Franela ligera con un cuadro amplio que casa en el bolsillo y en las costuras laterales. Abriga lo justo para llevarla abierta sobre una camiseta en octubre.',
  },
  'camisa-seda-tapeta': {
    name: 'Camisa de seda con tapeta oculta',
    description:
      'Seda lavada de 16 momme con brillo apagado y tacto de melocotón. La tapeta esconde los botones y el canesú de la espalda da holgura al mover los brazos.',
  },
  'blusa-lazada-crepe': {
    name: 'Blusa de crepé con lazada',
    description:
      'La lazada se anuda, se deja caer o se quita: va sujeta con dos presillas. Crepé con peso que no se pega a las medias ni a la falda.',
  },
  'blusa-gasa-lunares': {
    name: 'Blusa de gasa con lunares',
    description:
      'Dos capas de gasa, la interior opaca, con un lunar pequeño bordado a máquina. Los puños cierran con tres botones forrados que estilizan la muñeca.',
  },
  'blusa-seda-cuello-mao': {
    name: 'Blusa de seda de cuello mao',
    description:
      'Cuello alto de dos centímetros que deja respirar al collar o lo sustituye. Pinzas en el pecho y caída recta hasta la cadera, pensada para ir por dentro.',
  },
  'polo-punto-fino': {
    name: 'Polo de punto fino',
    description:
      'Tejido en galga 14, con el cuello tricotado de una pieza para que no se doble. Tiene la seriedad de un jersey y la frescura de una camiseta.',
  },
  'polo-pique-clasico': {
    name: 'Polo de piqué clásico',
    description:
      'Piqué de algodón peinado con aberturas laterales y espalda un punto más larga. El botón está teñido del color del tejido, de modo que nada distrae.',
  },
  'camiseta-algodon-denso': {
    name: 'Camiseta de algodón denso',
    description:
      'Punto de 220 gramos que mantiene el hombro en su sitio y no marca. Cuello con ribete doble, hecho para que siga cerrado después de cien lavados.',
  },
  'camiseta-marinera-barco': {
    name: 'Camiseta marinera de cuello barco',
    description:
      'La raya de siempre, teñida en hilo, sobre un punto compacto con manga tres cuartos. El escote va de hombro a hombro sin enseñar el tirante.',
  },
  'camiseta-manga-larga-modal': {
    name: 'Camiseta de manga larga de modal',
    description:
      'Capa interior casi sin peso que no abulta bajo la americana. El modal se mantiene suave y oscuro donde el algodón se apaga.',
  },
  'jersey-merino-redondo': {
    name: 'Jersey de merino de cuello redondo',
    description:
      'Lana merina de 18,5 micras: no pica y puede llevarse sobre la piel. Costuras remalladas a mano para que el hombro no haga bulto bajo el abrigo.',
  },
  'jersey-cuello-vuelto-fino': {
    name: 'Jersey fino de cuello vuelto',
    description:
      'El cuello dobla una vez y se queda arriba, sin goma. Tan fino que entra bajo un chaleco y tan largo que no se sale del pantalón.',
  },
  'jersey-ochos-pescador': {
    name: 'Jersey de ochos',
    description:
      'Tres columnas de ochos al frente y punto de arroz en los costados. Pesa 640 gramos: es el jersey que sustituye a la chaqueta un domingo de enero.',
  },
  'jersey-cachemira': {
    name: 'Jersey de cachemira',
    description:
      'Cachemira de dos cabos que gana suavidad con el uso en lugar de soltar bolas. Corte recto, puños largos para doblar y ni un solo adorno.',
  },
  'cardigan-merino-botones': {
    name: 'Cárdigan de merino',
    description:
      'Se abrocha hasta el cuello como un jersey o se deja abierto como una chaqueta. Siete botones de corozo y dos bolsillos que no deforman la línea.',
  },
  'cardigan-punto-ingles': {
    name: 'Cárdigan grueso de punto inglés',
    description:
      'El punto inglés atrapa aire y abriga como el doble de su peso. Cuello chal que se levanta los días de viento.',
  },
  'chaleco-traje-raya': {
    name: 'Chaleco de traje de raya diplomática',
    description:
      'Espalda de forro con hebilla para ajustar la cintura y delantero en punta. Va igual de bien sobre una camisa cerrada que sobre la piel en verano.',
  },
  'chaleco-pata-gallo': {
    name: 'Chaleco de pata de gallo',
    description:
      'Paño jaspeado en telar con la pata de gallo menuda, que de lejos parece un solo tono. Cinco botones y bolsillos de vivo para el reloj o las llaves.',
  },
  'body-cuello-alto': {
    name: 'Body de cuello alto',
    description:
      'Queda estirado bajo cualquier cintura porque no tiene por dónde salirse. Punto doble al frente, corchetes planos y costuras que no se marcan.',
  },
  'top-satinado-escote-pico': {
    name: 'Top satinado con escote en pico',
    description:
      'Raso mate cortado al bies para que siga al cuerpo sin ceñirlo. Tirantes regulables que se esconden bajo una americana.',
  },
};
