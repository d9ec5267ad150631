import type { WrittenEntry } from './entry.ts';

export const packing: readonly WrittenEntry[] = [
  {
    title: 'Qué llevar puesto en el avión',
    questions: [
      'que me pongo para un vuelo largo',
      'ropa comoda para el avion',
      'como voy vestida al aeropuerto',
      'en el avion hace frio o calor que llevo',
      'zapatos para pasar el control del aeropuerto',
      'como ir comoda en un vuelo',
    ],
    maya: 'Capas de punto, cintura blanda y zapato fácil de quitar, con calcetín: en cabina refresca y los pies se hinchan. Un fular grande hace de manta. Lo más voluminoso, puesto; pocos metales, para el control. En vuelos largos, la media de compresión se consulta antes.',
    valentina:
      'Chándal bonito o pantalón de punto, camiseta, sudadera y un pañuelo enorme que haga de manta. Zapato que entre y salga fácil, con calcetines, que los pies se hinchan. El abrigo gordo, puesto. Y el cinturón de hebilla tocha, en la maleta, por el arco.',
  },
  {
    title: 'Viaje de trabajo de tres días',
    questions: [
      'maleta para un viaje de negocios de 3 dias',
      'que llevo a un congreso de dos dias',
      'viaje de trabajo solo con equipaje de mano',
      'cuantas camisas llevo para un viaje de trabajo',
      'como llevo el traje en la maleta de cabina',
    ],
    maya: 'Una chaqueta puesta, dos pantalones que vayan con ella, una camisa por día y una de más, un punto fino y dos zapatos. La chaqueta, doblada del revés con un hombro dentro del otro. Todo sobre un mismo oscuro, marino o gris, y la corbata enrollada en un zapato.',
    valentina:
      'Blazer puesto, dos partes de abajo, una camisa por día más una de emergencia, un jersey fino y dos pares de zapatos. Todo alrededor de un color, marino o gris. La americana se dobla del revés, hombro dentro de hombro, y al llegar, percha y vapor de ducha.',
  },
  {
    title: 'Viaje de trabajo que se alarga al fin de semana',
    questions: [
      'viaje de trabajo y luego turismo que llevo',
      'maleta para reuniones y playa a la vez',
      'me quedo el finde despues del congreso que ropa llevo',
      'ropa que sirva para la oficina y para pasear',
      'bleisure que meter en la maleta',
    ],
    maya: 'Elige piezas con dos vidas: una chaqueta sin forrar que también vaya con vaquero, un pantalón de vestir que admita zapatilla, camisetas buenas bajo el blazer. Añade solo un vaquero, un punto y calzado para andar. Lo de ocio ocupa un tercio, no la mitad.',
    valentina:
      'Todo con doble turno: blazer blando que vaya con vaqueros, pantalón de vestir con zapas blancas, camiseta buena debajo. De ocio solo metes un vaquero, un jersey y calzado de caminar. Así el lunes pareces seria y el sábado te pierdes por ahí con lo mismo.',
  },
  {
    title: 'Escapada a una ciudad',
    questions: [
      'que llevo para un fin de semana en roma',
      'ropa para turismo caminar todo el dia y cenar',
      'maleta para 4 dias en una ciudad europea',
      'que ropa llevo a nueva york en primavera',
      'entrar en iglesias con tirantes que llevo',
    ],
    maya: 'Para ciudad: dos partes de abajo, cuatro de arriba, una capa, un impermeable ligero, zapato ya andado y otro para cenar. Un fular cubre hombros en iglesias, donde suelen pedir hombro y rodilla tapados. Bolso cruzado con cierre y manos libres.',
    valentina:
      'Dos de abajo, cuatro de arriba, una chaqueta y un chubasquero fino. Zapas ya domadas y un zapato mono que también ande. Pañuelo en el bolso: abriga y te deja entrar en iglesias, que suelen pedir hombros y rodillas cubiertos. Bandolera con cremallera y a callejear.',
  },
  {
    title: 'Esquí y nieve: qué se lleva',
    questions: [
      'que ropa llevo a esquiar por primera vez',
      'que me pongo debajo del pantalon de esqui',
      'ropa para la nieve con niños',
      'cuantos calcetines para esquiar',
      'que ropa alquilo y cual compro para la nieve',
      'voy a esquiar por primera vez que ropa necesito',
      'ropa para la nieve sin comprar',
      'que llevo para un fin de semana de esqui',
    ],
    maya: 'Primera capa térmica completa, sin algodón, forro o plumas fino, chaqueta y pantalón impermeables, guantes impermeables, un solo calcetín largo de esquí, braga de cuello, gafas, casco y crema. Dos calcetines hacen arruga y enfrían. Para probar, se puede alquilar lo de fuera y comprar lo que toca la piel.',
    valentina:
      'Térmica arriba y abajo, nada de algodón, forro, chaqueta y pantalón de nieve, guantes que no calen, buff, gafas, casco y crema. Calcetín, uno y largo: con dos te salen rozaduras y más frío. Si vas a probar, alquila lo de fuera y compra solo lo que va pegado al cuerpo.',
  },
  {
    title: 'Lavar la ropa en el viaje',
    questions: [
      'como lavo ropa en el hotel',
      'que ropa seca en una noche',
      'viajar dos semanas con maleta pequeña lavando',
      'detergente para viaje en equipaje de mano',
      'lavar a mano en el lavabo ropa de viaje',
    ],
    maya: 'Con una lavada a mitad, dos semanas caben en una maleta de siete días. Secan en una noche la merino fina, la microfibra y el punto sintético; el algodón grueso y el vaquero, no. Tras lavar, enrolla la prenda en una toalla y pisa: sale casi seca.',
    valentina:
      'Lava a mitad de viaje y te ahorras media maleta. Merino fina y microfibra secan mientras duermes; el vaquero, ni lo sueñes. Truco: la enrollas en una toalla, la pisas y a colgar. El jabón en pastilla no cuenta como líquido en el control.',
  },
  {
    title: 'Qué va en el bolso de mano por si se pierde la maleta',
    questions: [
      'que llevo en el equipaje de mano por si pierden mi maleta',
      'muda de emergencia avion',
      'que meter en la mochila de cabina',
      'joyas en la maleta facturada o en mano',
    ],
    maya: 'En mano, una muda completa que sirva para la primera cita del viaje, ropa interior, una capa, joyas, gafas, medicación y lo imprescindible de aseo en envases admitidos. El traje o el vestido de la ceremonia no se factura. Una foto del contenido ayuda a reclamar.',
    valentina:
      'Una muda, ropa interior, jersey, joyas, gafas, medicinas y neceser mínimo. ¿Vas a una boda? El vestido o el traje, contigo en cabina, que facturarlo es jugársela. Y haz una foto a la maleta abierta antes de cerrarla: si se pierde, la reclamación va sola.',
  },
  {
    title: 'Maleta con niños',
    questions: [
      'cuanta ropa llevo de viaje para un niño',
      'maleta para una semana con un bebe',
      'viaje con dos niños que meto',
      'ropa de repuesto para el avion con nene',
    ],
    maya: 'Para niños, un conjunto por día y dos de más si no se va a lavar; si se lava, la mitad. Prendas que combinen todas, pijama de repuesto y calzado ya usado. En el bolso, una muda suya y una camiseta de quien lo lleva en brazos. Cada día, en una bolsa aparte.',
    valentina:
      'Un conjunto por día y dos extra; si hay lavadora, con la mitad vas. Mete cada día en una bolsita y vestirlos son dos minutos. En el bolso, muda para el peque y camiseta para ti, que el vómito no avisa. Zapatos ya usados, siempre.',
  },
  {
    title: 'Un destino con varios climas',
    questions: [
      'viaje con frio y calor que llevo en la maleta',
      'voy a un sitio que de dia hace calor y de noche frio',
      'maleta para peru costa y sierra',
      'ropa para viajar por varios paises en un mes',
      'desierto de dia calor noche helada ropa',
    ],
    maya: 'Se viste por capas, no por destinos: base fina para el calor, térmica ligera, punto, plumas comprimible y cortavientos. Juntas valen para cero grados; sueltas, para treinta. Un fular y un gorro ocupan poco y cambian mucho. Un solo calzado cerrado que aguante todo.',
    valentina:
      'Nada de dos maletas en una. Camiseta fina, térmica, jersey, plumas que se haga bolita y cortavientos: todo junto para el frío, suelto para el calor. Gorro y pañuelo, que no pesan. Y zapas cerradas que valgan para los dos sitios.',
  },
];
