import type { WrittenEntry } from './entry.ts';

/** Aesthetics by name, and how to dress in one. */
export const styles: readonly WrittenEntry[] = [
  {
    title: 'Gorpcore y Y2K: en qué se distinguen',
    questions: [
      'que es el gorpcore y el y2k cual es la diferencia',
      'que es gorpcore',
      'que es el estilo gorpcore',
      'gorpcore o y2k',
    ],
    maya: 'Gorpcore es llevar por la calle ropa técnica de montaña: cortavientos, forro polar, botas, colores de tierra. Y2K es el año 2000: tiro bajo, tops cortos, brillos, bolso pequeño bajo el brazo. Uno presume de función; el otro, de fiesta.',
    valentina:
      'Gorpcore es ir por la ciudad como si fueras al monte: cortavientos, polar, zapas de trail. Y2K es el 2000 tal cual: tiro bajo, top corto, brillo y gafitas. Uno es práctico y el otro, puro brilli-brilli.',
  },
  {
    title: 'Qué es el estilo Y2K',
    questions: ['que es y2k', 'como me visto y2k', 'estilo años 2000', 'moda dosmilera'],
    maya: 'La moda de 1999 a 2004: vaquero de tiro bajo o cargo, camiseta corta, satén, metalizados, rosa chicle y azul hielo, gafas estrechas. Para llevarla hoy basta una pieza: un top brillante con un pantalón ancho actual.',
    valentina:
      'Rollo 2000: cargo o vaquero bajo, top cortito, brillos, rosa chicle y bolso baguette. Para no ir de disfraz, una cosa Y2K y el resto normal.',
  },
  {
    title: 'Boho',
    questions: ['que es el estilo boho', 'como vestir boho chic', 'estilo bohemio', 'look hippie actual'],
    maya: 'Vuelo, capas y artesanía: blusa de encaje o bordada, falda larga, chaleco, ante, cuero con flecos y colores de tierra. Una pieza protagonista y el resto en calma; si todo tiene flecos, es un disfraz.',
    valentina:
      'Faldas largas, blusas con bordados, ante, flecos y muchos collares. Elige una cosa que mande y lo demás tranquilo, que si no parece Coachella 2014.',
  },
  {
    title: 'Coquette y balletcore',
    questions: [
      'que es el estilo coquette',
      'que es balletcore',
      'como vestir coquette',
      'estilo de lazos y rosa',
    ],
    maya: 'Coquette es feminidad romántica: lazos, encaje, rosa pálido, cuellos bebé, bailarinas. Balletcore toma lo mismo del ensayo: bodies, cárdigan cruzado, calentadores, punto fino. Con un vaquero recto dejan de ser dulces.',
    valentina:
      'Coquette: lacitos, encaje, rosa y bailarinas. Balletcore: body, rebeca cruzada y calentadores, como si salieras de clase. Para que no empalague, mételo con vaqueros o botas.',
  },
  {
    title: 'Estilo preppy',
    questions: [
      'que es el estilo preppy',
      'como vestir preppy',
      'estilo pijo universitario',
      'look de colegio ingles',
    ],
    maya: 'Viene de los colegios privados de Nueva Inglaterra: polo, jersey de pico o de ochos, blazer marino, chinos, falda plisada, mocasines, rayas y escudos. Limpio, con el cuello bien puesto y un color vivo.',
    valentina:
      'Rollo uniforme pijo: polo o camisa con jersey de ochos, falda plisada o chinos, mocasines y calcetín a la vista. Desabrochado y con zapatillas queda menos repipi.',
  },
  {
    title: 'Vestir minimalista',
    questions: [
      'que es el estilo minimalista',
      'como vestir minimalista',
      'quiero vestir mas sencillo y elegante',
      'estilo escandinavo',
    ],
    maya: 'Pocas piezas, líneas limpias, dos o tres neutros y buena caída. El interés está en el corte y la textura, no en el adorno. Un solo accesorio. Cuando falta corte, lo minimalista parece desnudo.',
    valentina:
      'Colores neutros, nada de estampados y prendas que caigan bien. Juega con texturas: punto, algodón, cuero. Un accesorio y fuera. Lo importante es que te quede clavado de talla.',
  },
  {
    title: 'Estilo grunge',
    questions: ['que es el estilo grunge', 'como vestir grunge', 'look noventero con camisa de cuadros'],
    maya: 'Nació en Seattle hacia 1990: camisa de franela abierta, camiseta de grupo, vaquero gastado, vestido lencero con jersey enorme, botas militares. Debe parecer heredado, no comprado hoy.',
    valentina:
      'Camisa de cuadros abierta, camiseta de grupo, vaquero roto y botas. O vestido lencero con jersey gigante. Cuanto menos conjuntado, mejor.',
  },
  {
    title: 'Dark academia',
    questions: ['que es dark academia', 'como vestir dark academia', 'estilo biblioteca vieja'],
    maya: 'La universidad antigua como estética: tweed, cuello vuelto, chaleco de punto, pantalón de pinzas, falda de cuadros, oxford, en marrón, burdeos, verde oscuro y negro. Telas de invierno y nada que brille.',
    valentina:
      'Como si vivieras en una biblioteca inglesa: tweed, cuello alto, chaleco, falda de cuadros y zapato de cordones. Marrones, burdeos y verde botella.',
  },
  {
    title: 'Cottagecore',
    questions: ['que es cottagecore', 'estilo campestre con flores', 'vestido de campo romantico'],
    maya: 'Una vida de campo imaginada: vestidos de algodón con flor pequeña, mangas farol, delantales, punto a mano, cestas. En la ciudad se lleva con botas y una cazadora para quitarle azúcar.',
    valentina:
      'Vestidito de flores, manga abullonada, rebeca de punto y cesta. Para que no parezca La casa de la pradera, botas militares o zapas.',
  },
  {
    title: 'Clean girl y estética limpia',
    questions: ['que es clean girl', 'como vestir clean girl', 'estetica clean girl ropa'],
    maya: 'Básicos impecables: camiseta blanca, pantalón recto, camisa grande, aros pequeños y pelo recogido. Colores neutros y prendas sin una arruga. Se basa en el orden más que en la ropa.',
    valentina:
      'Camiseta blanca, pantalón beige, aritos, moño pulido y todo limpísimo. Es más actitud y plancha que comprar cosas nuevas.',
  },
  {
    title: 'Athleisure',
    questions: [
      'que es athleisure',
      'como llevar chandal con estilo',
      'ropa deportiva para el dia a dia',
      'como llevar leggings por la calle',
      'jogger con estilo',
    ],
    maya: 'Ropa deportiva llevada a la ciudad: una pieza técnica y dos que no lo son. Chándal con abrigo de paño, mallas con camisa larga y blazer, joggers de tejido fino con mocasín. Limpio y sin brillo, parece intención.',
    valentina:
      'Una cosa de deporte y el resto de calle: chándal con abrigo largo, leggings con camisa grande y blazer, joggers con camiseta lisa y zapas limpias. Si todo es de gym, parece que vienes de entrenar.',
  },
  {
    title: 'Streetwear',
    questions: [
      'que es streetwear',
      'como vestir urbano',
      'estilo urbano hombre',
      'ropa de calle estilo skate',
    ],
    maya: 'Nace del skate, el hip hop y el deporte: sudadera, camiseta con peso, pantalón ancho o cargo, zapatilla protagonista, gorra. Lo sostienen la proporción, ancho con intención, y una sola pieza que grite.',
    valentina:
      'Sudadera o camiseta ancha, cargo o baggy, zapas que molen y gorra. La clave: si abajo va ancho, arriba que tenga forma, y un solo logo gordo.',
  },
  {
    title: 'Estilo gótico y emo',
    questions: [
      'como vestir emo',
      'que es el estilo gotico',
      'diferencia entre emo y gotico',
      'quiero vestir alternativo',
      'soy muy emo con tanto negro',
    ],
    maya: 'El gótico es dramático: negro, encaje, terciopelo, siluetas victorianas. El emo es de los dos mil: vaquero estrecho, camiseta de grupo, rayas, tachuelas. Vestir mucho de negro no obliga a ninguno de los dos: es un neutro muy agradecido.',
    valentina:
      'Gótico: encaje, terciopelo y drama. Emo: pitillos, camiseta de grupo, tachuelas y flequillo. ¿Solo llevas mucho negro? Eso no es emo, es que combinas con todo.',
  },
  {
    title: 'Estética western',
    questions: [
      'que es el estilo cowboy',
      'como llevar botas cowboy',
      'look western sin ir disfrazada',
      'como combinar botas camperas',
    ],
    maya: 'Botas camperas, denim, ante, cinturón con hebilla, camisa con canesú. Basta una de esas piezas: con un vestido sencillo o un vaquero recto, las botas ya cuentan la historia.',
    valentina:
      'Con las botas cowboy ya vas servida: vestido corto o vaquero recto por encima o por dentro, y el resto normal. Sombrero, flecos y hebilla, todo a la vez, es carnaval.',
  },
  {
    title: 'Oversize bien hecho',
    questions: [
      'que es un fit oversize bien hecho',
      'como llevar ropa oversize',
      'como usar ropa ancha sin parecer un saco',
      'la ropa grande me queda mal',
      'diferencia entre oversize y talla grande',
    ],
    maya: 'El oversize está cortado ancho, no es una talla de más: el hombro cae dos o tres dedos y el largo sigue bien. Un solo volumen: si arriba es grande, abajo recto o al revés, y que se vea muñeca, tobillo o cintura.',
    valentina:
      'Oversize no es coger tres tallas más: el hombro cae un poco y el largo va en su sitio. Una sola cosa ancha y la otra más ajustada, y enseña algo: tobillo, muñeca o cintura.',
  },
  {
    title: 'Oversize si eres menuda',
    questions: [
      'soy flaquita y bajita y me come la ropa ancha',
      'oversize para bajitas',
      'como llevar ropa ancha siendo petite',
      'la ropa oversize me traga',
      'soy pequeña y la ropa grande me queda enorme',
    ],
    maya: 'Que el volumen sea corto: chaqueta ancha a la cintura, camiseta remetida por delante, pantalón ancho de tiro alto que toque el zapato. Un solo ancho y el mismo color de arriba abajo. Los puños, doblados.',
    valentina:
      'Ancho pero corto: sudadera por la cintura, camiseta metida por delante y baggy de tiro alto. Un volumen nada más, mangas dobladas y colores seguidos, y ya no te come la ropa.',
  },
  {
    title: 'Color block',
    questions: ['que es color block', 'como combinar bloques de color', 'dos colores fuertes juntos'],
    maya: 'Dos o tres bloques de color liso, vivos, sin estampado: fucsia con naranja, azul con verde. Corte sencillo, un neutro en los zapatos y ninguna joya que compita.',
    valentina:
      'Juntar dos colores potentes lisos, tipo rosa y rojo o azul y verde. Prendas simples, zapato neutro y a triunfar.',
  },
  {
    title: 'La tercera pieza',
    questions: [
      'que es la regla de la tercera pieza',
      'como hacer que un look basico parezca pensado',
      'camiseta y vaquero se ve soso',
      'mi outfit se ve simple que le pongo',
    ],
    maya: 'A una parte de arriba y otra de abajo se añade una tercera: chaqueta, chaleco, camisa abierta, pañuelo o un bolso con carácter. Es lo que hace que parezca un conjunto y no ropa.',
    valentina:
      'Arriba, abajo y una cosa más: blazer, camisa abierta, chaleco, cinturón o pañuelo. Con esa tercera pieza, camiseta y vaquero ya parecen un look.',
  },
  {
    title: 'El medio remetido',
    questions: [
      'que es el french tuck',
      'como remeter solo por delante',
      'camisa por dentro solo delante',
      'medio por dentro medio por fuera',
    ],
    maya: 'Se mete solo el centro delantero de la camisa o el jersey fino, lo que ocupa la hebilla, y lo demás cae. Marca la cintura sin ceñir. Con punto grueso, mejor doblar el bajo hacia dentro.',
    valentina:
      'Metes solo el trozo de delante, a la altura del botón, y lo demás suelto. Marca cintura sin apretar. Si el jersey es gordo, dóblalo hacia dentro y listo.',
  },
  {
    title: 'Parecer mayor o más joven con la ropa',
    questions: [
      'como vestir para parecer mayor',
      'me veo muy niña como me visto mas seria',
      'como vestir para no parecer mayor',
      'quiero vestir mas moderna a mi edad',
      'la ropa me echa años',
    ],
    maya: 'Da años lo apretado, lo muy conjuntado y lo apagado cerca de la cara; los quita un buen ajuste, un color vivo y un zapato actual. Para parecer más seria: líneas rectas, chaqueta, menos dibujo y zapato cerrado.',
    valentina:
      'Para verte mayor: blazer, pantalón recto y menos dibujitos. Para quitar años: algo de color cerca de la cara, zapatillas limpias y que no vaya todo conjuntado. La talla justa manda.',
  },
  {
    title: 'Vaqueros y zapatillas a cualquier edad',
    questions: [
      'a mi edad puedo llevar vaqueros y zapatillas blancas',
      'tengo 70 años puedo llevar jeans',
      'con 60 años se pueden llevar zapatillas',
      'hago el ridiculo con vaqueros a mi edad',
      'hasta que edad se puede usar minifalda',
      'soy mayor para llevar cuero',
    ],
    maya: 'Por supuesto que sí: no hay edad para unos vaqueros. Mejor rectos, oscuros y de buen largo, con zapatilla blanca limpia, y arriba algo con estructura: blusa, camisa o chaqueta. Lo que importa es que te siente bien y vayas a gusto.',
    valentina:
      'La edad no prohíbe nada, de verdad: póntelo y te va a quedar genial. Vaquero recto y oscurito, zapatilla blanca impecable y una camisa o chaqueta chula arriba.',
  },
  {
    title: 'Encontrar tu estilo',
    questions: [
      'no se cual es mi estilo',
      'como encuentro mi estilo personal',
      'ayudame a definir mi estilo',
      'quiero cambiar de estilo por donde empiezo',
      'que estilo me va',
      'hazme preguntas para saber mi estilo',
      'cual es mi aesthetic',
      'que estilos hay y cual es el mio',
      'como descubro mi estilo a mi edad',
      'que estilo soy',
    ],
    maya: 'Tres preguntas: ¿qué prenda llevarías un mes seguido?, ¿a quién le copiarías un conjunto?, ¿qué no te pondrías nunca? Mira además los conjuntos con los que mejor te has sentido y qué comparten: color, corte, tela. Ponle tres palabras, como sobrio, suave y con un color: lo que compres, que cumpla dos.',
    valentina:
      'Dime tres cosas: qué te pondrías un mes entero, a quién le copiarías un look y qué no te pondrías jamás. Mira las fotos en las que te gustas y apunta qué llevabas. Saca tres palabras, tipo cómodo, negro y con algo raro: si una prenda no cumple dos, no es para ti.',
  },
  {
    title: 'Vestir de un color con texturas',
    questions: [
      'como ir toda de negro sin parecer de luto',
      'look total black como hacerlo',
      'ir de beige entera',
      'vestir monocromatico con gracia',
      'vestir de un solo color de pies a cabeza',
      'tono sobre tono como se hace',
    ],
    maya: 'Un solo color de pies a cabeza estiliza si no queda plano: varía la textura, punto con cuero, lana con satén, o baja un tono en alguna pieza. Enseña algo de piel o una joya, y deja que la silueta tenga dos anchos. Así el negro se lee como decisión, no como luto.',
    valentina:
      'De un solo color estiliza mucho. Mezcla texturas: cuero, punto, algo con brillo, o una pieza un tono más clara. Enseña tobillo o muñeca y mete una joya. Todo negro y plano es lo que aburre.',
  },
];
