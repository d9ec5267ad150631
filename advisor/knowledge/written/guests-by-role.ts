import type { WrittenEntry } from './entry.ts';

/** Clothes for ceremonies by role and hour. */
export const guestsByRole: readonly WrittenEntry[] = [
  {
    title: 'De qué color va el vestido con mantilla',
    questions: [
      'de que color va el vestido con mantilla',
      'vestido de madrina con mantilla negra que color',
      'mantilla con vestido rojo o verde',
      'mantilla blanca o marfil con que vestido',
      'con mantilla el vestido tiene que ser negro',
      'color del vestido de la madrina con peineta',
    ],
    maya: 'En boda, mantilla negra con vestido largo liso de color vivo o profundo: rojo, verde, buganvilla, azul, también negro. La marfil, con tonos claros que no se acerquen al blanco de la novia. En Semana Santa, siempre negro. Sin estampado ni pedrería que compita con el encaje.',
    valentina:
      'Para boda, mantilla negra y vestido largo liso con fuerza: rojo, buganvilla, verde, azulón. La marfil, con tonos claros, nunca tirando a novia. En Semana Santa, negro y punto. Y liso, que el encaje ya habla.',
  },
  {
    title: 'Etiqueta rigurosa: si él puede ir de traje',
    questions: [
      'puede ir con traje normal si es etiqueta rigurosa',
      'mi marido tiene que llevar esmoquin en etiqueta rigurosa',
      'traje negro en lugar de esmoquin',
      'traje oscuro en una boda de etiqueta',
      'que pasa si no tiene esmoquin',
      'corbata en etiqueta rigurosa',
    ],
    maya: 'Lo que piden es esmoquin con pajarita, y un traje normal desentona. Si no hay modo de alquilarlo, traje negro o azul noche liso, camisa blanca, pajarita negra y zapato negro brillante, avisando a quien invita. Nunca de día, ni gris ni con corbata de dibujo.',
    valentina:
      'En rigor no: toca esmoquin, y alquilarlo cuesta menos que el disgusto. Si es imposible, traje negro o azul noche, camisa blanca, pajarita negra y zapato reluciente, y avisa a los novios. Gris o corbata estampada, ni pensarlo.',
  },
  {
    title: 'Escote, labios o color en un entierro',
    questions: [
      'sigue siendo obligado ir de negro al funeral',
      'hay que ir de negro a un entierro si o si',
      'puedo ir de azul marino a un funeral',
      'puedo ir de blanco o gris a un velorio',
      'es falta de respeto no ir de negro',
      'la familia va de negro en el entierro',
      'los labios rojos estan mal vistos en un velatorio',
      'queda mal ir de rojo a un velatorio',
      'llevar escote a una misa de funeral',
      'ir con zapatillas al tanatorio vengo del trabajo',
      'es obligatorio ir de negro a un entierro',
      'que se lleva a un entierro con calor',
    ],
    maya: 'El negro no es obligado: sirve cualquier tono oscuro y liso, marino, gris, marrón. La familia directa suele elegirlo, y ante una muy clásica, acierta. Blanco, solo si lo piden. Se evita el rojo, el brillo, el escote y los labios intensos. Si vienes del trabajo, una chaqueta o un pañuelo oscuro; con calor, camisa sobria y pantalón largo.',
    valentina:
      'Negro ya no hace falta: marino, gris o marrón oscuro están perfectos; negro, si la familia es muy clásica. Evita rojo, brillos, escote, estampado alegre y labios fuertes. ¿Vienes del curro? Chaqueta o pañuelo oscuro y ya; lo importante es ir.',
  },
  {
    title: 'Padrino o padre en una boda civil o de tarde',
    questions: [
      'que se pone el padre de la novia',
      'padre de la novia en boda de tarde',
      'padrino en boda civil',
      'chaque en una boda de noche',
      'el padre de la novia tiene que llevar chaque',
      'traje para el padre del novio',
    ],
    maya: 'De tarde o noche no se lleva chaqué: traje azul marino o gris marengo, camisa blanca, corbata lisa y zapato negro; esmoquin solo si lo piden a todos. En una civil, el mismo traje, y más claro si es en jardín de verano. Chaqué, si es de día y el novio también.',
    valentina:
      'El chaqué es de día y si el novio lo lleva. De tarde, traje marino o marengo, camisa blanca, corbata lisa y zapato negro. En una civil en jardín, puede ser un azul más clarito. Y flor en el ojal, que es el padre.',
  },
  {
    title: 'Madrina de corto, de pantalón o con midi',
    questions: [
      'la madrina puede ir de corto',
      'madrina con pantalon',
      'vestido midi para la madre del novio',
      'madrina sin mantilla ni tocado',
      'la madrina tiene que ir de largo',
      'madrina en boda civil con mono',
    ],
    maya: 'Sí: el largo es costumbre, no obligación. De día, un midi con manga y buena tela; en civil o jardín, un traje de pantalón o un mono con capa. De noche, largo o midi rico. Sin tocado, nada falta. Lo único fijo: ni blanco ni por encima de la rodilla.',
    valentina:
      'Sí que puede. Midi con manga para el día, traje de pantalón o mono con capa en una civil, y de noche largo o un midi potente. El tocado, si te apetece. Eso sí: ni blanco ni minifalda.',
  },
  {
    title: 'Hermana o hermano de los novios',
    questions: [
      'que se pone la hermana de la novia',
      'hermano del novio traje',
      'soy la hermana de la novia de que color voy',
      'la hermana puede ir de largo en boda de dia',
      'cuñada de la novia que llevar',
      'que lleva el hermano de la novia',
    ],
    maya: 'Un punto más que los invitados y uno menos que la madrina: de día, midi o corto especial; de noche, largo. Él, traje completo con chaleco si quiere, o chaqué si el novio lo lleva. Pregunta el color de madres y damas para no repetirlo.',
    valentina:
      'Un pelín más que una invitada y menos que la madrina. De día, un midi especial; de noche, a por el largo. Él, traje completo, o chaqué si va el novio. Y pregunta de qué van las madres, para no chocar.',
  },
  {
    title: 'Testigos de boda',
    questions: [
      'que se pone un testigo de boda',
      'soy testigo en una boda civil que llevo',
      'testigo de boda mujer vestido',
      'los testigos van todos iguales',
      'testigo hombre traje o chaque',
      'puedo ir de negro siendo testigo',
    ],
    maya: 'Como invitado cuidado, porque salís en las fotos de la firma: ella, midi o corto elegante; él, traje con corbata. Solo si el novio va de chaqué y lo pide, chaqué. No hace falta ir iguales; preguntad si hay color o flor común.',
    valentina:
      'Como una invitada con ganas, que sales firmando en las fotos. Tú, midi bonito; ellos, traje y corbata. Chaqué solo si el novio lo lleva y os lo pide. Iguales no hace falta, pero pregunta por la flor.',
  },
  {
    title: 'Abuelos y abuelas en una boda o comunión',
    questions: [
      'que se pone la abuela en una boda',
      'abuela de la novia vestido',
      'vestido para abuela de comunion',
      'abuelo del novio traje',
      'traje de chaqueta para señora mayor boda',
      'que lleva la abuela en el bautizo',
    ],
    maya: 'Un traje de vestido y chaqueta o un midi con manga, en color con luz: azul, malva, verde agua, frambuesa. Zapato bajo y estable, bolso pequeño de asa y una chaqueta para la iglesia. Él, traje oscuro o gris medio, con corbata de seda. Nada de ir apagados.',
    valentina:
      'Vestido con chaqueta o midi con manga en un color con alegría: malva, azul, frambuesa. Zapato bajito, bolsito de asa y listo. El abuelo, traje y una corbata bonita. Que son las estrellas, nada de gris ratón.',
  },
  {
    title: 'Invitado hombre: traje de día y traje de tarde',
    questions: [
      'de que color voy de traje a una boda de dia',
      'invitado hombre boda de noche',
      'traje claro en una boda de mañana',
      'traje azul claro en una boda de tarde',
      'que traje llevo de invitado',
      'traje beige en boda de noche',
    ],
    maya: 'De mañana, azul medio, gris claro o beige en verano, camisa blanca o celeste y zapato marrón. De tarde y noche, marino o gris oscuro, camisa blanca y zapato negro o marrón muy oscuro. El negro queda para esmoquin. Corbata siempre, hasta que el novio se la quite.',
    valentina:
      'De mañana, azul medio, gris clarito o beige en verano, con zapato marrón. De tarde-noche, marino o gris oscuro, camisa blanca y zapato negro. La corbata, puesta hasta que el novio se la quite.',
  },
  {
    title: 'Si la corbata es obligatoria en una boda',
    questions: [
      'hay que llevar corbata en una boda',
      'puedo ir sin corbata a una boda',
      'boda sin corbata en verano',
      'traje con camisa abierta en una boda',
      'corbata obligatoria para invitado',
      'camisa negra en una boda',
    ],
    maya: 'Como invitado, sí, salvo boda en la playa, en el campo informal o si lo dicen. Sin ella, camisa blanca impecable con cuello que aguante y pañuelo de bolsillo. Ante la duda, llévala: quitártela es fácil. Camisa negra, mejor no.',
    valentina:
      'En principio sí, salvo playa, campo o que lo avisen. Si vas sin ella, camisa blanca con cuello firme y pañuelo en el bolsillo. Yo la llevaría en el bolsillo por si acaso. Y camisa negra, no.',
  },
  {
    title: 'Preboda, fiesta del día antes y tornaboda',
    questions: [
      'que me pongo en una preboda',
      'cena la noche antes de la boda',
      'tornaboda que llevar',
      'brunch del dia despues de la boda',
      'coctel de bienvenida boda',
      'preboda ropa hombre',
    ],
    maya: 'Preboda: guapo pero un escalón por debajo de la boda; vestido corto o midi de color, o camisa con chinos y americana sin corbata. Brunch posterior o tornaboda: vestido fresco, lino, zapato plano. No gastes en ella el vestido del día grande.',
    valentina:
      'Preboda: mona pero sin quemar el cartucho. Vestido corto o midi alegre; ellos, chinos, camisa y blazer sin corbata. El brunch de después, lino, plano y gafas de sol. El vestidazo, para el día.',
  },
  {
    title: 'Segunda boda: de qué va la novia',
    questions: [
      'me caso por segunda vez puedo ir de blanco',
      'vestido para segunda boda',
      'novia de 50 años vestido',
      'novia madura que se pone',
      'casarse otra vez de color',
      'boda por lo civil segunda vez con hijos',
    ],
    maya: 'De blanco si quieres: ya no lo prohíbe nadie. También favorecen marfil, champán, azul empolvado o un traje sastre. El velo largo suele dejarse; un tocado o flores bastan. Elige por lugar y hora, no por edad ni por la primera vez.',
    valentina:
      'Blanco si te da la gana, faltaría más. Y si quieres cambiar, marfil, champán, azul empolvado o un traje de chaqueta divino. El velo largo suele sobrar; unas flores en el pelo, preciosas. Ni la edad ni la anterior cuentan.',
  },
  {
    title: 'Coincidir en color con la madrina o con otra invitada',
    questions: [
      'puedo ir del mismo color que la madrina',
      'coincidir con el color de la madre de la novia',
      'ir del mismo color que las damas de honor',
      'dos invitadas con el mismo vestido',
      'las dos madres del mismo color',
      'me he comprado el mismo vestido que otra invitada',
    ],
    maya: 'No es una falta, pero se evita con la madrina y con las damas, porque en las fotos parece que formas parte del cortejo. Pregunta antes. Si ya está comprado, cambia el tono con chal, tocado y joyas. Entre invitadas, sonrisa y foto juntas.',
    valentina:
      'Con la madrina y las damas, mejor que no, por las fotos; un mensajito a la novia y lo sabes. ¿Ya lo tienes? Chal y complementos de otro tono. Y si coincides con otra invitada, foto juntas y a reír.',
  },
  {
    title: 'Fondo blanco o estampado claro en una boda',
    questions: [
      'vestido blanco con flores para una boda',
      'estampado con fondo blanco en una boda',
      'puedo ir de blanco y negro a una boda',
      'falda blanca con top de color en una boda',
      'vestido de rayas blancas boda',
      'top blanco invitada',
    ],
    maya: 'Si el dibujo cubre más que el fondo, vale; si de lejos se lee blanco, no. Prueba con una foto a tres metros, con flash. Falda o pantalón blanco con arriba de color también se evita. Blanco y negro, con el negro mandando.',
    valentina:
      'Truco: foto a tres metros. Si se lee flores, adelante; si se lee blanco, no. Falda blanca con top de color, mejor tampoco. Y blanco con negro, que gane el negro.',
  },
  {
    title: 'Vaqueros en una boda, bautizo o comunión',
    questions: [
      'puedo ir con vaqueros a una boda',
      'vaqueros en un bautizo',
      'jeans negros en una comunion',
      'boda informal con vaqueros',
      'mi hijo quiere ir en vaqueros a la boda',
      'vaqueros con americana para una comunion',
    ],
    maya: 'En una boda, no, salvo que la invitación diga informal o sea de campo y lo confirmen. En bautizo o comunión sencillos, un vaquero oscuro o negro entero con americana y zapato pasa en el hombre; unos chinos quedan mejor y cuestan lo mismo.',
    valentina:
      'A una boda no, salvo que los novios digan campestre total. A un bautizo o una comunión sencillita, vaquero negro o muy oscuro, blazer y zapato, pasa. Pero con unos chinos vas mucho mejor.',
  },
  {
    title: 'Madre y padre del bebé en el bautizo',
    questions: [
      'que se pone la madre en el bautizo de su hijo',
      'padre del bautizado traje',
      'que me pongo en el bautizo de mi hijo',
      'madrina de bautizo que llevar',
      'padrino de bautizo ropa',
      'los padres del bautizo de que color',
    ],
    maya: 'La madre, vestido midi o traje claro que permita coger al bebé y, si hace falta, dar el pecho; tacón ancho. El padre, americana y corbata opcional. Padrinos, igual: arreglados y sin blanco entero, que es del bebé. Sin joyas que enganchen.',
    valentina:
      'Mamá: midi claro y cómodo, que se abra si das el pecho, y tacón ancho, que vas a cargar con la criatura. Papá y padrinos, blazer. Nada de collares largos, que el bebé los caza.',
  },
  {
    title: 'Padres en la graduación de un hijo',
    questions: [
      'que me pongo en la graduacion de mi hija',
      'ropa de padres para una graduacion',
      'madre en la graduacion de su hijo',
      'mi hijo se gradua que llevo',
      'graduacion de infantil que se ponen los padres',
      'padre en una graduacion',
    ],
    maya: 'Arreglados sin competir: ella, vestido midi o pantalón fluido con blusa; él, americana y camisa, corbata en la universidad. Si es de infantil o primaria en el patio, un conjunto bonito de diario. Zapato cómodo: hay pie, gradas y fotos.',
    valentina:
      'Guapos pero que brille quien se gradúa: midi o pantalón fluido con una blusa linda; él, blazer y camisa. Si es en el patio de infantil, algo bonito de diario. Y zapato cómodo, que hay gradas.',
  },
  {
    title: 'Niños en un funeral o tanatorio',
    questions: [
      'como visto a mi hijo para un funeral',
      'los niños van de negro a un entierro',
      'ropa de niña para un velorio',
      'mi hija adolescente en el funeral de su abuelo',
      'bebe en un tanatorio ropa',
      'de que color visto a los niños en un tanatorio',
    ],
    maya: 'No van de negro: tonos tranquilos, marino, gris, beige, blanco, lisos y limpios. Ropa que ya conozcan y zapato cómodo, con un jersey, que los tanatorios están fríos. A un adolescente le basta un pantalón oscuro y camisa o jersey liso.',
    valentina:
      'De negro no hace falta: marino, gris, beige, cosas lisas y con las que estén a gusto. Un jersey, que en los tanatorios refresca. La adolescente, vaquero negro y jersey liso. Lo que importa es que esté acompañada.',
  },
  {
    title: 'Misa de domingo: cómo ir',
    questions: [
      'como me visto para ir a misa el domingo',
      'se puede ir a misa en pantalon corto',
      'vestido de tirantes en misa',
      'vaqueros en misa',
      'ropa para ir a la iglesia normal',
      'se puede ir en chandal a misa',
    ],
    maya: 'Limpio y discreto: vaquero entero o pantalón, blusa, vestido con hombros tapados o con chaqueta, falda hacia la rodilla. Bermudas largas pasan en verano en muchas parroquias; chándal, tirante fino y gorra, mejor no.',
    valentina:
      'Algo cuidado y tranquilo: vaquero entero, blusa, o vestido con una chaquetita en los hombros. En verano, bermuda por la rodilla en muchas parroquias vale. Chándal, tirante finito y gorra, no.',
  },
  {
    title: 'Jura de bandera, toma de posesión o entrega de premios',
    questions: [
      'que me pongo para una jura de bandera',
      'ropa para una toma de posesion',
      'entrega de premios que llevar',
      'acto militar invitada',
      'entrega de diplomas ropa',
      'jura de cargo que llevar',
    ],
    maya: 'De mañana y oficial: traje o vestido midi sobrio, hombros cubiertos, zapato cerrado; él, traje oscuro y corbata. En una jura civil, sin vaqueros ni zapatillas. Si recoges un premio, un color que se distinga en la foto y bolsillos o manos libres.',
    valentina:
      'Formal y de día: midi sobrio o traje de chaqueta, hombros tapados y zapato cerrado; ellos, traje y corbata. ¿Recoges premio? Un color que destaque en la foto y nada en las manos.',
  },
];
