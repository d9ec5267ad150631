import type { WrittenEntry } from './entry.ts';

/** Rules and settings that people ask about by name. */
export const etiquette: readonly WrittenEntry[] = [
  {
    title: 'Tatuajes, piercings y pelo de color en el trabajo',
    questions: [
      'tatuajes a la vista en una entrevista',
      'tengo que tapar los tatuajes en el trabajo',
      'piercing en la nariz para una entrevista',
      'pelo de colores en la oficina',
      'puedo llevar pendientes siendo hombre',
    ],
    maya: 'Depende de la casa: en lo creativo y tecnológico no importa; en banca, despacho o atención al público clásica, el primer día conviene manga larga y pendiente discreto. Después, mira a tus compañeros. No es obligación esconderse: es leer el sitio.',
    valentina:
      'En sitios modernos, cero problema. En banco o despacho, para la entrevista, manga larga y el piercing pequeñito; luego ya ves cómo va la gente. No es esconderte, es jugar sus cartas el primer día.',
  },
  {
    title: 'Cuánto se gasta en ropa de invitada',
    questions: [
      'cuanto se gasta en un vestido de invitada',
      'cuanto cuesta un vestido de madrina',
      'cuanto se suele gastar en un traje',
      'presupuesto para ir a una boda',
    ],
    maya: 'No hay una cifra obligada: comprando, de 80 a 200 euros lo corriente, y alquilar ronda los 40 o 90. Lo sensato es gastar en lo que repetirás, zapato, bolso y chaqueta, y alquilar o repetir el vestido con otros accesorios.',
    valentina:
      'Lo normal, entre 80 y 200 euros, y alquilado sobre 40 o 90. Mi consejo: alquila o repite vestido y gasta en zapato y bolso, que esos sí los vuelves a usar.',
  },
  {
    title: 'Esmoquin, frac y chaqué: diferencias',
    questions: [
      'que diferencia hay entre esmoquin frac y chaque',
      'chaque o esmoquin cual es mas formal',
      'diferencia entre frac y chaque',
      'cuando se lleva esmoquin y cuando chaque',
      'que es un jaquet y un smoking',
    ],
    maya: 'El chaqué es de día: levita con faldones redondeados y pantalón gris de rayas. El esmoquin, de noche: chaqueta con solapa de seda, negra o azul noche, y pajarita negra. El frac, la noche más formal: faldones por detrás, chaleco y pajarita blancos.',
    valentina:
      'Chaqué: de día, con faldones y pantalón gris de rayas, el de las bodas de mañana. Esmoquin: de noche, solapa de seda y pajarita negra. Frac: de noche y de gala total, con chaleco y pajarita blancos.',
  },
  {
    title: 'Marrón y negro: el mito',
    questions: [
      'es mito lo de no combinar cafe con negro',
      'se puede llevar marron con negro',
      'zapatos marrones con pantalon negro',
      'cinturon cafe con pantalon negro queda mal',
      'la regla de no mezclar negro y marron',
      'negro y marron juntos como se combinan',
    ],
    maya: 'Mito. El negro con camel, cuero o un marrón que se vea marrón es de lo más elegante, si parece buscado: texturas distintas y dos piezas de cada color. Un marrón casi negro parece un despiste. Donde aún se respeta es en lo muy formal: con traje negro, zapato negro.',
    valentina:
      'Mito total, queda de lujo: negro con camel, con chocolate o con coñac. Que el marrón se note marrón, no casi negro, y repítelo en dos cosas, bolso y zapatos. Solo con traje negro de vestir, zapato negro.',
  },
  {
    title: 'Crudo, marfil o beige en una boda ajena',
    questions: [
      'es mala educacion ir de blanco roto o crema a una boda',
      'puedo ir de beige a una boda',
      'vestido marfil de invitada',
      'color champan o nude para una boda',
      'queda mal ir de crudo a una boda',
    ],
    maya: 'Mejor no: blanco roto, crema y marfil en foto son blanco, y ese día es de la novia, salvo que lo pidan los novios. Un beige oscuro, arena, champán tostado o camel sí; o crudo solo en un estampado con mucho color.',
    valentina:
      'Yo no lo haría: crema y marfil en las fotos salen blancos y eso es de la novia. Beige tostado, camel o un estampado con fondo claro y mucho color, sin problema. Si los novios lo piden, claro.',
  },
  {
    title: 'Calcetines con traje y con mocasines',
    questions: [
      'que calcetines con traje',
      'calcetines blancos con zapatos de vestir',
      'de que color los calcetines con traje azul',
      'se llevan calcetines con mocasines',
      'calcetin a la vista con mocasin',
    ],
    maya: 'Con traje, del color del pantalón o algo más oscuros, y por debajo de la rodilla, que no se vea pierna al sentarse. El blanco es para el deporte. Con mocasín y vaquero o falda, un calcetín fino a la vista es moda; con traje de verano, invisible.',
    valentina:
      'Con traje, del tono del pantalón y largos, que no se te vea la pantorrilla. Blancos, para las zapas. Con mocasín y vaquero o falda, calcetín a la vista mola mucho.',
  },
  {
    title: 'Blanco en invierno',
    questions: [
      'se puede llevar blanco en invierno',
      'pantalon blanco en invierno',
      'vaqueros blancos fuera de verano',
      'ropa blanca despues de septiembre',
      'puedo ir de blanco en diciembre',
    ],
    maya: 'Sí: en lana, punto o denim grueso, y mejor en crudo que en blanco óptico. Con camel, gris, marino o marrón chocolate. La regla de guardarlo tras el verano es una costumbre estadounidense de otro siglo.',
    valentina:
      'Claro. Vaquero blanco o crudo con jersey gordo y botas, de diez. Que la tela sea de invierno y ya está; lo de guardarlo en septiembre es de otra época.',
  },
  {
    title: 'Entrevista de visado o trámite oficial',
    questions: [
      'que me pongo para la entrevista de la visa',
      'como vestir para ir a la embajada',
      'ropa para ir al notario',
      'que llevo a firmar la hipoteca',
      'cita en extranjeria como voy',
    ],
    maya: 'Limpio y sobrio, como para la oficina: camisa o blusa, pantalón recto o falda media, chaqueta y zapato cerrado. Nada con mensajes ni mucho metal, que hay arco de seguridad. El traje no hace falta.',
    valentina:
      'Como un día de oficina serio: camisa o blusa lisa, pantalón recto y zapato cerrado. Poco metal, que hay arco, y camisetas con mensaje, ninguna. Con traje irías pasada.',
  },
  {
    title: 'Boda en invierno',
    questions: [
      'que me pongo para una boda en invierno',
      'invitada de boda en diciembre',
      'como no pasar frio en una boda',
      'boda en enero que abrigo llevo',
    ],
    maya: 'Terciopelo, crepé, brocado o satén grueso, manga larga, colores de joya: burdeos, verde, azul noche. Encima, un abrigo largo o una capa, nunca un plumas. Medias finas oscuras y zapato cerrado; por debajo, térmica fina.',
    valentina:
      'Vestido de terciopelo o satén con manga larga, en burdeos, verde o azulón. Abrigo largo o capa encima, medias finas y zapato cerrado. Y una camiseta térmica fina debajo si el escote deja.',
  },
  {
    title: 'Invitada embarazada',
    questions: [
      'que me pongo para una boda embarazada',
      'vestido de invitada para embarazada',
      'estoy de siete meses y tengo boda',
      'invitada con barriga de embarazo',
    ],
    maya: 'Corte imperio o cruzado en tela fluida con algo de elastano, por la rodilla o largo, que marque bajo el pecho y caiga libre. Tacón ancho y bajo, o plano bonito, y unas segundas zapatillas: los pies se hinchan. Alquilar sale a cuenta.',
    valentina:
      'Vestido cruzado o corte imperio, con caída y que dé un poco. Zapato plano o tacón ancho, y unas planas de repuesto, que los pies se hinchan. Y alquílalo: te lo vas a poner una vez.',
  },
  {
    title: 'Semana Santa y mantilla negra',
    questions: [
      'que me pongo para ver las procesiones',
      'mantilla negra en jueves santo',
      'como se viste en semana santa en sevilla',
      'ropa para viernes santo',
    ],
    maya: 'Para verlas, arreglado y discreto, con calzado cómodo: son horas de pie. La mantilla, siempre negra, se lleva Jueves y Viernes Santo, con vestido negro de manga y largo bajo la rodilla, medias y zapato cerrado negros, joyas mínimas y sin escote.',
    valentina:
      'Si vas a verlas, arreglada pero con zapato cómodo, que son horas. Mantilla negra solo Jueves y Viernes Santo: vestido negro por debajo de la rodilla, con manga, medias y zapato cerrado, y casi sin joyas.',
  },
  {
    title: 'Ir a las carreras de caballos',
    questions: [
      'que me pongo para el hipodromo',
      'como vestir para ascot',
      'ropa para las carreras de caballos',
      'derby que se lleva',
    ],
    maya: 'Vestido de día hasta la rodilla o más, hombros cubiertos y tocado o sombrero: en el recinto real de Ascot es obligatorio. Para él, traje; en ese recinto, chaqué y chistera. Tacón ancho, que hay césped.',
    valentina:
      'Vestido de día, hombros tapados, tocado y tacón ancho, que se clava en la hierba. En Ascot el sombrero es obligatorio en la zona buena; aquí, con ir arreglada basta.',
  },
  {
    title: 'Viajar a Marruecos, Egipto o Turquía',
    questions: [
      'que ropa llevo a marruecos',
      'como visto en egipto siendo mujer',
      'que me pongo en marrakech',
      'ropa para viajar a turquia',
      'hay que taparse en marruecos',
    ],
    maya: 'Holgado y ligero: hombros y rodillas cubiertos, lino o algodón, pantalón ancho o falda larga. Un pañuelo grande para mezquitas y sol; para entrar, pelo cubierto donde lo pidan y zapato fácil de quitar. En playas y hoteles, bañador normal.',
    valentina:
      'Ropa suelta que tape hombros y rodillas: pantalón ancho, camisa de lino, falda larga. Lleva un pañuelo grande para mezquitas y para el sol. En la playa del hotel, bañador como siempre.',
  },
  {
    title: 'Viajar a Dubái y países del Golfo',
    questions: [
      'que ropa llevo a dubai',
      'como vestir en emiratos',
      'puedo llevar pantalon corto en dubai',
      'ropa para arabia saudi mujer',
    ],
    maya: 'En centros y calle, hombros y rodillas cubiertos; bikini solo en playa u hotel. En la mezquita, manga y falda largas y el pelo cubierto. En Arabia Saudí, más discreto aún: largo y suelto. Una chaqueta: el aire acondicionado es polar.',
    valentina:
      'Por la calle, hombros y rodillas tapados; bikini, en la piscina o la playa. Para la mezquita, todo largo y pañuelo. Y una chaqueta, que el aire acondicionado es una nevera.',
  },
  {
    title: 'Viajar a la India',
    questions: [
      'que ropa llevo a la india',
      'como vestir en india siendo mujer',
      'ropa para viajar a la india en verano',
    ],
    maya: 'Algodón suelto que cubra hombros y rodillas, colores sufridos y sandalia cerrada; en templos se entra descalzo. Allí mismo, una kurta fresca resuelve todo. Pañuelo siempre en el bolso.',
    valentina:
      'Pantalón ancho de algodón, camisetas con manga y un pañuelo. En los templos te descalzas. Y cómprate una kurta allí: fresquísima y monísima.',
  },
  {
    title: 'Viajar a Japón',
    questions: [
      'que ropa llevo a japon',
      'como se visten en tokio',
      'ropa para viajar a japon en abril',
      'hay que quitarse los zapatos en japon',
    ],
    maya: 'Cómodo y cuidado, con poco escote; las piernas se enseñan sin problema. Zapato fácil de quitar y calcetines sin agujeros: en casas, templos y algunos restaurantes se entra descalzo. Los tatuajes se cubren en los baños.',
    valentina:
      'Básicos cuidados, capas y zapatos que se quiten rápido, con calcetines decentes: te descalzas en muchos sitios. Escotes pocos; minifalda, sin drama.',
  },
  {
    title: 'Cuántos zapatos llevar de viaje una semana',
    questions: [
      'cuantos zapatos llevo para una semana',
      'cuantos pares de zapatos meto en la maleta',
      'zapatos para una semana en roma',
      'me bastan dos pares de zapatos para viajar',
      'que zapatos me llevo de viaje',
    ],
    maya: 'Dos pares, tres como mucho: uno para caminar todo el día, ya domado, y uno que arregle para cenar. El tercero, si hay playa, montaña o lluvia. El más pesado, puesto; y que los dos vayan con toda la maleta.',
    valentina:
      'Dos: unas para patear, ya usadas, y otras más monas para la noche. Un tercero solo si hay playa, monte o lluvia. Las más gordas, puestas en el viaje.',
  },
  {
    title: 'Colonia de día y de noche',
    questions: [
      'que colonia se usa de dia y cual de noche',
      'que perfume llevo a una cita',
      'cuanto perfume ponerse',
      'perfume para la oficina',
      'perfume de verano y de invierno',
    ],
    maya: 'De día, fresca y ligera: cítricos, verdes, florales suaves, un par de toques. De noche y con frío, más densa: maderas, ámbar, vainilla. En oficina o consulta, menos. Se pone en muñeca y cuello, nunca sobre seda ni perlas. Al final manda el gusto.',
    valentina:
      'De día, fresquita: cítricos o flores suaves. De noche o con frío, algo más intenso: madera, vainilla, ámbar. Dos toques y ya, que no te huelan antes de verte. Y no sobre la seda, que mancha.',
  },
  {
    title: 'Labios y uñas según el vestido',
    questions: [
      'de que color me pinto los labios con un vestido rojo',
      'que uñas van con un vestido verde',
      'que color de uñas para una boda',
      'maquillaje con vestido negro',
      'que labial va con vestido azul',
    ],
    maya: 'Con un vestido intenso, uno de los dos habla: rojo con rojo solo si es el mismo tono; si no, labio rosado o natural. Con negro, marino o crudo, el rojo clásico. Las uñas, en neutro o del tono del labio, nunca un tercer color vivo.',
    valentina:
      'Vestido muy vivo, labio naturalito. Con negro, blanco o marino, rojo sin miedo. Con verde, melocotón o burdeos. Y uñas neutras o a juego con el labio, para no ir a tres colores.',
  },
  {
    title: 'Peinado según el escote',
    questions: [
      'que peinado con escote halter',
      'recogido o suelto con escote en la espalda',
      'como me peino para una boda',
      'peinado con vestido palabra de honor',
      'que peinado con cuello alto',
    ],
    maya: 'Cuello alto, halter o espalda abierta: recogido, para que se vea. Palabra de honor o escote en V: suelto o semirrecogido. Con pendientes grandes, pelo hacia atrás. Si hay tocado, bajo y sencillo.',
    valentina:
      'Si el vestido tiene espalda o cuello alto, recógelo y lúcelo. Con palabra de honor o pico, suelto con ondas. Pendientazos: pelo detrás de la oreja.',
  },
  {
    title: 'Ropa para correr según el tiempo',
    questions: [
      'que ropa me pongo para correr con frio',
      'como visto para salir a correr a 5 grados',
      'ropa para correr con lluvia',
      'que llevo para una media maraton',
    ],
    maya: 'Vístete para diez grados más de los que hay: te calientas. Con menos de 5, térmica, cortavientos, mallas, guantes y gorro; de 5 a 12, manga larga y malla; desde 18, camiseta y pantalón corto. Sintético o merino, nunca algodón.',
    valentina:
      'Piensa que harán diez grados más. Frío de verdad: térmica, cortavientos, mallas y guantes. Fresco: manga larga. Calor: corto y gorra. Algodón no, que se empapa.',
  },
  {
    title: 'Ropa para el gimnasio y yoga',
    questions: [
      'que ropa llevo al gimnasio',
      'que me pongo para yoga',
      'ropa para pilates',
      'que pantalon para hacer sentadillas',
      'primer dia de gym que me pongo',
      'que me pongo para entrenar y verme bien',
    ],
    maya: 'Tejido que evacue el sudor, no algodón, que se empapa, y que no transparente al agacharse. Yoga y pilates, ajustado y elástico, para que no se suba; pesas, algo más suelto y zapatilla plana. Sujetador de sujeción media o alta si hay salto. Un mismo tono se ve cuidado sin esfuerzo.',
    valentina:
      'Mallas de tiro alto que no transparenten, camiseta técnica que no se suba, que el algodón se empapa, y top con buena sujeción si saltas. Para yoga, ajustado; para pesas, suelto y zapa plana. Todo del mismo tono queda monísimo sin esfuerzo.',
  },
  {
    title: 'Ropa para senderismo',
    questions: [
      'que ropa llevo para hacer senderismo',
      'como me visto para ir a la montaña en otoño',
      'ropa para una ruta por el monte',
      'que zapatillas para caminar por la montaña',
      'vaqueros para hacer una ruta',
      'que llevo a la montaña en verano',
      'ropa para senderismo fin de semana',
      'que me pongo para hacer trekking',
      'por que no se lleva algodon a la montaña',
      'casa rural en otoño que meto en la maleta',
    ],
    maya: 'Tres capas: camiseta técnica o de merino, forro polar y cortavientos impermeable. Pantalón que seque rápido, dos pares de calcetines de lana o sin costuras y bota o zapatilla con suela de tacos, ya usada. Gorro y guantes finos también en verano, y ropa seca para la noche. Algodón y vaqueros no: mojados pesan y enfrían.',
    valentina:
      'Capas: camiseta técnica, polar y chubasquero. Pantalón de secado rápido, calcetín por duplicado y zapas de trail o botas ya usadas. Gorrito y guantes aunque sea julio, y una muda seca para cenar. Vaqueros y algodón, para el bar: se mojan y te hielas.',
  },
  {
    title: 'Ropa de pádel y tenis',
    questions: [
      'que me pongo para jugar al padel',
      'ropa de padel mujer',
      'que zapatillas para padel',
      'como vestir para jugar tenis en un club',
    ],
    maya: 'Camiseta o polo técnico y falda con malla o pantalón corto con bolsillo para la bola. Zapatilla con suela de espiga, que no se tuerza el tobillo: las de correr resbalan. Algún club de tenis pide blanco; se pregunta.',
    valentina:
      'Camiseta transpirable, falda con short o pantalón corto con bolsillo, y zapas de pádel con suela de espiga; con las de correr te tuerces. Si es un club de los finos, pregunta si van de blanco.',
  },
  {
    title: 'Videollamada y ropa en cámara',
    questions: [
      'que colores quedan bien en camara',
      'que me pongo para que me graben',
      'que no ponerse para salir en un video',
      'ropa para una sesion de fotos',
      'que me pongo para la foto del curriculum',
      'que me pongo para una videollamada de trabajo',
      'ropa para zoom',
    ],
    maya: 'Lisos y de tono medio: azul, verde, burdeos, teja. Evita rayas finas y cuadros pequeños, que vibran, el blanco puro, que quema la imagen, y el color del fondo. Escote limpio, tela mate y joyas que no suenen: cuenta de clavícula para arriba. Para un currículum, chaqueta.',
    valentina:
      'Colores lisos tipo azul, verde o burdeos, que resalten del fondo. Ni rayita fina ni cuadro pequeño, que parpadean, ni blanco nuclear, que quema. Nada que brille o tintinee, y piensa de clavícula para arriba. Para el currículum, blazer.',
  },
  {
    title: 'Ropa para un familiar mayor o dependiente',
    questions: [
      'ropa para mi madre que le cuesta vestirse',
      'ropa adaptada para mayores',
      'que ropa compro a una persona con alzheimer',
      'ropa facil para alguien en cama',
    ],
    maya: 'Aberturas por delante, cintura elástica, cierres de velcro o imán, punto que ceda, tirantes no. Zapato cerrado, con velcro y suela que agarre. Pocas opciones a la vista y en el orden en que se ponen. Y que le guste: la dignidad viste.',
    valentina:
      'Todo abierto por delante, pantalón con goma, velcro mejor que botones y punto que estire. Zapato cerrado con velcro. Déjale la ropa en orden y con sus colores de siempre, que eso anima.',
  },
  {
    title: 'Regalar ropa sin saber la talla',
    questions: [
      'como averiguo la talla de mi mujer sin que se entere',
      'quiero regalar un abrigo y no se la talla',
      'regalar ropa sin saber la talla',
      'que le regalo a mi madre de ropa',
      'como saber la talla de mi novio',
      'como adivino la talla de mi pareja',
      'como se la talla de alguien sin preguntarle',
      'regalar zapatos sin saber el numero',
      'como averiguo la talla de anillo o ropa de mi novia',
      'que talla le compro a mi madre',
      'copiar la talla de una prenda suya',
    ],
    maya: 'Mira la etiqueta de lo que más se pone ahora, o mídelo en plano, de axila a axila, cintura y largo, y compáralo con la tabla. Los zapatos, por la plantilla en centímetros. Elige cortes que perdonan, recto o con cinturón, o algo sin talla, y guarda el ticket: la devolución es parte del regalo.',
    valentina:
      'Cotillea la etiqueta de lo que más lleve, o mídelo tumbado: axila a axila, cintura y largo. Zapatos, mide la plantilla. Tira por cortes que perdonan, con cinturón o rectos, y guarda el ticket. Y si dudas: pañuelo, bolso o joya, que no tienen talla.',
  },
  {
    title: 'Ropa tras una mastectomía u operación',
    questions: [
      'que ropa me pongo despues de una mastectomia',
      'me han operado y no puedo levantar el brazo',
      'como vestir con una protesis de pecho',
      'ropa comoda tras una operacion',
    ],
    maya: 'Al principio, todo por delante: camisas, cárdigans y sujetador posquirúrgico sin aro, en algodón. Las telas con cuerpo, los drapeados y los pañuelos equilibran sin esconder. La prótesis la ajusta una ortopedia. Ve a tu ritmo, y pregunta a tu equipo.',
    valentina:
      'Ahora, cosas que se abran por delante y suaves: camisas, rebecas y sujetador sin aros del posoperatorio. Luego, drapeados, estampados y pañuelos ayudan mucho. Sin prisa; y para la prótesis, una ortopedia buena.',
  },
  {
    title: 'Camiseta que disimule el pecho',
    questions: [
      'quiero que el pecho no se me marque con camisetas',
      'soy chico trans y no quiero que se note el pecho',
      'que camiseta disimula el pecho',
      'ropa para que no se note el busto',
      'binder que es y es seguro',
    ],
    maya: 'Tela con peso y color oscuro o estampado, corte recto de hombro marcado, camisa abierta encima o sobrecamisa. Un top de compresión ayuda; un binder, de tu talla, menos de ocho horas, sin dormir ni hacer deporte con él y nunca con vendas.',
    valentina:
      'Camiseta gruesa, recta, oscura o con dibujo, y una sobrecamisa abierta encima. Top deportivo de compresión o binder de tu talla: ocho horas como mucho, ni dormir ni hacer deporte con él, y vendas jamás.',
  },
  {
    title: 'Ordenar el armario',
    questions: [
      'como ordeno el armario',
      'como organizar la ropa en el closet',
      'no me cabe la ropa en el armario',
      'metodo para ordenar el ropero',
      'doblar o colgar la ropa',
    ],
    maya: 'Primero se vacía y se decide; lo que queda, por tipo y dentro por color. Se cuelga lo que se arruga: camisas, chaquetas, vestidos; se dobla el punto y el denim. Lo de cada día a la altura de los ojos; lo de otra estación, arriba y limpio.',
    valentina:
      'Saca todo, quédate con lo que te pones y guarda por tipo y color. Cuelga lo que se arruga y dobla jerséis y vaqueros, mejor de pie en el cajón. Lo de otra temporada, arriba.',
  },
  {
    title: 'Trabajar en una oficina de Japón',
    questions: [
      'qué no ponerse en una oficina en Japón',
      'prácticas en Japón cómo se viste para no ofender',
      'ropa para trabajar en Tokio',
      'dress code oficina japonesa',
    ],
    maya: 'Traje oscuro y liso, camisa blanca, zapato limpio y fácil de quitar, y calcetines sin agujeros, porque a veces te descalzas. Poco perfume, joyas discretas, tatuajes tapados, nada de escote ni colores fuertes. En verano muchas oficinas dejan quitarse la corbata: que lo diga la empresa.',
    valentina:
      'Traje oscuro, camisa blanca, zapato fácil de quitar y calcetines impecables. Perfume, casi nada; tatuajes, tapados; escotes y colores chillones, no. En verano a veces se va sin corbata, pero espera a que lo digan ellos.',
  },
];
