/** Details of a garment by sort. A line holds the names of one thing, with those of other countries, and what it is. */
export const glossaryOfDetails = {
  escote: `
bardot, escote bardot, off shoulder, hombros caídos, hombros descubiertos = escote que deja los dos hombros al aire y rodea los brazos
barco, escote barco, bote, cuello bote, bateau = escote horizontal y poco profundo, de hombro a hombro
halter, escote halter, cuello halter, americano = escote cuyos tirantes se atan o cierran tras la nuca, con los hombros al aire
escote en pico, pico, cuello v, en v, escote v = escote en forma de V, que alarga el cuello
escote corazón, corazón, sweetheart = escote sin tirantes o con ellos que dibuja dos curvas sobre el pecho
escote cuadrado, cuadrado de escote, cuello cuadrado, square neck = escote recto con dos esquinas, que enseña la clavícula
escote caja, cuello caja, cuello redondo, crew neck, a la caja = escote redondo y cerrado, pegado a la base del cuello
cuello perkins, perkins, mock neck, medio cuello, cuello mock = cuello alto corto y recto, sin doblar
asimétrico, escote asimétrico, un solo hombro, one shoulder, a un hombro = escote que cubre un hombro y deja el otro al aire
escote drapeado, cuello desbocado, degollado, cowl neck, escote agua, escote cascada = escote de tela suelta que cae en pliegues delante
keyhole, escote lágrima, ojo de cerradura, escote gota = escote cerrado con una abertura pequeña bajo el cuello
escote ilusión, escote de tul = tela transparente del pecho al cuello, que parece piel
escote de espalda, espalda al aire, backless = abertura que deja ver la espalda
escote cruzado, escote wrap, escote envolvente = escote en pico que forman dos piezas que se cruzan
`,
  cuello: `
cuello mao, mao, cuello mandarín, cuello nehru, cuello tirilla, cuello chino, nerú = cuello de camisa o chaqueta en tirilla de pie, sin solapa
cutaway, cuello cutaway, cuello windsor, spread, cuello francés = cuello de camisa con las puntas muy abiertas, para nudos gruesos o corbata ancha
cuello italiano, semi abierto, semi spread, semiabierto = cuello de camisa con las puntas algo separadas, menos que el cutaway; el más versátil, con corbata o sin ella
button down, botón abajo, cuello con botones, cuello abotonado = cuello de camisa con las puntas sujetas por botones; informal
cuello inglés, clásico, cuello clásico, point, cuello kent = cuello de camisa con puntas largas y juntas, para nudos pequeños
cuello pajarita, cuello diplomático, wing collar = cuello alto con dos puntas dobladas, para frac, chaqué o esmoquin
cuello bebé, peter pan, cuello bobo, babero = cuello plano de puntas redondas
cuello cubano, cuello bowling, camp collar, cuello hawaiano, solapa cubana = cuello abierto y plano, sin botón arriba, de camisa de verano
solapa de muesca, muesca, notch, solapa normal = solapa con un corte en V; la de diario y de oficina
solapa de pico, peak, pico de solapa, solapa en punta = solapa con la punta hacia arriba; más formal, la de las cruzadas
solapa de chal, chal, smoking solapa, shawl lapel, solapa redonda = solapa continua y redonda, de esmoquin
`,
  manga: `
manga raglán, ranglán, ranglan, raglan = manga cuya costura va del cuello a la axila, sin marcar el hombro
manga farol, farol, abullonada, globo, puff, bombacha, manga abombada = manga con volumen recogido en el puño o en el hombro
manga murciélago, murciélago, dolman, batwing = manga muy ancha en la sisa, nacida casi en la cintura y estrecha en la muñeca
manga francesa, tres cuartos, manga 3/4, manga tres cuartos = manga que acaba entre el codo y la muñeca
manga japonesa, manga kimono, japonesa = manga corta cortada en la misma pieza que el cuerpo, sin costura de hombro
manga jamón, jamon, gigot, pernil = manga ancha arriba y ajustada del codo a la muñeca
manga casquillo, manga aletilla, cap sleeve, manguita, aletilla = manga mínima que solo cubre el hombro
manga campana, acampanada de manga, manga obispo = manga que se abre hacia la muñeca; la obispo recoge ese vuelo en un puño
sisa, sin mangas, manga sisa, sisas, bocamanga = abertura por la que sale el brazo o se cose la manga
puño doble, puño francés, puño de gemelos, puño mosquetero = puño que se dobla y cierra con gemelos
gemelos, mancuernillas, colleras, mancornas, yugos = par de piezas que cierran el puño doble: gemelos en España y Argentina, mancuernillas en México, mancornas en Colombia, colleras en Chile
`,
  detalle: `
tiro alto, talle alto, cintura alta, high waist, high rise = pantalón o falda cuya cintura llega al ombligo o más arriba
tiro medio, talle medio, mid rise = pantalón que se apoya dos o tres dedos bajo el ombligo
tiro bajo, talle bajo, cintura baja, low rise, descaderado, a la cadera = pantalón que se apoya en el hueso de la cadera, lejos del ombligo
tiro = distancia de la entrepierna a la cinturilla; decide dónde se apoya el pantalón
pinza, pinzas de costura, darts = pliegue cosido que da forma a la tela en pecho, cintura o espalda
canesú = pieza del hombro o la cadera de la que cuelga el resto de la prenda
alforza, alforzas, jareta, jaretas = pliegues finos y cosidos que adornan una pechera
frunce, fruncido, fruncidos = tela recogida con hilo para dar volumen
volante, volantes, olanes, olán, boleros de tela, arandelas = tira fruncida que adorna un borde
drapeado = pliegues blandos de tela sujeta a un punto
cinturilla, pretina = banda de tela que remata la cintura
trabilla, trabillas, presilla, pasadores = tira por la que pasa el cinturón
bies, ribete, vivo = tira de tela cortada en diagonal que remata un borde
entallado, entallada, ceñido a la cintura = que sigue la forma del cuerpo y estrecha en la cintura
oversize, oversized, extragrande = hecho a propósito más ancho que la talla, con el hombro caído
regular fit, corte regular, classic fit = corte con holgura normal, ni pegado ni ancho
cremallera, cierre, zipper, zíper, cierre relámpago = cierre de dientes que corre: cremallera en España, cierre en Argentina y México, cremallera en Colombia
velcro, abrojo = cierre de dos cintas que se pegan al apretarlas
dobladillo, bajo, basta, ruedo, bastilla, valenciana = borde inferior doblado y cosido: bajo o dobladillo en España, ruedo en Argentina, basta en Chile y Perú, bastilla en México
quiebre, break, caída del pantalón = pliegue que hace el pantalón al tocar el zapato; ninguno, medio o entero
forro, entretela, forrado = tela interior; la entretela va oculta y da cuerpo a cuellos y solapas
hombrera, hombreras = relleno que da forma al hombro
ballenas, ballena, varillas = tiras rígidas que mantienen recto un cuello o un corsé
corte láser, sin costuras, seamless = hecho sin costuras que se marquen
`,
  estampado: `
pata de gallo, pied de poule, houndstooth = dibujo de cuadros partidos en punta, a dos colores
príncipe de gales, gales, glen check = cuadros grandes hechos de líneas y patas de gallo pequeñas, casi siempre en grises
raya diplomática, diplomática, pinstripe, raya de tiza, chalk stripe = rayas verticales finas y claras sobre fondo oscuro; la de tiza es más ancha y borrosa
espiga, espiguilla, herringbone, espina de pescado = tejido en zigzag, como una espina de pez
vichy, vichí, guinga, gingham, cuadritos vichy = cuadritos regulares de un color y blanco
tartán, tartan, escocés, cuadro escocés, plaid = cuadros de varios colores y líneas cruzadas, escoceses
cuadro ventana, windowpane = cuadros grandes de línea fina
paisley, cachemira estampado, bandana estampado = dibujo de lágrimas curvas y adornadas
animal print, leopardo, print animal, cebra = estampado que imita la piel de un animal
marinera, bretona, rayas marineras, breton, rayas bretonas = rayas horizontales, azules sobre blanco
lunares, topos, polka dots, pois, bolitas estampado = puntos repetidos sobre un fondo liso
tie dye, teñido anudado, batik de nudos = teñido irregular que se hace atando la tela
camuflaje, camuflado, militar estampado = manchas verdes y pardas de origen militar
liberty, florecitas, ditsy = flores muy pequeñas y juntas
argyle, rombos = rombos cruzados por líneas finas
`,
  estilo: `
coquette = estilo dulce y romántico: lazos, encaje, rosa y blanco, faldas cortas y bailarinas
clean girl = estética limpia: básicos neutros, pelo recogido, aros pequeños y poco maquillaje
y2k = moda de alrededor del año 2000: tiro bajo, tops cortos, brillos, rosa y gafas de color
old money, lujo silencioso, quiet luxury, stealth wealth = ropa sin logotipos, de buen tejido y colores neutros, que parece heredada
balletcore = estilo de bailarina: bailarinas, rebecas cruzadas, calentadores y rosa
gorpcore = ropa de montaña en la ciudad: forros polares, cortavientos y zapatillas de trekking
cottagecore = estilo de campo romántico: vestidos de flores, algodón, encaje y cestas
dark academia = estilo de universidad antigua: tweed, cuadros, jerséis y marrones oscuros
light academia = versión clara de la anterior: beis, crema, lino y punto suave
preppy, pijo clásico, ivy = estilo de colegio privado: polos, jerséis de pico, mocasines y cuadros
boho, bohemio, boho chic, hippie chic = estilo suelto y con flecos, bordados, faldas largas y tonos tierra
grunge = estilo descuidado de los noventa: camisa de cuadros, vaquero roto, botas y capas
streetwear, urbano, calle = ropa de la calle: sudaderas, zapatillas, camisetas grandes y gorras
athleisure = ropa deportiva que se lleva fuera del gimnasio
normcore = ropa corriente a propósito, sin marcas ni adornos
minimalista, minimal = pocas piezas lisas, de colores neutros y cortes limpios
office siren = ropa de oficina de los noventa, ceñida: falda lápiz, camisa y gafas finas
coastal, coastal grandmother, abuela costera = lino, rayas y tonos claros, como en una casa de playa
cayetano, pijo, fresa, cuico, gomelo, cheto = palabra de cada país para quien viste como gente de dinero
chic, elegante sin esfuerzo = elegante con sencillez
kitsch, camp = exagerado o de mal gusto a propósito
mob wife = estilo recargado: abrigo de pelo, animal print, joyas grandes y negro
tomboy, garçon, masculino en mujer = estilo de mujer con prendas de corte masculino
capsule, armario cápsula, guardarropa cápsula, clóset cápsula = pocas prendas que combinan todas entre sí durante una estación
color block, bloques de color = combinar dos o tres colores vivos y lisos
monocromo, total look, monocromático, todo de un color = conjunto de un solo color en varios tonos o texturas
layering, capas, por capas = llevar varias prendas finas una sobre otra
dopamine dressing, vestirse de dopamina, moda dopamina = vestirse con colores vivos que suben el ánimo
fit check, outfit check = enseñar el conjunto del día de arriba abajo, en foto o vídeo
ootd, outfit of the day = el conjunto del día, enseñado en redes
drip = en la jerga de internet, llevar mucho estilo y que se note
haul = vídeo en que alguien enseña todo lo que acaba de comprar
thrift, thrifting, thrifteo = comprar ropa de segunda mano rebuscando
upcycling, suprarreciclaje = convertir una prenda vieja en otra mejor, con costura o parches
dupe = copia legal y barata de una prenda famosa, parecida pero sin su marca
slow fashion, moda lenta = comprar poca ropa, bien hecha y para muchos años
fast fashion, moda rápida = ropa barata que cambia cada semana y dura poco
moda circular = la que se repara, se revende y se recicla en vez de tirarse
statement piece, pieza protagonista, statement = la prenda llamativa que manda en el conjunto; el resto, liso
tenniscore, tennis core = estilo de club de tenis: falda plisada, polo, punto blanco y zapatillas limpias
indie sleaze = estilo de fiesta de los dos mil: medias rotas, cuero, vaquero pitillo y ojos ahumados
eclectic grandpa, abuelo ecléctico = estilo de abuelo moderno: chaleco y cárdigan de punto, mocasines y estampados mezclados
tomato girl = estilo de verano mediterráneo: lino, rojo, lunares y pañuelo
regla del sándwich, sandwich dressing, sandwich method = repetir arriba y abajo un color o un volumen y cambiar en medio
wrong shoe theory, teoría del zapato equivocado = romper a propósito un conjunto con un zapato que no se espera, como un vestido con zapatillas
regla 3-3-3, regla 333, 3 3 3 = tres partes de arriba, tres de abajo y tres pares de zapatos que combinen todos entre sí
prêt-à-porter, pret a porter, listo para llevar = ropa de marca en tallas, lista para llevar, y no hecha a medida
alta costura, haute couture = vestidos hechos a mano y a medida por un taller
`,
  código: `
black tie, etiqueta, corbata negra = código de noche: esmoquin con pajarita negra; vestido largo o de cóctel muy formal
white tie, etiqueta rigurosa, corbata blanca = el código más formal, de noche: frac con pajarita blanca y vestido hasta el suelo
black tie opcional, black tie optional = el esmoquin se agradece, pero vale traje oscuro con corbata; vestido largo o midi de noche
chaqué opcional = quien quiera lleva chaqué y los demás traje oscuro con corbata; es de boda de día, y la familia cercana suele ir de chaqué
cóctel, cocktail, coctel, código cóctel = traje oscuro con corbata o sin ella; vestido corto o midi arreglado
smart casual, formal casual, casual formal, casual elegante, elegante casual, informal elegante, informal arreglado, casual chic, sport chic = arreglado sin traje: americana o buen punto con pantalón de vestir o vaquero oscuro y zapato; sin corbata
business casual = de oficina sin traje: camisa o blusa con pantalón de vestir o falda y zapato; es más formal que smart casual y sin vaqueros en casas serias
business formal, formal de negocios, lounge suit, traje de calle = traje oscuro con corbata o traje de chaqueta, zapato cerrado
casual, informal, casual wear = ropa de diario cuidada: vaqueros, camiseta lisa, zapatillas limpias
casual friday, viernes casual = permiso para ir más informal el viernes: vaquero oscuro y camisa, sin deporte
semiformal, semi formal = entre cóctel y casual: traje o blazer con pantalón de vestir, corbata opcional; vestido midi. De día, tonos claros y corto; de noche, oscuros
formal = traje con corbata; vestido largo o de cóctel
media etiqueta = traje oscuro con corbata y vestido de cóctel o midi de fiesta
etiqueta de día, formal de día = chaqué o traje oscuro; vestido corto o midi, sin brillos
formal campestre, campestre formal, campestre elegante, elegante campestre, campestre chic, rústico elegante, country chic, formal de campo = vestido midi fluido, mono o pantalón amplio, o traje claro sin rigidez; telas ligeras y zapato bajo o de tacón ancho, que no se hunda
garden party = fiesta de jardín de día: vestido de flores o midi claro y tacón ancho; blazer y pantalón claro
resort, cóctel tropical, coctel tropical, cóctel playero, playa elegante, formal playero, playa formal, tropical chic, tropical elegante, caribe chic, formal tropical, elegante sport playa, beach formal = lino, colores claros y sandalia; sin corbata
elegante sport, sport elegante, sport = americana sin corbata con pantalón de vestir; vestido o pantalón arreglado sin brillo
festive, festivo, festive attire = arreglado con un toque de color o brillo
`,
} as const;
