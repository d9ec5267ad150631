import type { WrittenEntry } from './entry.ts';

/** Cuts of garments by figure. */
export const cuts: readonly WrittenEntry[] = [
  {
    title: 'Tiro alto, medio o bajo',
    questions: [
      'tiro alto o bajo que me favorece',
      'jeans de tiro bajo se llevan',
      'pantalon de tiro alto con barriga',
      'tiro medio que es',
      'torso corto tiro alto o bajo',
      'que tiro de pantalon disimula la tripa',
    ],
    maya: 'Tiro alto alarga pierna y sujeta, mejor con torso largo; si tu torso es corto, medio, o alto con camisa por fuera. Bajo: vuelve por moda, cómodo en cadera recta y con parte de arriba larga o corta a propósito. Con tripa: alto con pinzas y botón plano, no de goma fina.',
    valentina:
      'Torso largo: tiro alto y pierna infinita. Torso corto: medio, o alto con la camiseta por fuera. Con tripita, alto con cinturilla firme, que no se enrolla. El bajo ha vuelto, pero solo si te ves tú.',
  },
  {
    title: 'Recto, barrel, wide leg, flare o slim: cuál elijo',
    questions: [
      'que vaqueros se llevan ahora y me favorecen',
      'barrel jeans a quien le quedan bien',
      'jeans anchos o rectos para bajita',
      'que jeans me compro si tengo cadera',
      'los pitillo ya no se llevan',
      'jeans bootcut con que zapatos',
      'wide leg con que zapatos',
      'que pantalon me favorece segun mi cuerpo',
    ],
    maya: 'Recto: a todo el mundo y todo zapato. Ancho: tiro alto, bajo casi al suelo y arriba corto. Flare y bootcut: alargan con tacón y equilibran cadera. Barrel, de pierna curva: tobillo a la vista y top ceñido. Slim o pitillo: jersey amplio y botín. Manda la cadera: que no tire al sentarte; la cintura se arregla.',
    valentina:
      'Si solo quieres uno, recto. Ancho con tiro alto y algo corto arriba. Bootcut con tacón y alarga que no veas. Barrel, con tobillo fuera. El pitillo no está prohibido: jersey grandote y bota. Y que no te tire en la cadera al sentarte, que la cintura la arregla cualquiera.',
  },
  {
    title: 'Falda: lápiz, evasé, plisada, tubo o con abertura',
    questions: [
      'que falda me favorece con cadera ancha',
      'falda lapiz con barriga',
      'falda evase o recta',
      'falda plisada me engorda',
      'que falda me pongo si soy rellenita',
      'pollera para mujer bajita',
      'falda para piernas gruesas',
    ],
    maya: 'Evasé o en A: cae sobre cadera y muslo sin ceñir. Lápiz: en tejido con cuerpo, hasta debajo de la rodilla y con abertura. Plisada: si empieza en la cadera alta y es fina. Bajita: corta o midi alto con zapato del tono. Tripa: cintura plana por delante y goma detrás.',
    valentina:
      'La evasé le queda bien a media humanidad. Lápiz, con tela gordita y abertura. Plisada, mejor que el pliegue arranque bajo la cadera. Si mides poco, corta o midi con bota alta. Y con tripa, cinturilla plana delante y goma detrás.',
  },
  {
    title: 'Vestido que favorece: cruzado, camisero, imperio o recto',
    questions: [
      'que vestido me favorece si tengo barriga',
      'vestido cruzado a quien le queda bien',
      'vestido camisero para gordita',
      'vestido imperio con mucho pecho',
      'que vestido me pongo si no tengo cintura',
      'vestido recto para hombros anchos',
      'vestido para bajita y rellenita',
    ],
    maya: 'Cruzado: marca cintura y se ajusta. Camisero con cinturón: ordena todo. Imperio: alarga la pierna, pero con mucho pecho puede hacer carpa, mejor costura más baja. Recto: hombro y pierna bonitos. Evasé: cadera. Drapeado a un lado: tripa. Manga tres cuartos: siempre.',
    valentina:
      'El cruzado es el comodín. Camisero con cinturón, otro que no falla. Con tripa, drapeado al lado; con cadera, evasé; con mucho pecho, olvida el imperio y busca escote en V. Y manga tres cuartos, que favorece a todas.',
  },
  {
    title: 'Chaqueta corta o larga, y hasta dónde debe llegar',
    questions: [
      'chaqueta corta o larga que me favorece',
      'a que altura debe acabar una chaqueta',
      'cazadora corta con vestido',
      'blazer largo con bajita',
      'abrigo a la rodilla o por debajo',
      'campera corta a la cintura con pantalon alto',
    ],
    maya: 'Que termine en un punto estrecho: cintura o medio muslo, no en lo más ancho de la cadera. Corta con tiro alto o vestido; larga con pantalón recto o falda corta. Bajita: cintura o hasta el muslo, sin pesar. Abrigo midi, con zapato de algo de altura o bota al tono.',
    valentina:
      'Que no corte en la parte más ancha. Cortita con tiro alto o vestido; larga con pantalón recto. Si eres bajita, a la cintura o un palmo bajo la cadera. El abrigo larguísimo pide tacón o bota al tono.',
  },
  {
    title: 'Manga que favorece al brazo',
    questions: [
      'hombreras se llevan',
      'manga abullonada me hace grande',
      'manga corta que me favorece en los brazos',
      'mangas para disimular brazos gordos',
      'manga farol a quien le queda',
      'manga murcielago a quien le queda',
      'manga tres cuartos por que estiliza',
      'tengo los brazos gordos que mangas me pongo',
      'que manga disimula el brazo',
      'me da corte llevar tirantes por los brazos',
      'las mangas me aprietan en el brazo',
      'vestido de fiesta con manga para brazos anchos',
    ],
    maya: 'Sisa amplia, tela con caída y una manga que acabe por encima o por debajo de lo más ancho: francesa, tres cuartos, murciélago o gasa; la corta justa ahí y la de casquillo, menos. La hombrera fina levanta la línea. Y un tirante ancho con escote limpio también es una respuesta: no hay nada que esconder.',
    valentina:
      'Francesa, tres cuartos, murciélago o de gasa, que van sueltas y enseñan muñeca; la que molesta es la corta justa a mitad de brazo. Sisa ancha y tela que ceda. La hombrerita levanta mucho. Y si te apetece ir en tirantes en agosto, ve: los brazos son para llevarlos.',
  },
  {
    title: 'Escotes y cuellos según el pecho y la cara',
    questions: [
      'que escote favorece con mucho pecho',
      'escote cuadrado a quien le queda',
      'cuello alto me hace cara grande',
      'cuello halter y hombros',
      'escote barco con espalda ancha',
      'cuello bebote cara redonda',
      'jersey de cuello alto con mucho busto',
      'que escote va con cara redonda',
      'tengo el cuello muy largo que me pongo',
      'cuello de camisa para cara ancha',
      'escote en v o redondo cual me favorece',
      'cara alargada que cuello me va',
    ],
    maya: 'V o camisa abierta: alarga el cuello, divide el pecho y va con cara redonda. Cuadrado: abre hombro estrecho y sujeta busto. Barco: hombro estrecho o cara larga. Halter: hombro fino. Cuello alto: cuello largo o poco pecho; con busto, fino y con chaqueta abierta. Redondo a ras: cara larga. Puntas de camisa largas, afinan.',
    valentina:
      'Que el escote no copie la cara: redonda, pico o camisa abierta; larga, redondo o barco. La V es la amiga de todas. Cuadrado, precioso con busto. Cuello largo, cisne o lazo; con mucho pecho, fino y con chaqueta abierta. Y en camisas, las puntas largas afinan.',
  },
  {
    title: 'Abrigos: cruzado, cocoon, wrap, acolchado',
    questions: [
      'que abrigo favorece si tengo tripa',
      'abrigo cruzado o recto para pecho grande',
      'abrigo cocoon a quien le queda',
      'abrigo con cinturon me hace gorda',
      'que abrigo para bajita',
      'plumifero que no me haga muñeco michelin',
      'tapado con capucha mujer',
    ],
    maya: 'Pecho o tripa: recto, un botón y solapa larga. Cinturón o wrap: marca cintura si la tela no es muy gruesa. Cocoon: cadera menuda y pierna estrecha. Bajita: sobre la rodilla, sin bolsillo enorme. Acolchado: tramos finos, vertical o con cinturilla, y mate. Pruébalo con jersey.',
    valentina:
      'Recto y con solapa larga si hay pecho o tripa. El cruzado duplica delante. Con cinturón, si la lana es fina. Plumas: canalitos estrechos o en vertical, y mate, y adiós muñeco. Y siempre probado con jersey debajo.',
  },
  {
    title: 'Zapatos: punta, tacón y escote que alargan',
    questions: [
      'que punta de zapato favorece',
      'zapato en pico o redondo',
      'kitten heel me favorece',
      'tacon ancho o fino',
      'zapato plano con vestido para bajita',
      'mary janes acortan la pierna',
      'que zapato con pantalon ancho',
      'botas altas con piernas cortas',
      'que zapatos alargan la pierna',
      'zapatos color piel para que',
      'zapatos nude con que van',
      'zapato con pulsera acorta la pierna',
      'zapatos para piernas cortas',
    ],
    maya: 'Pico o almendra, escote que enseñe el empeine y tono cercano a tu piel alargan. La pulsera o la tira acortan, salvo en tu tono. Pantalón ancho: punta que asome y algo de altura. Bota alta: al ras de la rodilla o por encima, del color de la media. Kitten: con pitillo, midi o vestido recto.',
    valentina:
      'En pico, empeine al aire y tono piel: piernas larguísimas. La pulserita corta, así que de tu tono. Con pantalón ancho, que asome la punta. Botas altas con medias a juego. Y el kitten, comodísimo con casi todo.',
  },
  {
    title: 'Camisa de mujer: entallada, oversize, lazo o mao',
    questions: [
      'camisa blanca oversize como se lleva',
      'camisa entallada con pecho',
      'camisa con lazo con que me la pongo',
      'camisa atada a la cintura',
      'camisa vaquera de mujer',
      'camisa larga abierta como chaqueta',
      'camisa de raya con que pantalon',
    ],
    maya: 'Oversize: mitad delantera por dentro, puño vuelto y abajo estrecho o falda recta. Con pecho: abotonado oculto y tejido con algo de elastano. Lazo: con americana y pantalón de pinzas. Vaquera: con blanco, negro o falda satinada. Larga abierta: base de un color.',
    valentina:
      'Grande: medio metida y mangas remangadas, abajo estrecho. Con pecho, botones escondidos y un poco de elastano. Lazo, con blazer. Vaquera, con falda satinada queda de lujo. Y abierta encima de camiseta, tu tercera pieza.',
  },
  {
    title: 'Prendas con volumen si eres delgada o menuda',
    questions: [
      'soy muy delgada que ropa me da curvas',
      'soy plana y flaca que vestido me pongo',
      'ropa para parecer con mas cuerpo',
      'flaco sin musculo que ropa me pongo',
      'muy delgado como vestir hombre joven',
      'capas para personas delgadas',
      'soy muy delgada que ropa me pongo para verme mejor',
      'tengo las piernas muy flacas',
      'soy muy flaco como me visto',
      'brazos finos que mangas me quedan bien',
      'ropa para gente delgada que todo le queda grande',
    ],
    maya: 'Textura y capa: pana, trenza, tweed, vaquero rígido, camisa sobre camiseta. Corte recto: lo enorme come y lo pegado marca hueso. Falda con vuelo, frunce en pecho, rayas horizontales, manga con volumen o remangada y el hombro en su sitio. En él: cuello con cuerpo, sobrecamisa, pantalón recto con pinza y bota.',
    valentina:
      'Texturas gorditas, capas y rayas horizontales. Ellas, frunces en el pecho, faldas con vuelo y manga con volumen. Ellos, camiseta más sobrecamisa y pantalón recto con botas. Ni talla gigante ni pegadísimo, y el hombro en su sitio. Ser flaco no es un fallo que tapar.',
  },
  {
    title: 'Ropa de talla grande: tejidos y patrón que sientan',
    questions: [
      'soy talla 54 que ropa me queda bonita',
      'ropa talla grande para fiesta',
      'que tela favorece a gorditas',
      'curvy que me pongo para el trabajo',
      'plus size verano sin mangas',
      'gorda y quiero ir a la moda',
      'hombre talla 3xl como visto bien',
      'ropa talla grande que siente bien en que me fijo',
      'uso talla 52 de mujer como debe quedarme la ropa',
      'plus size consejos de corte',
      'las camisas me tiran de los botones',
      'curvy que telas me van mejor',
    ],
    maya: 'Tela con cuerpo y caída, ni rígida ni pegada: crepé, punto gordo. Importa el patrón: hombro en su sitio, sisa que no clave, pinza de pecho donde toca, cinturilla que no ruede. Siéntate y sube los brazos antes de decidir. Lo enorme no tapa, suma. Color y dibujo, los que quieras. Él: chaqueta desestructurada y pantalón con pinza.',
    valentina:
      'Tu talla, que ni apriete ni sobre: lo enorme añade. Telas con peso, crepé o punto bueno. Siéntate y sube los brazos: si la sisa clava o la cinturilla se enrolla, el patrón está mal hecho, no tú. Color y rayas, los que quieras. Ellos, polo de punto y americana blandita. A lucirse.',
  },
];
