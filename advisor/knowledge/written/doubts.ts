import type { WrittenEntry } from './entry.ts';

/** Follow-ups to answers on washing, dyeing and drying. */
export const careDoubts: readonly WrittenEntry[] = [
  {
    title: 'Quitar bolitas',
    questions: [
      'el jersey de cachemir esta lleno de bolitas, se ha estropeado o es normal',
      'es normal que salgan bolitas en un jersey nuevo de lana',
      'mi chompa de alpaca tiene motitas',
      'sueter de cashmere con pelotitas tiene arreglo',
      'le salieron bolitas a mi chaleco de lana que hago',
      'por que hace bolitas el cachemir si es caro',
      'jersey de lana con bolas debajo de los brazos',
      'como quito las bolitas de un jersey',
    ],
    maya: 'Es normal, también en el bueno: son fibras cortas que se enredan donde roza. Extiéndelo en plano y pasa un peine de cachemir o una maquinilla, sin tirar de ninguna. Luego, lavado a mano en frío y del revés, un día de descanso entre puestas y doblado, nunca colgado. Cada vez salen menos.',
    valentina:
      'Tranqui, no está roto: pasa hasta con el caro, por el roce. En plano sobre la mesa, peine de cachemir o maquinilla, y ni se te ocurra arrancarlas. Lávalo a mano, frío y del revés, déjalo descansar un día y dóblalo. Con el tiempo salen menos.',
  },
  {
    title: 'Vaqueros: cada cuánto se lavan',
    questions: [
      'cada cuanto se lavan los vaqueros',
      'cada cuanto lavo unos jeans',
      'cuantas puestas aguanta un vaquero sin lavar',
      'hay que lavar los pantalones vaqueros cada vez que se usan',
      'es verdad que los jeans no se lavan nunca',
      'meter los vaqueros en el congelador para no lavarlos sirve',
      'cada cuantos usos se lava el mezclilla',
      'lavar los blue jeans seguido los arruina',
    ],
    maya: 'Ni cada puesta ni nunca: entre cinco y diez usos, o antes si huelen, tienen mancha o has sudado. Del revés, en frío, con poco jabón, sin suavizante y al aire. Entre puestas, colgados una noche. El congelador no desinfecta: casi todas las bacterias despiertan al descongelarse.',
    valentina:
      'Ni la abuela ni TikTok: cada cinco o diez puestas, o antes si huelen o hay mancha. Del revés, frío, poco jabón, sin suavizante y al aire. Entre medias, una noche ventilando. Y lo del congelador es cuento: las bacterias se despiertan luego.',
    source: 'Smithsonian Magazine, «The Myth of the Frozen Jeans» (2011)',
  },
  {
    title: 'Vinagre o sal para fijar el color',
    questions: [
      'el vinagre fija el color de la ropa o es cuento',
      'sirve echar vinagre para que no se destiña',
      'lo de la sal para fijar el color funciona',
      'eso del vinagre funciona',
      'vinagre para recuperar el negro de los vaqueros',
      'remojar en vinagre la ropa nueva para que no pierda color',
      'sal gruesa para que no destiña',
    ],
    maya: 'Es más costumbre que química: en ropa ya teñida, ni el vinagre ni la sal fijan el tinte, y no devuelven el color perdido. Un poco de vinagre blanco en el aclarado quita restos de jabón, y por eso parece más viva. Nunca con lejía. Lo que conserva el color: agua fría, del revés y sombra.',
    valentina:
      'Cuento, más o menos: ni vinagre ni sal fijan un tinte que ya viene de fábrica, y el color que se fue no vuelve. Un chorrito en el aclarado quita jabón y aviva un pelín, y jamás con lejía. Lo que funciona es frío, del revés y sombra; y si ya está gris, tinte.',
  },
  {
    title: 'Si el tinte de ropa mancha la lavadora',
    questions: [
      'el tinte mancha la lavadora',
      'como limpio la lavadora despues de teñir ropa',
      'se queda el tambor manchado de tinte negro',
      'teñir en la lavadora arruina la siguiente colada',
      'luego de teñir los jeans destiñe el lavarropas a otra ropa',
      'la goma de la lavadora quedo negra por el tinte',
    ],
    maya: 'El tambor de acero no, pero quedan restos en la goma y el cajetín. Al terminar, pasa un paño por la goma y pon un lavado vacío en caliente con detergente y un vaso de lejía. La colada siguiente, oscura; y lo teñido, solo o con negro las dos o tres primeras veces.',
    valentina:
      'El tambor se libra; la goma y el cajetín, no tanto. Pásales un paño y pon un lavado vacío, caliente, con detergente y un chorro de lejía. La siguiente colada, de negro por si acaso, y lo teñido va solo las primeras veces.',
    source: 'Rit Dye, instructions for the washing machine',
  },
];

