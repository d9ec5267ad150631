import type { WrittenEntry } from './entry.ts';

/** Jewellery, bags, belts and scarves, and how to wear them. */
export const adorn: readonly WrittenEntry[] = [
  {
    title: 'Anillos: en qué dedo y cuántos',
    questions: [
      'en que dedo se lleva el anillo de compromiso',
      'en que mano va la alianza',
      'como se llevan varios anillos',
      'anillo en el pulgar que significa',
      'anillo de casado en que mano en españa',
      'sortija en el meñique hombre',
      'en que mano va el anillo de compromiso',
      'alianza mano derecha o izquierda españa',
      'anillo de casada en que dedo argentina',
      'anillo de compromiso y alianza juntos',
      'donde se pone el anillo de pedida despues de la boda',
    ],
    maya: 'En España, la alianza va en el anular derecho en casi todo el país y en el izquierdo en Cataluña, Valencia y Baleares; en buena parte de América, en el izquierdo. El de compromiso suele ir en la otra mano, o pasa a ella el día de la boda. Varios: dos por mano, de grosor distinto. Sello, meñique.',
    valentina:
      'Aquí la alianza va en la derecha, salvo en Cataluña y Valencia, que es la izquierda, como en buena parte de América. El de pedida, en la otra. Si llevas varios, mezcla finos y uno gordo. Y en el pulgar, porque mola.',
  },
  {
    title: 'Superponer collares y cadenas',
    questions: [
      'como superpongo collares',
      'collares de distinto largo como combinar',
      'se me enredan las cadenas',
      'cuantas cadenas juntas',
      'layering de collares con escote redondo',
      'collar largo con jersey de cuello alto',
    ],
    maya: 'Tres largos separados cinco centímetros, el más corto pegado al cuello y el más largo en el esternón; grosor distinto y un solo colgante protagonista. Cierre separador para que no se enreden. Con cuello alto, una cadena larga sola. Metal mezclado, si se repite en otra joya.',
    valentina:
      'Tres cadenas con cinco centímetros entre ellas, una con colgante y el resto sencillas. Con un cierre separador no se te lían. Cuello alto: una larga y ya. Y mezclar oro y plata, sí, si lo repites en el anillo.',
  },
  {
    title: 'Lóbulo rasgado o pendientes pesados',
    questions: [
      'me duele la oreja con pendientes grandes',
      'se me rasgo el agujero de la oreja',
      'pendientes que no pesen',
      'aros que se caen hacia delante',
      'soporte para pendientes pesados',
      'aretes para oreja sensible',
    ],
    maya: 'Menos de diez gramos por oreja, cierre de presión grande o parche de silicona detrás del lóbulo, y alternar días. Titanio o acero quirúrgico si irrita. El lóbulo rasgado lo cierra un médico; mientras, clip acolchado. Quítalos para dormir y para ponerte jersey.',
    valentina:
      'Ligeritos, con disco de silicona por detrás que los pone rectos. Si ya está rasgado, clip y que lo mire un médico, que es una cosita de nada. Y no te metas el jersey con aros puestos.',
  },
  {
    title: 'Piercing, tobillera y joya corporal según el sitio',
    questions: [
      'tobillera en que pierna va',
      'tobillera en la oficina queda mal',
      'piercing en una boda formal',
      'pulsera de tobillo con pantalon',
      'cuantos pendientes en la misma oreja',
      'ear cuff con vestido de fiesta',
    ],
    maya: 'La tobillera va en la que quieras, con sandalia y sin media; en oficina clásica, bajo el pantalón. Varios pendientes: de mayor a menor desde el lóbulo, un metal, y en gala mejor un solo lado protagonista. El piercing se cambia por uno discreto si el acto es muy formal.',
    valentina:
      'Da igual la pierna, no hay código secreto. Con sandalia, ideal; en la ofi seria, mejor en vacaciones. Varios pendientes, de grande a pequeño. Y para la boda, el piercing más finito y ya.',
  },
  {
    title: 'Reloj: correa, tamaño y con qué ropa',
    questions: [
      'que correa de reloj para traje',
      'reloj de acero con vestido de fiesta',
      'reloj deportivo con traje queda mal',
      'smartwatch en una boda',
      'reloj grande en muñeca fina',
      'reloj y pulseras juntos',
      'reloj dorado con anillo de plata',
      'reloj con esmoquin se puede',
      'smartwatch con traje',
      'que reloj para una boda hombre',
      'reloj deportivo con terno',
      'correa de reloj color zapatos',
      'reloj grande muñeca pequeña',
      'que tamaño de reloj para mi muñeca',
      'reloj 42 mm mujer',
      'donde debe quedar el reloj en la muñeca',
    ],
    maya: 'Traje: esfera plana y correa de piel del color del zapato, o acero fino; con esmoquin, ninguno o uno plano y negro. Las asas no sobresalen de la muñeca. Smartwatch: correa de piel o malla y pantalla apagada; en gala, en casa. El deportivo, para lo informal. Pulseras, al otro lado o una fina al lado. Metal como la hebilla.',
    valentina:
      'Con traje, correa de piel como el zapato; con esmoquin, sin reloj o uno plano y negro. Si las asas se salen de tu muñeca, es grande. El inteligente, con correa metálica o de piel, y en una boda mejor en casa. El deportivo, de diario. Y las pulseras, en la otra mano.',
  },
  {
    title: 'Bolso según la silueta y la altura',
    questions: [
      'que bolso me favorece si soy bajita',
      'bolso grande o pequeño para gordita',
      'bolso redondo o rectangular',
      'donde debe caer el bolso',
      'bandolera con mucho pecho',
      'cartera chica para mujer alta',
      'bolso cruzado que no corte la silueta',
      'que tamaño de bolso me va',
      'a que altura va la bandolera',
      'bolso cruzado donde tiene que caer',
      'como llevar riñonera',
      'banano cruzado en el pecho',
      'correa del bolso larga o corta',
    ],
    maya: 'El bolso subraya donde cae: en la cintura la marca y alarga, en la cadera suma, bajo el brazo sube la mirada. El tamaño, el de tu torso: bajita, mediano y de asa corta; alta, grande. Con pecho, bandolera fina y larga, o asa. La riñonera, cruzada y pegada. De noche, pequeño. La correa se ajusta con el calzado puesto.',
    valentina:
      'Donde acaba el bolso, ahí mira la gente: en la cintura alarga, en la cadera suma. Bajita, mediano y con forma; altas, bolsazo; de noche, chiquito. Con pecho, al hombro o de mano. La riñonera, cruzada en el pecho y pegadita. Y ajusta la correa, que casi nadie lo hace.',
  },
  {
    title: 'Bolso claro, de rafia o metalizado: temporada',
    questions: [
      'bolso de rafia en invierno',
      'bolso blanco con que',
      'bolso plateado con que ropa',
      'bolso dorado para una boda de dia',
      'bolso de colores con que lo combino',
      'bolso rojo con que zapatos',
    ],
    maya: 'Rafia y paja, de primavera a septiembre, y de día. Plata y oro mate valen como neutro todo el año, también con vaquero. El rojo hace de acento: zapato nude, negro o del mismo rojo pero solo uno más. Claro, con claros o vaquero, lejos del denim que destiñe.',
    valentina:
      'Rafia, de mayo a septiembre. Plateado o dorado, todo el año y con todo, hasta con vaqueros. El rojo es el punto fuerte: zapato neutro y listo. Y el clarito, lejos de los vaqueros nuevos, que lo tiñen.',
  },
  {
    title: 'Cinturón: ancho, hebilla y con qué pantalón',
    questions: [
      'cinturon ancho o fino',
      'cinturon con vaqueros de mujer',
      'cinturon con traje de que ancho',
      'cinturon con hebilla grande',
      'hace falta cinturon si tengo trabillas',
      'cinturon con camisa por fuera',
      'faja o cinturon obi con blazer',
    ],
    maya: 'Traje: tres centímetros, hebilla plana y punta que pase la primera trabilla. Vaquero: tres y medio o cuatro. Sobre vestido o americana, fino o un obi blando. Si el pantalón ajusta y no lleva trabillas, ninguno; si las lleva y va remetido, sí. Hebilla llamativa, el resto callado.',
    valentina:
      'Traje: fino, tres centímetros y hebilla lisa. Vaquero: más gordito. Con camisa por dentro y trabillas, se pone; por fuera, ni falta. Sobre el blazer, un cinturón fino te hace cintura. Hebilla grande, y lo demás tranquilo.',
  },
  {
    title: 'Pañuelo de seda: seis formas de llevarlo',
    questions: [
      'como me pongo un pañuelo de seda',
      'pañuelo pequeño al cuello que nudo',
      'pañuelo en el bolso como se ata',
      'pañuelo como top o cinturon',
      'bandana al cuello hombre',
      'foulard con blazer',
      'pañoleta de seda en el pelo',
      'como me anudo un pañuelo al cuello',
    ],
    maya: 'Cuello, nudo lateral pequeño; anudado a la asa del bolso; coleta o diadema; cinturón en las trabillas; muñeca; triángulo por delante con camisa abierta. De 55 centímetros para cuello, 90 para pelo y top. El dibujo, con un color de lo que lleves.',
    valentina:
      'Nudito al lado en el cuello, enrollado en el asa del bolso, diadema, cinturón, pulsera o top. El chico, de 55; el grande, de 90. Repite un color de tu ropa y siempre pega.',
  },
  {
    title: 'Bufanda y pañuelo de hombre con traje',
    questions: [
      'bufanda con traje como se lleva',
      'foulard hombre con americana',
      'como anudo bufanda hombre',
      'bufanda de lana o cachemir con abrigo',
      'pañuelo al cuello hombre verano',
      'bufanda con cazadora de cuero',
    ],
    maya: 'Con abrigo y traje, lana o cachemir lisa, colgada por dentro o con una vuelta, tapando la camisa. Fular de lino en entretiempo con americana sin corbata. Con cazadora, más gruesa. Los flecos, sobrios. La de colores de equipo, para el estadio.',
    valentina:
      'Lisita y fina, por dentro del abrigo o con una sola vuelta. En primavera, fular de lino con blazer y sin corbata. Con cazadora, gordita. Y la del equipo, para el campo.',
  },
  {
    title: 'Sombrero en la boda, la mesa y la iglesia',
    questions: [
      'cuando se quita el sombrero un hombre',
      'sombrero de mujer en la mesa',
      'gorra dentro de casa o restaurante',
      'sombrero en una boda de noche',
      'gorra en la iglesia hombre',
      'boina en un restaurante',
      'hay que quitarse la gorra al entrar',
      'sombrero en un restaurante hombre',
      'mujer con sombrero en la iglesia',
      'gorra en la mesa mala educacion',
      'jockey adentro se saca',
    ],
    maya: 'Él se descubre al entrar, en la mesa, en la iglesia y ante un féretro o un himno; ella conserva tocado y pamela en la ceremonia y el cóctel, y se retira la pamela al sentarse a cenar. Gorra y gorro, fuera en interior los dos, y todo lo que tape la vista. En sinagoga y mezquita, al revés: se cubre.',
    valentina:
      'Ellos, sombrero fuera bajo techo, en misa, en la mesa y con el himno. Ellas, tocado y pamela se quedan en la ceremonia. Las gorras, fuera para todos dentro, y en el teatro lo que tape al de atrás. La excepción: sinagoga, que se tapa la cabeza.',
  },
  {
    title: 'Guantes: largo, cuándo se quitan y con qué',
    questions: [
      'guantes largos con vestido de fiesta',
      'cuando se quita uno los guantes',
      'guantes de piel hasta el codo',
      'mitones con que se llevan',
      'guantes de encaje en una boda',
      'anillo por encima del guante',
      'guantes largos con vestido de noche',
      'me quito los guantes para saludar',
      'guantes con vestido de manga',
      'guantes de cuero con abrigo color',
      'protocolo de los guantes',
    ],
    maya: 'Cuanto menos manga, más guante: al codo con tirante, cortos con manga. Se quitan para comer, dar la mano y la alianza; el anillo va debajo. De piel, con abrigo, del color del bolso o el zapato. Lana con ropa deportiva. De encaje, solo de día y con vestido liso.',
    valentina:
      'Vestido sin manga, guante largo; con manga, corto. Se quitan para comer y saludar. Los de piel, como el bolso o los zapatos. Anillo, por debajo. Y los táctiles de lana, para el metro.',
  },
  {
    title: 'Paraguas, capa y cuidado con la lluvia con buena ropa',
    questions: [
      'que paraguas llevo con traje',
      'paraguas transparente en una boda',
      'llueve el dia de la boda que me pongo',
      'abrigo largo bajo la lluvia que hago',
      'como protejo los zapatos de la lluvia',
      'capa de agua elegante',
    ],
    maya: 'Paraguas largo y oscuro con traje, transparente para fotos. Gabardina con membrana o capa hasta la rodilla, botín de cuero tratado y los zapatos buenos en bolsa aparte. Spray en ante antes. Bajo y cola del vestido, recogidos con una pinza.',
    valentina:
      'Paraguas transparente para las fotos y ya está. Botines de lluvia y los tacones en una bolsa. El bajo, sujeto con una pinza. Y el ante, con spray el día antes o en casa.',
  },
  {
    title: 'Llevar prendas con logo o de marca grande',
    questions: [
      'camiseta con logo grande esta pasada de moda',
      'llevar marcas a la vista es hortera',
      'cinturon de marca con hebilla con letras',
      'ropa de marca en una entrevista',
      'zapatillas caras con traje',
      'como se lleva un bolso de lujo sin presumir',
    ],
    maya: 'El logo discreto envejece mejor; uno a la vista y el resto liso. Hebilla con letras, con vaquero y camisa blanca, nunca con traje. En entrevista, cero. El bolso de firma luce más con ropa sencilla y bien planchada que con todo de la misma casa.',
    valentina:
      'Uno a la vista y lo demás lisito. La hebilla con letras, con vaquero, no con traje. A una entrevista, ninguno. Y un bolso bueno con camiseta blanca tiene más rollo que diez marcas juntas.',
  },
  {
    title: 'Ropa con mensaje, política o infantil en adultos',
    questions: [
      'camiseta con frase en una reunion familiar',
      'puedo ir con camiseta con mensaje al trabajo',
      'ropa con dibujos animados siendo adulto',
      'camisetas de grupos de musica elegantes',
      'sudadera con frase en ingles que no se que dice',
      'camiseta politica en una boda',
    ],
    maya: 'Lee lo que dice, también en otro idioma. Música y cine, con americana y vaquero oscuro, son un clásico. Dibujos: solo uno, con el resto sobrio. Mensajes políticos o provocadores fuera de trabajo, funerales y bodas. En familia, tú conoces la mesa.',
    valentina:
      'Traduce lo que pone antes de ponértela. De grupos, con blazer, mola. Dibujitos, uno solo. Y con frases peleonas, mejor fuera de bodas, curro y funerales.',
  },
];
