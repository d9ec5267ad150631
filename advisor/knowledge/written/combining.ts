import type { WrittenEntry } from './entry.ts';

/** What to wear with one given piece, and everyday questions of fashion. */
export const combining: readonly WrittenEntry[] = [
  {
    title: 'Zapatillas blancas con algo que no sean vaqueros',
    questions: [
      'con que combino unas zapatillas blancas',
      'outfits con tenis blancos',
      'tenis blancos con que que no sean jeans',
      'zapatillas blancas con falda o vestido',
      'zapatillas blancas con pantalon de vestir',
      'que me pongo con unas deportivas blancas lisas',
      'championes blancos con que ropa van',
    ],
    maya: 'Con casi todo lo que sea liso: chinos beige o verde oliva, pantalón de pinzas tobillero, falda midi satinada, vestido camisero o un traje sin corbata. Elige una zapatilla fina, de piel y sin logo grande, calcetín bajo y el bajo que la deje ver entera.',
    valentina:
      'Con chinos, con pantalón de pinzas por el tobillo, con falda midi, con vestido camisero y hasta con traje sin corbata. Que sean finitas, lisas y limpias, con calcetín bajito. Y que el pantalón no se las coma.',
  },
  {
    title: 'Pantalón cargo en mujer sin aire militar',
    questions: [
      'como combinar pantalon cargo para verme femenina',
      'pantalones cargo mujer con que blusa',
      'los cargo me hacen parecer soldado',
      'cargo verde con que top',
      'como arreglar un pantalon cargo para salir',
      'cargos con tacones se puede',
    ],
    maya: 'Ponle arriba lo contrario: top ajustado, camiseta de canalé, body o camisa de satén, siempre remetidos para que se vea la cintura. En los pies, sandalia, tacón fino o zapatilla baja. Nada más con bolsillos ni camuflaje, y mejor en negro, beige o gris que en verde.',
    valentina:
      'Arriba algo pegadito o con brillo: body, top de canalé, camisa de satén, y metido por dentro. Abajo, tacón, sandalia o zapatilla fina. Un solo toque militar, el pantalón, y ya. En negro o beige, menos cuartel.',
  },
  {
    title: 'Zapatos para un pantalón cargo',
    questions: [
      'pantalon cargo con zapato o zapatilla',
      'que calzado va con pantalon cargo',
      'cargo con botas o tenis',
      'zapatos para cargos hombre',
      'cargo ancho con que zapatillas',
      'se puede llevar cargo con mocasines',
    ],
    maya: 'Zapatilla antes que zapato: retro de suela fina si el cargo es recto, con más suela si es ancho. Bota de cordones en invierno, con el bajo ajustado o caído sobre ella. El zapato de vestir choca; un mocasín liso pasa con un cargo sin goma y camisa.',
    valentina:
      'Zapatilla. Si es recto, finita y retro; si es ancho, con suela gorda. En invierno, botas de cordones. El zapato de vestir pega poco: como mucho un mocasín liso, si el cargo no lleva goma abajo.',
  },
  {
    title: 'Zapatos rojos: con qué ropa',
    questions: [
      'con que combino zapatos rojos',
      'zapatos rojos sin parecer payasa',
      'tacones rojos con que vestido',
      'bailarinas rojas con que pantalon',
      'zapatillas rojas con que ropa hombre',
      'zapatos colorados con que van',
    ],
    maya: 'Con neutros y vaqueros: azul marino, gris, blanco, camel, negro o denim, y también con rayas o leopardo. El rojo va solo o se repite una vez en pequeño, en los labios o en un pañuelo. Cuanto más vivo sea el rojo, más liso el resto; sin bolso a juego.',
    valentina:
      'Con vaqueros, azul marino, gris, blanco o camel, y quedan de cine. Deja que manden ellos: lo demás lisito, y si acaso repites rojo en los labios o un pañuelo. Con rayas también. El bolso, de otro color.',
  },
  {
    title: 'Zapatos verdes, azules, amarillos o morados',
    questions: [
      'con que combino zapatos verdes',
      'zapatos azul electrico con que ropa',
      'zapatos amarillos con que vestido',
      'tengo unos tacones morados y no se con que ponermelos',
      'zapatos de color con que se llevan',
      'zapatillas naranjas con que pantalon',
    ],
    maya: 'El zapato de color pide ropa tranquila: vaquero, gris, blanco, crudo o azul marino, y que sea la única nota viva o se repita en un pendiente. Otra salida es su vecino: verde con azul, amarillo con camel, morado con burdeos. Con un estampado que lo contenga, acierto seguro.',
    valentina:
      'Ropa neutra y que el zapato sea la fiesta: vaquero, gris, blanco, marino. O ponlo con un vecino: verde con azul, amarillo con camel, morado con burdeos. Y si llevas un vestido estampado con ese color, ni lo pienses.',
  },
  {
    title: 'Falda vaquera larga: qué ponerle',
    questions: [
      'como combino una falda de mezclilla larga',
      'falda vaquera larga con que zapatos',
      'pollera de jean larga con que',
      'falda denim midi que arriba',
      'falda vaquera larga en invierno',
      'falda larga de jean con botas o tenis',
    ],
    maya: 'Arriba, algo corto o remetido: jersey fino, camiseta blanca o camisa de rayas, con cinturón de cuero. En los pies, botas de caña en invierno y zapatilla plana o sandalia en verano. La falda pesa a la vista, así que marca la cintura y deja ver el tobillo o la bota.',
    valentina:
      'Arriba metidito o corto: camiseta blanca, jersey fino o camisa de rayas, y cinturón de cuero. Con botas en invierno, zapatilla fina o sandalia en verano. Que se te vea la cintura, que la falda ya ocupa lo suyo.',
  },
  {
    title: 'Palazzo con zapatillas deportivas',
    questions: [
      'se usa calzado deportivo con palazzo',
      'palazzo con zapatillas queda feo',
      'pantalon palazzo con tenis',
      'pantalon muy ancho de vestir con deportivas',
      'que zapatilla va con un palazzo',
      'palazzo con zapatos planos o deportivos',
    ],
    maya: 'Sí, va bien: zapatilla baja y lisa, o con algo de suela si necesitas altura, de la que solo asome la punta. El bajo se coge a un dedo del suelo con ellas puestas, para que no se arrastre. Arriba, algo ceñido o remetido que equilibre el vuelo.',
    valentina:
      'Claro que se usa. Zapatilla bajita y lisa, o con plataforma si quieres altura, y que asome solo la puntita. El bajo, a un dedo del suelo con ellas puestas. Y arriba algo ajustado o metido por dentro.',
  },
  {
    title: 'Azul klein: con qué colores',
    questions: [
      'el azul klein con que va',
      'con que combino un vestido azul klein',
      'azul electrico con que color de zapatos',
      'pantalon azul klein con que blusa',
      'azul rey con que combina',
      'americana azul klein que le pongo',
    ],
    maya: 'Con blanco, gris claro, camel o negro para dejarlo mandar; con naranja, fucsia o verde esmeralda si quieres que hable más. Zapatos nude, plateados o negros, y metal plateado antes que dorado. Es tan intenso que basta una pieza: el resto, liso y mate.',
    valentina:
      'Blanco, gris clarito, camel o negro y vas sobre seguro. ¿Más atrevida? Un toque naranja o fucsia. Zapato nude, plata o negro. Ese azul grita solo, así que una prenda y lo demás calladito.',
  },
  {
    title: 'Botas por encima de la rodilla',
    questions: [
      'con que me pongo unas botas mosqueteras',
      'botas por encima de la rodilla como combinar',
      'botas altas altas sin parecer vulgar',
      'botas bucaneras con vestido o pantalon',
      'botas largas arriba de la rodilla con que',
      'mosqueteras planas con que ropa',
    ],
    maya: 'Con mucha tela y poca piel: vestido de punto, falda midi que tape el borde, jersey grande hasta medio muslo o vaquero estrecho por dentro. Mate, de ante o piel lisa, y tacón bajo o ancho. Entre bota y bajo, unos cinco dedos con media tupida; arriba, cuello cerrado.',
    valentina:
      'Tápate arriba y ya está: vestido de punto, jersey gigante o una midi que cubra el borde. Mejor de ante, planas o con tacón ancho. Si se ve muslo, poquito y con media tupida. Y nada de escote y brillo a la vez.',
  },
  {
    title: 'Chaleco de punto con aire actual',
    questions: [
      'como combinar un chaleco tejido',
      'chaleco de punto sin parecer mi abuela',
      'chaleco de lana con que camisa',
      'chaleco tejido hombre como llevarlo',
      'chaleco de rombos con que',
      'chaleco de punto solo sin nada debajo',
    ],
    maya: 'Algo holgado y corto, a la altura de la cadera, sobre camisa blanca con el cuello y los puños fuera, o sobre camiseta lisa; con calor, solo. Abajo, vaquero recto o ancho, o pantalón de pinzas, y mocasín o zapatilla. Lo anticúa ir ceñido y con falda de la misma lana.',
    valentina:
      'Que quede cuadradito y a la cadera, no pegado. Debajo, camisa blanca grande con los puños asomando, o nada si hace calor. Vaquero ancho y mocasín o zapatilla, y parece de tu hija. Lo que echa años es todo ceñido y a conjunto.',
  },
  {
    title: 'Chaleco de traje en mujer, sin la chaqueta',
    questions: [
      'chaleco de vestir mujer con que',
      'chaleco de sastre solo como top',
      'chaleco de traje con vaqueros mujer',
      'que me pongo debajo de un chaleco de traje',
      'chaleco de lino mujer como combinar',
      'chaleco sastre con falda',
    ],
    maya: 'Abrochado y sin nada debajo hace de top: con pantalón a juego para cenar, con vaquero ancho o bermuda de día, con falda larga en verano. La sisa no debe abrirse ni enseñar sujetador. Con frío, camisa o cuello alto fino debajo. Tapa siempre la cinturilla.',
    valentina:
      'Úsalo de top, abrochado y sin nada debajo: con su pantalón para salir, con vaquero ancho de día, con falda larga en verano. Mira que la sisa no enseñe el suje. ¿Frío? Cuello alto finito debajo y listo.',
  },
  {
    title: 'Chaleco acolchado sobre sudadera',
    questions: [
      'chaleco acolchado encima de la sudadera queda bien',
      'chaleco de plumas con hoodie',
      'el chaleco acolchado es de pijo',
      'chaleco inflado con que se usa',
      'como llevar chaleco acolchado hombre',
      'chaleco de plumas mujer con que combinar',
    ],
    maya: 'Sí, queda bien si la sudadera es fina, la capucha sale por fuera y el chaleco acaba en la cadera sin apretar. Mejor mate y oscuro, con vaquero recto y zapatilla o bota. Para no parecer de uniforme, evita camisa de cuadros y náuticos a la vez. Va de diario, de 8 a 15 grados.',
    valentina:
      'Queda genial: sudadera finita, capucha por fuera y chaleco mate que acabe en la cadera. Con vaquero recto y zapas, cero pijo; eso lo da la camisa con náuticos. Perfecto entre 8 y 15 grados, para diario.',
  },
  {
    title: 'Joggers para clase o para la calle',
    questions: [
      'puedo ir en jogger a la uni',
      'como llevar joggers sin parecer de gimnasio',
      'pantalon jogger con camisa',
      'joggers de vestir con que zapatos',
      'pants tipo jogger para salir',
      'jogger negro hombre como combinar',
    ],
    maya: 'Sí, a clase y por la calle valen de sobra si son de tela con cuerpo, sin rodillas dadas de sí ni rayas laterales, y el puño cae en el tobillo. Con camiseta lisa buena, camisa abierta o chaqueta vaquera y zapatilla limpia. Para exponer o un examen oral, mejor un vaquero.',
    valentina:
      'Claro que puedes. Lisos, de buena tela, sin bolsas en las rodillas y con el puño en el tobillo. Camiseta chula, camisa abierta o cazadora vaquera y zapas limpias. El día que expones, vaquero mejor.',
  },
  {
    title: 'Falda de tul fuera de la fiesta',
    questions: [
      'que me pongo con una falda de tul negra',
      'falda de tul sin parecer bailarina',
      'falda de tul para ir a cenar',
      'como llevar una falda de tul de dia',
      'tutu largo adulta con que',
      'falda de tul con zapatillas o botas',
    ],
    maya: 'Quítale dulzura con algo duro o de diario: camiseta de algodón, jersey grueso remetido o cazadora de cuero, y botín plano, bota militar o zapatilla. Para cenar, cuello alto negro fino y pendientes. Lo que recuerda al ballet es el body, el rosa y la bailarina juntos.',
    valentina:
      'Dale caña: camiseta de grupo, cazadora de cuero o jersey gordo metido por delante, y botas o zapas. Para cenar, jersey negro fino y pendientes grandes. Body, rosa y bailarinas no, que ahí sí eres El lago de los cisnes.',
  },
  {
    title: 'Falda plisada metalizada de día',
    questions: [
      'falda plisada dorada que me pongo arriba',
      'falda plateada larga de dia',
      'falda metalizada con zapatillas',
      'falda plisada brillante como bajarla de tono',
      'falda dorada con que jersey',
      'pollera plisada metalizada con que remera',
    ],
    maya: 'De día se apaga con mate y punto: jersey gris, camel o crudo remetido por delante, camiseta blanca o sudadera lisa, y encima cazadora vaquera. Zapatilla blanca, botín o mocasín. Un solo brillo: nada de joyas grandes ni bolso metalizado. De noche, la misma con tacón.',
    valentina:
      'Con cosas de diario: jersey de lana metido por delante, camiseta blanca, sudadera lisa y cazadora vaquera. Zapas blancas o botín plano. El brillo lo pone la falda, así que fuera joyones. De noche, tacón y a correr.',
  },
  {
    title: 'Falda de cuero o polipiel para trabajar',
    questions: [
      'falda de cuero negra para la oficina',
      'falda de polipiel sin verse vulgar',
      'que blusa con falda de cuero',
      'falda de cuerina con medias o sin medias',
      'falda de cuero a mi edad para el trabajo',
      'falda de cuero con que zapatos de dia',
    ],
    maya: 'Recta o evasé hasta la rodilla o midi, que no tire al sentarte. Arriba, mate y cubierto: jersey de cuello alto, camisa blanca o celeste, punto grueso; media negra tupida y zapato bajo, mocasín o bota. Un blazer de lana remata. El brillo, el escote y el tacón fino, otro día.',
    valentina:
      'Por la rodilla o midi y sin que apriete al sentarte. Jersey calentito o camisa arriba, medias tupidas y mocasín o bota baja. Blazer encima y nadie dice ni mu. Escote, taconazo y cuero, para el sábado.',
  },
  {
    title: 'Pantalón de cuero: con qué llevarlo',
    questions: [
      'con que me pongo un pantalon de cuero',
      'pantalon de polipiel de dia',
      'leggings de cuero con que arriba',
      'pantalon de cuerina negro como combinar',
      'pantalon de cuero hombre como llevarlo',
      'pantalon de cuero a los 50',
    ],
    maya: 'Con telas mates y suaves: jersey de lana amplio, camisa de algodón grande o camiseta con blazer. Si es ceñido, lo de arriba tapa la cadera; si es recto, va remetido. Botín, mocasín o zapatilla lisa. En hombre, corte recto, punto oscuro y bota. Una sola pieza de cuero.',
    valentina:
      'Con cosas blanditas: jersey grande, camisa de algodón o camiseta y blazer. Si va pegado, que lo de arriba tape el culete; si es recto, por dentro. Botín o zapas. Y solo una prenda de cuero, que dos es ir en moto.',
  },
  {
    title: 'Falda larga de flores con zapatillas',
    questions: [
      'falda larga de flores con tenis',
      'falda floreada larga sin verme anticuada',
      'falda de flores como hacerla moderna',
      'que arriba con una falda larga estampada',
      'pollera larga floreada con zapatillas',
      'falda de flores en invierno con que',
    ],
    maya: 'Moderniza lo que la rodea: camiseta lisa ajustada o jersey corto remetido, del color menos visto de la flor, cazadora vaquera o de cuero y zapatilla blanca con algo de suela. Que se vea la cintura. Lo que envejece es la blusa suelta por fuera y la rebeca larga.',
    valentina:
      'Camiseta lisa pegadita y metida, cazadora vaquera y zapas con suela: adiós catequista. Saca el color de arriba de una florecita. Con botas en invierno, ideal. La blusa suelta y la rebeca larga son las que echan años.',
  },
  {
    title: 'Falda lencera o satinada de día',
    questions: [
      'falda lencera con que de dia',
      'falda satinada midi con que jersey',
      'falda de raso para la oficina',
      'slip skirt como combinar',
      'falda saten con zapatillas',
      'falda satinada con que zapatos en invierno',
    ],
    maya: 'Con punto grueso o algodón que le quiten aire de camisón: jersey remetido por delante, camiseta blanca, camisa grande anudada o americana. Zapatilla, mocasín o bota de caña bajo la falda. Ropa interior sin costuras y del tono de la piel; al bies, elige la talla que no marque.',
    valentina:
      'Jersey gordito metido por delante y zapas o botas: eso es todo. También camiseta blanca y americana para la oficina. Debajo, braguita sin costuras, que el satén lo cuenta todo. Y si marca, una talla más.',
  },
  {
    title: 'Falda corta de tablas con camiseta ancha',
    questions: [
      'polera oversize con falda tableada',
      'falda de tablas corta con camiseta grande',
      'falda plisada mini sin parecer colegiala',
      'falda escolar pero moderna como combinar',
      'falda de tablas con sudadera',
      'pollera tableada con que zapatillas',
    ],
    maya: 'Se ve bien si se nota que hay cintura: camiseta remetida por delante o anudada, o tan larga que solo asome un palmo de falda. Bota, zapatilla con suela o mocasín con medias negras, y cazadora o blazer. Parece de colegio con camisa blanca, corbata y calcetín alto.',
    valentina:
      'Queda súper bien. Camiseta metida por delante o con un nudo, botas o zapas gorditas, medias negras y cazadora. Lo que te hace colegiala es llevar camisa blanca con calcetín alto. Lleva short debajo y a girar.',
  },
  {
    title: 'Pantalón blanco de vestir: blusa y zapatos',
    questions: [
      'pantalon blanco de vestir con que blusa',
      'con que combino un pantalon blanco que no sea negro',
      'pantalon blanco mujer que zapatos',
      'pantalon blanco ancho con que arriba',
      'pantalon blanco para cenar como combinar',
      'que color de camisa va con pantalon blanco',
    ],
    maya: 'Con azul marino, camel, rayas marineras, verde, celeste o rosa, y con crudo si quieres todo claro. Zapato color cuero, dorado o nude mejor que negro, y cinturón del mismo tono. Debajo, ropa interior de tu color de piel y tela con forro, que es donde se juega.',
    valentina:
      'Marino, camel, rayas, verde, rosa... mil cosas antes que negro. Zapato color cuero, nude o dorado y cinturón parecido. De noche, top de satén de color. Y braguita color piel sin costuras, nunca blanca.',
  },
  {
    title: 'Pantalón de vestir gris sin ir formal',
    questions: [
      'pantalon de vestir gris con que remera',
      'pantalon gris de traje con camiseta',
      'como hacer informal un pantalon de vestir gris',
      'pantalon gris hombre con zapatillas',
      'pantalon de pinzas gris para diario',
      'pantalon gris con que color de playera',
    ],
    maya: 'Con camiseta lisa y con cuerpo, blanca, negra, marino o burdeos, remetida y con el cuello en su sitio, y zapatilla blanca de piel. Más abrigado: polo de punto, jersey fino o sobrecamisa. El bajo, que roce la zapatilla sin arrugarse; cinturón de cuero o ninguno.',
    valentina:
      'Camiseta lisa de las gorditas, blanca, negra o marino, metida por dentro, y zapas blancas de piel. Con fresco, polo de punto o sobrecamisa. Que el bajo no haga acordeón sobre la zapatilla y ya vas perfecto.',
  },
  {
    title: 'Pantalón marrón o café: qué camisa',
    questions: [
      'que camisa va con un pantalon cafe',
      'pantalon marron con que camisa hombre',
      'pantalon chocolate con que blusa',
      'que color combina con pantalon marron ademas de blanco',
      'chinos marrones con que polo',
      'pantalon cafe con que zapatos',
    ],
    maya: 'Celeste es la mejor después del blanco; también crema, verde salvia, rosa pálido y camisa vaquera. En punto, azul marino, verde botella, mostaza o burdeos. Zapato marrón más oscuro que el pantalón, o zapatilla blanca. Con café muy oscuro el negro funciona si la tela es distinta.',
    valentina:
      'Celeste, crema, verde salvia o rosita: todas le van. Una camisa vaquera también. Con jersey, marino, mostaza o verde botella. Zapato marrón más oscuro que el pantalón o zapas blancas. Adiós aburrimiento.',
  },
  {
    title: 'Camisa blanca y pantalón negro sin parecer camarero',
    questions: [
      'camisa blanca pantalon negro parezco camarero',
      'parezco mesero con camisa blanca y pantalon negro',
      'como llevar blanco y negro sin parecer uniforme',
      'camisa blanca con pantalon negro que le pongo',
      'me confundieron con el mozo de la fiesta',
      'voy de blanco y negro parezco azafata',
    ],
    maya: 'Rompe el uniforme con textura o corte: camisa de lino, oversize o con el cuello abierto y las mangas vueltas, pantalón con pinzas o vaquero negro, y una pieza de otro color, chaqueta, pañuelo o cinturón marrón. Zapato con carácter, no el negro liso de goma, y alguna joya o reloj.',
    valentina:
      'Cambia algo: camisa grande con mangas dobladas, vaquero negro en vez de pantalón fino, cinturón marrón, pañuelo o una americana de color. Zapato con gracia y algo de joya. El uniforme es todo liso, abrochado y sin nada más.',
  },
  {
    title: 'Chaqueta de pana marrón: qué zapatos',
    questions: [
      'chaqueta de pana marron con que zapatos',
      'saco de pana cafe que zapato lleva',
      'americana de pana con zapatillas',
      'blazer de corderoy marron con que calzado',
      'chaqueta de pana con botas',
      'chaqueta de pana con que pantalon y zapatos',
    ],
    maya: 'Bota o botín de ante, derbi o mocasín marrones, algo más oscuros o más claros que la chaqueta, y zapatilla blanca o cruda si va con vaquero. El negro brillante choca con la pana, que es de campo. Pantalón: vaquero oscuro, gris de franela o crudo; nunca otra pana igual a medias.',
    valentina:
      'Ante marrón, seguro: botines o mocasines, un tono arriba o abajo. Con vaquero, zapas blancas y tan bien. El negro brillante no le va nada. Y el pantalón, vaquero oscuro, gris o crudo.',
  },
  {
    title: 'Botas de hombre: pantalón por dentro o por fuera',
    questions: [
      'las botas de trabajo van dentro o fuera del pantalon',
      'botas de hombre por dentro o por fuera',
      'como llevar botas con vaqueros hombre',
      'jeans metidos en las botas hombre',
      'botas amarillas con que pantalon',
      'el pantalon encima de la bota se arruga que hago',
    ],
    maya: 'Por fuera: el pantalón recto cae sobre la caña y se dobla una vuelta o roza la lengüeta. Si es estrecho, puede apoyarse justo encima con los cordones flojos. Por dentro, solo con lluvia, moto u obra, por seguridad. Una bota de vaquero, siempre bajo el pantalón salvo en el campo.',
    valentina:
      'Por fuera, hombre: vaquero recto que caiga encima o con una vuelta que enseñe la bota. Metido por dentro, cuando hay barro, obra o moto. Si es pitillo, que se quede apoyado arriba con el cordón flojo, y vale.',
  },
  {
    title: 'Qué va debajo de una camisa larga o túnica',
    questions: [
      'que pantalon me pongo debajo de una camisa larga',
      'camisa tipo vestido con leggings o pantalon',
      'tunica con que pantalon',
      'camison largo con mallas',
      'blusa larga que llevo abajo',
      'camisa vestido muy corta que le pongo debajo',
    ],
    maya: 'Depende de dónde acabe. Si tapa la cadera, pantalón recto o pitillo. A medio muslo, mallas gruesas que no transparenten o vaquero estrecho. Casi a la rodilla, pantalón corto de ciclista en verano o media tupida con bota. Si la camisa es ancha, abajo estrecho, y un cinturón opcional.',
    valentina:
      'Según el largo. Por la cadera, pantalón recto. A medio muslo, leggings gorditos o pitillo. Casi vestido, short de ciclista debajo o medias tupidas y botas. Ancho arriba, estrecho abajo, y no fallas.',
  },
  {
    title: 'Camiseta de manga corta sobre otra de manga larga',
    questions: [
      'camiseta de manga corta encima de una de manga larga',
      'playera sobre manga larga es de los 90',
      'superponer camisetas como se hace',
      'camiseta debajo de camiseta se lleva',
      'remera corta arriba de una larga',
      'camiseta de grupo con manga larga debajo',
    ],
    maya: 'Se puede, y su aire noventero es parte de la gracia. Debajo, una manga larga fina y ajustada, lisa o de rayas; encima, camiseta más suelta, con hombro caído. Que contrasten, blanco bajo negro por ejemplo, y que la de abajo no asome por el bajo. Con pantalón ancho y zapatilla.',
    valentina:
      'Sí, es noventera y mola. Abajo, manga larga finita y pegada, lisa o de rayas; arriba, la camiseta ancha. Colores que contrasten y que la de dentro no salga por abajo. Con baggy y zapas, redondo.',
  },
  {
    title: 'Calcetín por encima del chándal',
    questions: [
      'los calcetines van por dentro del pantalon de chandal es moda',
      'meter el pants dentro del calcetin',
      'calcetin blanco por encima del jogger',
      'medias por fuera del pantalon deportivo',
      'por que los chicos llevan el chandal metido en los calcetines',
      'calcetas sobre el pants se usa',
    ],
    maya: 'Es una moda que viene del fútbol y de la calle, y va y viene. Parece a propósito con calcetín grueso, blanco o liso y bien estirado, chándal estrecho de abajo y zapatilla baja limpia. Con calcetín fino, caído o de otro color, parece descuido. Fuera de ratos informales, suéltalo.',
    valentina:
      'Es moda de barrio y de fútbol, sí, que vuelve cada tanto. Para que parezca queriendo: calcetín blanco gordito y estirado, chándal estrechito y zapas limpias. Con calcetín fino y caído parece que ibas en bici.',
  },
  {
    title: 'Corbata con camisa de manga corta',
    questions: [
      'se puede usar camisa manga corta con corbata',
      'camisa de manga corta y corbata queda mal',
      'corbata en verano con manga corta',
      'por que no se lleva corbata con manga corta',
      'manga corta con corbata en la oficina',
      'camisa corta con corbata para mi hijo',
    ],
    maya: 'Por regla general no: la corbata pide puño, porque la manga corta es de calor y de informalidad. Se libran los uniformes de piloto, vigilante o colegio, y un aire retro buscado, con corbata fina de punto. Si aprieta el calor, manga larga de popelina ligera remangada cuando no haga falta.',
    valentina:
      'Mejor no, salvo uniforme o look retro con corbata finita. La manga corta es relajada y la corbata no, y se pelean. ¿Calor? Camisa larga finita y te la remangas al salir. O manga corta y sin corbata.',
  },
  {
    title: 'Riñonera cruzada con traje',
    questions: [
      'puedo llevar una riñonera con traje',
      'riñonera cruzada con americana',
      'cangurera con saco se ve mal',
      'bolso cruzado de hombre con traje',
      'banano con terno',
      'donde llevo el movil y la cartera con traje si no quiero bolsillos llenos',
    ],
    maya: 'Puedes, en un ambiente relajado: traje desestructurado o ancho, camiseta o punto y zapatilla, y la riñonera pequeña, de piel lisa, negra o del color del traje, pegada al pecho o bajo la chaqueta. La correa arruga la solapa y desgasta el hombro. Con corbata, boda o entrevista, no.',
    valentina:
      'Con traje ancho, camiseta y zapas, adelante: pequeña, de piel y lisa, cruzadita o debajo de la chaqueta. Ojo, que la correa arruga la solapa. Con corbata, boda o entrevista, déjala en casa.',
  },
  {
    title: 'Calcetines con dibujos en la oficina',
    questions: [
      'calcetines de dibujos en el despacho son infantiles',
      'puedo llevar calcetines divertidos al trabajo',
      'calcetines con personajes y traje',
      'calcetas de colores en la oficina hombre',
      'calcetines estampados a los 30',
      'medias con dibujitos para ir a trabajar',
    ],
    maya: 'Simpáticos si el dibujo es pequeño y el fondo va con el pantalón: lunares, rayas, rombos o un motivo discreto. El personaje grande y chillón, para el viernes o para casa. En despacho de corbata, juicio, funeral o entrevista, lisos y oscuros, que no se vea pierna al sentarte.',
    valentina:
      'En dosis pequeñas, simpatiquísimos: puntitos, rayas o un dibujo discreto con el fondo del color del pantalón. El muñeco gigante, para el viernes. En entrevista, juicio o funeral, lisos y oscuros.',
  },
  {
    title: 'Qué poner encima de un vestido de lentejuelas bajo techo',
    questions: [
      'que chaqueta pega con vestido de lentejuelas',
      'vestido de lentejuelas en una casa que me pongo encima',
      'como rebajar un vestido de lentejuelas',
      'blazer o chal con lentejuelas',
      'lentejuelas con jersey encima',
      'chaqueta para vestido brillante de fiesta',
    ],
    maya: 'Algo mate, liso y fácil de quitar: blazer negro sobre los hombros, chaqueta corta a la cintura o un chal fino de lana. Para bajarlo de tono, jersey negro encima y se queda en falda. El punto flojo se engancha en la lentejuela, así que forro o tela lisa. Zapato sencillo, sin más brillo.',
    valentina:
      'Blazer negro por los hombros y, cuando suba la calefacción, fuera. ¿Mucho brillo para una casa? Jersey negro encima y lo conviertes en falda. Que no sea punto flojo, que se engancha. Y zapato sencillo.',
  },
  {
    title: 'Zapatillas con vestido de fiesta para bailar',
    questions: [
      'tenis con vestido elegante para la fiesta',
      'cambiarme a zapatillas a media noche en una boda',
      'zapatillas con vestido largo de invitada',
      'se ve mal ponerse tenis en el baile',
      'deportivas con vestido de noche',
      'zapatillas de repuesto para la boda cuales',
    ],
    maya: 'Sí, cuando empieza el baile es de lo más normal; en la ceremonia y la cena, zapato. Lisas, limpias y finas: blancas, nude o metalizadas. Con vestido largo, mira el bajo: sin tacón sobran unos centímetros y se pisa, así que lleva una pinza o elige plano desde el principio.',
    valentina:
      'Sí, mujer, a partir del baile nadie mira y medio salón hace igual. Blancas lisas o metalizadas, limpitas. Si el vestido es largo, cuidado que sin tacón arrastra: un imperdible por dentro y a saltar.',
  },
  {
    title: 'Muchas faldas y pocas blusas',
    questions: [
      'tengo muchas faldas y ninguna blusa que les vaya',
      'cuantas blusas compro para mis faldas',
      'que partes de arriba necesito si tengo muchas faldas',
      'tengo mil pantalones y nada para arriba',
      'blusas de que color para faldas estampadas',
      'me faltan tops para combinar con mis faldas',
    ],
    maya: 'Tres o cuatro partes de arriba lisas abren casi todas: camiseta blanca o cruda buena, jersey fino negro o marino, blusa de un color que se repita en las faldas y un punto corto. Ponlas juntas, apunta los colores que más salen y compra de ahí. Que se puedan remeter.',
    valentina:
      'Con tres o cuatro lisas te apañas: camiseta blanca, jersey fino oscuro, blusa de un color que se repita en las faldas y un jersey cortito. Extiéndelas en la cama, mira qué color sale más y ve a por ese.',
  },
  {
    title: 'Combinar siendo daltónico',
    questions: [
      'soy daltonico como combino la ropa',
      'no distingo colores como hago para vestirme',
      'mi hijo es daltonico y se viste solo',
      'confundo verde y marron al vestirme',
      'trucos para daltonicos con la ropa',
      'no se si mi pantalon es azul o negro',
    ],
    maya: 'Apóyate en claro y oscuro, que sí ves: claro arriba, oscuro abajo, o al revés. Compra neutros, marino, gris, blanco y vaquero, que van todos juntos. Pide a alguien que anote el color en la etiqueta con rotulador textil o en la percha, y usa una aplicación del móvil que nombre colores.',
    valentina:
      'Juega con claro y oscuro, que ahí no te equivocas. Armario de marino, gris, blanco y vaquero, que todo casa. Que alguien te apunte el color en la etiqueta o en la percha una tarde. Y hay apps de cámara que te lo dicen.',
  },
  {
    title: 'Aprender a combinar colores desde cero',
    questions: [
      'quiero aprender a combinar colores por donde empiezo',
      'soy un desastre combinando colores',
      'reglas faciles para combinar ropa',
      'no se que color va con que',
      'formula sencilla para combinar colores',
      'combinar colores para principiantes',
    ],
    maya: 'Empieza con dos neutros y un solo color: por ejemplo vaquero, blanco y verde. Cuando salga solo, prueba dos tonos del mismo color, claro y oscuro, y después dos vecinos, azul con verde. Tres colores como máximo, y repite uno en el zapato o el bolso. Haz foto a lo que funcione.',
    valentina:
      'Fórmula fácil: dos neutros y un color. Vaquero, blanco y rojo, y listo. Luego prueba claro y oscuro del mismo color, y después vecinos, tipo azul y verde. Máximo tres. Y foto a lo que te guste, para repetir.',
  },
  {
    title: 'Ir a juego en pareja sin ir iguales',
    questions: [
      'combinar mi ropa con la de mi novio para la foto',
      'vestir a juego en pareja queda cursi',
      'pajarita y vestido del mismo color en una boda',
      'outfit matching de pareja',
      'mi marido y yo del mismo color',
      'como coordinarnos para unas fotos',
    ],
    maya: 'Basta un guiño: que un color de uno aparezca en pequeño en el otro, en la corbata, el pañuelo o el bolso, y el resto en neutros parecidos. Igualad el grado de formalidad, que es lo que más se nota. Iguales de pies a cabeza solo funciona como broma; un estampado por pareja.',
    valentina:
      'Cursi, solo si vais clonados. Un guiño y ya: un vestido verde y una corbata con verde. Los dos igual de arreglados, que eso se nota más que el color. Estampado, uno. Para fotos, neutros y un color común.',
  },
  {
    title: 'Perlas con jersey de cuello alto',
    questions: [
      'collar de perlas con cuello alto por encima o por debajo',
      'perlas con jersey de cuello vuelto',
      'collar con sueter de cuello tortuga',
      'perlas cortas sobre jersey',
      'donde va el collar con cuello cisne',
      'collar largo de perlas con cuello alto',
    ],
    maya: 'Por encima siempre. Mejor largas, de 70 a 90 centímetros, que alargan y despejan; las cortas solo quedan bien si el cuello es fino y ceñido y caen justo donde termina. Jersey liso y de punto fino. Con el cuello gordo y doblado, deja las perlas para las orejas.',
    valentina:
      'Por encima, claro. Las largas, ideales: caen por el pecho y estilizan. Las cortitas, solo si el cuello es fino y pegado. ¿Cuello gordote? Perlas en las orejas y a otra cosa.',
  },
  {
    title: 'Renovar el polo y los chinos a los veintitantos',
    questions: [
      'mi novia dice que me visto como su padre y uso polo y caqui',
      'siempre voy de polo y chinos que cambio',
      'tengo 28 y visto como un señor',
      'como modernizar polo y pantalon caqui',
      'visto muy clasico para mi edad hombre',
      'quiero vestir mas joven sin disfrazarme hombre',
    ],
    maya: 'Cambia una pieza cada vez. Camiseta lisa de buen peso o polo de punto en lugar del de piqué; vaquero oscuro recto en lugar de chino caqui, o chino en oliva o marino y más suelto; sobrecamisa encima y zapatilla blanca. Talla justa de hombro y el polo sin bordado grande.',
    valentina:
      'De una en una: el polo de piqué por camiseta gordita o polo de punto; el caqui por vaquero oscuro o chino verde más suelto; encima sobrecamisa, y zapas blancas. No hace falta más. Sigues siendo tú, pero de 28.',
  },
  {
    title: 'Zapato negro de instituto que valga para todo',
    questions: [
      'zapatos negros para el instituto que no sean de viejo',
      'zapato escolar negro juvenil',
      'que zapatos negros sirven para clase y para salir',
      'zapatos negros del colegio para adolescente',
      'zapatilla negra o zapato para el uniforme',
      'mocasines o cordones para el liceo',
    ],
    maya: 'Un derbi de cordones liso con suela de goma algo gruesa, un mocasín o una zapatilla de piel toda negra, suela incluida, si el centro la admite. Que doble en la puntera, sujete el talón y deje un dedo de sobra. Con pantalón y con falda; crema negra cada dos semanas y se secan sin radiador.',
    valentina:
      'Cordones lisos con suela gordita, mocasín con plataforma o zapa de piel negra entera, si te dejan. Van con uniforme, vaquero y falda. Un dedo de sobra delante y crema negra cada dos semanas. De viejo, cero.',
  },
  {
    title: 'Gorro, auriculares y gafas a la vez',
    questions: [
      'auriculares grandes con gorro de lana y gafas',
      'audifonos con gorro y lentes es mucho',
      'cascos por encima o por debajo del gorro',
      'como llevar auriculares con gorro',
      'me aprietan las gafas con los audifonos',
      'beanie con audifonos de diadema',
    ],
    maya: 'No es demasiado, pero apretará. El gorro fino, los auriculares encima y las gafas de patilla delgada por fuera del gorro, o el gorro un dedo sobre las orejas. Que dos de las tres piezas sean oscuras y lisas y una llame. Si duele detrás de la oreja en media hora, pasa a los de botón.',
    valentina:
      'Qué va, queda guay, pero que no te duela la cabeza. Gorro finito, cascos encima y patillas finas por fuera del gorro. Dos cosas oscuras y una que llame. ¿Te aprieta detrás de la oreja? Auriculares pequeños.',
  },
  {
    title: 'Pitillos: si se siguen llevando',
    questions: [
      'siguen de moda los pantalones pitillo',
      'los skinny jeans estan pasados',
      'que hago con mis vaqueros pitillo',
      'se usan todavia los chupines',
      'tengo todo el armario de pitillos los tiro',
      'los entubados ya no se usan',
    ],
    maya: 'Se llevan, aunque ya no mandan: hoy conviven con el recto y el ancho, y cada pocos años vuelven. Actualízalos con jersey o americana amplios y bota de caña por fuera, en negro o azul oscuro. Si no te sientan bien, quédate uno para botas y vende el resto; el recto es el que dura.',
    valentina:
      'Se llevan menos, pero nadie te va a multar. Con jersey grande, botas altas por fuera y color oscuro quedan actuales. Si encima no te ves bien, guarda uno para las botas, vende los demás y hazte con uno recto.',
  },
  {
    title: 'Ancho de solapa que no pasa de moda',
    questions: [
      'que anchura de solapa se lleva ahora',
      'solapa ancha o estrecha en un traje',
      'cuantos centimetros tiene que medir la solapa',
      'mi traje tiene las solapas muy anchas',
      'se pueden estrechar las solapas de un traje',
      'solapa fina esta pasada',
    ],
    maya: 'La media, de unos 8 a 9 centímetros, o hasta la mitad del trecho entre cuello y hombro: es la que no caduca. Pecho ancho admite 10; pecho estrecho, 7,5. Estrecharla puede hacerlo un sastre, pero es caro y mueve el ojal. Corbata del mismo ancho que la solapa.',
    valentina:
      'La de en medio, unos 8 o 9 centímetros, que no pasa nunca. Si eres ancho, un poco más; si eres menudo, algo menos. Un sastre puede estrecharla, pero cuesta lo suyo. Y la corbata, parecida de ancha.',
  },
  {
    title: 'Colores de temporada: cuáles se quedan',
    questions: [
      'que colores se llevan este otoño',
      'colores de moda esta temporada',
      'que color esta de moda este verano',
      'el color del año merece la pena',
      'que tonos se usan este invierno',
      'que color de moda puedo comprar que dure',
    ],
    maya: 'Cada temporada cambia el acento y se repite la base. En otoño vuelven siempre burdeos, chocolate, camel, verde oliva y gris; en verano, crudo, blanco, azul y un vivo distinto cada año. Compra abrigo y zapato en la base, y el color del momento en camiseta, pañuelo o bolso pequeño.',
    valentina:
      'El acento cambia cada año, pero en otoño siempre están burdeos, chocolate, camel, oliva y gris, y en verano crudo, blanco y azul. Lo caro, en esos. El color de moda, en algo pequeño: camiseta, bolsito o pañuelo.',
  },
  {
    title: 'Moda de hombre: qué se lleva y qué dura',
    questions: [
      'que se lleva este otoño para hombre',
      'tendencias hombre esta temporada',
      'que esta de moda en hombre ahora',
      'como ir a la moda siendo hombre sin gastar',
      'que se usa este año en ropa de hombre',
      'que ropa de hombre ya no se lleva',
    ],
    maya: 'En hombre la moda se mueve despacio: ahora gana lo algo más suelto, pantalón recto con pinza, sobrecamisa, punto y ante, marrón, oliva y burdeos junto al marino. Duran un vaquero oscuro recto, un abrigo de paño y un zapato de piel. Actualiza el ancho del pantalón y el calzado; basta.',
    valentina:
      'Lo apretado cede y gana lo recto y un pelín suelto: pantalón con pinza, sobrecamisa, jersey gordito, marrones y verdes. Para estar al día sin gastar, cambia el ancho del pantalón y las zapatillas. Lo demás, tus clásicos.',
  },
  {
    title: 'Pantalones actuales para una mujer madura',
    questions: [
      'que pantalones se llevan este año para señoras',
      'pantalones de moda para mujeres de 60',
      'que pantalon moderno me compro a mi edad',
      'pantalones para señora que no sean de vieja',
      'que pantalones se usan para mujer de 55',
      'pantalon ancho o estrecho con 65 años',
    ],
    maya: 'El recto y el ancho con caída, de tiro alto o medio, son los que se llevan y los que duran; también el vaquero oscuro recto y el tobillero de pinzas. Tela con cuerpo, cinturilla plana y bajo cogido con el zapato puesto. Lo que resta es el elástico fino que marca y el largo indeciso.',
    valentina:
      'Recto o ancho con caída, tiro medio o alto, y vaquero oscuro recto: los que se ven ahora y los que no fallan. Cinturilla plana por delante y el bajo a medida con el zapato puesto. El de goma finita que marca, ese sí que envejece.',
  },
  {
    title: 'Que un vestido barato parezca caro',
    questions: [
      'como hacer que un vestido barato parezca caro',
      'vestido economico que se vea elegante',
      'trucos para mejorar un vestido de poco dinero',
      'mi vestido se ve corriente como lo mejoro',
      'vestido de 20 euros para una boda que no se note',
      'que arreglo hace que un vestido parezca mejor',
    ],
    maya: 'Que te quede exacto: coger el bajo, entallar y ajustar tirantes cuesta poco y lo cambia todo. Quita el cinturón de tela que trae, corta hilos y cambia botones y cremallera vista. Plancha, liso y oscuro antes que estampado brillante, ropa interior sin marcas y un accesorio bueno.',
    valentina:
      'Llévalo a la modista: bajo, cintura y tirantes a tu medida, y ya parece otro. Fuera el cinturoncito que trae, botones nuevos y plancha. Mejor liso que brillante. Y un solo accesorio bonito, zapato o pendientes.',
  },
  {
    title: 'Que una chaqueta barata parezca buena',
    questions: [
      'que hace que una chaqueta se vea cara aunque sea barata',
      'blazer barato que parezca caro',
      'como elegir una americana barata que no se note',
      'en que se nota una chaqueta barata',
      'mejorar un blazer de tienda barata',
      'saco economico que se vea fino',
    ],
    maya: 'El hombro, que debe acabar donde el tuyo, y los botones, que se cambian por unos de cuerno o metal mate. Después, tela mate y con peso, color oscuro o camel, manga al hueso de la muñeca y plancha con vapor. La delatan el brillo, el hilo suelto, los bolsillos abombados y la solapa sin volumen.',
    valentina:
      'Que el hombro encaje, tela mate que pese, y botones nuevos, que es el truco de oro. Manga a la muñeca, vapor y color liso: marino, negro o camel. Lo que canta es el brillo, los hilos y los botones de plástico.',
  },
  {
    title: 'Verse elegante gastando poco',
    questions: [
      'como verme elegante con poco dinero',
      'como parecer que visto caro sin gastar',
      'trucos para ir bien vestida con ropa barata',
      'vestir bien siendo pobre',
      'como lucir fino con ropa economica',
      'quiero ir elegante y no tengo plata',
    ],
    maya: 'La elegancia la dan el ajuste, el cuidado y la calma, y casi no cuestan: ropa de tu talla, planchada, sin bolitas ni hilos, zapatos limpios y con tapas. Dos o tres colores neutros, sin logos. Si gastas, en zapato, abrigo y un arreglo; lo demás, liso y de segunda mano.',
    valentina:
      'Plancha, zapatos limpios, cero bolitas y que todo te quede de talla: eso es el noventa por ciento. Dos o tres colores tranquilos y sin logos. Si cae algo de dinero, zapatos o abrigo de segunda mano y una modista.',
  },
  {
    title: 'Poco dinero para que el armario cunda',
    questions: [
      'me sobran 50 euros que me compro para que parezca que tengo mas ropa',
      'que compro con poco dinero para multiplicar mi ropa',
      'una prenda barata que combine con todo',
      'como sacar mas conjuntos con poca ropa y poco dinero',
      'que me compro con 1000 pesos que combine con todo',
      'que prenda da mas juego por poco dinero',
    ],
    maya: 'Una capa neutra y dos accesorios cunden más que tres camisetas: sobrecamisa o cárdigan gris, marino o camel, que cambia todo lo de debajo, más un cinturón y un pañuelo de segunda mano. Si no tienes, un pantalón liso oscuro va primero. Antes de pagar, cuenta cuatro conjuntos con ello.',
    valentina:
      'Una sobrecamisa o un cárdigan neutro, que encima de lo de siempre parece otro look. Y si llega, cinturón y pañuelo de segunda mano. Regla fácil: si no te salen cuatro conjuntos con eso, no lo compres.',
  },
  {
    title: 'Llegar demasiado arreglado a un sitio',
    questions: [
      'llegue demasiado arreglada a una fiesta que hago',
      'voy muy elegante y los demas van informales',
      'como bajar de tono un look ya alli',
      'me pase de arreglado y me da verguenza',
      'fui de traje y todos en vaqueros',
      'me vestí de mas para la cena',
    ],
    maya: 'Quédate y no lo expliques: nadie se ofende porque te hayas esmerado. Rebaja en el baño en dos minutos: fuera collar, tocado o corbata, la chaqueta en la silla, mangas vueltas, un botón menos, el pelo suelto y labios con menos color. Y sonríe: venir arreglado se lee como aprecio.',
    valentina:
      'No te vayas, que queda en nada. Al baño: fuera joyones o corbata, pelo suelto, mangas dobladas y chaqueta en la silla. Y si preguntan, me apetecía. Pasarse de guapa se olvida, de verdad, y hasta hace ilusión.',
  },
  {
    title: 'Llegar demasiado informal a un sitio',
    questions: [
      'fui en vaqueros y todos iban de traje',
      'voy muy informal para la fiesta que hago',
      'todos van elegantes y yo en zapatillas',
      'llegue mal vestido a una cena elegante',
      'como arreglar un look informal de golpe',
      'me siento menos arreglada que las demas',
    ],
    maya: 'Sube lo que puedas en cinco minutos: camisa o camiseta remetida, mangas bien puestas, pelo recogido, labios de color, pulsera fuera y reloj a la vista. Pide prestada una americana o un pañuelo: tapan casi todo. Discúlpate una vez con quien invita, si es formal, y disfruta.',
    valentina:
      'Camisa por dentro, pelo recogido, labios y, si alguien te presta blazer o pañuelo, salvada. Dile a quien invita que no lo sabías, una vez, y ya. La gente se acuerda de si eres majo, no de las zapatillas que llevabas.',
  },
  {
    title: 'Repetir conjunto la misma semana',
    questions: [
      'esta mal repetir la misma ropa en la semana',
      'puedo ir con lo mismo dos veces a la oficina',
      'me da verguenza repetir ropa',
      'la gente se fija si repito outfit',
      'repetir vestido en las fotos de redes',
      'siempre salgo con la misma ropa en las fotos',
      'cada cuanto puedo repetir un look',
    ],
    maya: 'No está mal: casi nadie recuerda lo que llevabas el martes, y repetir lo que sienta bien es tener criterio. Si te incomoda, deja dos o tres días, cambia lo de arriba o el calzado y mueve un accesorio. Que esté limpio y aireado, eso sí. En fotos, otro peinado basta.',
    valentina:
      'Nada de malo. La gente no lleva la cuenta, te lo prometo. Si te da cosa, espera un par de días y cambia zapatos o lo de arriba. Limpio y aireado, y ya. Para las fotos, otro peinado y parece otro.',
  },
  {
    title: 'Misma ropa al día siguiente tras dormir fuera',
    questions: [
      'mismo outfit dos dias seguidos si duermo en casa de mi novio',
      'dormi fuera y voy a trabajar con la misma ropa',
      'como disimular que llevo la ropa de ayer',
      'me quedo en casa de una amiga y no llevo ropa',
      'ir a clase con la ropa de ayer',
      'que llevo en el bolso por si duermo fuera',
    ],
    maya: 'Puedes, cambiando lo que toca la piel: braguita o calzoncillo, calcetines y camiseta, que caben en el bolso. Cuelga el resto por la noche cerca de una ventana y quítale arrugas con el vapor de la ducha. Una camisa prestada encima, otro peinado u otro pañuelo y no se nota.',
    valentina:
      'Sí, tranqui: muda y camiseta limpias en el bolso y el resto, colgado por la noche para que se airee. Pídele una camisa o sudadera, ponla encima y ya es otro look. Cambia el peinado y nadie se entera.',
  },
  {
    title: 'Copiar el estilo de alguien famoso con poco dinero',
    questions: [
      'quiero vestirme como una famosa con ropa barata',
      'me gusta el estilo de una actriz como lo copio',
      'copiar el look de ana wintour barato',
      'como imito el estilo de una influencer',
      'quiero vestir como un actor que me gusta',
      'copiar un outfit de pinterest con lo que tengo',
    ],
    maya: 'Copia la fórmula, no la prenda. Mira diez fotos y apunta lo que se repite: largo, cuello, colores, zapato, gafas y pelo. Suelen ser tres o cuatro señas: en Anna Wintour, vestido estampado por la rodilla, collar grande, gafas oscuras y melena corta. Búscalas en tu armario y en segunda mano.',
    valentina:
      'Junta diez fotos y mira qué repite siempre: el largo, el collar, los colores. Son tres o cuatro cosas: la Wintour, vestido estampado, collarón y gafas negras. Busca algo parecido en tu armario y en segunda mano. La gracia es la fórmula, no la marca.',
  },
  {
    title: 'Vestirse como una artista o un disco',
    questions: [
      'quiero vestirme como mi cantante favorita',
      'outfit inspirado en un album para el concierto',
      'como me visto estilo rosalia motomami',
      'look de mi artista favorito para su concierto',
      'vestirse como en un videoclip con poco dinero',
      'que me pongo inspirado en la era de mi cantante',
    ],
    maya: 'Mira la portada y dos vídeos y quédate con tres señas: un color, una prenda y un detalle. En el aire motero de Motomami son cuero o efecto cuero rojo o negro, minifalda o pantalón de motorista, botas, gafas futuristas y uñas largas. Con una cazadora de segunda mano y botas, se entiende.',
    valentina:
      'Quédate con tres cosas del disco: color, prenda y detalle. ¿Motomami? Cazadora motera, mini o pantalón de cuero, botazas, gafas raras y uñas larguísimas. Segunda mano, un par de accesorios y se pilla a la primera.',
  },
  {
    title: 'Chanclas o sandalias en la oficina',
    questions: [
      'puedo ir en chanclas a la oficina',
      'lino con chanclas para trabajar',
      'sandalias de dedo en el trabajo',
      'ojotas en la oficina en verano',
      'que sandalia se puede llevar a trabajar hombre',
      'sandalias abiertas en la oficina mujer',
    ],
    maya: 'Chanclas no, ni con lino: son calzado de piscina y suenan al andar. En una oficina relajada pasa una sandalia de piel con tira en el talón, pies cuidados y suela firme; en hombre, mejor mocasín sin forro, alpargata lisa o zapatilla de lona. Con clientes o corbata, zapato cerrado.',
    valentina:
      'Chanclas, no, que son de piscina. Si en tu curro son relajados, sandalia de piel con tira atrás y ya. Ellos, mocasín ligero, alpargata o zapatilla de lona con el lino. ¿Clientes? Cerrado, aunque haga calor.',
  },
  {
    title: 'Amarillo con pelo rubio',
    questions: [
      'me va el amarillo si soy rubia',
      'soy rubia que amarillo me favorece',
      'el amarillo me apaga y tengo el pelo claro',
      'vestido amarillo para rubias',
      'rubio y piel clara puedo usar amarillo',
      'amarillo mantequilla siendo rubia',
    ],
    maya: 'Sí, si el amarillo se distingue de tu pelo: mostaza, limón vivo o girasol mejor que el pálido, que se funde con él y apaga. Si te gusta el mantequilla, llévalo abajo, o pon cerca de la cara blanco, marino o vaquero, un labio con color y pendientes que corten.',
    valentina:
      'Claro, pero con fuerza: mostaza, girasol o limón. El clarito se confunde con el pelo y te deja sin cara. ¿Te encanta el mantequilla? En falda o pantalón, o con cazadora vaquera y labios de color. Problema resuelto.',
  },
  {
    title: 'Si el bronceado cambia tus colores',
    questions: [
      'cambia la paleta de colores con el bronceado',
      'estoy morena y nada me pega',
      'que colores favorecen con la piel bronceada',
      'volvi de la playa que colores me pongo',
      'al broncearme la ropa me queda distinta',
      'blanco y coral con piel morena de sol',
    ],
    maya: 'Tu subtono no cambia; cambian la profundidad y el contraste. Con bronceado lucen más el blanco, el coral, el turquesa, el fucsia y los metales, y se quedan cortos los beige y los nude parecidos a tu piel nueva. Baja un tono el maquillaje y, en otoño, vuelve a lo tuyo.',
    valentina:
      'El subtono es el de siempre, lo que sube es la intensidad. Ahora te van blanco, coral, turquesa y fucsia, y los beige te desaparecen porque eres tú la beige. Dura un par de meses, así que aprovecha.',
  },
  {
    title: 'Cuántos pares de zapatos necesita una mujer',
    questions: [
      'cuantos pares de zapatos deberia tener una mujer',
      'que zapatos basicos necesito mujer',
      'cuantos zapatos es normal tener',
      'fondo de armario de zapatos mujer',
      'con cuantos pares de calzado me apaño',
      'que zapatos no me pueden faltar',
    ],
    maya: 'Con seis o siete pares se cubre un año normal: zapatilla lisa, plano cerrado como mocasín o bailarina, botín, sandalia plana, uno de vestir con el tacón que aguantes, bota de lluvia o frío y el de deporte. Mejor en tonos que repitas, negro, cuero o nude, y que los puedas alternar.',
    valentina:
      'Seis o siete y vas sobrada: zapas lisas, mocasín o bailarina, botín, sandalia, uno de vestir, botas para el mal tiempo y los de deporte. En negro, cuero o nude, que van con todo. Más es capricho, y también vale.',
  },
  {
    title: 'Pantalón de hombre con pinzas o liso por delante',
    questions: [
      'las pinzas del pantalon engordan',
      'pantalon con pinzas o sin pinzas hombre',
      'pinzas en el pantalon a quien le quedan bien',
      'me ofrecen un pantalon con pinza y otro sin',
      'pantalon de pinzas si tengo barriga',
      'pliegues en el pantalon de vestir hombre',
    ],
    maya: 'No engordan si el pantalón sube a la cintura y la pinza queda cerrada de pie: dan sitio al muslo y a la tripa al sentarte. Si se abre, falta talla. Una pinza basta para casi todos, y la doble pide pierna ancha. Liso por delante, mejor para delgados y para tiro medio.',
    valentina:
      'Qué va, al revés: si sube a la cintura y la pinza no se abre de pie, te deja sitio en muslo y tripa. ¿Se abre? Una talla más. Con una pinza sobra. El liso va mejor a los delgados y a los pantalones más bajos.',
  },
  {
    title: 'Vuelta en el bajo de un pantalón de traje',
    questions: [
      'vuelta en el bajo del pantalon con traje si o no',
      'que ancho tiene la vuelta del pantalon',
      'pantalon de vestir con dobladillo vuelto',
      'valenciana en el pantalon de traje',
      'botamanga en un traje se usa',
      'vuelta en el pantalon si soy bajo',
    ],
    maya: 'Sí en lana con peso, franela, lino, cuadros o chaqueta cruzada, porque la vuelta pesa y hace caer la tela; de cuatro a cinco centímetros y con muy poca arruga sobre el zapato. No en esmoquin, chaqué ni frac. Si mides menos de 1,70, tres y medio o el bajo liso, que alarga.',
    valentina:
      'Sí, con franela, lino, cuadros o chaqueta cruzada: cuatro o cinco centímetros y que apenas roce el zapato. Con esmoquin o chaqué, nunca. ¿Eres bajito? Más estrecha o lisa, que alarga más.',
  },
];
