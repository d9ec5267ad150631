import type { WrittenEntry } from './entry.ts';

/** Underwear, hosiery and what is worn at home. */
export const lingerie: readonly WrittenEntry[] = [
  {
    title: 'Sujetador con espalda al aire o vestido muy escotado',
    questions: [
      'vestido con la espalda al aire que sujetador me pongo',
      'vestido de espalda descubierta con mucho pecho',
      'sujetador adhesivo aguanta',
      'cinta para el pecho como se pone',
      'pezoneras se despegan con el sudor',
      'vestido con escote hasta el ombligo que llevo debajo',
      'que sujetador me pongo con espalda abierta',
      'vestido escotado con pecho grande sin que se vea el brasier',
      'como llevar palabra de honor con mucho busto',
      'sujetador adhesivo sirve para copa grande',
      'corpiño para vestido sin breteles',
    ],
    maya: 'Poco o medio pecho: copas adhesivas sobre piel limpia, sin crema; desde una copa D sujetan poco. Más pecho: body de espalda baja, accesorio que baja el broche, o copas con varilla cosidas por la modista. Un palabra de honor se sostiene en la cintura: que ajuste ahí. La cinta corporal, probada antes, por si irrita.',
    valentina:
      'Piel sin crema ni perfume y copas adhesivas, o mejor aún, que te cosan copas al vestido. Con copa D o más el adhesivo se rinde: body de espalda baja o copas con varilla. En el palabra de honor sujeta la cintura. La cinta, pruébala el día antes, que a veces irrita. Y a bailar.',
  },
  {
    title: 'Sujetador sin tirantes que no se baje',
    questions: [
      'se me baja el sujetador sin tirantes',
      'brasier strapless que no se caiga',
      'sujetador palabra de honor que aguante',
      'que talla de sujetador sin tirantes compro',
      'strapless para pecho grande',
      'el corpiño sin breteles se me cae',
    ],
    maya: 'Sujeta el contorno, no la copa: baja una talla de banda y sube una de copa respecto al habitual, con silicona, ballena lateral y banda ancha de tres o cuatro corchetes. Piel sin crema. Para baile, corpiño largo o corsé del vestido, con ballenas.',
    valentina:
      'El secreto está en el contorno: una talla menos de espalda y una copa más. Banda ancha con silicona y tres corchetes. Sin crema, que patina. Y si vas a bailar mucho, uno de los largos hasta la cintura.',
  },
  {
    title: 'Sujetador deportivo según impacto y talla',
    questions: [
      'que sujetador deportivo me compro si tengo mucho pecho',
      'top deportivo para correr talla grande',
      'me duele el pecho al correr sujetador',
      'sujetador deportivo con cierre delante o detras',
      'cada cuanto cambio el top de deporte',
      'top deportivo o sujetador en el gimnasio',
    ],
    maya: 'Impacto bajo, top de compresión; alto, copas separadas, tirante ancho y cierre trasero regulable. Banda firme: que entre un dedo. Salta frente al espejo en el probador: si duele o se mueve en ocho, otro. Se cambia cuando la goma cede, más o menos al año de uso.',
    valentina:
      'Para correr, copas separadas, tirante gordo y que se abroche detrás. El top de apretar, para yoga. Salta en el probador: si rebota, no. Y cuando la goma afloje, fuera, aunque esté bonito.',
  },
  {
    title: 'Minimizador, push-up, bralette y balconet: cuándo cada uno',
    questions: [
      'sujetador minimizador funciona',
      'push up o bralette',
      'que sujetador uso con escote cruzado',
      'sujetador para escote cuadrado',
      'sujetador con camiseta fina',
      'bralette con poco pecho vale',
      'que sujetador me pongo para un escote pico',
    ],
    maya: 'Camiseta fina: copa lisa sin costuras. Cuadrado o barco: balconet. Pico: plunge o triángulo. Camisa que se abre: minimizador, que reparte y resta un par de centímetros, o copa completa. Bralette: pecho pequeño o días tranquilos, o con banda ancha. Push-up: fiesta, con vestido firme.',
    valentina:
      'Camiseta fina: liso y sin costuras. Cuadrado: balconet. Pico: plunge. Si se te abre la camisa: minimizador o copa completa. Bralette para días cómodos y el push-up cuando te apetezca. Con tres o cuatro tienes de todo.',
  },
  {
    title: 'Braguita según la prenda de encima',
    questions: [
      'que bragas me pongo con leggins',
      'se me marcan las bragas con vestido ajustado',
      'tanga o braga sin costuras',
      'que ropa interior con pantalon blanco',
      'bragas que no se marquen con vestido de punto',
      'calzon invisible con calza',
      'bombacha que no se note',
    ],
    maya: 'Sin costuras, cortada a láser y del tono de tu piel, resuelve casi todo; si aprieta, marca igual: sube talla. Punto fino: culote alto hasta la pierna. Pantalón blanco: nunca blanca. Tejido grueso o falda con vuelo: la que prefieras. De algodón para diario, por salud.',
    valentina:
      'Corte láser, color piel y tu talla de verdad, que la pequeña marca más. Vestido de punto: culotte hasta el muslo. Blanco encima, nunca blanco debajo. Y para el día a día, algodón y a vivir.',
  },
  {
    title: 'Calzoncillos: bóxer, slip y pantalón fino',
    questions: [
      'que calzoncillos con pantalon de traje',
      'boxer o slip que es mejor',
      'se me marca el calzoncillo con pantalon fino',
      'calzoncillo para deporte',
      'que calzoncillos no se suben por el muslo',
      'trusa o boxer ajustado',
    ],
    maya: 'Pantalón de vestir o lino: bóxer ajustado liso, algodón con elastano o modal, de tu tono de piel si es claro. Para que no se enrolle, pernera larga y talla real. Deporte: tejido técnico con bolsa. El bóxer suelto, con ropa holgada y pijama. Se renueva cuando la goma baila.',
    valentina:
      'Con traje o lino claro, bóxer ajustado y color piel o gris, no blanco. ¿Se te sube? Pernera más larga. Para deporte, técnico. El suelto, para casa o pantalones anchos. Y cuando la goma cede, gracias por todo.',
  },
  {
    title: 'Ropa moldeadora sin pasarse',
    questions: [
      'faja para vestido ajustado que no se baje',
      'body moldeador para boda que talla',
      'la faja me hace rollo arriba',
      'shorts debajo del vestido para que no rocen los muslos',
      'faja para boda todo el dia puedo',
      'moldeador que no corte la respiracion',
    ],
    maya: 'De tu talla, nunca menos: apretar de más crea bulto arriba. Alta hasta el sujetador para que no se enrolle, o pantalón corto si el fin es que no roce el muslo. Que puedas respirar hondo, sentarte y comer. Unas horas, no el día entero, y embarazada solo la indicada.',
    valentina:
      'Tu talla, en serio: una menos hace michelín arriba. Alta hasta debajo del sujetador y no se enrolla. Si solo es para el roce, un short finito. Prueba a sentarte y reírte con ella. Y si molesta, sin ella vas igual de guapa.',
  },
  {
    title: 'Bodis y tops que se suben',
    questions: [
      'el body me aprieta en la entrepierna',
      'body bajo pantalon como ir al baño',
      'los tops se me suben al andar',
      'body para torso largo',
      'como hago para que la blusa no se salga del pantalon',
      'body corto de tiro',
    ],
    maya: 'Torso largo: body con ajuste o talla más y cierre con tres corchetes; si tira, no es tu cuerpo, es el patrón. El top que sube queda ancho de bajo o corto: tirante más corto o cinta de doble cara. Para que la blusa no salga, elástico fino por fuera o camisa body.',
    valentina:
      'Si el body te corta, torso largo: talla más o extensor de corchetes. Para que la blusa no se escape, una goma fina por encima y la recolocas. Los tops que suben se arreglan con tirante más corto. Prueba en el baño antes de la boda.',
  },
  {
    title: 'Calcetín pinki, tobillero o largo según el zapato',
    questions: [
      'que calcetines con zapatillas bajas',
      'pinkis que no se bajen',
      'calcetines con bailarinas',
      'calcetines altos con falda y zapatos',
      'calcetin con sandalia se lleva',
      'medias cortas con tenis blancos',
      'calcetines con mocasines mujer',
    ],
    maya: 'Bailarina y mocasín sin calcetín visible: pinki con silicona en el talón, de tu talla justa. Zapatilla: tobillero o calcetín deportivo a media pierna, que es lo de ahora. Falda midi y mocasín: fino acanalado del tono del zapato. Bota: por encima de la caña. Sandalia: solo técnico y a propósito.',
    valentina:
      'Pinki con silicona y de tu talla, que el grande se baja. Con zapas, calcetín a media caña, que es lo que se lleva. Con mocasín y falda, finito y a juego con el zapato. Con sandalia, solo si es adrede.',
  },
  {
    title: 'Medias con botines, botas y falda',
    questions: [
      'que medias me pongo con botines',
      'medias negras con botas marrones',
      'medias tupidas con vestido claro',
      'medias de color con que falda',
      'medias de rejilla con que',
      'medias opacas o transparentes con vestido negro',
      'pantis color carne estan pasados de moda',
    ],
    maya: 'Continuidad: medias del color del zapato alargan; opacas de 40 a 60 con bota o botín y falda de lana, finas de 15 con vestido de fiesta. Marrón con marrón, o burdeos y gris de puente con negro. Vestido claro: media fina, no tupida negra. Carne, del tono exacto y mate, vuelve sin complejo.',
    valentina:
      'Medias del color del botín y piernas eternas. Tupidas con lana y bota; finas con fiesta. Con botas marrones, marrón, burdeos o gris oscuro. Vestido clarito, nada de tupida negra. Y las transparentes de tu tono, mate, muy dignas.',
  },
  {
    title: 'Leggings: cuándo son pantalón',
    questions: [
      'los leggings se pueden llevar como pantalon',
      'leggins con que parte de arriba',
      'calza con que remera larga',
      'calzas que no se transparenten',
      'leggins de cuero como se combinan',
      'leggings con tacones se lleva',
    ],
    maya: 'Si son gruesos, mates, con costura y cinturilla, y tapan bien, sí: prueba a agacharte a contraluz. Arriba, jersey o camisa que cubra la cadera y una capa larga; en cuero, con jersey y bota. Finos y con brillo, para deporte o bajo vestido. En oficina clásica, mejor pantalón ceñido.',
    valentina:
      'Tela gorda, mate y que no transparente al agacharte: sí. Con jersey o camisa larga por encima y botas. De cuero, con jersey gordo, y de noche. Los finos de deporte, al gimnasio. A una ofi seria, mejor pantalón.',
  },
  {
    title: 'Pijama, bata y ropa de casa',
    questions: [
      'que pijama me compro para no parecer abuela',
      'ropa de casa comoda y bonita',
      'bata de casa que tela',
      'pijama de franela o algodon',
      'visitas en casa que me pongo',
      'pijama para hospital hombre',
    ],
    maya: 'Camisero de algodón con vivo, punto fino en conjunto, o camisón de lino según la época. Ropa de casa: dos conjuntos de punto que pasen por la puerta. Bata de rizo tras la ducha y de punto o piqué para estar. Franela en casa fría; si hay calefacción, agobia.',
    valentina:
      'Pijama camisero de algodón, que además luce, o conjuntito de punto con el que puedas abrir al repartidor. Bata de rizo para la ducha y de punto para el sofá. Franela, solo si en tu casa hace frío de verdad.',
  },
];
