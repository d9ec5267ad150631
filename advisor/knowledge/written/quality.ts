import type { WrittenEntry } from './entry.ts';

/** Recognising fibres, workmanship and fakes. */
export const quality: readonly WrittenEntry[] = [
  {
    title: 'Prueba de quemar un hilo: qué dice y cuidado',
    questions: [
      'como se de que tela es quemando un hilo',
      'prueba de fuego para saber si es algodon',
      'quemar un hilo para saber si es lana',
      'como distingo poliester de algodon',
      'prueba de la llama tejidos',
      'si huele a pelo quemado que tela es',
    ],
    maya: 'Un hilo suelto, con pinzas, sobre el fregadero y agua al lado; nunca la prenda. Algodón y lino: llama y olor a papel, ceniza gris. Lana y seda: olor a pelo, se apagan solas y dejan bolita que se deshace. Poliéster y nailon: se funden en gota dura. Las mezclas confunden.',
    valentina:
      'Solo un hilito, con pinzas y encima del fregadero, ¿eh? Si huele a papel y deja ceniza, algodón o lino. Si huele a pelo, lana o seda. Si se derrite y queda una bolita dura, sintético. Y si es mezcla, te lías: mejor la etiqueta.',
  },
  {
    title: 'Reconocer seda de verdad',
    questions: [
      'seda pura o falsa como saberlo',
      'seda o poliester como lo noto',
      'mi blusa dice seda pero no se',
      'panuelo de seda autentico',
      'como distingo seda natural de saten',
      'la seda buena como se reconoce',
    ],
    maya: 'Etiqueta primero: seda al 100 %. Al tacto es fresca y enseguida toma tu calor; arrugada en el puño, se abre con pliegues suaves; el brillo cambia con la luz, mientras el poliéster brilla blanco siempre igual. En pañuelos, el borde enrollado a mano es abultado.',
    valentina:
      'Mira la etiqueta: si pone satén no dice nada, es el tejido. La seda se calienta rápido en la mano y cambia de brillo según la muevas; el poli brilla plano y se pega con la electricidad. En pañuelos, el borde gordito a mano es buena señal.',
  },
  {
    title: 'Reconocer cachemir y lana buenos',
    questions: [
      'como se si un jersey es de cachemir de verdad',
      'cashmere barato es bueno',
      'como reconozco la lana buena',
      'jersey de lana que hace bolitas es malo',
      'cuantas hebras tiene un cachemir',
      'sueter de cashmere a 40 euros es real',
    ],
    maya: 'Estira un poco y suelta: debe volver. Mira a contraluz: trama cerrada, no aire. Doble hebra mejor que una. Demasiado suave en la tienda suele ser pelo corto y lavado, que hace bolitas pronto. Algo de bolita al principio es normal. Etiqueta al 100 % y precio que lo aguante.',
    valentina:
      'Estíralo: si vuelve a su sitio, bien. A contraluz, que no se vea el otro lado. Si está extrasuavísimo recién comprado, sospecha, que hará bolas. Dos hebras mejor que una. Y un cachemir entero a precio de camiseta, raro.',
  },
  {
    title: 'Reconocer alpaca o baby alpaca auténtica',
    questions: [
      'como se si es alpaca de verdad',
      'baby alpaca falsa en el mercado',
      'alpaca o acrilico como distinguir',
      'compre un sueter de alpaca en cusco y no se si es real',
      'sueter de alpaca barato es sintetico',
      'baby alpaca significa de cria',
    ],
    maya: 'La alpaca es fresca al tocarla, pesa, cae y no hace chispas; el acrílico es caliente, ligero y cruje. Baby no es de cría: es la finura. En puestos, si todas brillan igual, cuestan poco y llevan colores flúor, es mezcla o acrílico. Pide etiqueta de composición.',
    valentina:
      'La de verdad está fresquita, pesa y cae; la acrílica, calentita, ligera y con electricidad. Baby alpaca es por lo fina, no por la edad. Y si en el puesto cuesta como dos cafés, ya sabes lo que es.',
  },
  {
    title: 'Reconocer un buen plumífero',
    questions: [
      'como se si un plumifero es bueno',
      'abrigo de plumas barato calienta',
      'se le salen las plumas al abrigo',
      'cuanto plumon tiene que llevar un abrigo',
      'plumon 90/10 o 80/20 cual compro',
      'relleno de plumas o poliester cual pesa menos',
    ],
    maya: 'Mira la proporción: 90/10 es nueve partes de plumón y una de pluma, mejor que 70/30. Apriétalo: debe volver a hincharse enseguida. Tela cerrada, costuras que no dejen salir cañones, y certificación de trato animal si te importa. Si pincha, lleva mucha pluma.',
    valentina:
      '90/10 o 80/20 es buena señal. Aplástalo con la mano: si sube rápido, es plumón. Si notas pinchitos o salen plumas por las costuras, malo. Y si vives donde llueve, el sintético mojado calienta más.',
  },
  {
    title: 'Reconocer unos zapatos de calidad',
    questions: [
      'como se si unos zapatos son buenos',
      'zapato cosido goodyear vale la pena',
      'zapatos de piel o sintetico como lo veo',
      'que miro al comprar botines de cuero',
      'suela de cuero o de goma calidad',
      'zapatos de cuero baratos cuanto duran',
    ],
    maya: 'Mira el pictograma: empeine, forro y suela de piel. Poro irregular y bordes teñidos a mano, contrafuerte firme en el talón, forro sin bultos, suela cosida o, si es pegada, sin rebabas. Dobla: las arrugas deben ser finas. Un cosido Goodyear se cambia de suela varias veces.',
    valentina:
      'Dale la vuelta: el dibujito dice si es piel por fuera, por dentro y en la suela. Aprieta el talón, que no se hunda. Dobla la puntera: arruguitas finas, bien; láminas que se marcan, plastiquete. Cosido dura y se resuela.',
  },
  {
    title: 'Reconocer un bolso bien hecho',
    questions: [
      'como se si un bolso es de buena calidad',
      'bolso de cuero barato merece la pena',
      'que miro en un bolso antes de comprar',
      'bolso que se pela por las asas',
      'cremallera buena de bolso',
      'costuras de bolso como deben ser',
    ],
    maya: 'Puntadas pequeñas, iguales e inclinadas; bordes lacados sin grietas; cremallera metálica que corra sola; asas con refuerzo por dentro; forro cosido, no pegado; herrajes con peso. Llénalo y cuélgatelo. La palabra cuero sin pictograma o a precio de risa suele ser regenerado.',
    valentina:
      'Puntadas iguales, bordes bien pintados, cremallera que corre y asas reforzadas. Mételo lleno y cuélgatelo, que vacíos todos engañan. Si dice cuero por veinte euros, será regenerado y se pelará.',
  },
  {
    title: 'Tipos de piel: plena flor, corregida, serraje y regenerada',
    questions: [
      'que diferencia hay entre plena flor y flor corregida',
      'cuero regenerado es malo',
      'genuine leather que significa',
      'piel de vacuno vaqueta o napa cual es mejor',
      'bonded leather que es',
      'cuero flor entera cartera',
    ],
    maya: 'Plena flor: la capa de arriba sin lijar, con poro y marcas, la que mejor envejece. Corregida: lijada y pintada, uniforme. Serraje: la capa de abajo, afelpada o recubierta. Regenerada: fibras molidas y pegadas, que se pelan. La frase en inglés genuine leather no asegura ninguna de las buenas.',
    valentina:
      'De mejor a peor: plena flor, corregida, serraje y regenerada, que es casi cartón de cuero y se pela. Genuine leather suena bien y no dice gran cosa. Busca poros desiguales y olor a cuero, no a pintura.',
  },
  {
    title: 'Cómo reconocer la calidad',
    questions: [
      'ropa mal cosida como la detecto',
      'que mirar por dentro de una prenda',
      'costuras malas como las reconozco',
      'forro bueno o malo como lo noto',
      'acabados de una chaqueta barata',
      'costura que se abre en ropa barata',
      'como se si una prenda es de calidad',
    ],
    maya: 'Dale la vuelta. Costuras planas sin hilos, de cuatro o cinco puntadas por centímetro; dibujos que casan en costados y bolsillos; bajo con tela para sacar; botones con pie; ojales cerrados; cremallera que no ondula. Forro suelto, no pegado. Y tira suavemente: no debe verse luz entre puntadas.',
    valentina:
      'Ponla del revés, que ahí está la verdad: sin hilos colgando, puntada menuda y rayas que casan en el costado. Tira un poquito de la costura: si se ve luz, déjala. Botón flojo y cremallera ondulada, mala señal.',
  },
  {
    title: 'Tela que dura: tacto, trama y contraluz',
    questions: [
      'como se si una tela es buena al tacto',
      'camiseta que no se transparente como elijo',
      'tela gruesa es mejor calidad',
      'saber antes de comprar si saldran bolitas',
      'se va a deformar esta camiseta como lo se',
      'tela que va a durar trucos',
    ],
    maya: 'Arruga un rincón cinco segundos: así quedará en la silla. Frota con el dedo: si suelta pelo, hará bolitas. Mira al trasluz: huecos, poca tela. Estira a lo ancho: debe volver. En punto, hilo retorcido y trama cerrada; en mezcla, mucho acrílico con lana anuncia bolas.',
    valentina:
      'Test rápido: la arrugas, la frotas, la miras a la luz y la estiras. ¿Sigue fea, suelta pelusa, se transparenta o no vuelve? Fuera. Gordo no siempre es mejor, apretado sí.',
  },
  {
    title: 'Perlas, oro y plata de verdad',
    questions: [
      'como se si el oro es de verdad',
      'mis perlas son verdaderas',
      'plata de ley como la reconozco',
      'prueba del iman para oro',
      'cadena de oro laminado o macizo',
      'anillo que deja el dedo verde es oro',
    ],
    maya: 'Busca el punzón: 750 o 585 en oro, 925 en plata. El imán descarta: si se pega, no es; si no se pega, no demuestra nada. La perla natural o cultivada es fría, pesa y al rozarla con suavidad contra el diente raspa; la de plástico resbala. Para dinero serio, un joyero.',
    valentina:
      'Mira el sello: 750 o 585 es oro, 925 plata. Si el imán lo atrae, malo. Perla de verdad: fresquita y, pasada suave por los dientes, se nota arenilla. Laminado es baño grueso: bonito, pero se gasta. Dudas caras, a un joyero.',
  },
  {
    title: 'Reconocer falsificaciones de ropa y zapatillas',
    questions: [
      'como se si unas zapatillas son originales',
      'camiseta de futbol original o replica',
      'como detecto una marca falsa',
      'compre unas nike por internet y son falsas',
      'tenis clon como los reconozco',
      'ropa de marca muy barata es falsa',
      'como se si un bolso de marca es original',
      'comprar bolso de lujo de segunda mano sin que sea falso',
      'como reconocer una falsificacion',
      'el ticket prueba que es autentico',
      'zapatillas originales o truchas como distinguir',
    ],
    maya: 'Compara con la web oficial: código de modelo o serie que coincida, costuras parejas, logo y grabado limpios, herrajes con peso y sin olor a pegamento. Caja y ticket también se falsifican. Desconfía de fotos prestadas y precio absurdo; lo caro, con autenticación por escrito. Si ya pagaste, guarda todo y reclama a la plataforma o al banco.',
    valentina:
      'Busca el código de modelo o la serie: si no coincide con la web, falso. Costuras torcidas, logo blandito, metal que no pesa y pestazo a cola cantan. La caja y el ticket también se falsifican. Si es caro, autenticación profesional. Si ya pagaste, capturas de todo y reclama en la app o al banco.',
  },
  {
    title: 'Gafas de sol falsas o malas',
    questions: [
      'como se si las gafas de sol protegen',
      'gafas de sol baratas hacen daño',
      'gafas de mercadillo son malas',
      'lentes uv400 piratas',
      'lentes de sol piratas dañan la vista',
      'como se si mis lentes tienen filtro',
    ],
    maya: 'Lo que protege es el filtro, no lo oscuro: busca marcado CE, categoría y UV400 o protección total. Una lente oscura sin filtro abre la pupila y es peor que no llevarla. Cualquier óptica las mide en un minuto, casi siempre gratis. El precio no garantiza, la óptica sí.',
    valentina:
      'Que sean oscuras no protege nada: busca CE y UV400. Sin filtro son peores que no llevar. Pásate por una óptica, te las miden en un momento y sales de dudas. Las hay baratas y buenas.',
  },
  {
    title: 'Lino, algodón y sus imitaciones',
    questions: [
      'como se si es lino de verdad',
      'lino o viscosa como lo distingo',
      'pantalon tipo lino que es',
      'tela linen look es lino',
      'algodon o poliester al tacto',
      'guayabera de lino autentico',
    ],
    maya: 'El lino tiene hilo desigual, con nudillos, es fresco y se arruga en pliegues marcados; una gota de agua la bebe enseguida. Tipo lino o linen look es viscosa o poliéster con relieve: cae más y se arruga menos. La composición decide: busca al menos la mitad de lino.',
    valentina:
      'Lino: nuditos, frescura y arruga seca en el puño; la gota de agua se la bebe. Si pone tipo lino, mira la etiqueta, que será viscosa o poli. No es malo, pero que no te lo cobren a precio de lino.',
  },
  {
    title: 'Rellenos y nombres engañosos de la ficha',
    questions: [
      'polipiel premium que es',
      'eco cuero es cuero',
      'saten de seda o tacto seda',
      'lana fria barata es lana',
      'tacto cashmere que significa',
      'piel pu es cuero o plastico',
      'cuerina es cuero',
    ],
    maya: 'Tacto, efecto, tipo, look y eco delante de una fibra dicen que no lo es: tacto seda es poliéster; cuerina, polipiel, PU y eco cuero son plástico sobre tela; efecto lana, acrílico. La composición en porcentaje es obligatoria en la etiqueta y en la ficha: es lo único que cuenta.',
    valentina:
      'Si delante pone tacto, efecto, tipo o look, no lo es. Cuerina, polipiel, PU y eco cuero: plástico. Tacto cashmere: acrílico. Baja hasta la composición en porcentajes y ahí se acaba el cuento.',
  },
  {
    title: 'Comprar bien en rebajas y outlet',
    questions: [
      'que compro en rebajas',
      'que merece la pena comprar en las rebajas',
      'outlet es peor calidad',
      'buen fin que ropa compro',
      'black friday de ropa consejos',
      'cyber monday ropa como no picar',
      'hot sale que conviene comprar',
    ],
    maya: 'Lista antes que tienda: abrigo, zapato de cuero, lana y vaquero son buena rebaja; tendencia y fiesta, casi nunca. Apunta el precio semanas antes. El outlet mezcla sobrante con líneas hechas para él, de tela más floja: mira la composición. Si no lo comprarías a precio normal, no es ganga.',
    valentina:
      'Ve con lista y precio apuntado de antes. Abrigo, zapatos de piel, lana, vaqueros: sí. Lo muy de moda: no. En los outlets hay cosas hechas para outlet, toca la tela. Y si sin descuento no te gustaba, no te gusta.',
  },
  {
    title: 'Cremalleras, botones y herrajes buenos',
    questions: [
      'como se si una cremallera es buena',
      'cremallera metalica o de plastico',
      'botones de nacar o plastico',
      'herrajes que se ponen negros',
      'boton de cuerno como se reconoce',
      'broches del bolso dorados se pelan',
    ],
    maya: 'Cremallera: que corra con un dedo, dientes iguales y carro con freno; metal en vaquero y bolso, plástico inyectado en abrigo técnico. Nácar: frío y con irisado por detrás. Cuerno: vetas distintas en cada botón. Dorado que pesa y sin rebaba aguanta; el que huele a metal, se pela.',
    valentina:
      'Tira del carro con un dedo: si se atasca en la tienda, imagina en un mes. Nácar: frío y con brillo raro por detrás. Cuerno: cada botón diferente. El dorado ligerito se pela en nada.',
  },
  {
    title: 'Comprar vaqueros: qué mirar en el probador',
    questions: [
      'que miro al comprar unos vaqueros',
      'como se si unos vaqueros son buenos',
      'los vaqueros tienen que apretar al comprarlos',
      'prueba de sentarse con vaqueros',
      'cuanto ceden los vaqueros',
      'vaqueros en el probador que comprobar',
      'como se que unos vaqueros me sientan bien',
    ],
    maya: 'Siéntate y agáchate: ni se baja atrás ni corta delante. Caben dos dedos en la cintura; con elastano, uno, que ceden media talla. Bolsillos de atrás altos, no muy separados y que no se abran; costura lateral recta y dobladillo con doble pespunte. Tela de 11 a 14 onzas dura.',
    valentina:
      'Siéntate, agáchate y camina: ni se abre atrás ni te corta. Dos dedos en la cintura, o uno si llevan elastano, que ceden. Bolsillos planos y altos, que levantan, costura recta y tela con cuerpo. Y luz de fuera, no la del probador.',
  },
  {
    title: 'Cuándo es más barato comprar cada cosa',
    questions: [
      'cuando se compra mas barato un abrigo',
      'en que mes estan las rebajas',
      'cuando comprar bañadores baratos',
      'mejor epoca para comprar botas',
      'rebajas de enero o julio que compro',
      'black friday merece la pena para ropa',
    ],
    maya: 'Abrigos, botas y punto, en enero y febrero; bañadores, lino y sandalias, de mediados de julio en adelante; trajes, en enero y julio. Black Friday sirve para básicos con precio seguido antes. En el hemisferio sur, al revés: julio y enero. Apunta tres huecos y compra esos.',
    valentina:
      'Abrigos y botas, enero-febrero; bikinis, lino y sandalias, finales de julio. En el sur, al revés. Black Friday solo si conoces el precio de antes. Y con lista de tres, que si no, caes.',
  },
  {
    title: 'Cuánto dura una prenda',
    questions: [
      'cuanto dura un jersey',
      'cuanto duran unas zapatillas',
      'cuando hay que jubilar un abrigo',
      'vida util de la ropa interior',
      'cada cuanto cambiar los calcetines',
      'cuanto dura una camisa blanca',
      'cada cuanto se cambia la ropa interior por nueva',
    ],
    maya: 'Con cuidado: abrigo de lana, diez años o más; traje, cinco a diez; jersey bueno, cinco; camisa, dos o tres de uso semanal; zapatillas de correr, 600 a 800 km; ropa interior, uno o dos años; zapato cosido, décadas con suelas nuevas.',
    valentina:
      'Abrigo de lana, diez años o más; traje, de cinco a diez; jersey bueno, cinco; camisa muy usada, dos o tres; zapas de correr, 600 u 800 km; ropa interior, un añito o dos. Y el zapato cosido, casi para siempre.',
  },
];