/** Follow-ups to answers on dress. */
export const dressDoubts: readonly WrittenEntry[] = [
  {
    title: 'Corbata que queda corta o larga al anudarla',
    questions: [
      'la corbata me queda corta',
      'al hacer el nudo la corbata me llega arriba del ombligo',
      'me queda larga la corbata, me tapa la bragueta',
      'la punta fina queda mas larga que la ancha',
      'como hago para que la corbata llegue a el cinturon',
      'me queda corta, llega arriba del ombligo',
      'la pala de la corbata me queda muy abajo',
    ],
    maya: 'Deshazla y empieza con la punta ancha más abajo: si quedó corta, bájala unos centímetros; si quedó larga, súbela los mismos. La punta ha de rozar la hebilla. Si aún no llega, usa el nudo simple, que gasta menos tela, o busca una corbata extralarga.',
    valentina:
      'Fácil: deshaz el nudo y vuelve a empezar con la punta ancha más baja, lo que te faltaba de largo, más o menos. Debe tocar la hebilla. ¿Sigue corta? Nudo simple, que gasta menos tela, o una corbata más larga si eres alto.',
  },
  {
    title: 'Esmoquin en un cóctel: si es demasiado',
    questions: [
      'el esmoquin seria pasarse en un coctel',
      'puedo ir de esmoquin a un coctel',
      'smoking para una fiesta de coctel es mucho',
      'si pone coctel voy de esmoquin',
      'ir de esmoquin a una boda de dia es pasarse',
      'cuando es demasiado un smoking',
    ],
    maya: 'Sí, sería pasarse: el esmoquin pide que la invitación hable de etiqueta, y es de noche. Para un cóctel, traje oscuro liso, camisa blanca y zapato lustrado; la corbata ayuda y se quita si sobra. Mejor el más sobrio de la sala que el único de gala.',
    valentina:
      'Sí, te pasas: el esmoquin es para cuando lo pone la invitación y de noche. En un cóctel vas perfecto con traje oscuro, camisa blanca y zapato brillante; corbata si quieres, que siempre se quita.',
  },
  {
    title: 'Zapatos de charol con traje',
    questions: [
      'los zapatos de charol se usan con terno o solo con smoking',
      'puedo llevar zapatos de charol con un traje normal',
      'charol con traje azul',
      'zapato de charol de dia con traje',
      'zapatos brillantes de charol para una boda con traje',
      'charol solo con esmoquin',
    ],
    maya: 'El charol es del esmoquin y de la noche más formal. Con traje de oficina o de día, no; con uno negro o azul noche, liso, en una fiesta de noche, se tolera. Para todo lo demás, un oxford negro bien lustrado hace el mismo efecto sin pasarse.',
    valentina:
      'El charol va con esmoquin y poco más. Con traje negro lisito y fiesta de noche cuela; de día o con traje de oficina, canta. Un oxford negro bien lustrado brilla lo justo y te vale para todo.',
  },
  {
    title: 'Medias con zapatos nude o claros',
    questions: [
      'que medias con zapatos nude',
      'medias con los salones nude',
      'con tacones beige llevo medias negras o color piel',
      'puedo llevar medias negras con zapato claro',
      'pantis con zapatos color piel',
      'medias tupidas con tacones nude',
    ],
    maya: 'Con zapato nude, pierna desnuda o media de tu tono, fina y sin brillo, de 8 a 15 deniers: así la línea sigue y alarga. La negra tupida la corta en el tobillo; para ella, zapato negro u oscuro. Con frío, mejor cambiar de zapato que de media.',
    valentina:
      'Nude con pierna al aire o media de tu tono, finita y sin brillo, y la pierna no se acaba nunca. Negra tupida con zapato clarito te la corta por el tobillo: para esas, zapato negro. Si hace frío, cambia de zapato y no de media.',
  },
  {
    title: 'Flores, corona o algo que llevar a un velorio o funeral',
    questions: [
      'se llevan flores a un funeral',
      'llevo flores o algo al velorio',
      'que se lleva a un velorio ademas de la ropa',
      'mando una corona o un ramo a el tanatorio',
      'flores para un entierro de que color',
      'hay que llevar algo a la familia en un funeral',
      'corona de flores para la misa de difunto',
    ],
    maya: 'No obliga, pero se agradece. Lo habitual es enviar corona o ramo al tanatorio o velatorio, en tonos blancos, con una cinta y vuestro nombre, a menudo entre varios; en mano, un ramo pequeño. Algunas familias piden donativo o misa en su lugar: pregunta antes. Y tu presencia es lo que cuenta.',
    valentina:
      'Obligado no es, pero es un detallazo. Lo normal es mandar corona o ramo en blanco, con cinta y vuestro nombre, y se puede pagar entre varios. Hay familias que prefieren un donativo o una misa, así que pregunta. Y si vas sin nada, un abrazo basta.',
  },
  {
    title: 'Ropa para ir al médico o a una prueba',
    questions: [
      'que ropa llevo a el cardiologo si hay que desvestirse de arriba',
      'los botones son un engorro para el medico',
      'ropa facil de quitar para una consulta medica',
      'que me pongo para un electrocardiograma',
      'puedo llevar sujetador con aros a una radiografia',
      'ropa para una mamografia',
      'que ropa llevar a una resonancia',
      'para la revision medica mejor camisa o jersey',
      'que ropa llevo al medico',
      'como me visto para una ecografia',
      'ropa para un analisis de sangre',
      'que me pongo para una resonancia',
      'ropa comoda para ir al hospital',
    ],
    maya: 'Dos piezas, para quitar solo la de arriba, con manga que suba fácil. La camisa abotonada abre por delante; si te vas a desvestir deprisa, camiseta con chaqueta de punto. Zapato que salga sin agacharse; sin body, medias, cuello alto, collares ni crema, y sin metal ni aros para una radiografía o resonancia.',
    valentina:
      'Siempre dos piezas, que solo te quitas la de arriba, y manga que se suba bien. Los botones van bien si solo hay que abrir; para quitar y poner, camiseta con rebeca. Zapatos fáciles. Nada de body, medias, cuello alto, collares ni crema, y sin metal ni aros si hay radiografía o resonancia.',
  },
];
