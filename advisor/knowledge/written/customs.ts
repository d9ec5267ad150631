import type { WrittenEntry } from './entry.ts';

/** Customs of weddings, mourning, feasts, work and sacred places, by country where they differ. */
export const customs: readonly WrittenEntry[] = [
  {
    title: 'La madre del novio o de la novia',
    questions: [
      'madre de la novia que se pone',
      'soy la mama del novio vestido',
      'madre de la novia color vestido',
      'consuegras mismo color boda',
      'mama de la novia boda de noche',
    ],
    maya: 'La madre de la novia acuerda con la madrina el largo y el color, para que se acompañen sin repetirse. De día, midi o corto con chaqueta o capa; de tarde, largo. Blanco y crudo se dejan para la novia.',
    valentina:
      'Habladlo entre madres antes de comprar: que el largo vaya a la par y los colores no choquen ni se repitan. De día midi, de tarde largo. Y nada de blanco ni crudo, claro.',
  },
  {
    title: 'Qué se pone la madrina',
    questions: [
      'madrina de boda que se pone',
      'madrina de largo de dia',
      'vestido de madrina protocolo',
      'madrina boda civil vestido',
      'soy la madrina que color llevo',
    ],
    maya: 'La madrina puede ir de largo a cualquier hora, y es la única invitada con esa licencia de día. Color con presencia, mangas o capa para la ceremonia y un tocado proporcionado. Nunca blanco.',
    valentina:
      'Si eres madrina, tienes pase para el largo aunque sea a las doce de la mañana. Un color con fuerza, hombros cubiertos para la ceremonia y tocado sin pasarse. Blanco no.',
  },
  {
    title: 'Mantilla y peineta',
    questions: [
      'mantilla madrina boda como se lleva',
      'mantilla negra o blanca',
      'peineta y mantilla con vestido corto',
      'quien puede llevar mantilla en una boda',
      'mantilla semana santa vestido',
    ],
    maya: 'En boda la mantilla es de la madrina, de día, con peineta y vestido largo liso, sin más tocado. La negra es la habitual; la clara se ve en toros y fiestas. En Jueves Santo va con vestido negro sobrio, manga y zapato cerrado.',
    valentina:
      'En una boda la mantilla es cosa de la madrina: de día, con peineta, vestido largo liso y sin nada más en la cabeza. La negra es la de siempre. En Semana Santa, con vestido negro discreto y manga.',
  },
  {
    title: 'Padrino de boda',
    questions: [
      'padrino de boda que se pone',
      'soy el padrino traje o chaque',
      'el padre de la novia que traje lleva',
      'padrino corbata color',
    ],
    maya: 'El padrino sigue al novio: si él va de chaqué, chaqué; si de traje, traje oscuro con camisa blanca. Su corbata es más discreta que la del novio y puede hablar con el vestido de la madrina.',
    valentina:
      'Copia el nivel del novio: si él va de chaqué, tú también; si va de traje, uno oscuro con camisa blanca. La corbata, más tranquila que la suya. Si pega con el vestido de la madrina, mejor.',
  },
  {
    title: 'A qué hora se lleva tocado o pamela',
    questions: [
      'hasta que hora se puede llevar pamela',
      'tocado de noche boda',
      'pamela boda de tarde 6',
      'diadema o tocado boda de noche',
      'me quito la pamela en la iglesia',
      'tocado o pamela cual me pongo de invitada',
    ],
    maya: 'La pamela es de sol: bodas de mañana y hasta las seis, y no se quita en la iglesia. El tocado llega a la tarde. De noche queda un adorno pequeño, una diadema o una joya en el pelo. Sin ninguno también vas bien.',
    valentina:
      'Pamela, solo de día y hasta las seis más o menos; en la iglesia se queda puesta. Tocado, hasta la tarde. Si la boda es de noche, diadema o un broche en el pelo y vas perfecta. Y sin nada, también.',
  },
  {
    title: 'Tocado con qué vestido',
    questions: [
      'tocado con vestido estampado',
      'que tocado me pongo con vestido liso',
      'tocado grande persona bajita',
      'tocado o pendientes grandes',
      'de que lado va el tocado',
    ],
    maya: 'Si el vestido está estampado, tocado liso en uno de sus colores; si es liso, el tocado puede jugar. Se coloca a la derecha por costumbre y no más ancho que los hombros. Con él, pendientes contenidos.',
    valentina:
      'Vestido con dibujo, tocado liso; vestido liso, tocado con gracia. No más ancho que tus hombros y, por tradición, al lado derecho. Si el tocado es grande, pendientes pequeños.',
  },
  {
    title: 'Boda civil en juzgado o ayuntamiento',
    questions: [
      'boda civil que me pongo invitada',
      'boda en el juzgado vestido',
      'matrimonio por el civil tenida',
      'casamiento por civil que ropa',
      'invitado a boda civil por la mañana hombre',
      'civil a las doce y vermut que me pongo',
      'boda en el ayuntamiento por la mañana y comida',
      'me caso por lo civil a mediodia que visto',
      'aperitivo de boda ropa',
      'boda pequeña de 20 personas que me pongo',
      'boda civil en invierno de dia',
    ],
    maya: 'De día y breve: vestido corto o midi, traje de chaqueta claro, mono o falda con camisa bonita; tocado o diadema pequeños, sin largo ni lentejuelas. Él, traje claro o americana, corbata según los novios. Si después hay banquete, manda el banquete. La novia, lo que quiera: midi, pantalón, color.',
    valentina:
      'Si es firmar y comer, cóctel suave: midi, mono o traje clarito, sin largo ni brillos; diademita sí. Ellos, traje o blazer. Si después viene fiestón, vístete para el fiestón. Y si la que se casa eres tú, ponte lo que te haga feliz, hasta pantalón.',
  },
  {
    title: 'Casarse por lo civil de novia',
    questions: [
      'vestido de novia para el civil',
      'me caso por el civil que me pongo',
      'novia traje pantalon blanco juzgado',
      'vestido corto para casarme por el civil',
      'look novia civil argentina',
    ],
    maya: 'Para el civil la novia tiene libertad entera: traje blanco o crudo, midi de líneas limpias, vestido corto con abrigo, o un color. Elige una tela buena y un solo gesto, sea lazo, manga o tocado.',
    valentina:
      'En el civil no hay reglas: traje blanco con zapatazo, vestido corto, midi, o directamente color. Una tela buena y un detalle con fuerza, y a firmar.',
  },
  {
    title: 'Boda en la playa',
    questions: [
      'boda en la playa que ponerse',
      'invitada boda playa zapatos',
      'boda en cancun vestido',
      'boda playa hombre guayabera o traje',
      'matrimonio en la playa tenida hombre',
    ],
    maya: 'En la arena, telas que respiren y un largo que no arrastre: midi o largo ligero, sandalia plana o cuña, pelo recogido. Para hombre, lino claro o guayabera si la invitación lo permite. Blanco entero no.',
    valentina:
      'Vestido fresquito, midi o largo que no barra la arena, sandalias planas o cuña y el pelo atado, que hay viento. Ellos, lino o guayabera. Y aunque sea playa, de blanco no.',
  },
  {
    title: 'Boda en el campo o en una finca',
    questions: [
      'boda en finca que zapatos',
      'boda campestre que ponerse',
      'boda en el campo invitada vestido',
      'boda en hacienda de dia mujer',
      'casamiento en quinta zapatos pasto',
    ],
    maya: 'En finca o hacienda decide el suelo: tacón ancho, cuña o plano de fiesta. Midi con movimiento, flores o tonos de tierra, y una capa con peso para la noche, que en el campo baja deprisa.',
    valentina:
      'Boda en finca: tacón gordo o cuña, que con aguja aras el césped. Vestido con vuelo, flores o tonos cálidos, y algo de abrigo porque de noche hace fresquete aunque sea julio.',
  },
  {
    title: 'Ir de rojo a una boda',
    questions: [
      'puedo ir de rojo a una boda',
      'invitada vestido rojo mal visto',
      'rojo en boda protocolo',
      'vestido rojo boda de dia',
    ],
    maya: 'Hoy se va de rojo a una boda sin falta alguna; el cuidado está en la forma. Corte sobrio y accesorios callados de día, más intensidad de noche. En una boda china o india, en cambio, el rojo es de la novia.',
    valentina:
      'Sí, puedes ir de rojo. De día, vestido sencillo y complementos tranquilos; de noche, a por todas. Eso sí: si la boda es china o india, el rojo es de la novia y no se toca.',
  },
  {
    title: 'Invitada con pantalón',
    questions: [
      'boda con pantalon mujer',
      'mono de fiesta para boda',
      'no me gustan los vestidos que llevo a una boda',
      'invitada con traje pantalon',
      'palazzo para boda de noche',
    ],
    maya: 'El pantalón es tan de boda como el vestido si la tela es de fiesta: palazzo de crepé con cuerpo rico, mono de buen corte o esmoquin. Evita el traje de oficina: que se note en la tela y en las joyas.',
    valentina:
      'Claro que se puede: mono, palazzo con top bonito o esmoquin. El truco es que no parezca que vienes de una reunión: tela con caída, joyas y zapato de fiesta.',
  },
  {
    title: 'Repetir vestido en varias bodas',
    questions: [
      'repetir vestido en otra boda',
      'tengo tres bodas mismo vestido',
      'queda mal repetir look de boda',
      'como cambiar un vestido de fiesta que ya use',
    ],
    maya: 'Repetir es de persona con criterio. Cambia lo que enmarca: cinturón, joyas, peinado, zapato o una chaqueta distinta. Un vestido liso y sin adorno admite tres bodas y tres aspectos.',
    valentina:
      'Repite sin culpa. Con otro cinturón, otros pendientes, otro peinado y otra chaqueta parece nuevo. Si el vestido es liso, ni se enteran.',
  },
  {
    title: 'Bodas en México',
    questions: [
      'boda en mexico que se usa',
      'como vestir boda mexicana noche',
      'boda formal mexico vestido largo',
      'invitada boda en guadalajara',
      'boda en hacienda mexico de noche',
    ],
    maya: 'En México las bodas de noche suelen pedir vestido largo y traje oscuro; la invitación indica formal, etiqueta o cóctel. En la costa se admite guayabera. Lleva un plano de repuesto: el baile es largo.',
    valentina:
      'Boda mexicana de noche: vestido largo y traje oscuro casi seguro, y mira si pone formal, etiqueta o cóctel. En la playa, guayabera. Y mete unos flats en la bolsa, que se baila hasta el amanecer.',
  },
  {
    title: 'Bodas en Argentina',
    questions: [
      'casamiento en argentina que me pongo',
      'casamiento de noche buenos aires vestido',
      'casamiento de dia en estancia',
      'invitado casamiento argentina traje o saco',
      'hasta que hora dura un casamiento argentino',
    ],
    maya: 'El casamiento argentino suele ser de noche y acabar de mañana: vestido largo o midi de fiesta y traje oscuro. En estancia y de día se baja a elegante sport. Calzado que resista muchas horas de baile.',
    valentina:
      'Casamiento argentino: de noche, fiesta larga y se baila hasta que sale el sol. Vestido largo o midi brilloso, traje oscuro para ellos. En una estancia de día, elegante sport. Zapatos aguantadores.',
  },
  {
    title: 'Bodas en Colombia',
    questions: [
      'matrimonio en colombia que ponerse',
      'matrimonio en tierra caliente vestido',
      'matrimonio en cartagena que llevar',
      'matrimonio en bogota de noche',
      'guayabera matrimonio cartagena',
    ],
    maya: 'En Colombia manda el clima: en Bogotá, largo o cóctel oscuro con abrigo; en tierra caliente o Cartagena, telas ligeras, guayabera o lino y sandalia. La invitación suele decirlo; el blanco es de la novia.',
    valentina:
      'Mira dónde es: Bogotá, vestido de fiesta y abrigo que hace frío; Cartagena o tierra caliente, fresquito, lino o guayabera y sandalias. Y de blanco, solo si la invitación lo pide.',
  },
  {
    title: 'Bodas en Perú y Chile',
    questions: [
      'matrimonio en lima que ponerse',
      'matrimonio en chile tenida formal mujer',
      'matri en chile vestido largo o corto',
      'terno para matrimonio peru',
      'tenida matrimonio de dia chile',
    ],
    maya: 'En Lima y en Santiago, el matrimonio de noche pide vestido largo o midi de fiesta y terno oscuro con corbata. De día o en campo, tenida semiformal: midi, colores claros, terno claro. En Chile refresca de noche, también en verano.',
    valentina:
      'Matri de noche en Lima o Santiago: vestido largo o midi de fiesta y terno oscuro con corbata. De día o en parcela, algo más suelto, midi y terno clarito. Y chal, que en Chile la noche enfría.',
  },
  {
    title: 'Boda china o japonesa',
    questions: [
      'boda china que color llevar',
      'invitada boda japonesa que ponerse',
      'que no llevar a una boda china',
      'boda en japon vestido blanco negro',
      'casamiento chino rojo se puede',
    ],
    maya: 'En una boda china el rojo es de la novia, y el blanco y el negro enteros recuerdan al luto: ve en rosas, dorados o azules. En Japón se evita el blanco y se agradecen hombros cubiertos y medias.',
    valentina:
      'Boda china: ni rojo (es de la novia) ni todo blanco o todo negro, que suenan a funeral. Boda japonesa: blanco no, hombros tapados y medias. Con un rosa, un azul o un verde aciertas.',
  },
  {
    title: 'Boda india',
    questions: [
      'boda india que me pongo invitada',
      'que colores no llevar a una boda india',
      'puedo ponerme sari siendo invitada',
      'boda hindu vestido invitada occidental',
    ],
    maya: 'En una boda india se celebra con color: fucsias, verdes, naranjas, oro. Se dejan el rojo, de la novia, y el blanco y el negro, de luto. Hombros y piernas cubiertos, y un sari invitado se recibe bien.',
    valentina:
      'Color, color y color: fucsia, naranja, verde, dorado. Rojo no, que es de la novia, y blanco o negro enteros tampoco. Hombros y piernas tapados, y si te animas con un sari, les encantará.',
  },
  {
    title: 'Boda judía o musulmana',
    questions: [
      'boda judia que me pongo',
      'boda musulmana invitada vestido',
      'boda ortodoxa judia mujer mangas',
      'boda arabe como ir vestida',
      'boda marroqui que se lleva y que no',
      'boda en marruecos con la familia de mi novio',
      'kipa invitado boda judia hombre',
    ],
    maya: 'En ambas conviene preguntar cuánto se observa. Lo seguro: codos, escote y rodillas cubiertos, y un pañuelo a mano. En la ceremonia judía a los hombres se les ofrece kipá. Por la noche hay sitio para la joya y el color.',
    valentina:
      'Pregunta a la familia cómo de tradicional es. A tiro fijo: mangas, escote cerrado, falda bajo la rodilla y un pañuelo en el bolso. A los chicos en boda judía les dan kipá. Y luego, joyas y color a tope.',
  },
  {
    title: 'Funeral: qué llevar',
    questions: [
      'funeral en españa hay que ir de negro',
      'que ropa para un tanatorio',
      'voy a un entierro en verano que llevo',
      'vaqueros en un tanatorio',
      'misa de difuntos como ir vestida',
      'que me pongo para un funeral',
    ],
    maya: 'Tonos oscuros y lisos, gris o marino, sin rojo, sin brillo y nada que suene: el negro entero ya no hace falta. Al tanatorio se puede ir sobrio como a trabajar; a la misa, hombros cubiertos y zapato cerrado. En verano, tela ligera y oscura.',
    valentina:
      'Tonos oscuros y lisos, gris o azul marino, sin rojo, sin brillos ni nada que suene; negro entero no hace falta. Al tanatorio, discreto y ya, un vaquero oscuro sirve. Para la misa, hombros tapados y zapato cerrado. En verano, telas ligeras.',
  },
  {
    title: 'Velorio y funeral en México',
    questions: [
      'velorio en mexico que ropa',
      'como ir vestido a un velorio',
      'sepelio mexico negro obligatorio',
      'novenario que me pongo',
      'velorio hombre camisa negra',
    ],
    maya: 'En México el negro sigue siendo lo más respetuoso en velorio y sepelio, con gris y marino como alternativa. En el novenario basta la sobriedad. Nada rojo ni estampado vivo, salvo que la familia lo pida.',
    valentina:
      'Para el velorio y el entierro en México, negro o muy oscuro; gris y marino también se ven bien. En los rezos del novenario, discreto y cómodo. Rojos y colorines, fuera, a menos que la familia lo pida.',
  },
  {
    title: 'Velatorio en Argentina y Chile',
    questions: [
      'velatorio argentina que me pongo',
      'velorio en chile ropa',
      'ir a un velorio en jean',
      'cementerio entierro argentina ropa oscura',
    ],
    maya: 'En Argentina y en Chile el velatorio es sobrio sin exigir negro: gris, marino, marrón oscuro, un vaquero oscuro con saco si se va de paso. En el entierro, algo más formal y calzado apto para césped.',
    valentina:
      'No hace falta ir de negro: con tonos oscuros y tranquilos estás bien, y un jean oscuro con saco pasa en el velatorio. Para el entierro, un poco más formal y zapato que pise pasto.',
  },
  {
    title: 'Funeral en Colombia y Perú',
    questions: [
      'velacion en colombia que ropa',
      'velorio en peru como vestirse',
      'exequias colombia blanco o negro',
      'luto en peru cuanto dura ropa',
      'misa de mes peru que ponerse',
    ],
    maya: 'En Colombia y en Perú se va de negro o muy oscuro a velación, misa y entierro; algunas familias piden blanco y lo avisan. En Perú hay además misa de mes, a la que se acude sobrio.',
    valentina:
      'Negro o bien oscuro tanto en Colombia como en Perú. A veces la familia pide ir de blanco: te lo dirán. Y si te invitan a la misa de mes en Perú, ve discreto también.',
  },
  {
    title: 'Funeral en Japón',
    questions: [
      'funeral en japon que se lleva',
      'luto japones ropa negra perlas',
      'puedo llevar joyas funeral japones',
      'funeral japones zapatos bolso',
    ],
    maya: 'En Japón el funeral es negro mate, sin brillo, cuero llamativo ni pieles. Se admiten las perlas de una sola vuelta, porque la doble sugiere pena repetida, y medias negras. Camisa blanca y corbata negra para hombre.',
    valentina:
      'Negro mate de arriba abajo, medias negras y nada de pelo ni brillos. Perlas sí, pero una vuelta: dos traen mala señal. Ellos, traje negro, camisa blanca y corbata negra.',
  },
  {
    title: 'Luto en China e India',
    questions: [
      'funeral chino que color',
      'color de luto en china',
      'funeral hindu que ropa blanca',
      'en la india de que color es el luto',
      'funeral indio puedo ir de negro',
    ],
    maya: 'En China el blanco es el luto tradicional y hoy se acepta el negro u oscuro; el rojo se evita siempre. En un funeral hindú se va de blanco, sencillo y sin adorno, y el negro resulta extraño.',
    valentina:
      'China: blanco es el luto de siempre, oscuro también vale, y rojo jamás. Funeral hindú: de blanco, ropa sencilla y sin joyas; ahí el negro descoloca.',
  },
  {
    title: 'Qué colores son de luto en el mundo',
    questions: [
      'colores de luto por pais',
      'luto blanco o negro en que paises',
      'funeral musulman que me pongo',
      'funeral judio ropa',
      'color luto corea ghana',
    ],
    maya: 'Negro en Europa, América y hoy Corea; blanco en la tradición hindú y china; negro y rojo en Ghana. En funerales musulmanes y judíos, ropa sobria que cubra, con pañuelo ellas en la mezquita y kipá ellos en la sinagoga.',
    valentina:
      'Negro en Europa, América y Corea; blanco para hindúes y chinos tradicionales; negro y rojo en Ghana. Si es musulmán o judío, sobrio y tapado: pañuelo ellas en la mezquita, kipá ellos en la sinagoga.',
  },
  {
    title: 'Bautizo y comunión',
    questions: [
      'comunion que me pongo de madre',
      'invitada comunion mayo vestido',
      'primera comunion padre de traje',
      'tia de la nena comunion ropa',
      'puedo ir de blanco a una comunion',
      'que me pongo para un bautizo',
      'invitada a un bautizo por la mañana',
    ],
    maya: 'Bautizo y comunión son de mañana y familiares, un punto menos que una boda: midi, traje claro o pantalón fluido, con hombros cubiertos en misa. Los padres, un punto por encima: traje con o sin corbata. El blanco entero se deja a los niños.',
    valentina:
      'Bautizo o comunión: de día y sin pasarse, un poco menos que una boda. Midi, traje de colores claros o pantalón mono; para misa, hombros tapados. Los padres, un poco más arreglados. Y de blanco total van los peques.',
  },
  {
    title: 'Qué se pone el bebé en un bautizo',
    questions: [
      'ropa bebe bautizo',
      'faldon de bautizo color',
      'bautismo bebe varon ropa blanca',
      'ropon de bautizo',
      'padrinos de bautizo que se ponen',
    ],
    maya: 'Para el bebé, faldón, ropón o conjunto en blanco o crudo, algodón o batista por dentro y capota si hace frío. Los padrinos visten como en una comunión y evitan el blanco, para que en las fotos quede el niño.',
    valentina:
      'Al bebé, blanco o crudito: faldón, ropón o un conjunto cómodo de algodón. Lleva un cambio, que siempre hay percance. Los padrinos, arreglados de día y sin blanco, que la foto es del peque.',
  },
  {
    title: 'Fiesta de quince',
    questions: [
      'quinceañera invitada que me pongo',
      'fiesta de 15 ropa hombre',
      'xv años vestido invitada',
      'que llevar a un quinceañero en peru',
      'fiesta de 15 argentina elegante sport',
    ],
    maya: 'A una fiesta de quince se va de noche y de fiesta: midi o largo, traje o saco. El vestido de gran falda y el color que haya elegido ella son suyos; pregúntalo. Blanco y rosa pálido, mejor no.',
    valentina:
      'Para unos quince, ve de fiesta: vestido midi o largo, ellos traje o saco. Pregunta de qué color va ella y no se lo copies, y deja el vestidazo de princesa para la cumpleañera.',
  },
  {
    title: 'La quinceañera y sus zapatos',
    questions: [
      'vestido de quinceañera color',
      'cambio de zapatos en los xv',
      'soy la quinceañera que vestido elijo',
      'cuantos vestidos usa la quinceañera',
      'corona y guantes de xv años',
    ],
    maya: 'La quinceañera puede ir de cualquier color. Por tradición, durante la fiesta pasa de un zapato plano al primer tacón, así que ensaya ambos con el largo. Para bailar, un segundo vestido corto y un calzado ya usado.',
    valentina:
      'Si eres la de los quince, el color lo eliges tú. Si haces el cambio de zapatos, pruébate el vestido con plano y con tacón para que no arrastre. Y ten un vestido corto para el baile.',
  },
  {
    title: 'Graduación de la universidad',
    questions: [
      'graduacion universidad que me pongo',
      'que llevar debajo de la toga',
      'vestido para acto de graduacion',
      'toga y birrete zapatos',
      'beca de graduacion sobre vestido color',
    ],
    maya: 'Bajo toga o beca, algo liso y de cuello sencillo que no pelee: midi o traje, telas frescas porque la toga abriga. Comprueba el color de la banda de tu facultad. Zapato estable: hay escalones y foto.',
    valentina:
      'Debajo de la toga o la beca, vestido liso o traje, nada de cuellos enormes, y fresquito porque da calor. Mira el color de la banda antes. Y zapatos con los que subas escaleras sin mirar al suelo.',
  },
  {
    title: 'Graduación de instituto o prom',
    questions: [
      'fiesta de graduacion bachillerato vestido',
      'prom que ponerse chica',
      'fiesta de promocion vestido peru',
      'egresados argentina vestido',
      'graduacion de 4 medio traje hombre',
    ],
    maya: 'Una graduación de bachillerato es un primer vestido de fiesta: midi o largo que deje bailar, un solo punto fuerte. Traje con corbata o sin ella para ellos. Que siga gustando en la foto de dentro de diez años.',
    valentina:
      'Grad o prom: vestido midi o largo con el que puedas bailar y sentarte, un solo detalle fuerte y listo. Ellos, traje con o sin corbata. Piensa en la foto: lo muy de moda caduca pronto.',
  },
  {
    title: 'Entrevista en banca, consultoría o despacho',
    questions: [
      'entrevista en un banco que me pongo',
      'entrevista consultora traje obligatorio',
      'entrevista despacho de abogados mujer',
      'entrevista deloitte hombre corbata',
      'entrevista estudio juridico vestimenta',
    ],
    maya: 'En banca, consultoría y derecho, traje marino o gris, camisa o blusa lisa y zapato cerrado. La corbata en la primera cita, aunque luego sobre. Un reloj sobrio y la carpeta cuentan; el perfume, apenas.',
    valentina:
      'Banco, consultora o bufete: traje azul marino o gris, camisa lisa, zapato cerrado y corbata por si acaso, que quitártela es fácil. Perfume, casi nada.',
  },
  {
    title: 'Entrevista en una startup o en tecnología',
    questions: [
      'entrevista startup que ropa',
      'entrevista programador traje',
      'entrevista en empresa de tecnologia mujer',
      'entrevista informatica hombre camiseta',
      'entrevista it zapatillas',
    ],
    maya: 'En tecnología el traje puede distanciar. Vaquero oscuro o chinos, camisa o punto fino y un blazer que puedas quitarte; zapatilla lisa o mocasín. Mira las fotos del equipo y sube un punto.',
    valentina:
      'En una startup con traje pareces de otro planeta. Vaquero oscuro o chinos, camisa o jersey fino y zapatilla limpia. Mira cómo visten en sus redes y ve un puntito por encima.',
  },
  {
    title: 'Entrevista en moda, diseño o publicidad',
    questions: [
      'entrevista trabajo creativo que me pongo',
      'entrevista en zara ropa',
      'entrevista tienda de ropa',
      'entrevista agencia de publicidad look',
      'entrevista diseño grafico vestimenta',
    ],
    maya: 'En lo creativo la ropa también se lee: una base neutra impecable y una pieza con punto de vista. En una tienda, viste cerca de su estilo sin logotipos de la competencia.',
    valentina:
      'Aquí te miran el look: base neutra bien planchada y una pieza con personalidad. Si es una tienda, acércate a su rollo y no lleves el logo de la competencia.',
  },
  {
    title: 'Entrevista en hostelería o comercio',
    questions: [
      'entrevista camarero que me pongo',
      'entrevista de mesera ropa',
      'entrevista supermercado dependienta',
      'entrevista hotel recepcion vestimenta',
      'entrevista cocina o restaurante ropa',
    ],
    maya: 'En hostelería y comercio miran pulcritud: pantalón oscuro, camisa o polo liso, zapato cerrado de suela segura, uñas y pelo cuidados, joyas pequeñas. Para recepción, añade un blazer.',
    valentina:
      'Camarero, tienda o súper: pantalón oscuro, camisa o polo liso, zapatos cerrados y limpios, pelo recogido y pocas joyas. Si es recepción de hotel, métele blazer.',
  },
  {
    title: 'Entrevista para colegio, hospital u oposición',
    questions: [
      'entrevista profesora colegio ropa',
      'entrevista enfermera hospital que me pongo',
      'examen oral oposicion como ir vestida',
      'entrevista maestra jardin de infantes',
      'exposicion oral tribunal ropa',
    ],
    maya: 'Enseñanza, sanidad y tribunal de oposición piden cercanía y orden: pantalón o falda midi, camisa o punto liso, un blazer blando. Uñas cortas en sanidad. Nada que tintinee ni obligue a recolocarse.',
    valentina:
      'Profe, enfermería o tribunal: pantalón o falda midi, camisa o punto liso y blazer sin rigidez. Para sanidad, uñas cortas y sin pulseras. Y que nada suene ni se te mueva al hablar.',
  },
  {
    title: 'Entrevista para taller, obra o fábrica',
    questions: [
      'entrevista para obra que ropa',
      'entrevista operario de fabrica vestimenta',
      'entrevista mecanico como ir',
      'entrevista almacen logistica ropa',
      'entrevista conductor camion ropa',
    ],
    maya: 'Para un oficio manual no hace falta traje: pantalón entero y limpio, polo o camisa lisa, calzado cerrado firme. Transmite que podrías empezar mañana y que cuidas lo tuyo.',
    valentina:
      'Para obra, taller o almacén, el traje sobra. Pantalón limpio y sin rotos, polo o camisa, zapato cerrado o bota cuidada. La idea: vengo listo para currar.',
  },
  {
    title: 'Ir a un juicio',
    questions: [
      'que me pongo para ir a un juicio',
      'testigo juzgado ropa',
      'tengo juicio de divorcio como visto',
      'audiencia judicial vestimenta',
      'abogada toga que va debajo',
      'citacion en tribunales ropa hombre',
    ],
    maya: 'En sala, sobriedad: pantalón de vestir o falda a la rodilla, camisa lisa, americana si la hay, zapato cerrado. Sin gorra, gafas de sol ni mensajes. En España la toga es de profesionales y va sobre traje oscuro.',
    valentina:
      'Para un juicio, discreto: pantalón de vestir o falda por la rodilla, camisa lisa y zapato cerrado. Ni gorra, ni gafas de sol, ni frases en la camiseta. La toga, en España, solo los profesionales.',
    source: 'Ley Orgánica 6/1985, del Poder Judicial, artículo 187 (uso de la toga)',
  },
  {
    title: 'Primer día de trabajo',
    questions: [
      'primer dia de trabajo que me pongo',
      'empiezo a trabajar el lunes ropa',
      'mi primer dia en la oficina como voy',
      'primer dia practicas becaria ropa',
      'arranco laburo nuevo que me pongo',
    ],
    maya: 'El primer día repite el nivel de la entrevista con medio punto menos. Algo ya probado, capas por el aire acondicionado y zapato con el que caminar. A la semana sabrás leer la casa.',
    valentina:
      'El primer día, casi como en la entrevista pero más suelto: ropa que ya conozcas, una capa por si el aire y zapatos cómodos. Luego fichas cómo va la gente y te adaptas.',
  },
  {
    title: 'Conocer a los suegros',
    questions: [
      'asado en casa de mi suegra que me pongo',
      'comida familiar de mi novio primera vez',
      'almuerzo con la familia de mi pololo',
      'navidad con mis suegros look',
      'conocer a la familia de mi novia hombre',
      'voy a conocer a mis suegros que me pongo',
    ],
    maya: 'En casa ajena, tu estilo con el volumen bajado: vaquero oscuro o pantalón cómodo, blusa o camisa de color amable, escote y largo tranquilos, zapato limpio y calcetines en buen estado por si hay que descalzarse. Si hay fuego, telas que se laven.',
    valentina:
      'Tú, pero en versión tranquila: vaquero oscuro, camisa o blusa que te ilumine, escote discreto y zapatilla limpia. Que te puedas sentar en el suelo si toca. Calcetines sin agujeros, por si hay que quitarse los zapatos. Y si hay asado, nada delicado.',
  },
  {
    title: 'Concierto de música clásica',
    questions: [
      'concierto de musica clasica que ropa',
      'auditorio nacional como ir vestido',
      'concierto sinfonico vestimenta',
      'recital de piano que me pongo',
      'musico de orquesta ropa negra concierto',
    ],
    maya: 'En un auditorio hoy basta el arreglo tranquilo: pantalón de vestir, vestido midi, punto bueno. Lo que cuenta es el silencio: sin pulseras sonoras, tacón que golpee ni tela que cruja. Quien toca suele ir de negro.',
    valentina:
      'Auditorio: arreglado pero a gusto, pantalón bonito o midi. Lo importante es no hacer ruido, así que ni pulseras ni chubasqueros que crujan. Si tocas en la orquesta, lo normal es negro.',
  },
  {
    title: 'Concierto o festival',
    questions: [
      'recital de rock que me pongo',
      'concierto de bad bunny outfit',
      'concierto en estadio que ropa',
      'look para concierto de rock mujer',
      'recital al aire libre zapatillas',
      'que me pongo para un festival',
    ],
    maya: 'De pie mandan los pies y el bolso: zapatilla o bota con suela, ya domada, pantalón que se mueva, capa que se anude para cuando baje el sol y bandolera pequeña que cierre. Muchos estadios limitan el tamaño del bolso: consúltalo en la entrada.',
    valentina:
      'Zapatillas o botas con suela y ya domadas, top o camiseta con actitud, chaqueta atable para la noche y bandolera mini que cierre. Mira las normas del recinto, que en muchos estadios no dejan pasar bolsos grandes.',
  },
  {
    title: 'Visitar el Vaticano',
    questions: [
      'como ir vestida al vaticano',
      'san pedro roma hombros cubiertos',
      'puedo entrar en short al vaticano',
      'museos vaticanos ropa verano',
      'audiencia con el papa vestimenta',
      'las sandalias valen para el vaticano',
      'se puede entrar al vaticano con sandalias',
    ],
    maya: 'Los Museos Vaticanos y San Pedro no admiten hombros descubiertos, escotes, falda corta, pantalón por encima de la rodilla ni sombrero dentro. Las sandalias sí; chanclas de playa, mejor no. Un pañuelo grande y un pantalón ligero lo resuelven en agosto.',
    valentina:
      'Para el Vaticano, hombros y rodillas tapados: ni tirantes, ni minis, ni shorts, y la gorra fuera al entrar. Sandalias vale; con chanclas no te la juegues. Pantalón fresquito y un pañuelo en el bolso, y entras sin dramas.',
    source: 'Musei Vaticani, normas de acceso para los visitantes («decoro»)',
  },
  {
    title: 'Visitar una mezquita',
    questions: [
      'como ir vestida a una mezquita',
      'mezquita azul estambul ropa',
      'velo para entrar en mezquita turista',
      'hombre pantalon corto mezquita',
      'abu dhabi gran mezquita ropa mujer',
    ],
    maya: 'En una mezquita se entra descalzo, con brazos y piernas cubiertos por ropa holgada y opaca; las mujeres, además, con el pelo cubierto. Conviene un calcetín limpio y un pañuelo amplio, no transparente.',
    valentina:
      'Ropa suelta y que no transparente, brazos y piernas tapados, y pañuelo en el pelo si eres mujer. Ellos, pantalón largo. Se entra sin zapatos: calcetines decentes.',
    source:
      'Sheikh Zayed Grand Mosque Center, «Code of Conduct for visiting Sheikh Zayed Grand Mosque Center»',
  },
  {
    title: 'Templos en Asia',
    questions: [
      'templos de tailandia que ropa',
      'ropa para templo en bali sarong',
      'gran palacio bangkok pantalon corto',
      'templo hindu zapatos cuero',
      'templo sij cubrir cabeza',
    ],
    maya: 'En los templos budistas e hindúes, hombros y rodillas cubiertos y calzado fuera; en Bali se anuda un sarong y en algunos templos hindúes no se entra con cuero. En los sijs, todos se cubren la cabeza.',
    valentina:
      'Asia: hombros y rodillas tapados y zapatos que se quiten fácil. En Bali, sarong; en algún templo hindú, nada de cuero; en los sijs, pañuelo en la cabeza también ellos.',
  },
  {
    title: 'Sinagoga',
    questions: ['visitar sinagoga ropa', 'hombre tiene que cubrirse la cabeza sinagoga'],
    maya: 'En la sinagoga los hombres se cubren con kipá, que suele prestarse, y todos llevan hombros y rodillas cubiertos; en las ortodoxas, falda ellas.',
    valentina:
      'Ellos, kipá, que te la dejan en la entrada; todos, hombros y rodillas tapados. En una ortodoxa, falda ellas.',
  },
  {
    title: 'Ir a la Feria sin traje de flamenca',
    questions: [
      'feria de abril sin traje de flamenca',
      'hombre feria sevilla traje o chaqueta',
      'que me pongo en la feria si no soy de sevilla',
      'feria de jerez que llevar mujer',
      'traje corto feria hombre a pie',
    ],
    maya: 'Sin traje de flamenca, un vestido de día con color o un traje ligero y tacón ancho. Los hombres, traje o americana con corbata. El traje corto es de montar: a pie y por adorno no se lleva.',
    valentina:
      'Si no vas de flamenca, vestido alegre y tacón gordo o esparto. Ellos, traje o chaqueta con corbata, que allí se arreglan. Y el traje corto es para ir a caballo, no para postureo.',
  },
  {
    title: 'San Fermín y fiestas de pueblo',
    questions: [
      'san fermin ropa blanca pañuelo',
      'cuando se pone el pañuelo rojo en sanfermines',
      'que zapatos para los encierros',
      'fallas de valencia que ponerse',
      'ropa para fiestas del pueblo peñas',
    ],
    maya: 'En Sanfermines se va de blanco con faja y pañuelo rojos; el pañuelo va en la muñeca hasta el chupinazo del seis de julio y luego al cuello. Ropa que pueda mancharse y calzado atado y cerrado. En Fallas, algodón antes que sintético, por las chispas.',
    valentina:
      'San Fermín: blanco barato, faja y pañuelo rojo, que va en la muñeca hasta el chupinazo del 6 y luego al cuello. Zapatillas atadas. Y en Fallas, algodón y nada de sintéticos, que saltan chispas.',
  },
  {
    title: 'Sant Jordi',
    questions: [
      'sant jordi que ponerse',
      'dia de sant jordi look',
      'dia del libro barcelona ropa',
      'sant jordi rosa y libro outfit',
    ],
    maya: 'Sant Jordi no tiene código: es calle, libro y rosa. Calzado para horas, capas de abril, un bolso que aguante libros y, si apetece, un toque rojo que acompañe la flor.',
    valentina:
      'No hay dress code: se pasea, se compran libros y se regala rosa. Zapas cómodas, capas y tote grande. Un punto rojo queda muy de día.',
  },
  {
    title: 'Ropa interior roja en Nochevieja',
    questions: [
      'por que ropa interior roja en nochevieja',
      'calzon amarillo año nuevo',
      'que color de calzon para año nuevo',
      'bombacha rosa navidad',
      'ropa interior fin de año significado colores',
    ],
    maya: 'En España e Italia se estrena interior roja para la suerte, y se dice que ha de ser regalada. En México el rojo es amor y el amarillo dinero; en Colombia, Perú y Chile manda el amarillo; en Argentina se regala rosa.',
    valentina:
      'España: roja, nueva y regalada. México: roja para el amor, amarilla para el dinero. Colombia, Perú y Chile: amarilla. Argentina: bombacha rosa. Es superstición, pero no cuesta nada.',
  },
  {
    title: 'Nochebuena y comida de Navidad',
    questions: [
      'nochebuena en casa que me pongo',
      'comida de navidad familiar look comodo',
      'navidad con calor en argentina que ponerse',
      'posada navideña ropa',
      'look navidad sin rojo',
    ],
    maya: 'Nochebuena es casa y mesa larga: punto rico, terciopelo o satén con algo que no apriete. En el verano del sur, lino o vestido ligero con una joya. Verde botella, burdeos o marino dicen Navidad sin rojo.',
    valentina:
      'Cena en casa: algo bonito que no apriete, que se come. Punto bueno, satén o terciopelo; si es Navidad con calor, vestido fresquito y pendientes. Verde botella y burdeos quedan muy navideños.',
  },
  {
    title: 'Recibir el año de blanco o de amarillo',
    questions: [
      'año nuevo de blanco significado',
      'año nuevo en la playa que ponerse',
      'año nuevo en brasil de blanco',
      'color para recibir el año',
      'fin de año en la playa vestido',
    ],
    maya: 'En Brasil y en muchas playas del sur se recibe el año de blanco, por la paz. El amarillo se asocia al dinero. En arena, largo ligero o pantalón de lino, sandalia plana y una capa por la brisa.',
    valentina:
      'En Brasil y en muchas playas, de blanco para la paz. El amarillo, para la pasta. Si es en la arena: vestido suelto o lino, sandalia plana y algo por si refresca.',
  },
  {
    title: 'Día de Muertos y fiestas patrias',
    questions: [
      'dia de muertos que ponerse',
      'vestirse de catrina ideas',
      '15 de septiembre noche mexicana outfit',
      'fiestas patrias chile ropa 18',
      'fiestas patrias peru que ponerse',
    ],
    maya: 'La catrina viste con elegancia antigua: falda larga, encaje, sombrero o corona de flores. En la noche mexicana, un bordado auténtico y el resto liso. En el dieciocho o en julio, un detalle con la bandera; el traje típico, bien puesto.',
    valentina:
      'De catrina: falda larga, encaje y corona de flores. Noche mexicana: una blusa bordada artesanal y jean. Dieciocho en Chile o fiestas en Perú: un detalle patrio, y si vas de traje típico, completo y con respeto.',
  },
  {
    title: 'Guayabera',
    questions: [
      'guayabera como se usa',
      'guayabera por dentro o por fuera',
      'guayabera es formal',
      'guayabera con que pantalon y zapatos',
      'guayabera manga larga o corta boda',
    ],
    maya: 'La guayabera se lleva por fuera, sin corbata y sin cinturón a la vista. De lino, manga larga y color claro es formal en tierra caliente; la de manga corta es de diario. Pantalón de vestir y zapato o mocasín.',
    valentina:
      'Siempre por fuera, sin corbata. La de lino, blanca o clara y de manga larga, vale para boda en la playa; la de manga corta, para el día a día. Con pantalón de vestir y mocasines.',
  },
  {
    title: 'Baby shower y despedida de soltera',
    questions: [
      'baby shower que me pongo',
      'despedida de soltera invitada ropa',
      'te de cocina o despedida look',
      'baby shower colores invitada',
      'despedida de soltero que llevar',
    ],
    maya: 'Un baby shower es de tarde: vestido o falda midi, colores suaves, zapato bajo; el protagonismo es de la madre. En una despedida, pregunta el plan antes que el color y lleva calzado que aguante.',
    valentina:
      'Baby shower: midi o falda bonita, colores suaves y plano. Despedida: pregunta qué plan hay, porque no es igual spa que discoteca, y zapatos que aguanten la noche.',
  },
  {
    title: 'Bar, discoteca y puerta con código',
    questions: [
      'no me dejaron entrar por zapatillas',
      'que ropa para entrar a discoteca',
      'boliche que me pongo',
      'antro dress code hombre',
      'se puede entrar en bermudas a la discoteca',
    ],
    maya: 'Muchas salas piden pantalón largo, calzado cerrado y nada de chándal ni tirantes en hombre. Si van a mirarte, vaquero oscuro entero, camisa o punto fino y zapato o zapatilla de piel lisa.',
    valentina:
      'En boliches y discotecas con portero, los fijos son: ni bermudas, ni chándal, ni tirantes, ni zapatillas de correr. Vaquero oscuro, camisa y zapatilla lisa de piel o zapato, y para dentro.',
  },
];
