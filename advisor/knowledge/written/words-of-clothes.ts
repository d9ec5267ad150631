import type { WrittenEntry } from './entry.ts';

/** What words of clothes mean, and how to tell, price and buy them. */
export const wordsOfClothes: readonly WrittenEntry[] = [
  {
    title: 'Anorak y parka: en qué se distinguen',
    questions: [
      'en que se diferencia un anorak de una parka',
      'anorak o parka',
      'la parka es mas larga que el anorak',
      'que es una parka y que es un anorak',
      'diferencia entre parka y anorak para el frio',
    ],
    maya: 'La parka es larga, hasta el muslo, con capucha, forro o relleno, cordón en la cintura y bolsillos grandes: abriga. El anorak es corto, hasta la cadera, más ligero, pensado contra viento y llovizna; el clásico se mete por la cabeza y lleva media cremallera.',
    valentina:
      'Por el largo y el abrigo. Parka: hasta el muslo, con capucha, forro, cordón en la cintura y bolsillazos. Anorak: corto, ligerito, para viento y cuatro gotas; el de siempre se mete por la cabeza con media cremallera.',
  },
  {
    title: 'Bomber: cómo se dice y qué es',
    questions: [
      'como se dice bomber en español',
      'que es una bomber',
      'la bomber es una cazadora o que',
      'de donde viene la chaqueta bomber',
      'mi abuela pregunta que es una bomber',
    ],
    maya: 'En español es una cazadora de aviador: corta, abullonada, con cremallera y punto elástico en cuello, puños y cintura. Nació para los pilotos a mediados del siglo XX. En México dirás chamarra; en Argentina, campera; en Perú, casaca.',
    valentina:
      'Pues una cazadora de aviador de toda la vida: cortita, algo inflada, con cremallera y goma de punto en cuello, puños y cintura. La llevaban los pilotos. En México, chamarra; en Argentina, campera; en Perú, casaca.',
  },
  {
    title: 'Chamarra, cazadora, campera y casaca: qué buscar en otro país',
    questions: [
      'diferencia entre chamarra y cazadora',
      'como le dicen a la chamarra en españa',
      'campera casaca o chamarra es lo mismo',
      'que pongo en el buscador de una tienda española si quiero una chamarra',
      'chaqueta cazadora y abrigo cual es cual',
    ],
    maya: 'Es lo mismo con otro nombre: chamarra en México, campera en el Río de la Plata, casaca en Perú, chaqueta en Chile y Colombia. En una tienda española busca cazadora si es corta, chaqueta si dudas y plumífero si va acolchada. Abrigo es lo largo.',
    valentina:
      'La misma cosa: chamarra en México, campera en Argentina, casaca en Perú, chaqueta en Chile y Colombia. En tienda española pon cazadora si es corta, chaqueta si no lo tienes claro, plumífero si es acolchada y abrigo si es larga.',
  },
  {
    title: 'Slim, regular y relaxed en una camisa',
    questions: [
      'que significa regular fit en una camisa',
      'diferencia entre slim fit y regular fit',
      'slim o regular cual me queda mejor',
      'que es relaxed fit',
      'corte clasico entallado o suelto en camisas',
    ],
    maya: 'Dicen cuánta tela sobra sobre tu pecho: slim, unos 8 a 10 centímetros y con pinzas; regular, de 12 a 14, recto; relaxed, más de 16. Elige el que cierre sin tirar de los botones y no haga globo en la cintura. Con pecho o tripa, regular.',
    valentina:
      'Es lo que sobra de tela alrededor del pecho: slim, 8 o 10 centímetros, pegadita; regular, 12 a 14, recta; relaxed, más de 16, suelta. Si los botones tiran, sube de corte; si hace globo, baja.',
  },
  {
    title: 'Falda que por dentro es pantalón',
    questions: [
      'como se llama la falda que es pantalon por dentro',
      'que es un skort',
      'diferencia entre falda pantalon y culotte',
      'falda con short incorporado como se llama',
      'skort o falda pantalon',
    ],
    maya: 'Se llama falda pantalón o, si es corta y el short va tapado por una falda delante o alrededor, skort; en América, falda short o pollera pantalón. El culotte es otra cosa: un pantalón ancho hasta la pantorrilla que no oculta que lo es.',
    valentina:
      'Falda pantalón de toda la vida, o skort si es cortita y lleva un short debajo. En América, falda short o pollera pantalón. El culotte no: ese es un pantalón ancho a media pierna y se ve que lo es.',
  },
  {
    title: 'Sandalias de goma de la infancia',
    questions: [
      'como se llaman las sandalias de goma de tiras de los niños en la playa',
      'que son las cangrejeras',
      'sandalias de plastico transparentes de antes nombre',
      'jelly shoes en español',
      'se vuelven a llevar las cangrejeras',
    ],
    maya: 'Son cangrejeras, o sandalias jelly: tiras de goma trenzadas y hebilla, hechas para rocas y arena. También se oyen medusas o chancletas de río. Hoy se llevan de diario con calcetín fino, vaquero ancho o vestido; con calor, un rato, porque no transpiran.',
    valentina:
      '¡Cangrejeras! O jelly, o medusas. Goma trenzada con hebilla, para las rocas. Y sí, han vuelto: con vaquero ancho, con vestido o con un calcetín finito. Eso sí, el pie suda, así que ratos cortos.',
  },
  {
    title: 'Beige, crema, hueso y marfil',
    questions: [
      'diferencia entre beige crema hueso y marfil',
      'color hueso y color marfil es lo mismo',
      'que tono es crudo',
      'crema o beige cual es mas oscuro',
      'mi novia me mando comprar algo color hueso',
    ],
    maya: 'De más claro a más oscuro: marfil, blanco con gota de amarillo; hueso, blanco con gota de gris; crema, amarillo suave y cálido; crudo, el del algodón sin teñir; beige, ya arena. Compáralos junto a un folio blanco y con luz de día.',
    valentina:
      'Ordénalos así: marfil, blanco amarillito; hueso, blanco grisáceo; crema, más amarillo y calentito; crudo, algodón sin teñir; y beige, que ya es arena. Truco: ponlos al lado de un folio, con luz de la calle.',
  },
  {
    title: 'Tela mate o con brillo',
    questions: [
      'la tela satinada engorda',
      'mate o satinado para un vestido de madrina',
      'que tela disimula mas mate o brillante',
      'el brillo marca la tripa',
      'vestido de raso me hace mas ancha',
    ],
    maya: 'El brillo refleja la luz y dibuja cada curva y cada arruga; lo mate la absorbe y suaviza. Por eso crepé o mikado mate donde quieras calma, y satén donde quieras atención: mangas, cuello, lazo. Si te gusta entero satinado, con peso, forro y sin ceñir.',
    valentina:
      'Engordar no engorda, pero el brillo cuenta todo: curvas, costuras y arrugas. Lo mate, como el crepé, disimula. Pon el satén donde quieras que miren: manga, cuello, lazo. ¿Entero satinado? Con cuerpo, forrado y sin apretar.',
  },
  {
    title: 'Crepé, mikado o gasa para una boda con calor',
    questions: [
      'que tela para vestido de madrina en julio',
      'crepe mikado o gasa en verano',
      'el mikado da calor',
      'tela fresca para vestido de fiesta largo',
      'boda a cuarenta grados que tela elijo',
    ],
    maya: 'Con calor fuerte, gasa o crepé ligero, de seda o viscosa: se mueven y dejan pasar el aire. El mikado tiene cuerpo y abriga, resérvalo para noche con aire o cortes cortos. Mira el forro: de poliéster anula lo ganado; pide seda, cupro o viscosa.',
    valentina:
      'En julio, gasa o crepé finito, de seda o viscosa. El mikado queda precioso pero es tieso y da calor: para noche o con aire. Y ojo al forro, que si es poliéster sudas igual; que sea cupro o viscosa.',
  },
  {
    title: 'Tela y metros para una blusa de olanes',
    questions: [
      'que tela compro para mandar hacer una blusa blanca de olanes',
      'cuantos metros lleva una blusa con volantes de niña',
      'tela para blusa de bailable',
      'blusa de holanes para el festival que tela',
      'volantes que tela los hace con cuerpo',
    ],
    maya: 'Para niña, popelina o batista de algodón blanco: 1,50 a 2 metros en ancho de 1,50; para adulta, 2,5 a 3. La popelina deja el olán parado y la batista, suave. Cada volante gasta el doble de su largo. Pide antes a la costurera la cantidad.',
    valentina:
      'Popelina blanca si quieres el olán paradito; batista si lo quieres suave. Para niña, de metro y medio a dos, en tela de 1,50 de ancho; para grande, hasta tres. Y pregúntale a la costurera, que cada volante se come el doble.',
  },
  {
    title: 'Chinos o pantalón de vestir',
    questions: [
      'diferencia entre chinos y pantalon de vestir',
      'el chino vale como pantalon de vestir',
      'chinos para una entrevista o de vestir',
      'que es un pantalon chino',
      'puedo llevar chinos con chaqueta a una boda',
    ],
    maya: 'El chino es de algodón, sin raya, con bolsillos al bies y costura visible: de diario arreglado. El de vestir es de lana o mezcla, con raya planchada y caída: traje, entrevista seria, ceremonia. Con americana el chino basta en la oficina, no en una boda formal.',
    valentina:
      'Chino: algodón, sin raya, más informal. De vestir: lana o mezcla, con raya y caída. Para la ofi y cenar con americana, chino perfecto. Para boda formal o entrevista de banco, de vestir.',
  },
  {
    title: 'Ratina, cheviot y otras lanas de abrigo',
    questions: [
      'que es la ratina',
      'que tela es el cheviot',
      'ratina o paño para un abrigo',
      'que lana es cheviot',
      'nombres de telas de abrigo de antes',
    ],
    maya: 'La ratina es un paño de lana con el pelo frisado en bolitas o rizos: mullido, de abrigo. El cheviot viene de ovejas de la frontera de Escocia: lana áspera, en sarga, durísima, de chaquetas y trajes de campo. El paño melton es liso y corta el viento.',
    valentina:
      'Ratina: lana de abrigo con el pelo rizado en bolitas, blandita. Cheviot: lana escocesa tirando a áspera, que no se gasta nunca, de chaqueta de campo. Y el paño melton, liso y apretado, el que más para el viento.',
  },
  {
    title: 'Baggy o wide leg',
    questions: [
      'diferencia entre baggy y wide leg',
      'que es baggy',
      'pantalon baggy o ancho recto',
      'baggy fit como queda',
      'wide leg y baggy no es lo mismo',
    ],
    maya: 'El baggy es ancho y caído en todo, con tiro bajo y tela que se acumula en el zapato, aire de calle. El wide leg ajusta en la cintura y se abre limpio desde la cadera, más arreglado. Para vestir, wide leg; con zapatilla y sudadera, baggy.',
    valentina:
      'Baggy: suelto por todas partes, tiro bajito y arrugado abajo, muy de calle. Wide leg: ceñido en cintura y ancho desde la cadera, limpio y hasta de oficina. Con sudadera, baggy. Con blusa, wide leg.',
  },
  {
    title: 'Pluma y plumón',
    questions: [
      'diferencia entre pluma y plumon',
      'plumon o pluma cual abriga mas',
      'que significa 90 10 en un plumifero',
      'abrigo de plumas que pincha es malo',
      'que es el plumon de oca o de pato',
    ],
    maya: 'El plumón es la pelusa sin cañón del pecho de oca o pato: atrapa aire, pesa poco y abriga. La pluma lleva cañón, pesa más y pincha. 90/10 es 90 % de plumón y 10 % de pluma; desde 80/20 abriga bien. Si casi todo es pluma, es relleno barato.',
    valentina:
      'Plumón es la pelusilla, sin palito: ligera y calentita. Pluma es la que tiene cañón: pesa y pincha. 90/10 significa 90 de plumón y 10 de pluma. De 80/20 para arriba, bien. Si es casi todo pluma, poco abriga.',
  },
  {
    title: 'Traje de calle: qué quiere decir',
    questions: [
      'que es traje de calle',
      'traje de calle en una invitacion',
      'traje de calle lleva corbata',
      'ir de traje de calle a una boda que es',
      'traje de calle o de vestir diferencia',
    ],
    maya: 'Es el traje de chaqueta corriente, de lana y en marino o gris, con camisa y corbata: todo lo que no es chaqué, frac, esmoquin ni uniforme. Si una invitación lo pide, traje oscuro y zapato de cordones; ellas, vestido corto o midi, o traje de chaqueta.',
    valentina:
      'Pues el traje normal: chaqueta y pantalón iguales, marino o gris, camisa y corbata. O sea, ni chaqué ni esmoquin. Ellas, corto, midi o traje de chaqueta. Si dudas, oscuro y zapato de cordones, y aciertas.',
  },
  {
    title: 'Siglas de moda: LBD, OOTD y otras',
    questions: [
      'que significa lbd',
      'que es ootd',
      'siglas de moda en ingles',
      'que quiere decir grwm y ootd',
      'nwt en ropa de segunda mano que es',
    ],
    maya: 'LBD, little black dress: vestidito negro. OOTD, outfit of the day: el conjunto de hoy. GRWM, get ready with me: arréglate conmigo. NWT o BNWT, nuevo con etiqueta; NWOT, nuevo sin ella. RTW, prêt-à-porter; WFH, para trabajar en casa.',
    valentina:
      'LBD es un vestidito negro. OOTD, el outfit del día. GRWM, arréglate conmigo. NWT, nuevo con etiqueta, y NWOT, nuevo sin etiqueta. RTW, ropa de tienda, no a medida. Y WFH, de estar en casa currando.',
  },
  {
    title: 'Vintage, retro y de segunda mano',
    questions: [
      'que es vintage',
      'diferencia entre vintage y retro',
      'a partir de cuantos años es vintage',
      'vintage o segunda mano',
      'ropa retro y vintage es igual',
    ],
    maya: 'Vintage es lo hecho de verdad en su época, con veinte años o más; retro es nuevo, pero imita lo antiguo; segunda mano es usado, de cualquier fecha. Por encima de cien años se habla de antigüedad. Que ponga vintage en una web no prueba nada: mira etiqueta y costuras.',
    valentina:
      'Vintage: hecho hace veinte años o más, de verdad. Retro: nuevo, pero imitando. Segunda mano: usado y ya, aunque sea del año pasado. Y ojo, que llaman vintage a cualquier cosa; mira la etiqueta y la cremallera.',
  },
  {
    title: 'Bragueta de botones',
    questions: [
      'para que sirve la bragueta de botones',
      'por que los vaqueros llevan botones en vez de cremallera',
      'como se abre rapido una bragueta de botones',
      'botones o cremallera en el pantalon',
      'bragueta de botones es incomoda',
    ],
    maya: 'Viene de antes de la cremallera y se conserva porque no se atasca, aguanta lavados, no forma bulto y se repara con un botón. Se abre de un tirón: suelta el de arriba y separa la tela hacia los lados. Se cierra de abajo arriba. Con el uso, el ojal ablanda.',
    valentina:
      'Es de antes de que hubiera cremalleras. No se atasca, no hace bulto y si falla coses un botón. Truco: sueltas el de arriba y das un tirón a los lados, y se abren todos. Para cerrar, de abajo arriba. Con el uso ablanda.',
  },
  {
    title: 'Bolsillo pequeño del vaquero',
    questions: [
      'para que sirve el bolsillo chiquito del vaquero',
      'bolsillo pequeño dentro del bolsillo del jean',
      'por que los jeans tienen un bolsillito',
      'como se llama el bolsillo pequeño de los vaqueros',
      'que se mete en el quinto bolsillo',
    ],
    maya: 'Era para el reloj de bolsillo: los trabajadores de finales del siglo XIX lo llevaban ahí, a salvo de golpes. Se llama bolsillo relojero y hoy queda por costumbre; sirve para monedas, una llave o un billete doblado. Con él suman cinco: de ahí lo de vaquero de cinco bolsillos.',
    valentina:
      'Para el reloj de bolsillo, de los trabajadores de hace más de un siglo. Se quedó por tradición. Hoy va bien para monedas, una llave o un billete doblado. Se llama bolsillo relojero.',
  },
  {
    title: 'Tira de la espalda de la camisa',
    questions: [
      'para que es la tirita de la espalda de la camisa',
      'que es el lazo entre los hombros de la camisa',
      'por que las camisas llevan una trabilla atras',
      'presilla con agujero en la espalda de la camisa',
      'la tira de la camisa se corta o se deja',
    ],
    maya: 'Es una presilla para colgar la camisa de un gancho sin arrugar el cuello. La difundieron los marineros y las universidades de Estados Unidos a mediados del siglo XX, con las taquillas. Suele ir sobre el pliegue que da holgura a la espalda. Déjala: no se ve con chaqueta.',
    valentina:
      'Para colgarla de un gancho y que no se arrugue. Viene de marineros y universitarios americanos con taquilla, hace más de medio siglo. Está encima del pliegue de la espalda. No hace falta cortarla.',
  },
  {
    title: 'Por qué los bolsillos de mujer son pequeños',
    questions: [
      'por que los bolsillos de mujer son tan chicos',
      'pantalones de mujer sin bolsillos por que',
      'bolsillos falsos en la ropa de mujer',
      'desde cuando los bolsillos de mujer son pequeños',
      'se pueden agrandar los bolsillos de un pantalon',
    ],
    maya: 'Por historia y por línea: ellas llevaban bolsas atadas bajo la falda; al estrecharse el vestido, hacia 1790, pasaron al bolso, y la industria siguió así. Un recuento de 2018 los midió un 48 % más cortos que los de hombre. Una modista los alarga por unos pocos euros.',
    valentina:
      'Costumbre y estética. Antes iban en una bolsa bajo la falda; al estrecharse el vestido llegó el bolso, y así seguimos. En 2018 los midieron: un 48 % más cortos que los de chico. Una modista te los alarga por poco.',
    source: 'The Pudding, «Women’s Pockets Are Inferior», 2018',
  },
  {
    title: 'Chaqueta: de dónde viene y por qué se ríen en México',
    questions: [
      'de donde viene la palabra chaqueta',
      'por que en mexico se rien si digo chaqueta',
      'chaqueta significa otra cosa en mexico',
      'como digo chaqueta en mexico',
      'etimologia de chaqueta',
    ],
    maya: 'Viene del francés jaquette, diminutivo de jaque, la prenda corta de los campesinos, apodados Jacques. En México tiene además un sentido sexual vulgar, y por eso la risa. Allí di chamarra si es de abrigo y saco si es de traje.',
    valentina:
      'Del francés jaquette, la ropa corta de los campesinos. En México la palabra tiene un doble sentido sexual, de ahí las risitas. Di chamarra para la de frío y saco para la del traje, y nadie se ríe.',
  },
  {
    title: 'Dónde comprar ropa de tallas grandes',
    questions: [
      'donde compro ropa de talla grande bonita',
      'tiendas de tallas extras baratas',
      'ropa de talla grande que no sea de señora',
      'donde hay tallas grandes modernas',
      'plus size barato por internet',
    ],
    maya: 'En secciones de tallas grandes de las cadenas por internet, filtrando por tu talla; en plataformas de segunda mano; y en barrios de confección, como Patronato en Santiago o Zapotlanejo cerca de Guadalajara. Compra por centímetros de pecho y cadera, y con devolución gratuita.',
    valentina:
      'Filtra tu talla en las webs de las cadenas, que ahí hay mucho más que en tienda. Mira también segunda mano y barrios de ropa, tipo Patronato en Santiago o Zapotlanejo en Jalisco. Por centímetros y con devolución gratis.',
  },
  {
    title: 'Qué marca de camisas es buena',
    questions: [
      'cual es la mejor marca de camisas calidad precio',
      'que marca de camisas me compro',
      'camisas buenas de hombre marca',
      'marca de ropa buena y barata',
      'recomiendame una marca',
    ],
    maya: 'Marcas no recomiendo; sí cómo comparar dos. Algodón 100 % de dos cabos, canesú y rayas que casan, siete puntadas por centímetro o más, botones de nácar o gruesos con cruz firme y cuello con varillas. Lo que falla a ese precio, sobra; compra una y lávala tres veces antes de repetir.',
    valentina:
      'De marcas no me caso con ninguna. Compara esto: 100 % algodón de dos cabos, puntadas cortas, dibujos que casan, botones duros y cuello con varillas. Compra una, lávala tres veces y, si aguanta, repite.',
  },
  {
    title: 'Qué marca de vaqueros es buena',
    questions: [
      'que marca de jeans es buena y no tan cara',
      'vaqueros que duren marca',
      'entre dos marcas de jeans cual elijo',
      'marca de pantalones vaqueros calidad precio',
      'jean bueno y barato cual',
    ],
    maya: 'Sin marcas: mira cuatro cosas. De 12 a 14 onzas, como mucho un 2 % de elastano, costura interior doble y sin fruncir, remaches y botones que no bailen. Agáchate y siéntate en el probador. Si recupera la rodilla y no tira atrás, ese; el nombre del bolsillo da igual.',
    valentina:
      'El nombre no te digo, pero sí qué mirar: 12 a 14 onzas, máximo 2 % de elastano, costuras dobles y remaches firmes. En el probador, cuclillas. Si no tira y no hace bolsas, es el tuyo, ponga lo que ponga.',
  },
  {
    title: 'Encontrar una buena modista o un sastre',
    questions: [
      'donde hay una buena modista en mi ciudad',
      'como encuentro un sastre de confianza',
      'recomiendame una modista en rosario',
      'a quien le llevo un vestido de fiesta para arreglar',
      'como se si una modista es buena',
    ],
    maya: 'Direcciones no tengo, pero sí el camino: pregunta en mercerías, tiendas de novia y tintorerías, que saben quién cose bien, y lee reseñas con fotos. Empieza por un bajo barato. Quien prueba con alfileres, marca con los zapatos puestos y da fecha y precio por escrito, es buena.',
    valentina:
      'No tengo direcciones, pero pregunta en mercerías y tiendas de novia, que conocen a las mejores. Llévale primero un bajito. Si te lo prueba puesto, pone alfileres y te da fecha y precio, quédate con ella.',
  },
  {
    title: 'Corbatas baratas: dónde buscarlas',
    questions: [
      'donde puedo comprar corbatas baratas',
      'corbatas economicas en el centro',
      'comprar corbata de seda de segunda mano',
      'corbata barata que parezca buena',
      'en que sitios venden corbatas a buen precio',
    ],
    maya: 'En mercados textiles, como Gamarra en Lima, en el centro de cada ciudad, en rebajas de sastrería y sobre todo de segunda mano, donde hay sedas por muy poco. Mira que sea 100 % seda, que cuelgue recta, sin hilos sueltos, y que mida de 7 a 8,5 centímetros.',
    valentina:
      'Mercados de ropa, tipo Gamarra si estás en Lima, rebajas y, lo mejor, segunda mano: hay sedas buenísimas por nada. Que cuelgue recta, de 7 a 8,5 centímetros, y que la etiqueta diga seda.',
  },
  {
    title: 'Cuánto cuesta un traje a medida',
    questions: [
      'cuanto cuesta un traje a medida',
      'precio de un traje hecho por sastre',
      'traje a medida en madrid cuanto vale',
      'cuanto vale la medida industrial',
      'es muy caro hacerse un traje a medida',
    ],
    maya: 'Orientativo en España: medida industrial, de unos 400 a 1.000 euros; sastrería artesana, desde unos 1.500 y mucho más según tela y fama. Lo cambia la lana, el entoilado y las pruebas. Pregunta qué incluyen, cuántas pruebas y los arreglos. En América, suele ser bastante menos.',
    valentina:
      'A ojo, en España: medida industrial, de 400 a 1.000 euros; sastre de verdad, de 1.500 para arriba. Depende de la lana, las pruebas y el forro. Pide presupuesto cerrado con arreglos incluidos. En América suele salir más barato.',
  },
  {
    title: 'Poner precio a un traje de firma usado',
    questions: [
      'cuanto me darian por un traje de marca usado',
      'cuanto vale mi traje de los 90 de diseñador',
      'vender un traje italiano antiguo precio',
      'por cuanto vendo un traje de firma',
      'se vende bien un traje de marca de hace años',
    ],
    maya: 'Sin verlo no te doy una cifra: busca el mismo en anuncios vendidos, no en los que piden. Lo corriente es de un 10 a un 25 % de lo que costó, algo más si el corte ancho vuelve a gustar. Suma talla usual, lana sin brillos, etiquetas y medidas en centímetros.',
    valentina:
      'No puedo tasarlo a ciegas. Mira anuncios ya vendidos, que los otros sueñan. Lo normal: del 10 al 25 % de lo que costó. Ayuda que no brille, que sea talla corriente y que pongas medidas y foto de la etiqueta.',
  },
  {
    title: 'Bolitas o roturas a los pocos meses: reclamar',
    questions: [
      'puedo reclamar un traje con pelotillas a los tres meses',
      'la ropa se estropea pronto tiene garantia',
      'garantia legal de la ropa en españa',
      'se me rompio la costura a los dos meses me lo cambian',
      'devolver una prenda que hace bolitas',
    ],
    maya: 'Puedes, pero distingue: las bolitas por roce suelen ser desgaste; una costura que se abre, un tinte que suelta o una tela que se rompe es falta de conformidad. En España hay tres años, y dos en que se presume de origen. Lleva ticket y fotos; si no, hoja de reclamaciones. Fuera, depende del país.',
    valentina:
      'Si son bolitas de rozar, casi siempre es desgaste. Si se abre la costura, destiñe o se rasga, sí: en España, tres años de garantía. Ve con ticket y fotos, y si no, hoja de reclamaciones. En otro país pregunta en consumo.',
    source: 'Real Decreto Legislativo 1/2007, artículos 114 a 124',
  },
  {
    title: 'El color no es el de la foto',
    questions: [
      'compre un vestido por internet y el color no es el de la foto',
      'el color de la prenda no coincide con la web lo puedo devolver',
      'me llego otro tono del que pedi',
      'derecho a devolver compras online cuantos dias',
      'reclamar ropa que no se parece a la foto',
    ],
    maya: 'Sí: si compraste a distancia en la Unión Europea, tienes catorce días para devolver sin dar motivos, y si el color es otro del descrito, la tienda paga la vuelta. No quites etiquetas y haz fotos con luz de día. En América, donde hay plazo, suele ir de cinco a diez días.',
    valentina:
      'Claro. Online en la UE, catorce días para devolver porque sí; y si el tono no es el que ponía, el envío lo pagan ellos. Fotos con luz natural y etiquetas puestas. En América, si lo hay, de cinco a diez días; pregunta en consumo.',
    source: 'Real Decreto Legislativo 1/2007, artículos 102 a 108',
  },
  {
    title: 'Cuánto gastar en ropa al mes',
    questions: [
      'cuanto es normal gastar en ropa al mes',
      'presupuesto de ropa mensual con mi sueldo',
      'que porcentaje del sueldo va a ropa',
      'cuanto gasto en ropa ganando 1500',
      'gasto demasiado en ropa',
    ],
    maya: 'Como referencia, de un 3 a un 5 % de lo que entra: con 1.500 al mes, de 45 a 75, contando zapatos y arreglos. Junta dos o tres meses para un abrigo bueno en vez de repartirlo en caprichos. No hay cifra obligada: primero, lo necesario y el ahorro.',
    valentina:
      'Para orientarte, entre el 3 y el 5 % de lo que ganas. Con 1.500, pues de 45 a 75 con zapatos incluidos. Mejor guardar tres meses y comprar un buen abrigo. Y si un mes es cero, pues cero.',
  },
  {
    title: 'Calcetines para botas de trabajo',
    questions: [
      'que medias uso con botas de trabajo para no sudar',
      'calcetines para botas de seguridad',
      'de que material son los mejores calcetines para trabajar',
      'medias para pie sudado con bota',
      'calcetin de lana o algodon para la obra',
    ],
    maya: 'De merino con nailon o mezcla técnica, acolchados en talón y puntera, más altos que la caña. El algodón solo se empapa y hace ampollas. Lleva un par de cambio a media jornada y alterna dos pares de botas. En verano, fino; en frío, grueso, si la bota no aprieta.',
    valentina:
      'Merino con nailon o calcetín técnico, con rizo en talón y punta y más alto que la bota. Puro algodón, no, que se empapa. Cámbiatelos a mitad de turno y deja secar la bota un día. Mano de santo.',
  },
];
