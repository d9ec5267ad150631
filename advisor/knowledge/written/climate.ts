import type { WrittenEntry } from './entry.ts';

/** Dress by place, climate and journey, and local dress laws. */
export const climate: readonly WrittenEntry[] = [
  {
    title: 'Clima de Bogotá: qué ropa',
    questions: [
      'que ropa llevo a bogota',
      'en bogota refresca que saco llevo',
      'como se viste en bogota todo el año',
      'voy a bogota en julio que llevo',
      'bogota de dia calor y de noche frio',
      'ropa para la sabana de bogota',
    ],
    maya: 'Todo el año entre 7 y 20 grados, con sol que quema y chaparrón a media tarde: camiseta, punto fino, chaqueta impermeable y pañuelo. Zapato cerrado con suela que agarre. De noche, abrigo ligero. Vas vestida por capas o vas mal vestida.',
    valentina:
      'Cuatro estaciones en un día: camiseta, suéter, chaqueta que pare la lluvia y paraguas en el bolso. Zapato cerrado. Por la noche refresca mucho. Y crema solar, que a esa altura quema.',
  },
  {
    title: 'Clima de Lima: garúa y verano',
    questions: [
      'que ropa llevo a lima en julio',
      'lima humedad que me pongo',
      'garua lima ropa',
      'lima en enero que llevo',
      'en lima hace frio',
      'ropa para lima y cusco en la misma maleta',
    ],
    maya: 'De mayo a octubre, gris, húmedo y 15 a 18 grados: se siente más frío; punto, chaqueta ligera y zapato cerrado que no sea de ante. De diciembre a marzo, 25 a 28: algodón, lino y sandalia, con algo encima por la brisa. Si sigues a Cusco, plumas fino y gorro.',
    valentina:
      'Invierno limeño: no llueve pero moja; suéter, cazadora y nada de ante. Verano: fresquito de algodón y sandalia, más una chaquetita para la noche. Si luego vas a Cusco, mete plumas fino, gorro y capas.',
  },
  {
    title: 'Altiplano: La Paz, Puno y Uyuni',
    questions: [
      'que ropa llevo a la paz bolivia',
      'viajo a la paz en julio',
      'salar de uyuni ropa',
      'que me pongo en uyuni de noche',
      'puno titicaca que llevo',
      'altura frio y sol que ropa',
      'ropa para el altiplano',
    ],
    maya: 'Capa térmica, forro polar o alpaca, cortavientos y gorro: de día sol fuerte, de noche bajo cero en invierno. Manga larga y crema por la radiación, gafas de categoría alta en el salar, guantes y calcetín de lana. Bota con suela seca: la sal estropea el cuero, límpiala el mismo día.',
    valentina:
      'Térmica, polar, cortavientos, gorro y guantes, porque cae el sol y te hielas. Gafas oscuras de verdad en el salar, que ciega. Botas que no te den pena y a limpiarlas esa noche, que la sal se come el cuero.',
  },
  {
    title: 'Ciudad de México: qué llevar según el mes',
    questions: [
      'que ropa llevo a ciudad de mexico',
      'cdmx en agosto que llevo lluvia',
      'como es el clima en cdmx para vestir',
      'mexico df en diciembre ropa',
      'voy a mexico ciudad y cancun que meto',
      'en cdmx se usa short',
    ],
    maya: 'Seco y templado de día, frío de mañana y noche de noviembre a febrero: chaqueta y pañuelo. De junio a septiembre llueve por la tarde: impermeable y zapato que aguante charco. En el centro se ve poco pantalón corto. Si sigues a la playa, separa en dos bolsas.',
    valentina:
      'Capas siempre: de día bien, de noche fresco. De junio a septiembre, chubasquero para las cinco de la tarde. Short, se ve poco en la ciudad. Y si luego vas a Cancún, haz dos montoncitos y no mezcles.',
  },
  {
    title: 'Buenos Aires y Montevideo: estaciones al revés',
    questions: [
      'que ropa llevo a buenos aires en julio',
      'buenos aires en enero que me pongo',
      'que mes es invierno en argentina',
      'montevideo en agosto ropa',
      'viajo de españa a argentina en diciembre que llevo',
      'sudestada que me pongo',
    ],
    maya: 'Al revés que en España: enero es pleno verano, húmedo y de 30 grados; julio, invierno suave, de 6 a 15, con viento. En invierno, abrigo de paño, bufanda y bota; en verano, lino y algodón, y chaqueta fina para el aire acondicionado. Botín que aguante lluvia, siempre.',
    valentina:
      'Acuérdate de que va al revés: julio es invierno, con abrigo, bufanda y botas; enero, un horno húmedo, lino y sandalias. Un saquito para el aire acondicionado y calzado que aguante un chaparrón.',
  },
  {
    title: 'Patagonia: viento antes que frío',
    questions: [
      'que ropa llevo a la patagonia',
      'torres del paine que me pongo',
      'calafate en noviembre ropa',
      'ushuaia en verano que llevo',
      'trekking al glaciar que zapatos',
      'bariloche en julio sin esquiar ropa',
    ],
    maya: 'Lo que enfría es el viento: cortavientos con capucha ajustable, debajo térmica y polar, pantalón que seque rápido, gorro que no vuele y cuello. Bota impermeable usada. En verano, 5 a 18 grados y sol fuerte. En Bariloche con nieve, bota con dibujo y pantalón impermeable. Paraguas, inútil.',
    valentina:
      'Paraguas déjalo en casa: capucha bien cerrada y cortavientos bueno. Térmica, polar, gorro y braga de cuello. Botas impermeables ya domadas. Y aunque sea enero, mete guantes.',
  },
  {
    title: 'Santiago, Valparaíso y Atacama',
    questions: [
      'que ropa llevo a santiago en agosto',
      'san pedro de atacama que me pongo',
      'desierto de atacama de noche ropa',
      'valparaiso que zapatos',
      'que ropa llevo a chile en enero',
      'geiseres del tatio a que temperatura que llevo',
    ],
    maya: 'Santiago: invierno de mañanas a 3 grados y calefacción justa; verano seco de 30, con noche fresca. Valparaíso: cuestas, suela que agarre y chaqueta por la brisa. Atacama: sol de día, bajo cero al amanecer en los géiseres: plumas, gorro, guantes; y hidratante, que reseca.',
    valentina:
      'En Santiago, cebolla: de mañana hace frío aunque luego salga el sol. Valpo: zapatillas que agarren, que son cuestas. Atacama: de día camiseta y de madrugada plumas, gorro y guantes. Sí, en el mismo día.',
  },
  {
    title: 'Caribe: Cartagena, Cancún, Punta Cana',
    questions: [
      'que ropa llevo a cartagena de indias',
      'que me pongo en cancun de noche',
      'punta cana resort cena ropa',
      'ropa para el caribe que no se pegue',
      'pantalon largo en restaurante de resort hombre',
      'viaje al caribe en octubre que llevo',
    ],
    maya: 'Lino, algodón fino y viscosa en claros, dos bañadores para alternar, sombrero y camisa ligera de manga larga contra sol y mosquito. En las cenas de resort a ellos suelen pedirles pantalón largo y zapato cerrado o sandalia de cuero. De junio a noviembre, chubasquero: es época de lluvia.',
    valentina:
      'Telas que respiren, dos bikinis para turnar y camisa fina de manga larga para el sol y los bichos. Para la cena del resort, ellos pantalón largo y zapato, que en chanclas no entran. En época de huracanes, chubasquero.',
  },
  {
    title: 'Selva y Amazonía: Iquitos, Leticia, Manaos',
    questions: [
      'que ropa llevo al amazonas',
      'iquitos que me pongo',
      'ropa para la selva mosquitos',
      'leticia que zapatos llevo',
      'ropa antimosquitos color claro u oscuro',
      'tour por la selva botas',
    ],
    maya: 'Manga y pantalón largos, claros, de tejido que seque solo; calcetín alto por fuera del bajo, bota de goma si te la prestan y una sandalia con sujeción. Vaquero no: no seca. Repelente sobre la ropa según instrucciones, poncho ligero y todo en bolsas cerradas.',
    valentina:
      'Largo, claro, suelto y que seque rápido: ni un vaquero, que no se seca en la vida. Calcetín alto, botas de goma, poncho y bolsas de cierre para lo seco. Y muda limpia solo para dormir.',
  },
  {
    title: 'Canarias: playa, Teide y alisio',
    questions: [
      'que ropa llevo a canarias en enero',
      'tenerife en febrero que me pongo',
      'subir al teide que ropa',
      'gran canaria en invierno maleta',
      'lanzarote viento que llevo',
      'fuerteventura que ropa',
    ],
    maya: 'Costa de 18 a 25 grados todo el invierno, con alisio: bañador, camiseta, vaquero y cortavientos. Norte, fresco y húmedo; al Teide, plumas ligero, gorro y zapato cerrado aunque abajo haga playa. En Lanzarote y Fuerteventura, falda que no vuele y gorra con agarre.',
    valentina:
      'Bikini y forro polar en la misma maleta. Abajo, verano suave; en el Teide, plumas y gorro; en el norte, chaqueta. Y con el viento de Lanzarote o Fuerteventura, pantalón mejor que falda con vuelo.',
  },
  {
    title: 'Norte de España: Galicia, Asturias, País Vasco',
    questions: [
      'que ropa llevo a galicia en agosto',
      'san sebastian en julio que me pongo',
      'asturias en semana santa maleta',
      'ropa para el norte que llueve',
      'cantabria en verano que llevo',
      'santander de noche refresca',
    ],
    maya: 'Verano de 18 a 26 y noche con chaqueta; lluvia fina cualquier día: chubasquero con capucha, jersey de algodón y zapatilla que no cale. Invierno húmedo: lana, botín con suela y calcetín bueno. Un vestido y una cazadora resuelven cenas. Paraguas, solo si no hay viento.',
    valentina:
      'En el norte, chubasquero en agosto, sí. Jerseycito para la noche, zapas que no calen y algo mono con cazadora para cenar. El paraguas dura un día con ese viento, mejor capucha.',
  },
  {
    title: 'Sevilla, Córdoba y ola de calor',
    questions: [
      'que me pongo en sevilla en agosto',
      'cordoba en julio ropa fresca',
      'ola de calor para trabajar que ropa',
      '42 grados que me pongo',
      'madrid en julio ropa de oficina',
      'calor seco que tela',
    ],
    maya: 'Con calor seco, tela suelta que dé sombra al cuerpo: lino, algodón fino, viscosa; manga larga ligera antes que tirante al sol. Claro, holgado, sin forro; sandalia de cuero, sombrero, abanico. Chaqueta mínima para el aire acondicionado. Ropa interior de algodón.',
    valentina:
      'Suelto y clarito: lino, algodón fino o viscosa. Una camisa amplia de manga larga da más fresco que ir en tirantes a pleno sol. Sombrero, abanico y sandalias de cuero. Y un pañuelo para el aire de las tiendas.',
  },
  {
    title: 'Madrid, León y Teruel en invierno',
    questions: [
      'frio de meseta sin humedad',
      'madrid en enero que ropa llevo',
      'teruel en invierno ropa',
      'frio de meseta como me abrigo',
      'burgos en diciembre maleta',
      'me congelo en la parada del autobus que me pongo',
    ],
    maya: 'Frío seco: lo que cuenta es cerrar cuello, muñecas y tobillos. Térmica fina, jersey de lana, abrigo de paño o plumas, bufanda y calcetín de lana. Suela gruesa, que el frío sube del suelo. Dentro hay calefacción: capas que se quiten en un gesto.',
    valentina:
      'Tapa cuello, muñecas y tobillos, que es por donde se escapa el calor. Térmica finita, lana y abrigo. Suela gorda. Y que te lo puedas quitar rápido, porque dentro te asas.',
  },
  {
    title: 'Londres, París y ciudades de Europa por mes',
    questions: [
      'que ropa llevo a paris en abril',
      'londres en noviembre que llevo',
      'amsterdam en marzo maleta',
      'roma en mayo que me pongo',
      'praga en diciembre ropa',
      'como visten en paris para no parecer turista',
    ],
    maya: 'París y Londres, de octubre a abril: gabardina o abrigo, punto, botín, paraguas pequeño, 5 a 15 grados. Ámsterdam, viento y bici: impermeable corto. Roma en mayo, lino y hombros tapados para iglesias. Praga en diciembre, bajo cero: plumas y bota. Para no parecer turista: liso, zapato limpio.',
    valentina:
      'Gabardina, jersey, botín y paraguas chiquito para París o Londres casi todo el año. Ámsterdam, chubasquero corto. Roma, pañuelo para las iglesias. Praga en Navidad, plumas. ¿Parecer de allí? Colores lisos y nada de riñonera.',
  },
  {
    title: 'Islandia, Laponia y auroras',
    questions: [
      'que ropa llevo a islandia',
      'laponia en diciembre que llevo',
      'auroras boreales ropa para no pasar frio',
      'que botas para laponia',
      'islandia en verano maleta',
      'menos veinte grados como me visto',
    ],
    maya: 'Tres capas y nada de algodón: térmica merino, polar o plumas fino, y exterior que corte viento y agua. Quieto, a menos veinte, suma plumas largo, dos pares de guantes, pasamontañas y bota holgada con calcetín de lana: apretada enfría. En Laponia suelen prestar mono. Islandia: impermeable y bañador.',
    valentina:
      'Merino, polar y capa que pare viento; algodón no. Botas una talla más, que el pie apretado se congela. Manoplas encima de guantes finos. En las excursiones te dejan un mono. Y para Islandia, bañador, que hay piscinas calientes.',
  },
  {
    title: 'Safari: colores y capas',
    questions: [
      'que ropa llevo a un safari',
      'colores para safari en kenia',
      'por que no llevar azul en un safari',
      'tanzania maleta ropa',
      'safari por la mañana hace frio',
      'puedo llevar camuflaje en africa',
    ],
    maya: 'Caqui, beige, oliva y marrón: ni blanco, por el polvo, ni azul oscuro o negro, que atraen a la mosca tse-tsé. El camuflaje es prenda militar y en varios países está prohibido. Capas: el amanecer en coche abierto es frío. Sombrero con cordón, manga larga al atardecer y bolsa blanda.',
    valentina:
      'Tonos tierra y ya: el azul oscuro y el negro atraen a la mosca tse-tsé y el blanco se pone marrón. Camuflaje, prohibido en varios países. Forro y gorro para las seis de la mañana, y manga larga para los bichos.',
  },
  {
    title: 'Países donde no se puede llevar camuflaje',
    questions: [
      'en que paises esta prohibida la ropa de camuflaje',
      'puedo llevar pantalon militar a barbados',
      'camuflaje prohibido jamaica',
      'ropa de camuflaje en el caribe',
      'pantalon de camuflaje aeropuerto',
      'se puede viajar con ropa militar',
    ],
    maya: 'En varios países del Caribe, como Barbados, Jamaica, Trinidad y Tobago o Santa Lucía, y en algunos africanos, como Zambia o Zimbabue, el camuflaje se reserva al ejército y puede costar una multa o que te lo retiren; también a los niños. Déjalo en casa y mira las recomendaciones de viaje oficiales.',
    valentina:
      'En Barbados, Jamaica, Trinidad o Santa Lucía, y en sitios de África como Zimbabue, no se puede: es solo del ejército y te multan o te lo quitan, también el de los peques. Mira la web de tu ministerio de Exteriores antes de hacer la maleta.',
    source: 'Recomendaciones de viaje de los ministerios de Exteriores (gov.uk, maec)',
  },
  {
    title: 'Países con normas de ropa por ley: Irán, Afganistán, Arabia Saudí',
    questions: [
      'que ropa es obligatoria en iran para una turista',
      'arabia saudi hay que llevar abaya',
      'paises donde la mujer tiene que cubrirse por ley',
      'viajar a afganistan ropa mujer',
      'velo obligatorio en que pais',
      'turista en riad como voy vestida',
    ],
    maya: 'Irán exige por ley pelo cubierto, manga y túnica amplia. En Arabia Saudí la abaya ya no es obligatoria para extranjeras, pero se pide ropa modesta: hombros y rodillas cubiertos. Afganistán impone reglas muy duras. Las normas cambian: consulta Exteriores la semana de salir.',
    valentina:
      'Irán: pañuelo, manga y algo amplio, por ley. Arabia Saudí: la abaya ya no te la exigen de turista, pero tapadita sí. Afganistán, durísimo. Y como cambian, mira la web de Exteriores justo antes de irte.',
    source: 'Recomendaciones de viaje del Ministerio de Asuntos Exteriores',
  },
  {
    title: 'Ir en bañador o sin camiseta por la ciudad: multas',
    questions: [
      'multan por ir en bañador por la calle',
      'se puede ir sin camiseta por barcelona',
      'ir en bikini al supermercado multa',
      'sorrento multa por traje de baño',
      'en que ciudades no se puede ir sin camiseta',
      'andar en malla por la calle esta prohibido',
    ],
    maya: 'Lo fijan las ordenanzas municipales: Barcelona, Palma o Málaga, y en Italia lugares como Sorrento, sancionan ir en bañador o sin camiseta lejos de la playa. La cuantía cambia. Un vestido camisero o una camisa y un pantalón corto en la bolsa, y resuelto.',
    valentina:
      'Depende del ayuntamiento: Barcelona, Palma, Málaga o Sorrento lo prohíben fuera de la playa y el paseo. Mete una camisa o vestidito en la bolsa y te ahorras el susto. Cuánto es, mira la web de cada sitio.',
  },
  {
    title: 'Sudeste asiático y monzón',
    questions: [
      'maleta para tailandia con lluvias',
      'vietnam en agosto que llevo',
      'monzon ropa que se seque',
      'bali templos que ropa',
      'camboya angkor ropa obligatoria',
      'viaje a asia mochilera que ropa',
    ],
    maya: 'Camisetas de lino, viscosa o técnicas, dos pantalones sueltos, sandalia con sujeción, chubasquero fino y pareo que hace de falda: para templos, hombros y rodillas cubiertos, y en Bali, sarong atado. En Angkor lo miran en la entrada. Nada de vaquero. Lavandería por kilo en cada esquina.',
    valentina:
      'Poca ropa que seque rápido, pantalón suelto, sandalia que se quite fácil y pareo para los templos: hombros y rodillas tapados, y en Bali sarong. En Angkor no te dejan pasar en tirantes. Chubasquero y bolsas estancas.',
  },
  {
    title: 'Camino de Santiago',
    questions: [
      'que ropa llevo al camino de santiago',
      'que zapatillas para el camino de santiago',
      'cuantos kilos de mochila camino',
      'camino de santiago en octubre ropa',
      'cuantas mudas para el camino',
      'bota o zapatilla para el camino',
    ],
    maya: 'Dos o tres mudas y lavar a diario: dos camisetas técnicas o merino, dos pantalones, tres pares de calcetines sin costura, chubasquero que cubra la mochila, forro y chanclas. Zapatilla de montaña ya rodada, medio número más. Mochila, hasta el diez por ciento de tu peso.',
    valentina:
      'Dos mudas y lavar cada tarde, no hace falta más. Zapatillas usadas, medio número más, y calcetín bueno con vaselina. Chubasquero, forro y chanclas para el albergue. Mochila, como mucho el diez por ciento de lo que pesas.',
  },
  {
    title: 'Crucero: noche de gala y excursiones',
    questions: [
      'cena de capitan en crucero que me pongo',
      'crucero por el mediterraneo maleta',
      'crucero hay que llevar traje',
      'ropa para cenar en un crucero',
      'crucero por los fiordos que ropa',
      'noche blanca en el crucero',
      'que ropa llevo a un crucero',
      'que es la noche de gala en el crucero que me pongo',
      'hombre crucero pantalon largo para cenar',
    ],
    maya: 'Mira el código de tu naviera: suele haber una o dos noches de gala, vestido de cóctel o largo y traje o americana; las demás, elegante informal, pantalón largo y calzado cerrado, sin bañador en el comedor. De día, ropa de ciudad y hombros cubiertos para iglesias. Una capa por el aire acondicionado; fiordos: impermeable.',
    valentina:
      'Una o dos noches de gala: vestidazo o cóctel, y ellos americana como mínimo. El resto, arregladita sin pasarse; en bañador, bermudas o chanclas al comedor, no. Para las excursiones, zapatillas y pañuelo. Chaquetilla, que ponen el aire polar. Si es fiordos, capas e impermeable.',
  },
  {
    title: 'Desierto: Marruecos, Wadi Rum, Dubái',
    questions: [
      'que ropa llevo al desierto',
      'noche en el desierto de marruecos que me pongo',
      'desierto turbante como se ata',
      'zapatos para las dunas',
      'wadi rum en diciembre ropa',
      'excursion en camello que pantalon',
    ],
    maya: 'Manga y pantalón largos y sueltos, claros, y un pañuelo grande: sobre la cabeza, una punta corta y otra larga que da la vuelta y se remete. Zapatilla cerrada con calcetín; de camello, pantalón ancho. De noche baja mucho, sobre todo en invierno: plumas y gorro.',
    valentina:
      'Suelto, largo y claro, y pañuelo enorme: te lo pones por la cabeza, enrollas el lado largo y lo metes. En camello, pantalón cómodo, nunca falda. Y plumas para la noche, que en el desierto te congelas.',
  },
  {
    title: 'Camping, festival de varios días y barro',
    questions: [
      'que ropa llevo a un festival de tres dias',
      'festival con barro que zapatos',
      'camping que ropa llevo',
      'dormir en tienda frio que me pongo',
      'ropa para acampar con niños',
      'que llevo al primavera sound o lollapalooza',
    ],
    maya: 'Zapatilla vieja o bota de agua, calcetines de sobra, vaquero corto y uno largo, camiseta por día, chubasquero y sudadera gruesa para la noche. Riñonera cruzada. Para dormir, muda seca guardada aparte y gorro. Un pañuelo sirve de toalla, de sombra y de mascarilla para el polvo.',
    valentina:
      'Botas o zapas que te den igual, mil calcetines, sudadera gorda y chubasquero. Una muda seca solo para dormir. Riñonera pegada al cuerpo y pañuelo para todo. Lo blanco, en casa.',
  },
  {
    title: 'Disneyland y parques: ir todo el día andando',
    questions: [
      'que ropa llevo a disneyland',
      'parque de atracciones que me pongo',
      'zapatos para andar todo el dia',
      'disney paris en febrero ropa',
      'que llevo a six flags',
      'turismo todo el dia que calzado',
    ],
    maya: 'Zapatilla rodada, calcetín técnico y otro par en la mochila; pantalón con bolsillo de cremallera, capas y chubasquero plegable, que en las atracciones de agua se agradece. Nada de sombrero que vuele ni pendientes de aro. París en febrero: plumas, guantes y gorro.',
    valentina:
      'Zapas muy usadas y un par de calcetines de recambio. Bolsillos con cremallera, chubasquero finito y capas. Aros y gorras sueltas, no, que vuelan en las montañas rusas. Y en invierno, guantes: haces mucha cola.',
  },
  {
    title: 'Barco, vela y pesca',
    questions: [
      'que ropa llevo para navegar',
      'primer dia de vela que me pongo',
      'paseo en barco que zapatos',
      'ropa para ir a pescar',
      'mareo y frio en el mar como me visto',
      'zapatos para barco suela blanca',
    ],
    maya: 'Suela clara que no marque, cortavientos, polar y muda seca: en el mar hace cinco grados menos. Nada de vaquero, que mojado pesa. Manga larga con protección solar, gafas con cordón, gorra sujeta. Anillos y aros fuera. Para pescar, colores apagados y bota de goma.',
    valentina:
      'Suela clara, cortavientos y una capa más de la que crees, que en el mar refresca. Vaqueros no, que mojados son plomo. Gafas con cuerda y gorra con pinza. Y ropa seca en una bolsa.',
  },
  {
    title: 'Ir en moto: qué ponerse',
    questions: [
      'que ropa llevo en moto',
      'voy de paquete en moto que me pongo',
      'moto en verano que ropa',
      'scooter para ir a trabajar con traje',
      'guantes de moto obligatorios',
      'vestido y moto como hago',
    ],
    maya: 'Chaqueta con protecciones aunque haga calor, guantes, pantalón resistente y bota que cubra el tobillo: el vaquero común se rompe al instante. Con traje o falda, cubrepiernas y pantalón encima, y zapatos en la mochila. Nada suelto: bufanda por dentro y cordones metidos.',
    valentina:
      'Chaqueta con protecciones, guantes y bota por el tobillo, también en verano. El vaquero normal no protege nada. ¿Vas con traje o falda? Sobrepantalón, manta de scooter y los zapatos en la mochila. Y la bufanda, metida.',
  },
  {
    title: 'Ropa que protege del sol: UPF y colores',
    questions: [
      'ropa con proteccion solar que es upf',
      'camiseta contra el sol para la playa',
      'que color protege mas del sol',
      'tela que bloquea los rayos uv',
      'sombrero para el sol cuanta ala',
      'manga larga en verano para no quemarme',
    ],
    maya: 'UPF 50 deja pasar una cincuentava parte de la radiación. Sin etiqueta, protege más lo tupido, oscuro y seco; una camiseta blanca mojada y estirada, poco. Sombrero de ala de siete centímetros o más, y que cubra nuca y orejas. El lavado con enzimas no la quita; el estirón, sí.',
    valentina:
      'Busca UPF 50. Si no, tela tupida, mejor oscura y seca: una camiseta blanca mojada apenas protege. Sombrero con ala de siete centímetros y que tape orejas. Y crema en lo que asoma, claro.',
  },
  {
    title: 'Qué ropa con cada temperatura: 5, 10, 15, 20 y 25 grados',
    questions: [
      'que ropa me pongo con 15 grados',
      'como vestirse con 10 grados',
      'con 20 grados se lleva chaqueta',
      'ropa para 5 grados',
      'con 25 grados manga corta o larga',
      'que me pongo segun los grados',
      '18 grados que ropa',
      'que tela uso con 10 grados',
      'ropa para cero grados',
      'cuantas capas con frio bajo cero',
      'telas para mucho frio',
    ],
    maya: 'Bajo cero: base de merino, aislante y cortavientos. De 0 a 5: térmica, jersey de lana, abrigo, bufanda y guantes. Diez: abrigo o plumas ligero y punto. Quince: gabardina o cazadora sobre jersey fino. Veinte: manga larga con una capa a mano. Veinticinco: manga corta y telas que respiren. Con viento o humedad, resta tres.',
    valentina:
      'Bajo cero: merino, aislante y cortavientos. De 0 a 5: térmica, lana, abrigo, bufanda y guantes. Diez: abrigo y punto. Quince: gabardina y jersey fino. Veinte: manga larga y una capita a mano. Veinticinco: manga corta. Si hay viento o humedad, como si hiciera tres menos.',
  },
  {
    title: 'Mañanas frías y tardes de calor',
    questions: [
      'por la mañana hace frio y al mediodia calor que me pongo',
      'salgo con 8 grados y vuelvo con 25',
      'ropa para cambios de temperatura en el dia',
      'por la mañana abrigo y por la tarde sobra',
      'como me visto si la temperatura cambia mucho',
      'amanece helado y a mediodia hace calor que llevo',
      'ropa de entretiempo que me pongo',
      'que me pongo en primavera que no se sabe si hace frio',
    ],
    maya: 'Tres capas que se quiten y quepan en el bolso: camiseta buena, camisa o punto fino, y cazadora, sobrecamisa o gabardina, que es la pieza del entretiempo. Pantalón medio y zapato cerrado, que no cambian; antes tobillo que brazos al aire. Un pañuelo grande hace de bufanda a las ocho y desaparece a las tres.',
    valentina:
      'Cebolla fina de entretiempo: camiseta mona, punto o camisa, y cazadora o gabardina; al mediodía, todo al bolso. Zapato cerrado, y antes tobillo al aire que brazos. Y un pañuelo grande, que a las ocho abriga y a las tres ni lo notas.',
  },
  {
    title: 'Desde cuántos grados van las sandalias, las botas y la manga corta',
    questions: [
      'desde cuantos grados se llevan sandalias',
      'cuando se guardan las botas',
      'con cuantos grados se deja el abrigo',
      'desde que temperatura manga corta',
      'cuando empezar a llevar sandalias',
      'hasta cuando se llevan botas altas',
    ],
    maya: 'Sandalias, desde unos veinte grados estables y suelo seco; manga corta sin capa, desde veintitrés; bota alta, por debajo de quince; abrigo de lana, por debajo de doce. El mes importa menos que el termómetro y la hora de vuelta.',
    valentina:
      'Sandalias, de veinte para arriba y sin charcos. Manga corta a pelo, desde veintitrés. Botas altas, por debajo de quince, y abrigo, por debajo de doce. Mira el termómetro, no el calendario, y a qué hora vuelves.',
  },
  {
    title: 'Gabardina: hasta cuántos grados abriga',
    questions: [
      'hasta cuantos grados se puede llevar gabardina',
      'la gabardina abriga en invierno',
      'con que temperatura se lleva un trench',
      'gabardina con jersey gordo debajo',
      'gabardina o abrigo con 8 grados',
      'el trench me sirve para el invierno',
    ],
    maya: 'Sola, de 12 a 20 grados; con jersey de lana o chaleco acolchado fino debajo, hasta unos 7. Por debajo, abrigo. Corta viento y lluvia fina, no un aguacero. Por eso conviene elegirla con sitio en hombro y manga.',
    valentina:
      'Entre 12 y 20, perfecta. Con jersey gordo o chaleco finito debajo, tira hasta 7. Menos, abrigo. Y para chubasco largo no es: para viento y cuatro gotas, sí.',
  },
  {
    title: 'Cuántos abrigos hacen falta y de qué color',
    questions: [
      'cuantos abrigos necesito',
      'de que color me compro el abrigo',
      'que color de abrigo combina con todo',
      'abrigo negro camel o gris',
      'un solo abrigo para todo el invierno',
      'cuantas chaquetas hay que tener',
    ],
    maya: 'Tres cubren un año: uno de paño para vestir, uno de lluvia o plumas y una cazadora. Color: marino o gris si vistes colores; camel si vistes oscuro; negro si hay noche y oficina. Si solo es uno, paño gris medio o marino, a la rodilla.',
    valentina:
      'Con tres vas servida: paño, lluvia o plumas, y cazadora. ¿Vistes de negro? Camel, que da luz. ¿De colores? Gris o marino. Si solo puede ser uno, marino o gris, a la rodilla.',
  },
  {
    title: 'Qué abrigo sobre un vestido de fiesta o largo',
    questions: [
      'que abrigo llevo con vestido largo de fiesta',
      'abrigo para una boda de invierno con vestido',
      'plumifero con vestido de noche',
      'que me pongo encima de un vestido de fiesta',
      'chal o abrigo con vestido largo',
      'abrigo corto con vestido largo',
    ],
    maya: 'Un abrigo largo recto de paño o una capa, más largo que el vestido o que lo deje ver a propósito; también una chaqueta corta a la cintura. Ni plumas ni cazadora. Estola o pelo sintético dentro, y abrigo en el guardarropa.',
    valentina:
      'Abrigo recto largo, capa o chaquetita corta a la cintura. El plumas mata cualquier vestidazo. Para dentro, estola o pelo sintético, y el abrigo, al guardarropa. De cero brazos al aire en la puerta, por favor.',
  },
  {
    title: 'Abrigo camel o claro: con qué',
    questions: [
      'con que combino un abrigo camel',
      'abrigo beige con negro',
      'abrigo camel con vaqueros',
      'abrigo camel con zapatos negros',
      'abrigo claro con que colores',
      'abrigo blanco como llevarlo',
    ],
    maya: 'Con negro, gris, marino, blanco, burdeos y vaquero; tono sobre tono, más claro u oscuro, alarga. Zapato negro o marrón, ambos. Una bufanda gris o vino lo ancla. El blanco o crudo, con neutros y lejos de autobuses y café.',
    valentina:
      'Con negro, gris, marino, blanco, vaquero o vino. Y de beige a chocolate de arriba abajo, divino. Zapato negro o marrón, lo que tengas. El blanco, para días sin metro ni café.',
  },
  {
    title: 'Cuero, lino, terciopelo y lana fuera de temporada',
    questions: [
      'se puede llevar cuero en verano',
      'lino en invierno se puede',
      'terciopelo en verano queda mal',
      'falda de cuero en primavera',
      'pantalon de lino en octubre',
      'jersey de lana en verano',
      'botas en verano con vestido',
    ],
    maya: 'Cuenta el peso, no el nombre: lana fría, cuero fino o lino grueso cruzan estaciones. Terciopelo y pana esperan al frío; lino claro y rafia, al calor. Bota corta con vestido en verano, sí; borreguito, no. De noche se perdona más.',
    valentina:
      'Depende del grosor: cuero finito en noches de verano, vale; lino gordo y oscuro en otoño, también. Terciopelo y pana, al frío; rafia, al sol. Y botín con vestido en julio, claro que sí.',
  },
  {
    title: 'Lluvia con calor',
    questions: [
      'que me pongo si llueve y hace calor',
      'llueve y hay 28 grados',
      'ropa para lluvia tropical',
      'zapatos para lluvia en verano',
      'impermeable que no haga sudar',
      'aguacero en verano que llevo',
    ],
    maya: 'Tela que seque rápido y no transparente, oscura o estampada; pantalón corto o falda por la rodilla mejor que bajos mojados. Poncho fino o paraguas en lugar de impermeable cerrado. Sandalia de goma con tira o zapatilla sin ante. Ni vaquero ni blanco.',
    valentina:
      'Falda o bermuda, tela oscura de secado rápido y paraguas o poncho finito; el chubasquero cerrado te cuece. Sandalia de goma con tira. Vaquero no, que pesa y no seca, y blanco menos, que se ve todo.',
  },
];
