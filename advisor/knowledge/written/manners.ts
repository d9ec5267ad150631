import type { WrittenEntry } from './entry.ts';

/** Occasions and roles, manners, gifts, and law and money around clothes. */
export const manners: readonly WrittenEntry[] = [
  {
    title: 'Palenque o concierto de banda',
    questions: [
      'qué me pongo para un palenque',
      'ropa para ir a un baile de banda norteña',
      'botas o tacón para el palenque',
      'outfit vaquero para el palenque de la feria',
      'mi novio va de sombrero y yo cómo voy',
      'qué se usa en un jaripeo',
      'cómo visto para ver a un cantante de regional mexicano',
    ],
    maya: 'Vaqueros que sienten bien o vestido, con botas vaqueras: en el palenque hay escalones, tierra y cerveza, y el tacón fino sufre. Si prefieres tacón, que sea ancho. Una chaqueta ligera, porque acaba de madrugada, bolso pequeño cruzado y un solo acento vistoso: cinto, flecos o aretes. El sombrero va bien en los dos.',
    valentina:
      'Botas, sin dudarlo: jeans o vestido y botas vaqueras, que hay gradas, tierra y cerveza volando. ¿Quieres tacón? Que sea grueso. Bolsa chiquita cruzada, chamarra ligera porque sales de madrugada, y un toque llamativo: cinto, flecos o aretes grandes. Y el sombrero, si te animas, también tú.',
  },
  {
    title: 'Temazcal',
    questions: [
      'qué se lleva puesto en un temazcal',
      'ropa para entrar al temazcal',
      'se entra en traje de baño al temazcal',
      'qué llevo para una ceremonia de temazcal',
      'puedo entrar con aretes al temazcal',
      'me invitaron a un baño de vapor ceremonial y me da pena preguntar',
    ],
    maya: 'Traje de baño, o camiseta y short de algodón ligero, según pida quien guía. Sin joyas de metal, lentes de contacto ni maquillaje: todo se calienta. Lleva toalla, sandalias, muda seca, agua y una prenda abrigada para salir. Con embarazo, tensión alterada o problemas del corazón, pregunta antes a tu médico.',
    valentina:
      'Traje de baño o un short con camiseta de algodón, lo que diga quien guía. Quítate aretes, cadenas y lentes de contacto, que adentro todo quema. Mete toalla, chanclas, muda seca, agua y un suéter para la salida. Si estás embarazada o andas mal de presión o corazón, primero el médico.',
  },
  {
    title: 'Reunión de antiguos compañeros de clase',
    questions: [
      'qué me pongo para una reunión de exalumnos',
      'comida con mis amigas del colegio después de 40 años',
      'quiero ir bien pero que no se note que lo he pensado',
      'cena de reencuentro de la promoción',
      'verme espectacular sin parecer desesperada en la reunión de la prepa',
      '30 años sin vernos los de la clase qué ropa llevo',
    ],
    maya: 'Algo que te quede bien hoy y que sea muy tuyo: buen vaquero oscuro o pantalón de vestir, blusa o camisa con caída y una sola pieza especial, unos pendientes, una chaqueta o un zapato. Nada estrenado ese día ni que tengas que recolocar. Se nota más la comodidad que el esfuerzo.',
    valentina:
      'Ve de ti, pero en tu mejor día: vaquero oscuro o pantalón bonito, una blusa que te encante y una sola cosa especial, pendientes, chaqueta o zapatazo. No estrenes nada ni lleves algo que haya que recolocarse. Cómoda se te ve mejor, y no parece que lo hayas pensado tanto.',
  },
  {
    title: 'Madrina de quince años',
    questions: [
      'voy a ser madrina de quince años qué me pongo',
      'color del vestido de la madrina de XV',
      'qué tan elegante va la madrina de una quinceañera',
      'la madrina de quince puede ir del color del vestido de la niña',
      'me pidieron ser madrina de anillo en unos quince',
      'vestido para la madrina de los xv de mi ahijada',
    ],
    maya: 'Largo o midi de noche, un punto menos vistoso que la madre y nunca del color de la quinceañera. No hay un color obligado: acuérdalo con la mamá para no repetir, y evita blanco y rosa pálido. Hombros cubiertos para la misa, tacón con el que bailes y, el padrino, traje oscuro.',
    valentina:
      'De fiesta, largo o midi, pero sin robarle el show a la niña ni a su mamá: su color, jamás, y blanco o rosita tampoco. Color obligado no hay; márcale a la mamá y pónganse de acuerdo. Lleva un chal para la misa y un tacón que aguante el baile. Y tu pareja, de traje oscuro.',
  },
  {
    title: 'Quién paga el vestido y lo demás en unos quince',
    questions: [
      'quién paga el vestido de quinceañera',
      'los padrinos de quince qué pagan',
      'me toca pagar el vestido por ser madrina de xv',
      'los chambelanes pagan su traje',
      'qué le toca comprar a la madrina de vestido',
      'cómo se reparten los gastos de ropa en unos quince años',
    ],
    maya: 'No hay regla fija: lo habitual es que paguen los padres, y en México los padrinos aportan una cosa concreta, el vestido, los zapatos, la corona o el anillo, si lo han aceptado. Los trajes de chambelanes y damas, quien los impone o cada familia. Háblalo meses antes, con una cifra, y decir que no es correcto.',
    valentina:
      'Depende de cada familia: casi siempre los papás, y en México cada padrino pone lo suyo: vestido, zapatos, corona, anillo, si dijo que sí. Los trajes de chambelanes, quien los pide o cada casa. Pregunta cuánto es antes de aceptar. Y si no puedes, decirlo con cariño no es ninguna grosería.',
  },
  {
    title: 'Revelación de género con código rosa o azul',
    questions: [
      'fiesta de revelación de género qué me pongo',
      'piden ir de rosa o azul y soy hombre',
      'no tengo nada rosa ni azul para el gender reveal',
      'de qué color voy a la revelación de sexo del bebé',
      'qué se pone la mamá en la revelación de género',
      'outfit para baby reveal sin comprar nada',
    ],
    maya: 'Basta una prenda o un detalle del color que apuestas: camisa celeste, vaqueros y camisa blanca con pañuelo rosa, una gorra o unos calcetines. El vaquero ya cuenta como azul. Es una fiesta de tarde y suele haber polvo o confeti de color: nada delicado. La madre suele ir de blanco o neutro, para no dar pistas.',
    valentina:
      'Con un toque vale: camisa celeste, gorra, calcetines, pañuelo o una flor rosa en la solapa. ¿Nada de nada? Jeans y ya vas de azul. Que sea ropa lavable, porque a veces lanzan polvo de colores. La mamá, de blanco o beige, y así nadie adivina.',
  },
  {
    title: 'Carne asada o asado en casa del jefe',
    questions: [
      'me invitó mi jefe a una carne asada en su casa',
      'asado en la casa de mi jefa qué me pongo',
      'voy de jeans o más arreglado a casa del jefe',
      'ropa para una parrillada con la gente del trabajo',
      'barbacoa con compañeros y superiores',
      'churrasco en la finca del dueño de la empresa',
    ],
    maya: 'Vaqueros oscuros limpios, camisa remangada o polo, y zapato o zapatilla lisa y cuidada; ella, vaquero o vestido camisero y sandalia plana con sujeción. Ni ropa de deporte ni traje. Tela lavable, que hay humo y grasa, una capa para la noche y, si hay alberca, pregunta antes.',
    valentina:
      'Jeans oscuros y camisa arremangada o polo, con tenis limpios o zapato casual. Tú, si eres chica, vestido camisero o jeans con blusa bonita y sandalia plana. Nada de pants ni de traje. Que se pueda lavar, porque el humo y la grasa llegan. Y un suéter para cuando baja el sol.',
  },
  {
    title: 'Recibir en casa: zapatos o zapatillas',
    questions: [
      'viene mi jefe a cenar a casa me pongo zapatos o zapatillas',
      'en mi propia casa con invitados voy descalza',
      'qué me pongo para ser anfitriona de una cena',
      'pantuflas con visitas está mal',
      'cómo se viste el anfitrión',
      'cena en mi casa qué ropa llevo yo',
    ],
    maya: 'Zapatos: planos, limpios y cómodos, que las pantuflas dicen que ibas a acostarte. Vístete un punto por debajo de lo que llevarán tus invitados, para que nadie se sienta menos: pantalón y camisa o punto bonito. Si en casa todos se descalzan, avisa antes y ofrece calcetines o zapatillas nuevas.',
    valentina:
      'Zapatos, que en pantuflas parece que los echas. Unos planos limpios y listo. La anfitriona va un pelín menos arreglada que la visita: pantalón y jersey o blusa bonita, y delantal hasta que llamen. ¿Casa sin zapatos? Avísalo al invitar y ten calcetines para todos.',
  },
  {
    title: 'Ir a ver una casa para alquilar',
    questions: [
      'qué me pongo para ver un piso de alquiler',
      'dar buena impresión al dueño de la casa que quiero rentar',
      'ropa para una visita a un departamento en alquiler',
      'voy a conocer al casero qué ropa',
      'importa cómo voy vestido para que me alquilen',
      'entrevista con la inmobiliaria para arrendar',
    ],
    maya: 'Como a una primera cita de trabajo sin traje: pantalón o vaquero oscuro, camisa o punto liso y, sobre todo, zapatos limpios, que se miran al entrar. Nada muy llamativo ni de deporte. Calcetín sano por si hay que descalzarse, y una carpeta con los papeles pesa más que cualquier chaqueta.',
    valentina:
      'Arregladito pero normal: vaquero oscuro, camisa o jersey liso y zapatos limpios, que es lo primero que ven. Chándal no, traje tampoco. Calcetines sin agujeros, por si te descalzas. Y lleva nóminas y papeles ordenados: eso les gusta más que la ropa.',
  },
  {
    title: 'Ir a terapia como paciente',
    questions: [
      'qué ropa llevo al psicólogo como paciente',
      'hace falta ir arreglado a la psicóloga',
      'primera sesión de terapia cómo me visto',
      'puedo ir en chándal a terapia',
      'ropa para una sesión de terapia online',
      'tengo que ir bien vestida al psiquiatra',
    ],
    maya: 'Con lo que estés cómodo: en terapia no hay código y nadie te evalúa por la ropa. Algo suelto que te deje sentarte una hora y respirar, una capa por si hace frío y pañuelos en el bolso. Si te ayuda arreglarte, hazlo; si vienes en chándal, también está bien.',
    valentina:
      'Ve como quieras, de verdad: ni código ni examen. Ropa suelta para estar una hora sentado, un jersey por si acaso y pañuelos. ¿Arreglarte te sube el ánimo? Pues arréglate. ¿Chándal? Perfecto también. En línea, igual, que lo que importa es lo que cuentas.',
  },
  {
    title: 'Visitar o trabajar en una cárcel',
    questions: [
      'ropa para entrar en una cárcel',
      'qué no dejan llevar puesto en una prisión',
      'entrevista de trabajo en un centro penitenciario',
      'visita a un familiar preso qué me pongo',
      'puedo entrar con sujetador de aro a la cárcel',
      'colores prohibidos en la visita al penal',
    ],
    maya: 'Llama antes al centro, porque cada uno tiene su lista. En general: ropa cerrada, sin transparencias, escote, minifalda ni rotos; nada que se parezca al uniforme de internos o guardias; y poco metal, que el aro, el cinturón y las joyas pitan. Zapato plano y liso. Para entrevista, pantalón y camisa sobrios.',
    valentina:
      'Llama al centro y pide la lista, que cambia de uno a otro. Casi siempre: nada escotado, corto, transparente ni roto; ni colores de los internos o los guardias; y sin metal, así que sujetador sin aro y pocas joyas. Zapato plano. Si es entrevista, pantalón y camisa sobria.',
  },
  {
    title: 'Mudanza o limpieza a fondo: qué ropa',
    questions: [
      'qué me pongo para el día de la mudanza',
      'ropa para hacer una mudanza si todo lo que tengo es bueno',
      'qué ropa uso para pintar la casa',
      'cómo visto para limpiar a fondo',
      'trasteo qué ropa y zapatos',
      'ropa vieja para cargar cajas',
    ],
    maya: 'Algodón viejo que puedas tirar, pantalón que deje agacharse y con bolsillos, y calzado cerrado con suela que agarre: nada de chanclas. Guantes con palma de goma, pelo recogido y sin anillos ni pulseras, que se enganchan. Por capas, porque cargando sobra todo. Si no tienes nada viejo, ropa de deporte oscura.',
    valentina:
      'Camiseta vieja, pantalón cómodo con bolsillos y zapatillas cerradas con agarre, que en chanclas te machacas un pie. Guantes de goma, pelo recogido y fuera anillos. ¿Solo tienes ropa buena? La del gimnasio, la más oscura. Capas, porque a la segunda caja ya sudas.',
  },
  {
    title: 'Perro en una boda',
    questions: [
      'qué le pongo a mi perro para la boda',
      'perro que lleva los anillos cómo va vestido',
      'pajarita para perro en una boda',
      'ropa para mi perrito en mi casamiento',
      'traje de perro para ceremonia',
      'el perro va a llevar las alianzas qué necesita',
    ],
    maya: 'Una pajarita o un pañuelo ligero sujeto a su arnés de siempre basta; un traje entero da calor y estorba. Pruébaselo varios días antes, con dos dedos de holgura en el cuello y sin piezas que pueda tragar. Los anillos, de mentira o atados con lazo doble. Y quítaselo en cuanto acaben las fotos.',
    valentina:
      'Pajarita o pañuelito y su arnés de toda la vida; los trajes completos lo agobian. Ensáyalo en casa unos días, que quepan dos dedos en el cuello y nada que se pueda comer. Anillos de pega, por si sale corriendo. Y después de las fotos, desnudito y con agua.',
  },
  {
    title: 'Las dos madres y la mantilla: si es obligado',
    questions: [
      'mi consuegra va de mantilla y yo no quiero',
      'tienen que ir las dos madres de mantilla',
      'la madre de la novia lleva mantilla',
      'solo la madrina lleva mantilla',
      'queda raro que una vaya de mantilla y la otra no',
      'es obligatoria la mantilla en la madre del novio',
    ],
    maya: 'No es obligado: por costumbre la mantilla es de la madrina, que suele ser la madre del novio, y ni siquiera ella está obligada. La otra madre puede ir sin nada o con tocado discreto, y lo más habitual es justo eso. Basta acordar el largo y la formalidad para que no choquéis en las fotos.',
    valentina:
      'Tranquila, no tienes que llevarla. La mantilla es cosa de la madrina, y hasta ella puede pasar. Tú, con un tocado discreto o el pelo bonito, vas perfecta, y de hecho lo normal es que solo una la lleve. Hablad del largo y de los colores, y en las fotos quedáis ideales.',
  },
  {
    title: 'Quién paga el traje del padrino o de los testigos',
    questions: [
      'quién paga el traje del padrino la novia o él',
      'los testigos se pagan su ropa',
      'quién compra el vestido de la madrina',
      'los novios pagan la ropa de los padres',
      'me obligan a comprar un traje para ser padrino',
      'quién paga los trajes de los pajes',
    ],
    maya: 'Cada uno paga lo suyo, salvo que los novios impongan una prenda concreta: entonces lo correcto es que la paguen o la alquilen ellos. Sucede con chaqué igual para todos, damas o pajes. Corbata, pañuelo o flor a juego suelen regalarlos los novios. Conviene hablarlo al pedirlo, no un mes antes.',
    valentina:
      'Cada cual lo suyo. Pero si los novios exigen un chaqué o un vestido concreto, lo elegante es que lo pongan ellos. La corbata o la flor a juego suelen ser regalo. Pregunta al principio, con naturalidad: así nadie se lleva un disgusto. Y si ya tienes un traje bueno, ofrécelo.',
  },
  {
    title: 'Cuándo comprar el traje del novio',
    questions: [
      'con cuánto tiempo se compra el traje del novio',
      'cuándo empieza el novio a buscar traje',
      'en cuántos meses se hace un traje de novio a medida',
      'me caso en dos meses y no tengo traje',
      'plazos para el traje de boda de hombre',
      'cuándo es la última prueba del traje del novio',
    ],
    maya: 'Empieza seis meses antes: a medida pide de dos a cuatro meses con pruebas, y la confección, unas semanas entre encargo y arreglos. Última prueba, diez o quince días antes, con los zapatos y la camisa definitivos. Con menos de dos meses, confección arreglada o alquiler, y llegas bien.',
    valentina:
      'Ponte seis meses antes y vas sin agobios. A medida, de dos a cuatro meses con pruebas; de tienda, tres o cuatro semanas contando arreglos. La última prueba, un par de semanas antes, con los zapatos y la camisa de ese día. ¿Queda poco? Traje de tienda bien arreglado, o alquilado.',
  },
  {
    title: 'Cuándo comprar el vestido de madrina o de invitada',
    questions: [
      'cuánto tiempo antes hay que comprar el vestido de madrina',
      'cuándo encargo mi vestido de madre de la novia',
      'con cuánta antelación compro el vestido de invitada',
      'es pronto para comprar el vestido de la boda',
      'me falta un mes para la boda y no tengo vestido',
      'plazos para un vestido de madrina a medida',
    ],
    maya: 'A medida, de cuatro a seis meses antes; de tienda, dos o tres, contando los arreglos; y de invitada, seis semanas bastan. La última prueba, dos semanas antes y con los zapatos. Habla primero con la novia y la otra madre de color y largo. Si tu peso está cambiando, deja el entallado para el final.',
    valentina:
      'Si te lo hacen a medida, cuatro o seis meses antes; si lo compras, dos o tres; de invitada, con mes y medio vas. Última prueba, quince días antes y con los zapatos puestos. Antes de nada, color y largo con la novia y la otra madre. ¿Estás cambiando de talla? Entalla al final.',
  },
  {
    title: 'Confirmar si vas a una boda',
    questions: [
      'cuántos días antes se confirma una boda',
      'cómo digo que no voy a una boda',
      'se puede decir que no a una boda',
      'hasta cuándo hay que confirmar asistencia',
      'confirmé la boda y ya no puedo ir',
      'qué significa se ruega confirmación o RSVP',
    ],
    maya: 'Responde en cuanto lo sepas, y como tarde en la fecha de la tarjeta; si no la hay, un mes antes, que es cuando se cierran mesas y menú. Decir que no es correcto: unas líneas con cariño, sin dar excusas largas, y un detalle. Si fallas después de confirmar, llama enseguida. La ropa se compra tras confirmar.',
    valentina:
      'Contesta cuanto antes; como mucho, la fecha de la invitación, o un mes antes si no pone nada. ¿No puedes? Dilo con cariño y sin novelas, que no pasa nada, y manda un detalle. Si ya habías dicho que sí y surge algo, llama ya. Y no compres vestido hasta confirmar.',
  },
  {
    title: 'Ir con acompañante si la invitación no lo pone',
    questions: [
      'puedo llevar a mi novia si en la invitación solo está mi nombre',
      'puedo ir con pareja a la boda sin avisar',
      'qué significa y acompañante en la invitación',
      'llevar a mis hijos a una boda si no los nombran',
      'pregunto a los novios si puedo llevar a alguien',
      'boda invitado solo más uno',
    ],
    maya: 'No: va quien aparece en el sobre. Si solo está tu nombre, la invitación es para ti, y llevar a alguien sin avisar descuadra mesas y cuentas. Si sois pareja estable, puedes preguntarlo una vez y con la puerta abierta al no. Con niños, igual. Si vais dos, coordinad la formalidad, no el color.',
    valentina:
      'Si solo pone tu nombre, es solo para ti. Sin avisar, ni se te ocurra, que hay mesas y menús contados. ¿Es tu pareja de verdad? Pregunta una vez, suave: ¿vamos los dos o solo yo? Y acepta el no. Los niños, lo mismo. Si vais juntos, igual de arreglados los dos.',
  },
  {
    title: 'Reutilizar el traje de comunión en una boda',
    questions: [
      'puede llevar mi hijo el traje de comunión a una boda',
      'niño de marinero en una boda',
      'aprovechar el vestido de comunión para otra fiesta',
      'mi hija con el vestido de comunión en la boda de su tía',
      'cómo transformo el traje de comunión para usarlo más',
      'ropa de primera comunión para un bautizo',
    ],
    maya: 'Sí, pero transformado: de marinero o almirante entero se lee como comunión. Quita cordones, cruz y galones, y aprovecha la chaqueta con un chino beis o azul y camisa lisa, o el pantalón con camisa y tirantes. En ella, otro lazo de color, sin velo ni limosnera, y pregunta a la novia si el vestido es blanco largo.',
    valentina:
      'Vale, pero dale la vuelta. Fuera cordones, cruz y galones; la chaqueta con un chino, o el pantalón con camisa y tirantes, y nadie ve al marinerito. El vestido de ella, con fajín de color y sin velo; si es largo y blanco, consulta a la novia o acórtalo.',
  },
  {
    title: 'Adolescente en una comunión sin traje',
    questions: [
      'mi hijo de trece años no quiere traje para una comunión',
      'qué se pone un chico de 13 en una comunión',
      'adolescente en bautizo sin corbata',
      'chaqueta para un chaval en una comunión',
      'ropa arreglada para un adolescente que odia la americana',
      'cómo visto a mi hijo de catorce para una ceremonia de día',
    ],
    maya: 'Chino beis o azul, camisa lisa o de lino y zapatilla blanca muy limpia: así va arreglado y sigue siendo él. De chaqueta, un blazer sin forro, uno de punto o una sobrecamisa, que pesan poco. Con 1,75 busca en la sección de hombre, talla S o 46. Deja que él elija entre dos opciones.',
    valentina:
      'No hace falta traje: chino, camisa chula y zapatillas blancas impecables. ¿Chaqueta? De punto o sin forro, o una sobrecamisa, que no se siente disfrazado. Si mide 1,75, ya a hombre, una S o 46. Dale a elegir entre dos y se acabó la pelea.',
  },
  {
    title: 'De luto en una comunión o un bautizo',
    questions: [
      'puedo ir de negro a una comunión porque estoy de luto',
      'estoy de luto y soy madrina de comunión',
      'cómo visto de luto en un bautizo',
      'ir de negro total a la primera comunión de mi ahijada',
      'luto y celebración familiar qué color me pongo',
      'guardo luto y me invitan a un bautismo',
    ],
    maya: 'Sí, el negro es correcto: nadie espera que dejes el luto por una fiesta. Si quieres suavizarlo, perlas, un pañuelo crudo o gris, o tela con caída y mangas claras; también valen gris, malva o azul marino. Cuéntaselo antes a la familia, sobre todo si eres madrina, y para las fotos pide su opinión.',
    valentina:
      'Claro que puedes ir de negro, cariño. Para que no pese tanto, unas perlas, un pañuelo crudito o gris perla; o pasa al gris, al malva o al marino si te sale. Díselo a la familia antes, que seguro que lo entienden. Y si un día no te apetece la fiesta, también se entiende.',
  },
  {
    title: 'Luto de un viudo: corbata y camisa',
    questions: [
      'cómo viste de luto un viudo',
      'corbata negra con camisa blanca para el luto',
      'el viudo tiene que ir todo de negro',
      'ropa de luto de hombre en el entierro de su mujer',
      'cuánto tiempo lleva corbata negra un viudo',
      'qué se pone el marido en el funeral de su esposa',
    ],
    maya: 'Traje negro, gris marengo o azul muy oscuro, camisa blanca y corbata negra lisa y mate: no hace falta ir entero de negro. Zapato y cinturón negros, sin pañuelo de color. Después manda lo que sientas; quien guarda la tradición lleva corbata negra unos meses, y un brazalete o botón ya casi no se ve.',
    valentina:
      'Traje oscuro, camisa blanca y corbata negra lisa; todo negro no es necesario. Zapatos negros y nada que brille. Después del entierro, lo que te pida el cuerpo: hay quien sigue con corbata negra unos meses y quien no. Ninguna de las dos cosas está mal.',
  },
  {
    title: 'Estampado oscuro en un funeral',
    questions: [
      'puedo llevar un vestido de flores pequeñas a un funeral',
      'vestido negro con lunares en un entierro',
      'lo único negro que tengo tiene estampado',
      'rayas finas en un velorio',
      'ropa negra con dibujo para un tanatorio',
      'blusa oscura con flores en un funeral',
    ],
    maya: 'Sí, si el fondo es negro u oscuro y el dibujo pequeño y apagado: a dos metros se ve liso. Cúbrelo con chaqueta o rebeca negra, medias y zapato cerrado, y quita el cinturón o las joyas de color. Si la flor es grande o viva, mejor pantalón oscuro con camisa lisa, aunque no sea negra.',
    valentina:
      'Sí, mujer, si las flores son chiquitas y el fondo oscuro. Chaqueta o rebeca negra encima, medias, zapato cerrado y joyas fuera: no lo nota nadie. Si el estampado canta, tira de pantalón oscuro y una blusa lisa gris o azul marino, que el negro no es obligatorio.',
  },
  {
    title: 'Ropa para un familiar fallecido',
    questions: [
      'qué se le pone a un difunto',
      'la funeraria pide la ropa de mi madre',
      'cómo se viste a un fallecido para enterrarlo',
      'el difunto lleva zapatos',
      'ropa para el cuerpo de mi padre en el ataúd',
      'se entierra con joyas y gafas',
      'qué ropa llevo para vestir a mi abuela que murió',
    ],
    maya: 'Un conjunto completo que fuera suyo: ropa interior, calcetines o medias, y traje o vestido de manga larga y cuello alto, que cubre mejor. Los zapatos son opcionales y no se ven. Si hay incineración, pregunta: suelen pedir fibras naturales y nada de metal, suela de goma ni cuero. Di si las joyas se quedan o vuelven.',
    valentina:
      'Lo que más le gustaba, completo: ropa interior, calcetines, y traje o vestido con manga y cuello, que tapa mejor. Zapatos, si quieres, porque no se ven. Si la incineran, pregunta a la funeraria: ni metal ni suelas de goma. Y avisa si las joyas se las queda. Un abrazo grande.',
  },
  {
    title: 'Coro o concierto de negro completo',
    questions: [
      'en el coro piden negro completo y no tengo saco',
      'concierto todo de negro qué me pongo para cantar',
      'ropa negra para coro de hombre',
      'orquesta de negro qué zapatos y calcetines',
      'qué es negro de concierto',
      'uniforme negro para cantar en el coro mujer',
    ],
    maya: 'Camisa negra lisa de manga larga, abrochada hasta el cuello o casi, pantalón negro de vestir, calcetín negro largo y zapato negro cerrado: no necesitas chaqueta. Ellas, largo o bajo la rodilla, manga al menos francesa y medias negras. Que los negros sean parejos, sin brillo, y que deje levantar los brazos y respirar.',
    valentina:
      'Camisa negra de manga larga, pantalón negro, calcetines negros largos y zapato cerrado negro. El saco no hace falta. Ellas, falda larga o pantalón, manga y medias negras. Que nada brille ni esté desteñido, que en el escenario canta más que tú. Y prueba a respirar hondo.',
  },
  {
    title: 'Traje blanco de chico en una graduación',
    questions: [
      'puedo llevar traje blanco a mi graduación si soy chico',
      'traje blanco hombre graduación de colegio',
      'con qué camisa y zapatos va un traje blanco de chico',
      'terno blanco para la promoción',
      'se ve mal un traje blanco en el baile de graduación',
      'traje crudo o blanco para egresados',
    ],
    maya: 'Sí, un traje blanco o mejor crudo funciona en una graduación, donde no hay novia a quien respetar; comprueba solo que el colegio no pida oscuro. Camisa blanca o negra lisa, sin corbata o con una fina, y mocasín tostado o blanco. Interior color piel, tela con cuerpo que no transparente y cuidado con la cena.',
    valentina:
      'Claro que sí, y en crudo queda más fino. Mira que el cole no exija oscuro. Camisa negra para ir atrevido, o blanca para ir limpio; mocasín marrón claro o blanco. Calzoncillo color piel, que se transparenta, y toallitas en el bolsillo, que ese traje llama a la salsa.',
  },
  {
    title: 'Madre en una graduación con código cóctel',
    questions: [
      'mi hija se gradúa de prepa y piden cóctel voy de corto o de largo',
      'la mamá va de largo a la graduación si dice cóctel',
      'qué se ponen los papás en la fiesta de graduación de la prepa',
      'vestido de mamá para graduación de noche',
      'código coctel en la graduación de mi hijo',
      'papá en graduación de coctel',
    ],
    maya: 'Las dos a la rodilla o midi: cóctel no pide largo, y la madre va un punto más sobria que la graduada. Tela de vestir, crepé, satén mate o encaje, tacón medio y un chal. El papá, traje con corbata opcional. Largo, solo si el comité pone gala o la mayoría lo confirma en el grupo de padres.',
    valentina:
      'Cóctel es a la rodilla o midi, tú y ella. Tú, un pelín más discreta: crepé o encaje, tacón cómodo y chal. El papá, traje, y corbata si quiere. Si en el chat de mamás todas dicen largo, entonces adelante; si no, te vas a sentir de gala en una fiesta de corto.',
  },
  {
    title: 'Dos amigas con el mismo vestido',
    questions: [
      'dos amigas llevamos el mismo vestido a la fiesta qué hacemos',
      'mi amiga se compró el mismo vestido que yo para el prom',
      'otra invitada va con mi mismo vestido',
      'me copió el vestido de graduación',
      'llegué a la boda y alguien llevaba mi vestido',
      'cómo cambio un vestido para que no sea igual',
    ],
    maya: 'Nada grave: cambiad lo de alrededor y pareceréis dos vestidos. Cinturón o lazo en una, chaqueta en otra, peinado recogido frente a suelto, zapatos y joyas de distinto metal. Con tiempo, se acorta o se cambia el tirante de uno, o quien aún tenga ticket lo devuelve. En la fiesta, foto juntas y risa.',
    valentina:
      'Pasa más de lo que crees. Una con cinturón y pelo recogido, otra con chaqueta y melena; zapatos y pendientes distintos, y ya no se parecen. Si hay tiempo, cortad el bajo de uno o que lo cambie quien tenga ticket. ¿Ya estáis allí? Foto juntas haciendo pose y a bailar.',
  },
  {
    title: 'Camisa blanca sin botones para un niño que actúa',
    questions: [
      'mi hijo odia los botones y piden camisa blanca para el festival',
      'camisa blanca sin botones para niño',
      'alternativa a la camisa en el acto del colegio',
      'polo blanco en vez de camisa para la presentación',
      'mi niño no soporta la camisa y tiene que tocar en público',
      'camisa de broches para niño',
    ],
    maya: 'Un polo blanco liso, una camisa de broches a presión o una túnica de cuello mao: de lejos parecen camisa y no molestan. También puedes coser la pechera cerrada, con los botones de adorno, y que entre por la cabeza con velcro o corchete arriba. Sin etiqueta, algodón lavado dos veces y ensayo en casa.',
    valentina:
      'Polo blanco o camisa con broches a presión, y desde el público ni se nota. O cose la camisa cerrada con los botones de mentira y que se la meta como camiseta. Corta la etiqueta, lávala un par de veces para que esté suave y que la estrene tocando en casa.',
  },
  {
    title: 'Cinturón en el traje de un niño pequeño',
    questions: [
      'hay que ponerle cinturón a un niño de seis años con traje',
      'el traje de mi hijo trae trabillas le pongo cinturón',
      'tirantes o cinturón para un niño de traje',
      'se le cae el pantalón del traje al niño',
      'cinturón para niño en una boda',
      'corbata y cinturón en un niño pequeño',
    ],
    maya: 'No hace falta: a los seis años basta la goma ajustable de la cintura, y para ir al baño solo es más cómodo. Si el pantalón tiene trabillas y se ven vacías, un cinturón elástico con cierre fácil o unos tirantes, que además sujetan. La hebilla rígida se clava al sentarse. La corbata, de goma.',
    valentina:
      'No, que con la goma de dentro va perfecto y puede ir solo al baño. ¿Se ven las trabillas? Cinturón elástico o unos tirantes, que quedan monísimos y sujetan. Las hebillas duras se le clavan. Y la corbata, con gomita, que dura puesta tres minutos.',
  },
  {
    title: 'Cuánta ropa necesita un adolescente sin uniforme',
    questions: [
      'cuántos pantalones necesita un adolescente para el colegio sin uniforme',
      'cuánta ropa para ir al instituto',
      'lista de ropa para secundaria sin uniforme',
      'cuántas camisetas y zapatillas necesita mi hijo de 14',
      'armario mínimo para el liceo',
      'ropa para toda la semana de clases adolescente',
    ],
    maya: 'Con una lavadora a la semana: tres o cuatro pantalones, seis o siete camisetas, tres sudaderas o jerséis, una chaqueta de abrigo y otra ligera, dos pares de zapatillas que alternar y un par arreglado. Más el chándal de educación física y diez mudas. Compra la mitad en septiembre y el resto cuando crezca.',
    valentina:
      'Lavando una vez por semana: tres o cuatro pantalones, seis o siete camisetas, tres sudaderas, un abrigo, una chaqueta fina, dos zapatillas para alternar y algo arreglado. Chándal para gimnasia y diez mudas. Y no compres todo de golpe, que en enero ya le queda corto.',
  },
  {
    title: 'Abrigo de visón o de piel heredado',
    questions: [
      'qué hago con el abrigo de visón de mi madre',
      'se puede llevar un abrigo de piel hoy',
      'vender un abrigo de visón usado',
      'transformar un visón en chaleco o chaqueta',
      'heredé un abrigo de zorro y me da apuro ponérmelo',
      'cuánto vale un visón de los años ochenta',
    ],
    maya: 'Puedes llevarlo, venderlo o transformarlo, y todo es legítimo; hoy la piel divide, así que decide según dónde vayas. Un peletero te dirá si el cuero está flexible: si cruje o se rasga, no merece arreglo. Sale bien como chaleco, cuello o forro. Se vende por poco, y pieles protegidas piden papeles: pregunta antes.',
    valentina:
      'Hay tres salidas: ponértelo, venderlo o cambiarlo. Hay gente a la que le molesta la piel, así que tú mides dónde. Llévalo a un peletero: si el cuero cruje, no lo toques más. Queda genial de chaleco, de cuello o de cojín. Vendiendo, poco se saca, y si es especie protegida hacen falta papeles.',
  },
  {
    title: 'Ropa que era de un ex o que regaló un ex',
    questions: [
      'qué hago con la ropa de mi exmarido',
      'me queda bien la camisa de mi ex pero me da pena',
      'tiro la ropa que me regaló mi ex',
      'sudadera de mi exnovio la devuelvo',
      'guardo el vestido de una relación que acabó',
      'usar ropa de un ex está mal',
    ],
    maya: 'No hay prisa: métela en una caja con fecha y decide en tres o seis meses. Si te gusta y ya no duele, úsala: es tuya, y cambiarle los botones o el bajo la hace otra prenda. Si duele, dónala a alguien concreto. Lo que sea suyo y de valor, se devuelve, por medio de un amigo si lo prefieres.',
    valentina:
      'Sin prisa, guapa: caja, fecha y a los tres meses la abres. ¿Te la pones y no pasa nada? Tuya, y con otros botones ya es otra. ¿Se te encoge el estómago? Regálala a alguien que la disfrute. Y si es algo caro suyo, devuélveselo, aunque sea por un amigo.',
  },
  {
    title: 'Prenda puesta del revés: dicho y suerte',
    questions: [
      'trae mala suerte ponerse la ropa del revés',
      'me puse la camiseta al revés y nadie me avisó',
      'qué significa llevar la ropa del revés',
      'ponerse una prenda al revés trae regalo',
      'superstición de la camiseta del revés',
      'ropa interior del revés da suerte',
    ],
    maya: 'No trae nada: es un dicho, y según el sitio cambia, sorpresa o regalo en unos lugares, pleito en otros. Si te das cuenta, ve al baño, dale la vuelta y cuéntalo riendo. Para no repetirlo, mira etiqueta y costura gruesa antes de ponértela; en punto sin etiqueta, marca un hilo dentro de la nuca.',
    valentina:
      'Qué va, solo da risa. En unas casas dicen que viene un regalo, en otras que habrá bronca: cada abuela lo suyo. Baño, vuelta a la camiseta y a otra cosa. Truco: antes de ponértela busca la etiqueta; si no tiene, un puntito de hilo por dentro del cuello.',
  },
  {
    title: 'Ropa para grabar con fondo verde',
    questions: [
      'qué color no me puedo poner con fondo verde',
      'ropa para grabar con croma',
      'voy a grabar un video con pantalla verde qué me pongo',
      'ropa para tiktok con fondo verde',
      'puedo llevar azul con un croma azul',
      'qué ropa no desaparece en el croma',
    ],
    maya: 'Nada verde, ni turquesa, caqui o amarillo verdoso: desaparece con el fondo. Tampoco brillos, lentejuelas, transparencias, flecos ni gafas muy reflectantes, que recogen el color. Funcionan lisos mates que contrasten: burdeos, rojo, azul marino, morado, gris. Con croma azul, lo que evitas es el azul.',
    valentina:
      'Verde no, ni turquesa ni caqui, que te quedas sin cuerpo. Fuera brillos, lentejuelas, transparencias y flecos. Ponte algo liso y mate que contraste: granate, rojo, morado, azul marino. ¿El fondo es azul? Entonces lo prohibido es el azul y el verde te vale.',
  },
  {
    title: 'Videollamada en pijama o ropa interior de cintura para abajo',
    questions: [
      'puedo estar en calzoncillos en una videollamada',
      'reunión online con pijama abajo',
      'arriba camisa y abajo pantalón de chándal',
      'me pueden ver las piernas en la videollamada',
      'videollamada de trabajo sin pantalón',
      'qué me pongo de cintura para abajo en una reunión por cámara',
    ],
    maya: 'Es jugársela: basta levantarse a por un papel, que llame alguien a la puerta o que la cámara se mueva. Ponte un pantalón oscuro con goma, cómodo como un pijama y presentable de pie. Además, vestirte entero cambia cómo te sientas y hablas. Prueba la cámara de pie antes de empezar.',
    valentina:
      'Jugársela total: te levantas a cerrar la ventana y se acabó. Un pantalón oscuro de goma o un chándal liso es igual de cómodo y pasa. Y vestido entero hablas con más ganas, en serio. Antes de entrar, ponte de pie delante de la cámara y mira qué se ve.',
  },
  {
    title: 'Ayudar a tu pareja a vestirse mejor sin ofender',
    questions: [
      'quiero que mi novio se vista mejor y no se ofenda',
      'cómo le digo a mi marido que se vista mejor',
      'mi pareja viste mal qué hago',
      'cambiar la ropa de mi esposo sin pelear',
      'cómo ayudo a mi novia con su estilo sin herirla',
      'mi novio siempre va en chándal',
    ],
    maya: 'Empieza por lo que le sienta bien y repítelo: un elogio concreto cambia más que una crítica. Pregúntale qué le resulta cómodo y proponle ir juntos a por una sola prenda que sustituya a otra gastada, en su estilo y su talla de hoy. No tires nada suyo, no corrijas en público, y acepta un no.',
    valentina:
      'Dile lo que te encanta: con esa camisa estás guapísimo. Eso funciona más que diez pegas. Luego id juntos a por una sola cosa nueva, de su rollo y cómoda. Nunca le tires ropa a escondidas ni lo corrijas delante de gente. Y si pasa del tema, respétalo, que el cuerpo es suyo.',
  },
  {
    title: 'Decir a alguien que una prenda no le sienta bien',
    questions: [
      'cómo le digo que esa ropa le queda fatal sin que se enfade',
      'mi amiga me pregunta si le queda bien y no',
      'ese polo de logo gigante le queda mal a mi marido',
      'decir la verdad sobre un vestido de novia que no me gusta',
      'cómo opino con tacto en el probador',
      'le digo que le queda pequeño o me callo',
    ],
    maya: 'Habla de la prenda, no del cuerpo, y ofrece una alternativa: ese azul te favorece más que este, o con una talla más cae mejor. Si aún puede cambiarse, sé clara y en privado; si ya está en la fiesta, solo elogia. Si no te preguntan, pregúntate antes si tu opinión hace falta.',
    valentina:
      'Culpa a la prenda, nunca a la persona: ese corte no te hace justicia, el azul sí. Siempre con otra opción en la mano, a solas y a tiempo. ¿Ya está en la fiesta? Entonces estás divina y punto. Y si no te ha preguntado, igual no toca decir nada.',
  },
  {
    title: 'Regalos de ropa de la suegra o la familia',
    questions: [
      'cómo le digo a mi suegra que no me gusta la ropa que le regala a mi hija',
      'mi suegra viste a mi niña a su manera',
      'la abuela compra ropa fea al bebé',
      'me regalan ropa que no es mi estilo siempre',
      'qué hago con la ropa que regala mi cuñada y no uso',
      'pedir a la familia que no regale ropa',
    ],
    maya: 'Agradece primero, y luego orienta: dile la talla, los colores que usa y algo que de verdad haga falta, un pijama, unas botas, o ir juntas a comprar. Que lo hable mejor su propio hijo. Ponle una vez lo regalado y manda foto; lo demás, cámbialo con el ticket o guárdalo para su casa.',
    valentina:
      'Primero gracias, siempre. Después, pista concreta: le hacen falta pijamas de la 5 y calcetines, o ¿vamos juntas? Y que se lo diga tu pareja, que es su madre. Una puesta con foto y todos contentos. Lo que no uses, para jugar en casa de la abuela o a cambiar con ticket.',
  },
  {
    title: 'Rechazar ropa usada que te ofrecen',
    questions: [
      'me regalan ropa usada de mi prima y no me gusta qué digo',
      'cómo rechazo ropa heredada sin ofender',
      'no quiero la ropa vieja que me da mi cuñada',
      'me traen bolsas de ropa usada y no la quiero',
      'qué digo cuando me ofrecen ropa de segunda mano',
      'aceptar ropa usada por compromiso',
    ],
    maya: 'Agradécelo y quédate una sola pieza, que es el gesto que se recuerda; del resto di la verdad amable: no le va a dar uso y prefieres que la aproveche otra persona. Ofrece tú el destino, una amiga, una asociación. Para que no se repita, avisa de lo que sí necesitas, con talla.',
    valentina:
      'Di que gracias, quédate una cosita y suelta: lo demás no le va a tocar ponérselo, ¿se lo paso a alguien que lo use? Así nadie se siente mal. Y para la próxima, di lo que sí te viene bien: abrigos de la 8, por ejemplo. Una bolsa menos en casa.',
  },
  {
    title: 'Decir a un empleado que huele mal',
    questions: [
      'cómo se le dice a un empleado que huele mal',
      'mi compañero de trabajo huele a sudor qué hago',
      'hablar del olor corporal con alguien de mi equipo',
      'la ropa de mi compañera huele a humedad y no sé decirlo',
      'soy jefe y se quejan del olor de un trabajador',
      'decirle a alguien que su ropa huele',
    ],
    maya: 'A solas, al final del día, breve y con respeto: he notado un olor fuerte estos días, quizá es la ropa o el calor, y prefiero decírtelo yo. No cites a otros ni supongas falta de higiene: puede ser la tela sintética, una lavadora sucia o un problema de salud. Ofrece solución: camisa de recambio, más uniformes.',
    valentina:
      'A solas y rápido, sin público: oye, he notado un olor estos días y prefiero decírtelo yo, ¿puede ser la ropa? Nada de notitas ni desodorante en la mesa. A veces es el poliéster, la ropa mal secada o algo de salud. Ofrécele otro uniforme o una camisa en la taquilla.',
  },
  {
    title: 'Avisar de una bragueta abierta o una etiqueta por fuera',
    questions: [
      'cómo aviso a alguien de que lleva la bragueta abierta',
      'tiene la etiqueta por fuera se lo digo',
      'se le transparenta la falda y no lo sabe',
      'avisar de una mancha en el pantalón a una desconocida',
      'le digo que lleva papel pegado en el zapato',
      'se le ve la ropa interior cómo se lo digo',
    ],
    maya: 'Dilo, enseguida, bajo y sin testigos: perdona, la cremallera; perdona, la etiqueta. Solo si puede arreglarlo en el momento; si no tiene remedio allí, mejor callar u ofrecer una chaqueta. A alguien con quien no hay confianza se le dice igual de breve, y después se cambia de tema.',
    valentina:
      'Díselo bajito y rápido: oye, la cremallera. Y a otra cosa, sin risas. Se agradece siempre. Si no lo puede arreglar ahí, préstale una chaqueta para atársela o no digas nada. Con tu jefe, igual: dos palabras al oído o un mensaje, y listo.',
  },
  {
    title: 'Comentarios ajenos sobre tu ropa o tu cuerpo',
    questions: [
      'qué contesto cuando critican mi ropa',
      'mi madre siempre comenta cómo me visto',
      'me dicen que he engordado en las fiestas qué respondo',
      'mi pareja no me deja ponerme ropa corta',
      'cómo respondo a un cumplido de ropa',
      'comentarios sobre mi escote en el trabajo',
    ],
    maya: 'Una frase corta y tranquila basta: gracias, a mí me gusta así; de mi cuerpo no hablamos. No expliques ni te disculpes, y cambia de tema. A un cumplido, solo gracias. En el trabajo, si insisten, guarda fechas y acude a personal. Si tu pareja te prohíbe o vigila la ropa, es control: pide ayuda, en España el 016.',
    valentina:
      'Frase corta y sonrisa: gracias, yo me veo bien. O: de mi cuerpo no se opina. Sin dar explicaciones. ¿Un piropo amable? Gracias y ya. ¿En el curro se pasan? Apunta y habla con recursos humanos. ¿Tu pareja te prohíbe ropa? Eso es control, cielo; busca apoyo, en España el 016.',
  },
  {
    title: 'Recibir un regalo de ropa que no gusta o no queda',
    questions: [
      'me regalaron ropa que no me gusta qué hago',
      'qué digo si el regalo de ropa no me queda',
      'puedo cambiar un regalo sin que se entere',
      'está mal regalar ropa que me regalaron',
      'pedir el ticket de un regalo',
      'me regalaron una talla pequeña y me ofendió',
    ],
    maya: 'Agradece el gesto, no la prenda, y pide el ticket regalo con naturalidad si es la talla: se cambia cada día y nadie se ofende. Mira el plazo esa misma semana, porque la tienda no siempre está obligada. Si lo pasas a otra persona, sin estrenar y lejos del círculo de quien te lo dio.',
    valentina:
      'Gracias, qué detalle, y sonrisa. Luego: ¿tienes el ticket? Es por la talla, y así nadie sufre. Cámbialo pronto, que los plazos vuelan. ¿Regalarlo a otra? Vale, nuevo y a alguien que no conozca a quien te lo dio. Y la talla equivocada no es un mensaje: la gente no sabe tallas.',
  },
  {
    title: 'Regalo de ropa para una madre reciente',
    questions: [
      'qué le regalo de ropa a una recién parida para ella',
      'regalo para mi cuñada que acaba de dar a luz que no sea del bebé',
      'ropa para regalar a una mamá reciente',
      'pijama de lactancia de regalo',
      'qué talla regalo a una mujer que acaba de parir',
      'detalle para la mamá en el baby shower',
    ],
    maya: 'Un pijama con botones delante, una bata suave, un cárdigan amplio o un chal grande: abrigan, tapan al dar el pecho y no dependen de la talla. Si la lleva, elige la de antes del embarazo más una, con cintura de goma y en algodón que se lave a 40. Con ticket, y nada que hable de recuperar la figura.',
    valentina:
      'Algo para ella, qué bonito: pijama que se abra por delante, bata gustosa, chaqueta amplia o un chal enorme. Una talla más de la suya de antes, algodón y goma blanda. Mete el ticket. Y fajas o cosas para adelgazar, ni en broma. Unos calcetines calentitos caen genial.',
  },
  {
    title: 'Regalo de aniversario que no sea ropa',
    questions: [
      'qué le regalo a mi esposa por el aniversario que no sea ropa',
      'regalo para mi mujer que no tenga talla',
      'complementos para regalar a mi esposa',
      'regalo de aniversario para mi marido sin ropa',
      'qué le regalo si ya tiene de todo',
      'joya o bolso para el aniversario',
    ],
    maya: 'Un complemento que no tenga talla y lleve algo vuestro: pañuelo de seda en un color que ya use, pendientes del metal que lleva a diario, un bolso pequeño o una joya grabada con la fecha. Mira su joyero y su armario antes. Si prefiere vivir algo, una cena o un viaje, con el pañuelo dentro del sobre.',
    valentina:
      'Algo sin talla y con historia: pañuelo de seda de sus colores, pendientes del metal que lleva siempre, bolsito o un colgante con vuestra fecha. Cotillea su joyero antes. ¿Es más de planes? Escapada, y el pañuelo dentro del sobre. Y la nota escrita a mano, que eso es lo que guarda.',
  },
  {
    title: 'Corbata, falda o tacones obligatorios en el trabajo',
    questions: [
      'puede mi jefe obligarme a llevar corbata',
      'pueden obligarme a ir con falda o tacones',
      'es legal un código de vestimenta en la empresa',
      'me pueden despedir por cómo visto',
      'mi jefa me prohíbe los tatuajes y el pelo de color',
      'norma de ropa en el trabajo es legal',
    ],
    maya: 'En general sí puede fijar una norma razonable, ligada al puesto y escrita, y exigir corbata si hay cara al público. Lo que suele caer es lo que discrimina: falda o tacón solo a mujeres, lo que daña la salud o toca la religión sin motivo. Depende del país y del convenio: pregunta al sindicato o a la inspección de trabajo.',
    valentina:
      'Pues suele poder, si es razonable y va con el puesto: corbata de cara al público, por ejemplo. Lo que no cuela casi en ningún sitio es falda o tacones solo para ellas, o algo que te haga daño. Cambia según el país: pregunta al sindicato o a la inspección de trabajo antes de plantarte.',
  },
  {
    title: 'Quién paga el uniforme del trabajo',
    questions: [
      'quién paga el uniforme la empresa o yo',
      'me descuentan el uniforme de la nómina es legal',
      'tengo que comprar los zapatos de seguridad yo',
      'me cobran el uniforme en el primer sueldo',
      'la empresa tiene que darme la ropa de trabajo',
      'tengo que devolver el uniforme cuando me voy',
    ],
    maya: 'Casi siempre la empresa, si lo impone; y botas, casco o guantes de protección van a su cargo. En Colombia la ley da dotación tres veces al año a quien gana hasta dos mínimos. Los detalles, lavado, zapatos negros, devolución, los fija el convenio. Pregunta por escrito, y luego al sindicato o a la inspección.',
    valentina:
      'Si lo exigen ellos, normalmente lo pagan ellos, y lo de seguridad, botas o casco, siempre debería. En Colombia toca dotación tres veces al año si ganas hasta dos mínimos. Lo de lavarlo o los zapatos, según convenio. Pídelo por escrito y, si te descuentan, al sindicato o a la inspección.',
    source: 'Código Sustantivo del Trabajo de Colombia, artículo 230',
  },
  {
    title: 'Escribir una norma de vestimenta para la empresa',
    questions: [
      'cómo se escribe un código de vestimenta en la empresa',
      'redactar normas de ropa para la oficina',
      'recursos humanos me pide una política de vestimenta',
      'ejemplo de norma de vestir en el trabajo',
      'una compañera lleva blusas transparentes y me piden normas',
      'qué se puede prohibir en un código de vestimenta',
    ],
    maya: 'Breve, positiva e igual para todos: qué se espera, con ejemplos por puesto, y por qué, clientes, seguridad o higiene. Habla de prendas, no de cuerpos ni de sexos: hombros y ropa interior cubiertos vale para cualquiera. Prevé religión, salud y calor, a quién preguntar, y que se avisa en privado. Que lo revise un abogado laboral.',
    valentina:
      'Una página y en positivo: qué vale, con ejemplos por puesto, y el motivo: clientes, seguridad, higiene. Lo mismo para ellos y ellas, y sin hablar de cuerpos: la ropa interior no se ve, y punto. Añade religión, salud y calor, y que se avisa a solas. Antes de firmar, un laboralista.',
  },
  {
    title: 'Ropa de trabajo y traje en los impuestos',
    questions: [
      'se puede desgravar el traje como gasto de autónomo',
      'puedo deducir la ropa de trabajo',
      'el uniforme es gasto deducible',
      'meto la ropa en la declaración de la renta',
      'factura de ropa como gasto de empresa',
      'ropa para actuar o para fotos se deduce',
    ],
    maya: 'El traje de calle, casi nunca: sirve también para tu vida privada, y Hacienda en España lo rechaza. Sí suele aceptarse lo exclusivo del oficio: uniforme con logotipo, bata, calzado de seguridad, vestuario de escena. Guarda factura a tu nombre y prueba de uso. Cambia por país: pregunta a tu gestor o contador.',
    valentina:
      'El traje normal, no, que también te vale para una boda: en España no cuela. Lo que sí suele pasar: uniforme con logo, bata, botas de seguridad, vestuario de actor. Pide factura con tus datos y guárdala. En cada país es distinto, así que pregunta a tu gestor o contador.',
  },
  {
    title: 'Devolver ropa en otra tienda porque no me gusta',
    questions: [
      'puedo devolver ropa en una tienda física si no me gusta',
      'cuántos días tengo para devolver ropa por ley',
      'me dan vale en vez de dinero es legal',
      'devolver ropa sin ticket',
      'compré por internet en otra tienda y quiero devolverlo',
      'la tienda no acepta cambios en rebajas',
    ],
    maya: 'En tienda física, si no tiene defecto, la ley no obliga: manda lo que anuncie la tienda, cambio, vale o dinero, con ticket y etiqueta. Por internet sí hay derecho a arrepentirse: 14 días en la Unión Europea, 10 en Argentina y Chile con matices, 5 hábiles en Colombia y México. Con defecto, hay garantía: reclama en consumo.',
    valentina:
      'Si está bien y la compraste en tienda, depende de ellos: pueden darte vale o nada. Mira el ticket. En línea sí puedes arrepentirte: 14 días en la UE, 10 en Argentina y casi siempre en Chile, 5 hábiles en México y Colombia. ¿Viene rota? Garantía, y si no, oficina de consumo.',
  },
  {
    title: 'Me mancharon o rompieron la ropa en un restaurante',
    questions: [
      'el camarero me tiró vino encima quién paga la tintorería',
      'me mancharon el vestido en un restaurante',
      'me rompí el pantalón con un clavo de una silla del bar',
      'me perdieron el abrigo en el guardarropa',
      'una invitada me manchó el vestido debe pagar',
      'quién paga si me estropean la ropa',
    ],
    maya: 'Si fue su personal, su silla o su guardarropa, suele responder el local: dilo en el momento, haz fotos, pide el nombre del encargado y guarda la factura de la tintorería o de la prenda, que se valora usada. Sin acuerdo, hoja o libro de reclamaciones. Entre amigos, quien mancha ofrece la limpieza, y tú decides.',
    valentina:
      'Si ha sido el camarero, su silla o su guardarropa, lo normal es que lo paguen ellos. Avisa en el momento, fotos, y luego la factura de la tintorería. ¿Se hacen los locos? Hoja de reclamaciones. Si fue una amiga, que ofrezca pagar la limpieza; tú decides si aceptas.',
  },
  {
    title: 'El colegio prohíbe una prenda o un peinado',
    questions: [
      'el colegio puede prohibir una prenda',
      'mandaron a mi hija a casa por llevar pantalón corto',
      'pueden obligar a las niñas a llevar falda de uniforme',
      'el colegio no deja pelo largo a los niños',
      'normas de vestimenta en el instituto',
      'me obligan a comprar el uniforme en una tienda',
    ],
    maya: 'Puede tener normas si están en su reglamento, son iguales para niñas y niños y tienen motivo. Falda obligatoria, u ordenar cortar el pelo, se ha ido prohibiendo en muchos sitios, y dejar sin clase por la ropa suele estar limitado. Pide el reglamento, habla con dirección y después con la inspección educativa de tu país.',
    valentina:
      'Normas puede tener, pero escritas, iguales para todos y con sentido. Obligar a falda o a cortarse el pelo ya no vale en muchos países, y dejarla sin clase por un short, tampoco suele valer. Pide el reglamento, habla con dirección y, si no, inspección o ministerio de educación.',
  },
  {
    title: 'A dónde va la ropa de los contenedores',
    questions: [
      'a dónde va la ropa de los contenedores',
      'qué pasa con la ropa que dono',
      'la ropa usada de la calle se vende',
      'los tachos de ropa usada son solidarios de verdad',
      'dónde dono ropa para que llegue a la gente',
      'la ropa donada acaba en Atacama',
    ],
    maya: 'Se clasifica: una parte pequeña, alrededor del diez por ciento, se vende o se da cerca; mucha se exporta al por mayor, otra se hace trapo o relleno, y el resto acaba en vertedero o quemada. Mira de quién es el contenedor. Para que llegue a alguien, llévala limpia a un ropero social que pida lo que tienes.',
    valentina:
      'Va a una planta y se separa: un poco se vende o se dona aquí, mucha viaja a otros países por kilos, otra acaba en trapos y lo peor, en la basura. Mira el nombre del contenedor, que no todos son solidarios. ¿Quieres que llegue a alguien? Ropero del barrio, y pregunta qué necesitan.',
  },
  {
    title: 'Camiseta en la piscina',
    questions: [
      'se puede bañar uno en la piscina con camiseta puesta',
      'bañarse con camiseta en la piscina municipal',
      'por qué no dejan bañarse con ropa',
      'camiseta de lycra en la piscina del hotel',
      'puedo meterme al agua con short de algodón',
      'me da vergüenza quitarme la camiseta en la alberca',
    ],
    maya: 'Con camiseta de algodón casi nunca: suelta fibras, arrastra suciedad y, mojada, pesa. La de licra o neopreno de baño, con protección solar, suele admitirse, sobre todo por sol, piel o religión. Las reglas las pone cada piscina: llama y pregunta. Si es por pudor, un bañador de manga o un caftán hasta el borde.',
    valentina:
      'De algodón, normalmente no te dejan, por higiene y porque pesa mojada. La de licra de baño, con filtro solar, casi siempre sí, pero pregunta en tu piscina. ¿Te da corte? Camiseta de licra o bañador con manga, y un vestido suelto hasta el borde. Ahí cada uno va a lo suyo.',
  },
];
