import type { WrittenEntry } from './entry.ts';

export const sizes: readonly WrittenEntry[] = [
  {
    title: 'Tallas entre países',
    questions: [
      'que talla soy en estados unidos si en españa uso la 38',
      'equivalencia tallas mujer española eeuu uk italiana',
      'talla 42 italiana cuanto es aqui',
      'soy 40 en españa que talla pido en inglaterra',
      'la talla francesa y la española son iguales',
      'tabla de tallas mujer internacional',
    ],
    maya: 'La 38 española coincide con la francesa y ronda la 36 alemana, la 42 italiana, la 10 británica y la 6 estadounidense; en Japón, entre la 9 y la 11. De ahí se sube o se baja de dos en dos. Es orientación, no ley: cada casa corta sobre su propio cuerpo, así que contrasta con sus centímetros.',
    valentina:
      'Apunta: una 38 española es 38 francesa, 36 alemana, 42 italiana, 10 británica, 6 estadounidense y 9 u 11 en Japón, más o menos. Todo va de dos en dos hacia arriba y hacia abajo. Y antes de pagar, mira los centímetros de la marca, que cada una va a su aire.',
  },
  {
    title: 'Tallas mexicanas y españolas',
    questions: [
      'talla 28 mexicana cuanto es en europa',
      'soy talla 30 en mexico que talla compro en españa',
      'que significa mex en la etiqueta de zara',
      'equivalencia talla mx y eur mujer',
      'talla 9 mexicana de pantalon a española',
      'tallas mexico a europa',
    ],
    maya: 'En muchas etiquetas españolas la talla mexicana de mujer es la europea menos diez: EUR 38, MEX 28, USA 6; EUR 40, MEX 30, USA 8. Las marcas mexicanas que numeran en impares (7, 9, 11) siguen otra escala. Si la etiqueta no trae las tres, guíate por cintura y cadera en centímetros.',
    valentina:
      'Truco de etiqueta: en muchas marcas de aquí, a la EUR le quitas diez y tienes la MEX. O sea, 38 es MEX 28 y USA 6; 40 es MEX 30 y USA 8. Los pantalones mexicanos en 7, 9 y 11 van por otra escala, y ahí solo te salva el metro: cintura y cadera.',
  },
  {
    title: 'Tallas de hombre por países',
    questions: [
      'equivalencia tallas hombre europa usa uk',
      'que talla de chaqueta soy en estados unidos si uso la 50',
      'talla 40 americana de saco cuanto es en españa',
      'tallas hombre internacional tabla',
      'blazer talla 52 europea a inglesa',
    ],
    maya: 'En chaquetas de hombre, la talla europea e italiana menos diez da la británica y la estadounidense: una 50 es una 40. Ese 40 son pulgadas de pecho y el 50, la mitad del pecho en centímetros. En pantalones, la cintura en pulgadas (W) sirve en casi todo el mundo.',
    valentina:
      'Para americanas y sacos es facilísimo: a la europea le restas diez y tienes la de Estados Unidos y Reino Unido. 48 es 38, 50 es 40, 52 es 42. La europea es medio pecho en centímetros; la otra, el pecho en pulgadas. En pantalones, busca la W y listo.',
  },
  {
    title: 'Qué significan las letras S, M, L',
    questions: [
      'la M a que numero equivale',
      'talla s m l xl en numeros',
      'soy una L o una XL como lo se',
      'cuantos centimetros de pecho es una talla m',
      'que numero es la talla s de mujer',
      'letras de las tallas hombre y mujer cm',
    ],
    maya: 'La norma europea da a las letras un contorno de pecho. En mujer: S de 82 a 90 cm, M de 90 a 98, L de 98 a 107. En hombre: S de 86 a 94, M de 94 a 102, L de 102 a 110. Pocas marcas la siguen al pie, y las de corte joven suelen ir por debajo: compara con su tabla.',
    valentina:
      'Según la norma europea va por pecho. Chicas: S de 82 a 90 cm, M de 90 a 98, L de 98 a 107. Chicos: S de 86 a 94, M de 94 a 102, L de 102 a 110. Ahora, muchas marcas jóvenes cortan más pequeño, así que una L no significa nada de ti: significa esa marca.',
    source: 'UNE-EN 13402-3, Designación de tallas para prendas de vestir',
  },
  {
    title: 'Tallas de niños por altura',
    questions: [
      'talla 110 de niño que edad es',
      'que talla lleva un nene de 5 años',
      'tallas infantiles por altura cm',
      'mi hija mide 128 que talla compro',
      'ropa para niña de 8 años que talla',
      'talla 6 chica de niños a cuantos cm equivale',
    ],
    maya: 'En Europa la talla infantil es la altura en centímetros: 92 a los dos años, 104 a los cuatro, 116 a los seis, 128 a los ocho, 140 a los diez, 152 a los doce y 164 a los catorce. La edad orienta; manda la altura, y entre dos, la mayor.',
    valentina:
      'Mide al peque contra la pared y ya tienes la talla, porque en Europa va por altura: 104 cuatro años, 116 seis, 128 ocho, 140 diez, 152 doce, 164 catorce. Los años de la etiqueta son una media. ¿Justo entre dos? La grande, que crecen en un suspiro.',
    source: 'UNE-EN 13402-3, Designación de tallas para prendas de vestir',
  },
  {
    title: 'Tallas de bebé',
    questions: [
      'que talla compro para un recien nacido',
      'talla 62 de bebe cuantos meses',
      'ropa de bebe de regalo que talla elijo',
      'bodies bebe talla 0 o 1 mes',
      'bebe de 6 meses talla',
    ],
    maya: 'La talla de bebé también es su longitud: 50 al nacer, 56 hasta el mes, 62 hasta los tres, 68 hasta los seis, 74 hasta los nueve, 80 hasta el año y 86 hasta los dieciocho meses. Para regalar, escoge seis meses o más y piensa en la estación en que los cumplirá.',
    valentina:
      'Va por centímetros: 50 recién nacido, 56 un mes, 62 tres meses, 68 seis, 74 nueve, 80 un año, 86 año y medio. Si es regalo, no compres recién nacido, que de eso les sobra: tira a seis o nueve meses y calcula si entonces hará frío o calor.',
  },
  {
    title: 'Tallas infantiles de Estados Unidos',
    questions: [
      'que es 2t 3t 4t en ropa de niños',
      'talla 4t cuantos años',
      'equivalencia talla niño usa europa',
      'diferencia entre talla 4 y 4t',
      'talla 12m 18m ropa americana de bebe',
    ],
    maya: 'La T es de toddler, el niño que empieza a andar: 2T ronda la 92 europea, 3T la 98 y 4T la 104, con sitio para el pañal. La 4 sin T es más estrecha de culera y algo más larga. La M, en bebés, son meses, no la talla mediana.',
    valentina:
      'Esa T es de toddler, peque con pañal: 2T es como una 92, 3T una 98 y 4T una 104. La 4 a secas es parecida de largo pero sin hueco para el pañal. Y ojo, 12M son doce meses, que más de uno lo lee como talla M.',
  },
  {
    title: 'Qué significa el número del sujetador',
    questions: [
      'que significa 90b en un sujetador',
      'que quiere decir el numero y la letra del brasier',
      'talla de corpiño 95 que es',
      'como se lee la talla del sosten',
      'diferencia entre contorno y copa',
    ],
    maya: 'El número es el contorno bajo el pecho y la letra, la copa: lo que va de ese contorno al del pecho. En España y Francia el número es el contorno más quince: 90 pide unos 75 cm de costillas. La misma letra crece con el número, así que una B no siempre es igual de grande.',
    valentina:
      'El número va de las costillas y la letra, del pecho. En España y Francia, mides debajo del pecho y sumas quince: 75 cm es una 90. La letra dice cuánto sobresale el pecho de ahí. Y no, una B no es siempre lo mismo: la de una 95 es mayor que la de una 85.',
  },
  {
    title: 'Tallas hermanas de sujetador',
    questions: [
      'que son las tallas hermanas de brasier',
      'no hay 90c me sirve una 85d',
      'sister size sujetador',
      'si bajo de contorno tengo que subir copa',
      'el contorno me aprieta pero la copa esta bien',
    ],
    maya: 'Dos tallas son hermanas si la copa tiene el mismo volumen y cambia el contorno: 85C, 90B y 95A. Si aprieta la espalda y la copa está bien, sube un número y baja una letra; si la espalda se sube, al revés. Más de un paso y el tirante ya no cae en su sitio.',
    valentina:
      'Son tallas con la misma copa y distinta espalda: 85C, 90B, 95A. ¿Te aprieta por detrás? Número más, letra menos. ¿Se te sube la espalda? Número menos, letra más. Funciona para un paso; si necesitas dos, busca otra talla o modelo.',
  },
  {
    title: 'Medirse para un sujetador',
    questions: [
      'como me mido el pecho para saber mi talla de bra',
      'calcular talla sujetador en casa con metro',
      'como saber mi copa',
      'medir contorno bajo pecho',
      'como tomo medidas para comprar corpiño online',
    ],
    maya: 'Mide las costillas bajo el pecho, con la cinta horizontal y firme al espirar; luego el pecho por lo más alto, sin apretar. La diferencia da la copa europea: unos 13 cm es una A, 15 una B, 17 una C, 19 una D. En números españoles, suma quince al contorno.',
    valentina:
      'Dos medidas: debajo del pecho, firme y echando el aire, y por lo más alto, floja. Restas: unos 13 cm es copa A, 15 la B, 17 la C, 19 la D. Al contorno de abajo súmale quince y tienes el número de aquí. Hazlo frente al espejo, que la cinta se cae por detrás.',
    source: 'UNE-EN 13402-3, Designación de tallas para prendas de vestir',
  },
  {
    title: 'Señales de que el sujetador no es tu talla',
    questions: [
      'se me sube la espalda del sujetador',
      'el aro se me clava',
      'se me sale el pecho por arriba del brasier',
      'se me caen los tirantes todo el rato',
      'como se si uso mal la talla del sosten',
      'como se cual es mi talla correcta de sujetador',
      'se me clavan los aros del sujetador',
      'se me caen los tirantes del sujetador',
      'la espalda del sujetador trepa hacia arriba',
      'se me sale el pecho por arriba de la copa',
      'me deja marcas el sujetador',
      'el brasier me aprieta la espalda y me hace bultos',
    ],
    maya: 'Sujeta el contorno, no los tirantes. La espalda que sube pide menos contorno y una copa más; el aro en la axila o el rebose, más copa; la arruga, menos. Aro que pisa el centro: modelo más bajo. Tirante que cae: contorno ancho, o tirantes más juntos. Nuevo, en el corchete más flojo. La marca roja que dura no es normal.',
    valentina:
      'Te lo chiva él: si la espalda trepa, menos contorno y más copa; si rebosas o el aro te pisa la axila, más copa; si hace arrugas, menos. Tirantes que resbalan, contorno grande o prueba espalda de nadadora. Nuevo, en el corchete de fuera. Y si estás deseando quitártelo, no es tu talla.',
  },
  {
    title: 'Zapatos de mujer por países',
    questions: [
      'soy 38 de zapato que numero es en usa',
      'talla 7 americana de mujer zapatos a europea',
      'numero de pie uk 5 cuanto es',
      'equivalencia calzado mujer eu us uk cm',
      'tenis de mujer 24 mx que numero eu',
    ],
    maya: 'Como guía en mujer: un 37 europeo es UK 4, US 6,5 y un pie de unos 23,5 cm; un 38, UK 5, US 7,5 y 24 cm; un 39, UK 6, US 8,5 y 25 cm. México numera por esos centímetros. Cada horma tiene sus manías, así que mide el pie y mira la tabla de la casa.',
    valentina:
      'Chuleta de chica: 37 es UK 4 y US 6,5 (23,5 cm); 38 es UK 5 y US 7,5 (24 cm); 39 es UK 6 y US 8,5 (25 cm). En México el número son los centímetros, tal cual. Entre marcas baila medio número, así que mídete el pie y compara.',
  },
  {
    title: 'Zapatos de hombre por países',
    questions: [
      'soy 43 de pie que talla es en estados unidos hombre',
      'us 9 hombre a europea zapatillas',
      'talla 27 mx de tenis para hombre en eu',
      'equivalencia calzado hombre uk us eu',
      'numero 8 ingles zapato hombre',
    ],
    maya: 'En hombre, un 41 europeo ronda UK 7 y US 8, con un pie de 26 cm; un 42, UK 8 y US 9, casi 27 cm; un 43, UK 9 y US 10, unos 27,5. La escala estadounidense de hombre va cerca de número y medio por debajo de la de mujer para el mismo pie.',
    valentina:
      'De chico: 41 es UK 7 y US 8 (26 cm); 42 es UK 8 y US 9 (casi 27); 43 es UK 9 y US 10 (27,5). Si las zapatillas son unisex y van en US, fíjate: el mismo pie tiene más o menos número y medio menos en hombre que en mujer.',
  },
  {
    title: 'Medir el pie en centímetros',
    questions: [
      'como mido mi pie para comprar zapatos online',
      'cuantos cm mide un pie talla 39',
      'medir el largo del pie en casa',
      'tengo un pie mas grande que otro que numero compro',
      'saber mi numero de zapatilla con regla',
    ],
    maya: 'Pon el talón contra la pared, de pie y con peso, sobre un papel; marca el dedo más largo y mide. Hazlo con los dos al final del día y quédate con el mayor. Como cuenta rápida, suma 1,5 a esos centímetros y multiplica por 1,5: 24 cm dan un 38.',
    valentina:
      'Papel contra la pared, talón pegado, de pie, raya en el dedo más largo y a medir. Los dos pies, por la tarde, y gana el grande. Cuenta de servilleta: centímetros más 1,5, y por 1,5. Con 24 te sale 38 y pico, o sea, un 38.',
    source: 'Punto de París, dos tercios de centímetro de horma (ISO/TS 19407)',
  },
  {
    title: 'Talla de zapato infantil y cuánto dejar',
    questions: [
      'cuanto espacio dejar en los zapatos de un niño',
      'que numero de zapato lleva un niño de 4 años',
      'cada cuanto hay que cambiarle los zapatos a mi hijo',
      'zapatitos primeros pasos talla',
      'le compro un numero mas de zapatillas al nene',
    ],
    maya: 'Deja alrededor de un centímetro por delante del dedo más largo: menos frena y más hace tropezar. La edad dice poco; mide cada dos o tres meses mientras es pequeño. Puntera ancha, suela que se doble por los dedos y talón sujeto.',
    valentina:
      'Un centímetro de margen, el ancho de tu dedo, y ya. Dos números de más para que duren es receta de tropezones. Los peques cambian rápido, así que mide cada dos o tres meses. Punta ancha, suela flexible y que el talón no baile.',
  },
  {
    title: 'Horma ancha y empeine alto',
    questions: [
      'tengo el pie ancho que zapatos me valen',
      'que significa horma h o k en zapatos',
      'los zapatos me aprietan de ancho no de largo',
      'empeine alto que calzado',
      'juanetes zapatos comodos que no parezcan de abuela',
    ],
    maya: 'Si falta ancho, subir de número solo añade largo: busca anchos con letra, de la G normal a la H o la K. Ayudan la piel blanda, la puntera almendrada o redonda y los cordones; sobre un juanete, ninguna costura. Al empeine alto le van el escote abierto y la lengüeta.',
    valentina:
      'Si te aprieta de ancho, otro número no lo arregla: busca hormas anchas, que llevan letra, G es la normal y H o K más anchas. Piel blanda, punta redonda, cordones, y cero costuras encima del juanete. Con empeine alto, escote abierto o cordón.',
  },
  {
    title: 'Talla de anillo',
    questions: [
      'como saber mi talla de anillo',
      'anillo talla 12 a cuantos mm',
      'talla de anillo usa 7 en españa',
      'medir el dedo para un anillo sin que se entere',
      'sortija numero 14 que medida es',
      'medir el dedo para una alianza',
      'anillo se me cae en invierno',
      'numero de anillo en centimetros',
    ],
    maya: 'La talla internacional es el contorno del dedo en milímetros, y la española, ese menos cuarenta: 52 mm es un 12; 54, un 14. El 12 ronda la 6 estadounidense y el 14, la 7. Para una sorpresa, mide el diámetro interior de un anillo suyo y multiplícalo por 3,14. Los dedos, templados y por la tarde: el frío los encoge.',
    valentina:
      'Rodea el dedo con un hilo, mide en milímetros y quita cuarenta: 54 mm es un 14, que en Estados Unidos es un 7; 52 es un 12, o sea, un 6. ¿Es sorpresa? Coge un anillo suyo, mide el hueco por dentro y multiplica por 3,14. Nunca con las manos frías.',
    source: 'ISO 8653, Joyería: tamaños de anillo',
  },
  {
    title: 'Talla de sombrero y gorra',
    questions: [
      'como mido mi cabeza para un sombrero',
      'talla 58 de sombrero es m o l',
      'sombrero 7 1/4 cuanto es en cm',
      'gorra cerrada fitted que talla soy',
      'tengo la cabeza grande que gorro compro',
      'como medir la cabeza para un sombrero',
      'talla de sombrero 57 que es',
    ],
    maya: 'Rodea la cabeza a un centímetro sobre cejas y orejas: los centímetros son la talla. De 55 a 56 es S, de 57 a 58 M, de 59 a 60 L. En la numeración inglesa, 57 cm es 7 1/8 y 58, 7 1/4. Entre dos, la mayor: se ajusta con una cinta bajo la badana.',
    valentina:
      'Metro alrededor, un dedo por encima de cejas y orejas. Eso es tu talla: 55-56 S, 57-58 M, 59-60 L. En gorras cerradas, 57 cm es 7 1/8 y 58 es 7 1/4. Si dudas, la grande, y le metes una tirita de espuma por dentro.',
  },
  {
    title: 'Talla de guantes',
    questions: [
      'que talla de guantes uso',
      'guantes talla 7 y medio cuanto es',
      'como medir la mano para guantes',
      'guantes de piel talla 8 hombre o mujer',
      'comprar guantes de cuero por internet medida',
      'talla de guantes como se mide',
      'guantes talla 7 mujer centimetros',
    ],
    maya: 'Mide la palma por los nudillos, sin el pulgar, con la mano algo cerrada, y divide entre 2,7: 19 cm es un 7; 20, un 7,5; 21,5, un 8. En mujer lo habitual va de 6,5 a 7,5 y en hombre, de 8 a 9,5. La piel se compra justa, porque cede a lo ancho.',
    valentina:
      'Metro alrededor de los nudillos, sin pulgar, y divides entre 2,7. 19 cm, un 7; 20, un 7,5; 21,5, un 8. Los de piel llévatelos ajustaditos, que ceden; los de lana da más igual porque estiran.',
  },
  {
    title: 'Talla de cinturón',
    questions: [
      'que talla de cinturon compro',
      'cinturon 95 para que pantalon',
      'como medir un cinturon hombre',
      'correa talla 34 en cm',
      'en que agujero se debe abrochar el cinto',
      'en que agujero va el cinturon',
      'cinturon 95 que talla es',
      'cuanto tiene que sobrar el cinturon',
      'correa me queda larga',
    ],
    maya: 'La talla es la distancia de la hebilla al agujero del centro, en centímetros: mide sobre las trabillas del pantalón con que irá. Una W32 suele pedir un 85; una W34, un 90. Bien elegido, abrocha en el tercero de cinco y la punta no pasa de la segunda trabilla.',
    valentina:
      'Mide por encima del pantalón, por donde pasa el cinto: esos centímetros son la talla, contados de la hebilla al agujero del medio. Con una W32, un 85; con una W34, un 90. Si abrochas en el tercero de cinco, clavado.',
  },
  {
    title: 'Camisas por talla de cuello',
    questions: [
      'camisa talla 40 de cuello que letra es',
      'como se mide el cuello para camisa',
      'talla 15 y medio de camisa en cm',
      'camisa de vestir hombre 39 es m',
      'el cuello me aprieta y el cuerpo me queda grande',
    ],
    maya: 'La camisa de vestir se numera por el cuello en centímetros: 37-38 es S, 39-40 M, 41-42 L, 43-44 XL. En pulgadas, 15 son 38 y 15½, 39. Mide bajo la nuez con un dedo dentro. Se compra el cuello y se entalla el cuerpo, nunca al revés.',
    valentina:
      'El número es el cuello en centímetros: 37-38 S, 39-40 M, 41-42 L, 43-44 XL. Si viene en pulgadas, 15 es 38 y 15½ es 39. Mide con un dedo metido para respirar. ¿Cuello bien y cuerpo ancho? Que lo entallen, sale barato.',
  },
  {
    title: 'Talla de traje y medidas corto y largo',
    questions: [
      'que talla de traje soy si mido 100 de pecho',
      'traje 50 que significa',
      'que es traje talla 50 largo o corto',
      'talla de saco 38r 40l',
      'mido 1,90 y soy delgado que traje compro',
    ],
    maya: 'La talla de un traje es la mitad del pecho en centímetros: 96 cm, una 48; 100, una 50; 104, una 52. Al lado, la estatura: corto, normal o largo (S, R, L en pulgadas: una 50 es una 40R). La manga se arregla; el hombro, no. Elige por el hombro.',
    valentina:
      'Mide el pecho y divide entre dos: 96 es 48, 100 es 50, 104 es 52. Luego va el largo: corto, normal o largo, o sea S, R y L en las marcas inglesas, donde la 50 es 40R. Que encaje el hombro; mangas y bajos los apaña cualquiera.',
  },
  {
    title: 'El drop de un traje',
    questions: [
      'que es el drop en un traje',
      'traje drop 6 o drop 8 cual me va',
      'la chaqueta me vale pero el pantalon del traje me queda grande',
      'drop 7 slim que significa',
      'tengo espalda ancha y cintura estrecha que traje',
    ],
    maya: 'El drop es la resta entre medio pecho y media cintura: en una 50 de drop 6, el pantalón es de 44, unos 88 cm. El 6 es el normal; 7 u 8, para espalda ancha y cintura fina; 4 o menos, para un torso más recto. Comprar las dos piezas por separado evita la duda.',
    valentina:
      'Drop es cuánto cambia de pecho a cintura, en mitades. Una 50 con drop 6 trae pantalón 44, unos 88 cm. Si haces gimnasio o tienes mucha espalda, 7 u 8; si eres recto o con tripa, 4. O compra chaqueta y pantalón sueltos, que es lo más práctico.',
  },
  {
    title: 'Pantalones W y L',
    questions: [
      'que significa w32 l34 en unos jeans',
      'vaqueros 32 32 que talla española es',
      'cuanto es w30 en cm',
      'que largo l necesito si mido 1,75',
      'pantalon talla 42 hombre que w es',
      'jean 28 de mujer que talla',
    ],
    maya: 'W es cintura y L, largo interior de pierna, en pulgadas de 2,54 cm: W32 L32 son unos 81 y 81. En hombre, W32 ronda la 42 española y W34, la 44; en mujer, W28 ronda la 38. Las cinturas suelen venir generosas: mide un pantalón que siente bien y compara.',
    valentina:
      'W de waist, cintura; L de length, la pierna por dentro. En pulgadas: por 2,54 y tienes los centímetros. W32 es la 42 de chico, W34 la 44, y W28 la 38 de chica, más o menos. Lo fiable: mide por dentro unos que te queden bien.',
  },
  {
    title: 'Medir el largo de pierna y el tiro',
    questions: [
      'como mido la entrepierna para pantalones',
      'que es el tiro de un pantalon y como se mide',
      'medir largo interior de pierna',
      'tiro alto medio bajo cuantos cm',
      'medidas de un pantalon para vender o comprar',
    ],
    maya: 'Sobre un pantalón que siente bien, extendido: el largo va de la costura de la entrepierna al bajo; el tiro, de esa costura al borde de la cinturilla por delante. Un tiro medio de mujer ronda los 25 cm; desde 28 es alto. La cintura se mide cerrada y se dobla.',
    valentina:
      'Pilla un pantalón que te encante, estíralo y mide: de la cruz al bajo es el largo; de la cruz a la cinturilla por delante, el tiro. En chica, 25 cm es medio y de 28 para arriba, alto. Cintura abrochada, de lado a lado y por dos.',
  },
  {
    title: 'Cómo tomarte las medidas',
    questions: [
      'como me mido yo sola sin ayuda',
      'no tengo metro como me mido',
      'errores al tomarse medidas',
      'donde esta la cintura exactamente',
      'medirse con una cuerda',
      'como me tomo las medidas de pecho cintura y cadera',
    ],
    maya: 'En ropa interior, de pie, respirando normal, con la cinta horizontal y sin apretar, ante un espejo. Pecho y cadera, por lo más ancho; la cintura está donde te doblas de lado, y la cadera, unos veinte centímetros más abajo. Sin metro, un cordón y una regla. Mide dos veces y compara con la tabla de esa marca.',
    valentina:
      'En ropa interior, delante del espejo y sin meter tripa, que la talla no se entera. Pecho y cadera, por lo más ancho; donde te doblas de lado, ahí está la cintura. La cinta, recta y sin apretar. ¿Sin metro? Una cuerda y luego una regla. Repite y compara con la tabla de la marca.',
  },
  {
    title: 'Cuánto encoge la ropa',
    questions: [
      'cuanto encoge el algodon al lavarlo',
      'compro una talla mas por si encoge',
      'los vaqueros encogen en la secadora',
      'la remera se me achico',
      'que telas encogen mas',
      'sanforizado que significa',
    ],
    maya: 'El algodón y el lino sin preencoger pierden a menudo entre un 3 y un 5 % del largo en el primer lavado; la viscosa, a veces más; la lana se apelmaza con calor y roce. Sanforizado o prelavado quiere decir que ya encogió. El poliéster apenas cambia. El calor de la secadora lo agrava todo.',
    valentina:
      'Algodón y lino suelen encoger un 3 o un 5 % la primera vez, sobre todo de largo; la viscosa, incluso más; y la lana con agua caliente se vuelve de muñeca. Si pone sanforizado o prelavado, tranquilidad. Poliéster, ni se inmuta. Y la secadora, lo peor.',
  },
  {
    title: 'Por qué cambia tu talla entre marcas',
    questions: [
      'por que en una tienda soy la 38 y en otra la 42',
      'las tallas de cada marca son diferentes',
      'que es el vanity sizing',
      'las tallas ahora son mas grandes o mas chicas que antes',
      'ninguna talla me coincide',
    ],
    maya: 'No hay talla obligatoria: cada casa prueba sobre un cuerpo propio y lo escala. Algunas agrandan el patrón y bajan el número para halagar, el llamado vanity sizing. El número describe su molde y nada más. Anota tus centímetros y lee siempre su tabla.',
    valentina:
      'Porque nadie les obliga: cada marca hace su molde. Y algunas ponen un número más pequeño en ropa más grande para que te sientas bien, que eso es el vanity sizing. El número no va de ti. Ten tus centímetros en el móvil y a otra cosa.',
  },
  {
    title: 'Tallas asiáticas',
    questions: [
      'talla xl china cuanto es en españa',
      'ropa coreana o japonesa que talla pido',
      'las tallas asiaticas son mas chicas cuantas subo',
      'comprar en paginas chinas talla correcta',
      'asian size m equivale',
    ],
    maya: 'La ropa hecha para el mercado asiático suele ir una o dos tallas por debajo de la europea, con menos pecho, hombro y manga. No cuentes letras: pide la tabla en centímetros de la prenda y compárala con una que siente bien, puesta en plano.',
    valentina:
      'Suelen venir una o dos tallas más pequeñas que aquí, sobre todo de hombro y manga. Pero no vayas a ciegas: mira los centímetros de la prenda y compáralos con algo parecido que ya te quede bien, extendido en la cama.',
  },
  {
    title: 'Medidas de la prenda y del cuerpo',
    questions: [
      'que significa holgura en una prenda',
      'medida de la prenda o de mi cuerpo tabla de tallas',
      'cuantos cm de mas tiene que tener una camisa',
      'una chaqueta de 110 de pecho me vale si mido 100',
      'diferencia entre medida corporal y medida de prenda',
    ],
    maya: 'Una tabla habla del cuerpo o de la prenda; averigua de cuál. La tela lisa necesita aire: en pecho, una camisa pide de 8 a 12 cm sobre el cuerpo, una chaqueta de 8 a 14 y un abrigo, 15 o más. El punto que cede puede medir lo mismo que tú, o menos.',
    valentina:
      'Mira si la tabla es de tu cuerpo o de la prenda, porque no es lo mismo. La tela que no estira necesita hueco: unos 10 cm más de pecho en camisas y chaquetas, 15 o más en abrigos. En punto elástico puede medir como tú y quedar perfecto.',
  },
  {
    title: 'Medias y pantis: elegir talla',
    questions: [
      'que talla de medias panty uso',
      'las medias se me bajan',
      'talla de pantis por altura y peso',
      'pantimedias talla grande que no aprieten',
      'cuantos denier tiene que tener una media',
    ],
    maya: 'En pantis manda la altura tanto como la cadera: si se bajan, suelen ser cortos, y conviene la talla siguiente. El denier es el grosor: hasta 20 transparentan, 40 velan, 60 o más cubren. Un panti con elastano y cinturilla ancha se mueve menos.',
    valentina:
      'Si se te bajan, casi siempre te quedan cortas: sube una talla, sin drama. Mira la tabla de altura del paquete. Y los denier: 15 o 20 se ve la piel, 40 a medias, de 60 para arriba, opacas y abrigaditas. Cinturilla ancha, siempre.',
  },
  {
    title: 'Talla de bañador y bikini',
    questions: [
      'que talla de bañador compro si soy tronco largo',
      'traje de baño talla mas o menos que la ropa',
      'malla o bikini talla arriba distinta que abajo',
      'el bañador me tira de los hombros',
      'bikini copa d talla',
    ],
    maya: 'El bañador se compra por el pecho y el largo del torso: si tira de los hombros o se clava abajo, es corto, y hace falta otra talla o un modelo de torso largo. Mojado cede algo, así que seco ha de ceñir sin marcar. En bikini, por separado; con copa, tu talla de sujetador.',
    valentina:
      'Si te tira de los hombros es corto de tronco, no es que te sobre nada: talla más o modelo de torso largo. Seco debe ir ajustado, que mojado cede. En bikini compra piezas sueltas, y si tienes pecho, los que van por copa son otra historia.',
  },
  {
    title: 'Tallas de calcetines',
    questions: [
      'calcetines 39-42 cual elijo',
      'que talla de medias soquetes uso si calzo 38',
      'los calcetines se me caen dentro del zapato',
      'calcetines talla unica para pie grande',
      'calzo 45 que calcetines compro',
    ],
    maya: 'Van por tramos de número de calzado: 35-38, 39-42, 43-46. Si estás en el borde, el tramo en que tu pie quede hacia el medio; el talón tejido ha de caer en el tuyo. El que se cuela suele ser grande o haber perdido el elástico.',
    valentina:
      'Por número de zapato: 35-38, 39-42, 43-46. Que el talón del calcetín coincida con el tuyo, esa es la prueba. Si se te escurren dentro de la zapatilla, te quedan grandes o el elástico ha muerto.',
  },
  {
    title: 'Letra y número en mujer: S, M, L y XL',
    questions: [
      'm es 38 40 o 42',
      'la talla m de mujer que numero es',
      'la s es 36 o 38',
      'talla l mujer numero',
      'xl que numero es en mujer',
      'la 38 es s o m',
      'la 42 de pantalon que letra es',
      'a que letra equivale la 40',
    ],
    maya: 'En España, en mujer: XS es 34, S 36, M 38 a 40, L 42, XL 44 y XXL 46. Cada marca mueve una talla arriba o abajo: algunas llaman S a la 38 y L a la 40. Si dudas, mira los centímetros de pecho y cadera de su tabla.',
    valentina:
      'Lo normal en España: XS 34, S 36, M 38-40, L 42, XL 44, XXL 46. Pero cada tienda va por libre y baila un número, así que mira los centímetros de pecho y cadera antes de darle a comprar.',
  },
  {
    title: 'Letra y número en hombre: pantalón, camisa y chaqueta',
    questions: [
      'que numero es la m de hombre',
      'talla l de hombre en pantalon',
      'la 42 de pantalon hombre es m o l',
      'talla m en chaqueta de hombre',
      'xl hombre que numero es',
      'la 50 de americana es m o l',
      'camisa talla 40 es m o l',
    ],
    maya: 'En España, en hombre, orientativo: S es pantalón 38-40, chaqueta 46 y cuello 37-38; M, 42, 48-50 y 39-40; L, 44, 52 y 41-42; XL, 46-48, 54 y 43-44. Una chaqueta se elige por hombro y un pantalón, por cintura.',
    valentina:
      'Apunta, más o menos: S, pantalón 38-40, chaqueta 46, cuello 37-38. M, 42, 48-50, 39-40. L, 44, 52, 41-42. XL, 46-48, 54, 43-44. Manda el hombro en la chaqueta y la cintura abajo.',
  },
  {
    title: 'Números de vaquero de mujer: del 25 al 32',
    questions: [
      'que talla es un vaquero 27 de mujer',
      'jean 28 mujer que talla española es',
      'vaqueros w29 mujer equivalencia',
      'talla 26 de jeans es 36',
      'soy una 40 que numero de vaquero',
      'que significa 30 en un vaquero de chica',
    ],
    maya: 'El número es la cintura en pulgadas. En mujer, orientativo: 25 es 34; 26, 36; 27 y 28, 38; 29, 40; 30 y 31, 42; 32, 44. Con elástico, la justa; rígido, sube una. Compara con la cintura de un pantalón que te siente bien.',
    valentina:
      'Son pulgadas de cintura: 25 es una 34, 26 una 36, 27-28 una 38, 29 una 40, 30-31 una 42 y 32 una 44. Si llevan elastano, tu talla justa; si son rígidos, una más y tan a gusto.',
  },
  {
    title: 'Tallas grandes en número: XXL, 2X, 3XL y 4XL',
    questions: [
      'xxl de mujer que numero es',
      'talla 50 de mujer que letra es',
      '3xl hombre que numero es',
      'que es 2x en ropa americana',
      'talla 48 mujer es xxl',
      'talla plus size equivalencias',
    ],
    maya: 'En mujer, orientativo en España: XXL es 46-48, 3XL 50-52 y 4XL 54. En hombre, XXL es pantalón 50-52 y 3XL, 54-56. El 2X estadounidense de talla plus tiene otro patrón que la XXL: más amplio en pecho, brazo y cadera. Mide y compara.',
    valentina:
      'En chica, XXL es 46-48, 3XL 50-52 y 4XL 54; en chico, XXL 50-52 de pantalón y 3XL 54-56. Y ojo: el 2X americano no es la XXL, viene con más pecho, brazo y cadera. Metro en mano.',
  },
  {
    title: 'De talla de niño a talla de adulto',
    questions: [
      'talla 14 de niña que talla de adulto es',
      'talla 16 de niño es s',
      'puedo comprarme ropa de niño siendo adulta',
      'talla 12 infantil equivale a xs',
      'mi hijo de 13 años que talla de adulto',
      '164 cm que talla de adulto',
    ],
    maya: 'Orientativo: la 12 infantil, 152 cm, es poco menos que una XXS; la 14, 164 cm, una XS; la 16, 170 cm, una S corta de chico. El patrón de niño no tiene pecho, cadera ni hombro de adulto, así que mira contorno y largo de manga.',
    valentina:
      'Más o menos, la 14 es una XS y la 16 una S de chico; la 12 se queda en XXS. Si eres menudita, camisetas y sudaderas de la sección niños cuelan; pantalones, depende de la cadera.',
  },
  {
    title: 'Medio número en los zapatos: subir o bajar',
    questions: [
      'entre dos numeros de zapato cual elijo',
      'medio numero mas o menos en zapatos',
      'zapato un poco grande que hago',
      'zapatillas de correr un numero mas',
      'las botas se compran mas grandes',
      'el cuero cede medio numero',
      'tacones entre 37 y 38',
      'como acierto con la talla de zapato',
    ],
    maya: 'Pruébatelos por la tarde, con el pie hinchado, y deja un dedo delante. Zapatilla de correr y bota de monte, medio o un número más: el pie se hincha y baja. Zapato de cuero o mocasín, justo sin apretar la puntera, porque ensancha, no alarga. Tacón cerrado, el menor cómodo, que el pie se va adelante.',
    valentina:
      'Siempre por la tarde, con el pie cansado, y un dedo libre delante. Para correr o monte, medio o uno más, que el pie se hincha. Cuero y mocasín, justitos, que ceden de ancho; de largo, nada. Tacón, el pequeño cómodo.',
  },
];
