import type { WrittenEntry } from './entry.ts';

/** How things are done, and what is dangerous to do. */
export const practice: readonly WrittenEntry[] = [
  {
    title: 'Secar ropa en horno, microondas o sobre una estufa',
    aims: ['dangerous-advice'],
    questions: [
      'seco el vaquero en el horno o en el microondas',
      'secar las zapatillas en el microondas',
      'meto los calcetines mojados al microondas',
      'puedo secar la ropa encima de la estufa toda la noche',
      'secar ropa sobre la hornilla o el calefactor encendido',
      'meto el plumas en el horno para que se seque',
    ],
    maya: 'No lo hagas: en el horno, el microondas o sobre una estufa la tela prende y no avisa. Lo seguro y rápido: escurrir dentro de una toalla, centrifugar otra vez y secador en frío o templado en la mano, o percha ante un ventilador. Lo mojado, a un metro de cualquier fuego.',
    valentina:
      'No, por favor, que arde: ni horno ni micro ni encima de la estufa. Enróllala en una toalla y aprieta, otro centrifugado, y secador en la mano o ventilador. Y siempre a un metro de la estufa.',
  },
  {
    title: 'Planchar la ropa puesta',
    aims: ['dangerous-advice'],
    questions: [
      'puedo planchar la camisa puesta',
      'me puedo planchar la ropa con ella puesta',
      'planchar una falda sin quitarmela',
    ],
    maya: 'No: la plancha y el vapor queman la piel a través de la tela en un segundo. Quítatela; dos minutos sobre una toalla en la mesa bastan para el cuello, la pechera y los puños, que es lo que se ve.',
    valentina:
      'Ni se te ocurra, que te quemas. Quítatela: toalla en la mesa, cuello, pechera y puños, dos minutos y listo. Con jersey encima no se ve más.',
  },
  {
    title: 'Gasolina, alcohol y otros disolventes en la ropa',
    aims: ['dangerous-advice'],
    questions: [
      'si lavo con gasolina sale la grasa',
      'puedo limpiar una mancha con gasolina o nafta',
      'usar bencina para sacar la grasa cerca de la cocina',
      'quemar las pelusas con alcohol',
      'gasolina en una mancha',
    ],
    maya: 'No: los vapores de gasolina o bencina prenden con una chispa, y la prenda sigue siendo peligrosa al lavarla. Para la grasa, polvo de talco o bicarbonato una hora y lavavajillas; en lana o seda, tintorería. Con fuego no se quitan pelusas: con rodillo.',
    valentina:
      'No, que los vapores explotan con nada, y luego la lavadora también. Para grasa: talco o bicarbonato una hora y lavavajillas. Pelusas, con rodillo. Y si no sale, tintorería.',
  },
  {
    title: 'Mezclar lejía con vinagre o amoníaco',
    aims: ['dangerous-advice'],
    questions: [
      'le puse limpido y vinagre a la ropa y huele fuerte',
      'cloro con vinagre y agua caliente',
      'le echo cloro con amoniaco',
      'mezclar lejia con otros productos',
      'lejia con agua caliente en el baño cerrado',
    ],
    maya: 'Nunca: la lejía con vinagre, amoníaco u otro limpiador suelta gases tóxicos. Si ya huele fuerte, sal, abre ventanas, no te acerques a verterlo y llama al 112 o a toxicología, en España el 915 620 420, si te cuesta respirar. La lejía se usa sola y en agua fría.',
    valentina:
      'Nunca, en serio: hace un gas tóxico. Si ya lo has hecho, sal de ahí, abre ventanas y, si te pica la garganta o te cuesta respirar, 112 o toxicología, 915 620 420 en España. La lejía, sola y en frío.',
    source: 'Instituto Nacional de Toxicología y Ciencias Forenses, Servicio de Información Toxicológica',
  },
  {
    title: 'Fajas y corsés muy apretados',
    aims: ['dangerous-advice'],
    questions: [
      'me aprieto la faja al maximo muchas horas me pasa algo',
      'las fajas aguantan toda una fiesta o me voy a desmayar',
      'es malo llevar faja todo el dia',
      'no respiro con el corse',
    ],
    maya: 'Si cuesta respirar, se duerme una pierna o arde el estómago, aprieta demasiado: quítala. Una faja de tu talla sujeta sin marcar, unas horas como mucho, y nunca en el embarazo sin que lo diga tu médico. Un vestido con buen forro hace casi lo mismo.',
    valentina:
      'Si no puedes respirar, fuera ya. De tu talla, unas horas y sin que duela; y embarazada, solo si lo dice el médico. Un vestido forrado te sujeta igual y cenas a gusto.',
  },
  {
    title: 'Remangar bien una camisa',
    questions: [
      'como remangar bien una camisa',
      'remangar la camisa al estilo italiano',
      'como remango la camisa sin que se baje',
      'doblar las mangas de la camisa',
    ],
    maya: 'A la italiana: desabrocha, vuelve el puño del revés hasta el codo de una vez y dobla de nuevo el bajo, dejando asomar la punta del puño. No se baja y se ve limpia. La clásica, dos vueltas del ancho del puño.',
    valentina:
      'Método italiano: desabrochas, subes el puño del revés hasta casi el codo y doblas otra vez lo de abajo, dejando asomar un poco de puño. Aguanta todo el día.',
  },
  {
    title: 'Atar un pareo',
    questions: [
      'como amarro un pareo como vestido',
      'como me pongo el pareo de falda que no se caiga',
      'formas de atar un pareo',
    ],
    maya: 'De falda: rodea la cadera, cruza las puntas y haz doble nudo a un lado. De vestido: por detrás bajo las axilas, cruza las puntas por delante y átalas en la nuca. En algodón agarra mejor que en viscosa.',
    valentina:
      'De falda, doble nudo en la cadera y a un lado. De vestido: por la espalda, cruzas delante y atas en la nuca. Si resbala, un clip o un nudo más pequeño.',
  },
  {
    title: 'Anudar una pajarita o moño',
    questions: [
      'como se amarra el moño de pajarita',
      'nudo de pajarita paso a paso',
      'como se hace una pajarita',
      'pajarita o moño como se ata',
    ],
    maya: 'Un lado más largo; crúzalo por encima y sácalo por el cuello. Dobla el corto en forma de lazo, deja caer el largo sobre su centro, dobla el largo y pásalo por el hueco de detrás. Tira de los dos lazos a la vez. Es el nudo del zapato.',
    valentina:
      'Es como atarte el zapato: cruza, haz un lazo con la punta corta, pasa la larga por delante y mete su lazo por detrás. Tira de los dos a la vez. Practica en el muslo antes que en el cuello.',
  },
  {
    title: 'Pañuelo en la cabeza o en el pelo',
    questions: [
      'como me pongo una pañoleta en la cabeza estilo años 50',
      'como se amarra el paliacate estilo pinup',
      'formas de llevar un pañuelo en el pelo',
      'panuelo en la cabeza como se ata',
    ],
    maya: 'Años cincuenta: en triángulo, cruza las puntas bajo la barbilla y átalas en la nuca. Pin-up: dobla en banda, apóyala en la nuca y haz el nudo arriba, con las puntas escondidas. En coleta: banda alrededor de la goma.',
    valentina:
      'Cincuentera: triángulo, cruzas bajo la barbilla y atas detrás. Pin-up: banda, nudo arriba en la frente y escondes las puntas. Y si tienes prisa, atado en la coleta.',
  },
  {
    title: 'Anudar chalina, rebozo o chal',
    questions: [
      'como me pongo la chalina para que no se caiga',
      'me enseñas a amarrar el rebozo',
      'como se lleva un chal con vestido de fiesta',
      'como enrollo la chalina con dos vueltas',
    ],
    maya: 'Sobre los codos, con los extremos por delante, es lo más elegante con vestido. Para que no se mueva: cruza un extremo sobre el hombro contrario y sujétalo con un broche, o cinturón encima. De abrigo, dos vueltas flojas al cuello.',
    valentina:
      'De fiesta, en los codos y caído por detrás. Si se te escurre, un broche en el hombro o un cinturón encima. Para frío, dos vueltas flojas y las puntas dentro.',
  },
  {
    title: 'Doblar camisetas en vertical',
    questions: [
      'doblar las camisetas tipo marie kondo',
      'como doblo las remeras para que quepan mas',
      'doblar ropa en vertical',
      'donde meto muchas sudaderas en dos cajones',
    ],
    maya: 'Lados al centro hasta dejar un rectángulo, manga doblada dentro, y en tres: queda en pie. En fila en el cajón se ve todo y cabe un tercio más. Las sudaderas, igual, con la capucha hacia dentro.',
    valentina:
      'Lados al centro, mangas dentro y en tres, hasta que se quede de pie. Las pones en fila como libros y ves todo. Con sudaderas igual, capucha hacia dentro.',
  },
  {
    title: 'Tinta de bolígrafo y rotulador permanente',
    questions: [
      'he dejado un boli abierto en el bolsillo',
      'se me exploto un boli en el pantalon',
      'como quito rotulador permanente de una blusa',
      'marcador indeleble en pantalon',
      'mancha de tinta en vaquero',
    ],
    maya: 'Papel debajo, y alcohol de farmacia con un algodón desde fuera hacia el centro, cambiando de papel hasta que deje de soltar tinta; después lavavajillas y lavado. En rotulador permanente sale en parte. Nada de agua caliente, ni alcohol en acetato o cuero.',
    valentina:
      'Papel de cocina debajo y alcohol con un algodón, dando toques de fuera adentro hasta que no suelte más. Luego lavavajillas y lavadora. El permanente cuesta y a veces queda sombra. Agua caliente, no.',
  },
  {
    title: 'Sangre en la ropa',
    questions: [
      'sangre en las sabanas con agua fria o caliente',
      'mancha de sangre en falda clara',
      'se me mancho de regla el pantalon',
      'como quito sangre seca',
      'mancha de regla seca en las bragas',
      'sangre seca en sabanas',
      'sangre de menstruacion seca en el pantalon',
      'mancha de menstruacion en pantalon blanco',
      'sangre vieja en la ropa interior',
      'me vino la menstruacion y manche el uniforme',
    ],
    maya: 'Siempre agua fría: la caliente la fija. Fresca, grifo por el revés y jabón. Seca, una hora en agua con sal o detergente enzimático; en algodón blanco, agua oxigenada gota a gota. En lana o seda, solo agua fría y jabón suave. Fuera de casa, agua fría por el revés y un jersey a la cintura.',
    valentina:
      'Agua fría siempre, la caliente la deja para los restos. Jabón y frotar suave; si está seca, una horita con sal o enzimático, y si es blanco, agua oxigenada y verás la espumita. En seda o lana, solo frío y jabón. Si te pilla fuera, sudadera a la cintura. Le pasa a todas.',
  },
  {
    title: 'Vómito, leche y otras manchas de bebé',
    questions: [
      'mi nieto me vomito leche en la chompa',
      'mi gato vomito encima del abrigo',
      'el niño vomito en mi traje',
      'mancha de leche en alpaca que huele',
    ],
    maya: 'Retira con una tarjeta, seca y pasa un paño con agua fría y jabón neutro; bicarbonato seco una hora para el olor, y aspira. Si es algodón, detergente enzimático y lavado. En lana, abrigo o traje, después aire y, si queda cerco, tintorería.',
    valentina:
      'Quita lo gordo, paño con agua fría y jabón, y bicarbonato una hora para el olor. Si va a la lavadora, detergente con enzimas. En abrigo o traje, paño, aire y, si queda cerco, tinte.',
  },
  {
    title: 'Mancha de lejía o cloro',
    questions: [
      'se me cayo cloro al polo tiene arreglo',
      'mancha de lejia en una camiseta oscura',
      'salpique lejia en el pantalon negro',
      'desteñido por lejia',
    ],
    maya: 'No es mancha: es color perdido, y no vuelve. Se aclara en agua fría para que no siga. Un punto se disimula con rotulador textil; una zona, con tinte de toda la prenda, un parche o un bordado. En negro, el tinte suele salvarla.',
    valentina:
      'Ahí el color se ha ido y no vuelve. Aclara ya para que no avance. Un puntito se tapa con rotulador textil; si es grande, tiñe toda la prenda o ponle un parche chulo.',
  },
  {
    title: 'Salsas y comida en la ropa',
    questions: [
      'me manche de chimichurri',
      'me cayo mayonesa y palta en el poleron',
      'salsa roja en una falda clara',
      'se me cayo salsa encima',
    ],
    maya: 'Quita lo que sobra, cubre con talco o bicarbonato media hora, cepilla y pon lavavajillas directo; agua templada y lavado. Si lleva pimentón o tomate, después oxígeno activo en blanco o color sólido. Antes de secar, comprueba.',
    valentina:
      'Fuera lo que sobre, talco o bicarbonato media hora, cepilla y lavavajillas directo. A lavar con agua templada. Si es rojo, quitamanchas de oxígeno. No lo seques hasta ver que ha salido.',
  },
  {
    title: 'Café en la camisa a punto de entrar',
    questions: [
      'se me rego el cafe en la camisa y tengo reunion',
      'mancha en la camisa y entro en veinte minutos',
      'como salvo una mancha en el baño de la oficina',
      'me he manchado en el trabajo y no me puedo cambiar',
    ],
    maya: 'Agua fría por el revés, un punto de jabón de manos, toca con papel sin frotar y seca con el secador de manos. Si queda sombra: americana cerrada, pañuelo o foulard, o la carpeta en esa mano. En casa, remojo antes de lavar.',
    valentina:
      'Agua fría por dentro, gotita de jabón de manos, papel a toques y secamanos. ¿Se nota? Blazer abrochado, fular o la carpeta delante. Y en casa, a remojo.',
  },
  {
    title: 'Secar ropa dentro de casa',
    questions: [
      'como secar ropa en una habitacion sin balcon',
      'aqui nada se seca llevo tres dias',
      'secar ropa en piso sin secadora',
      'la ropa tarda mucho en secar',
      'la ropa no se seca en invierno',
      'secar ropa dentro de casa',
      'como seco rapido sin secadora',
      'olor a humedad por secar en interior',
    ],
    maya: 'Doble centrifugado, prendas separadas un dedo, en percha lo que se pueda, y aire: un ventilador o un deshumidificador acorta la mitad. Ventana abierta un rato, porque la humedad se queda en la pared. Cerca del radiador, no encima, y nunca sobre una estufa. Si tarda más de un día, huele.',
    valentina:
      'Centrifuga dos veces, sepáralas bien y pon un ventilador o un deshumidificador: se nota mogollón. Ventila un poco. Junto al radiador, no encima, y nada sobre la estufa. Si pasa de un día mojada, huele.',
  },
  {
    title: 'Ropa para surf, neopreno',
    questions: [
      'que grosor de neopreno para surf en enero',
      'primera clase de surf que lleva uno',
      'ropa para surf en otoño',
      'que traje de neopreno necesito',
    ],
    maya: 'Por la temperatura del agua: más de 20 grados, licra o 2 mm; de 16 a 20, 3/2; de 12 a 16, 4/3; por debajo, 5/4 con escarpines y capucha. Debajo, bañador; ceñido, sin bolsas de agua. La escuela suele prestarlo.',
    valentina:
      'Depende del agua: de 16 a 20 grados, un 3/2; de 12 a 16, 4/3; más fría, 5/4 con escarpines. Bañador debajo y que quede apretado. En la primera clase te lo dejan, pregunta.',
  },
  {
    title: 'Ropa para la bici',
    questions: [
      'ruta en bici culotte largo o corto en octubre',
      'bici al trabajo y llegar presentable',
      'que me pongo para ir en bici con lluvia',
      'ropa de ciclismo por primera vez',
    ],
    maya: 'Por encima de 15 grados, culote corto con manguitos; por debajo de 12, largo y cortavientos. El culote va sin ropa interior. Para ir a trabajar: capa fina que transpire, chubasquero con reflectante, camisa en la mochila y pernera recogida.',
    valentina:
      'Más de 15 grados, culotte corto; menos de 12, largo y cortavientos. Sin bragas ni calzoncillos debajo, que roza. Al curro: chubasquero con reflectante y la camisa limpia en la mochila.',
  },
  {
    title: 'Crossfit, zumba, aquagym y baile',
    questions: [
      'empiezo crossfit que hay que llevar',
      'que me pongo para zumba que no se baje el leguin',
      'que ropa de baño es comoda para acuagym',
      'ropa para clases de baile',
      'empiezo a correr que ropa necesito',
    ],
    maya: 'Crossfit: malla o pantalón corto que no enganche, camiseta pegada, zapatilla plana. Zumba y baile: malla de talle alto con cordón y zapatilla que gire. Aquagym: bañador de espalda cruzada, gorro y chanclas. Correr: zapatilla de tu pisada y tejido técnico.',
    valentina:
      'Crossfit: malla, camiseta pegada y zapa plana. Zumba: leggings de tiro alto con cordón. Aquagym: bañador deportivo que no se mueva y gorro. Para correr, gasta en las zapas y lo demás, técnico.',
  },
  {
    title: 'Mudas de guardería y ropa que se quiten solos',
    questions: [
      'cuantas mudas llevo a la guarde',
      'ropa para niños de 3 años que se la puedan quitar solos',
      'que ropa para la guarderia',
      'cuantas mudas lleva un crio de tres años',
    ],
    maya: 'Dos mudas completas en una bolsa con su nombre, tres si deja el pañal, y unos zapatos. Cintura elástica, sin petos ni botones ni cinturón, velcro en el zapato. Ropa que pueda mancharse, marcada por dentro.',
    valentina:
      'Dos mudas enteras con el nombre, tres si está dejando el pañal. Pantalón con goma, velcro y nada de petos ni botones, que llegan tarde al baño. Y que sea ropa de manchar.',
  },
  {
    title: 'Vestir a un bebé para dormir',
    questions: [
      'que le pongo a mi bebe para dormir en invierno',
      'cuanta ropa se le pone a un bebe de dos meses para dormir',
      'que le pongo a mi guagua para dormir',
      'saco de dormir de bebe que tog',
    ],
    maya: 'Con la habitación a 20 o 22 grados, body, pijama y saco de tu talla: TOG 1; a 18, TOG 2,5. Sin gorro, mantas sueltas ni almohada. Toca la nuca: templada y seca está bien; si suda, sobra una capa. Las dudas, al pediatra.',
    valentina:
      'Body, pijama y saquito: a 20 o 22 grados, TOG 1; a 18, TOG 2,5. Nada de gorro ni mantas sueltas. Tócale la nuca: si suda, quita algo. Y si dudas, a tu pediatra.',
    source: 'Asociación Española de Pediatría, recomendaciones de sueño seguro',
  },
  {
    title: 'Un niño que solo quiere el disfraz o el chándal',
    questions: [
      'mi hija solo quiere ir de elsa',
      'mi hijo de 11 solo quiere chandal lo dejo',
      'mi sobrino quiere ir de spiderman a todo',
      'no se quita el disfraz ni para dormir',
    ],
    maya: 'A esa edad elegir la ropa es crecer. Da a escoger entre dos opciones, guarda el disfraz para casa y un día fijo, y lleva algo del personaje debajo o en la mochila. El chándal, limpio y de su talla, no es un problema; para lo formal, se pacta antes.',
    valentina:
      'Negocia: disfraz en casa y un día a la semana, y a la calle una camiseta o calcetines del personaje. Dale a elegir entre dos cosas. Y si quiere chándal, que vaya limpio y ya.',
  },
  {
    title: 'Qué básicos no pueden faltar',
    questions: [
      'cuales son los basicos que todos deberian tener',
      'que es lo imprescindible en un armario',
      'si empezara de cero que diez prendas compro',
      'que prendas nunca pasan de moda',
      'basicos para la universidad con poco presupuesto',
      'lista de prendas esenciales',
      'llegue con una maleta que es lo esencial',
      'que es un fondo de armario y que lleva',
      'fondo de armario lista basica',
    ],
    maya: 'Un fondo de armario son diez que se combinan entre sí: camiseta blanca y otra oscura, camisa, jersey fino, vaquero recto, pantalón oscuro, blazer, abrigo o gabardina, zapatilla blanca y zapato o botín de piel, en dos neutros y un color. Ajústalo a tu vida. Con poco dinero, primero zapatos, y abrigo de segunda mano.',
    valentina:
      'Diez y tienes fondo de armario: dos camisetas lisas, camisa, jersey fino, vaquero recto, pantalón negro, blazer, abrigo, zapas blancas y un botín o mocasín. Dos neutros y un color, y adaptado a tu vida. ¿Poca pasta? Zapatos buenos y el resto, segunda mano.',
  },
  {
    title: 'Primer traje o primera americana',
    questions: [
      'es mi primer traje que color compro',
      'el primer blazer de un chico de 19 años',
      'mi primer terno para la practica de color lo compro',
      'cuantos trajes necesito',
      'traje para mi graduacion cuantos botones',
    ],
    maya: 'Azul marino o gris medio, liso, dos botones, lana de todo el año: vale para entrevista, boda y oficina. Camisa blanca y una corbata burdeos o marino. Hombro justo y manga que deje ver un dedo de puño. Con dos trajes se vive; con uno, se empieza.',
    valentina:
      'Azul marino, liso, dos botones y de lana: te sirve para todo. Camisa blanca, corbata burdeos y zapato negro. Que el hombro te quede clavado, lo demás lo arregla una modista.',
  },
  {
    title: 'Bañador que cubra y burkini',
    questions: [
      'hay burkini bonito o algo para la playa que cubra',
      'bañador tapado para natacion',
      'traje de baño que cubra harto',
      'como voy tapada a la piscina y que no pese la ropa',
    ],
    maya: 'Existen el burkini, el bañador de pernera y manga larga, y la licra de surf con malla hasta la rodilla: tejido de baño, que no pesa ni transparenta, nunca algodón. En la piscina se pregunta la norma: la mayoría pide solo tejido de baño.',
    valentina:
      'Sí: burkini, bañador con manga y pierna, o licra de surf con mallas. Que sea tela de bañador, que el algodón pesa y se pega. En la piscina pregunta, que casi siempre basta con eso.',
  },
  {
    title: 'Fresca y tapada en verano',
    questions: [
      'me gusta ir tapada que uso en verano',
      'mi religion no deja pantalon ni sin mangas que me pongo con calor',
      'vestir mas tapada sin parecer una carpa',
      'profesora en colegio de monjas hombros y rodillas tapados',
      'como arreglarse sin joyas',
    ],
    maya: 'Lino, viscosa o algodón fino, claros y holgados, que el aire corra: falda larga con camisa suelta, vestido camisero, túnica con cinturón. La forma la dan el hombro limpio y la cintura marcada, no lo ceñido. Sin joyas, el interés va al botón, el bordado o el bolso.',
    valentina:
      'Telas finas y sueltas: falda larga con camisa, vestido camisero o túnica con cinturón, en claro. Marca cintura y hombro y no pareces una carpa. ¿Sin joyas? Que brille un bordado, un bolso o el color.',
  },
  {
    title: 'Cuánto dura el luto y qué se lleva',
    questions: [
      'cuanto se lleva luto por un hermano',
      'acostumbra la viuda vestir de negro el primer año',
      'medio luto a los seis meses',
      'para la misa de aniversario ya se puede color',
      'ir en vaqueros a la misa de nueve dias',
    ],
    maya: 'Hoy no hay obligación: muchas familias visten sobrio hasta el entierro y la misa, y ya. Donde se guarda, un año por padres o cónyuge y seis meses por un hermano; después, medio luto en gris, blanco o malva. En la misa de aniversario, sobrio basta.',
    valentina:
      'Ya casi nadie lo marca: sobria en el entierro y en la misa. Donde sí se lleva, un año por padres o pareja, medio por hermanos, y luego gris, blanco o malva. Haz lo que te pida el cuerpo y la familia.',
  },
  {
    title: 'Costumbres de boda: algo azul, damas, liga y regalo',
    questions: [
      'que es algo azul y algo prestado',
      'cuanto dinero se da en una boda',
      'quien paga el vestido de las damas de honor',
      'la liga azul que sentido tiene',
      'dos novios como van vestidos',
      'los chambelanes van todos iguales',
    ],
    maya: 'Algo viejo, nuevo, prestado y azul, para la suerte: la liga suele ser lo azul. En España las damas son raras y suelen ser niñas; donde las hay, paga la ropa quien la elige. De regalo, como poco lo que cuesta el cubierto. Dos novios coordinan, sin ir iguales.',
    valentina:
      'Algo viejo, nuevo, prestado y azul: da suerte, y la liga es lo azul. De regalo, mínimo el cubierto, unos 100 o 150 por persona si eres cercano. La ropa de las damas, que la pague quien la elige. Y dos novios, coordinados pero no clonados.',
  },
  {
    title: 'Chanclas, bermudas y casinos: dónde no se entra',
    questions: [
      'se puede entrar con ojotas al casino',
      'puedo ir en bermudas a un bautizo',
      'shorts en la biblioteca de la facultad',
      'sandalias planas en una graduacion',
      'se puede ir en short a un examen',
    ],
    maya: 'En casinos, restaurantes formales e iglesias no suelen admitir chanclas ni pantalón corto. En un bautizo con calor, pantalón de lino largo. En una graduación, la sandalia plana bonita vale. En biblioteca o examen, el corto no es falta si llega a medio muslo.',
    valentina:
      'Chanclas y bermudas, ni en casinos, ni en bautizos, ni en sitios finos: lino largo y vas fresco. Sandalia plana mona en una graduación, sí. Y al examen en short, pues también, sin que sea de playa.',
  },
  {
    title: 'Crop top, escote y hombros en actos formales',
    questions: [
      'se puede llevar crop top con blazer al trabajo',
      'puedo ir con crop top a una graduacion',
      'es patudo ir con hombros descubiertos a la titulacion',
      'puedo ir de rojo a un bautizo',
      'tirantes en un bautizo',
    ],
    maya: 'En un acto en iglesia o facultad, hombros cubiertos al entrar: una chaqueta o un pañuelo lo resuelve. El crop top, con pantalón muy alto y blazer cerrado, en una agencia; en una ceremonia, no. El rojo en un bautizo se puede, mejor en tono sobrio.',
    valentina:
      'Hombros al aire, con una chaqueta para la iglesia o el acto. Crop top con tiro altísimo y blazer, en curros modernos; en graduaciones, mejor no. Rojo en un bautizo, sí, sin minifalda.',
  },
  {
    title: 'Vestirse en el embarazo',
    questions: [
      'desde que mes se necesita ropa de maternidad',
      'los vaqueros normales con una goma en el boton sirven embarazada',
      'puede usar faja una embarazada',
      'que zapatos convienen en el embarazo',
      'medias de compresion embarazada',
      'como me visto estando embarazada',
      'que ropa me pongo en el embarazo',
    ],
    maya: 'Hacia el cuarto mes suele faltar cintura; hasta entonces, goma en el botón y camisas largas. Después, pantalón con faja suave, vestidos elásticos, cruzados o con corte bajo el pecho, y capas abiertas que ya tengas. Zapato bajo con sujeción y medio número más. Fajas y medias de compresión, solo si las indica quien lleva el embarazo.',
    valentina:
      'Sobre el cuarto mes. Antes, goma en el botón y camisas largas; luego, vaquero premamá, vestidos que estiren o cruzados y tus capas abiertas de siempre. Zapato bajo que sujete. Y faja o medias de compresión, lo que diga el médico o la matrona.',
  },
  {
    title: 'Ropa interior bajo blanco, fino o transparente',
    questions: [
      'que me pongo debajo de una blusa transparente',
      'que calzoncillo debajo de un pantalon blanco',
      'que color de boxer no se trasluce',
      'nipple covers o bralette',
      'las pegatinas para los pezones aguantan',
    ],
    maya: 'Bajo blanco o claro, el tono de tu piel, liso y sin costuras: el blanco se ve más. Bajo transparencia, camiseta o bralette del color de la prenda, o a propósito en negro. Los cubrepezones de silicona aguantan una fiesta con piel limpia y sin crema.',
    valentina:
      'Debajo de blanco, color piel y sin costuras; el blanco canta. Transparencias: bralette o camiseta a tono, o negro queriendo. Y las pegatinas aguantan bailando si la piel está seca y sin crema.',
  },
  {
    title: 'Cada cuánto se cambia un sujetador',
    questions: [
      'cada cuanto conviene renovar los sujetadores',
      'cada cuanto se cambia un soutien',
      'cuanto dura un sujetador',
      'tengo poco pecho que sujetador me ayuda',
    ],
    maya: 'Entre nueve meses y un año de uso alterno; antes si el contorno sube, el aro pincha o ya abrochas en el último corchete y baila. Para dar forma a poco pecho, copa balconet o con relleno ligero, y sin aro si pica.',
    valentina:
      'Más o menos al año si vas rotando, o cuando la espalda se te sube y vas en el último corchete. Con poco pecho, balconet o relleno suavecito; y si pica, sin aro y de algodón.',
  },
  {
    title: 'Frío de verdad: telas para moto, viento y altura',
    questions: [
      'que material busco para que no entre el viento',
      'con que aguanto el frio en moto',
      'que tela abriga sin hacer bulto',
      'en la altura hace sol y frio el mismo dia',
      'que tela abriga sin pesar',
      'cuatro estaciones en un dia que me pongo',
    ],
    maya: 'Para el viento, un tejido cerrado por fuera, softshell o cuero en moto, y debajo merino fino o polar. Calor sin bulto: merino de 150 gramos o plumas ultrafino. Para días de todo, capas finas que se quiten: camiseta, punto, cortavientos y un pañuelo.',
    valentina:
      'Viento: capa de fuera cerrada, tipo softshell o cuero, y debajo merino o polar. Sin bulto: merino finito o plumas ultraligero. Y si en un día pasan cuatro estaciones, capas y un pañuelo en el bolso.',
  },
  {
    title: 'Qué tejido es más fresco',
    questions: [
      'para 44 grados que composicion busco',
      'que telas son frescas para tierra caliente',
      'que tela no da calor con humedad',
      'traje en agosto',
      'lana en verano existe',
      'que tela es la mas fresca para el verano',
      'tela para calor humedo',
      'que uso para clima tropical',
    ],
    maya: 'Lino, algodón ligero, seersucker, viscosa o lyocell, tejidos abiertos y mejor holgado que escaso; una seda fina también refresca. En traje, lana fría o lino sin forro. Claro por fuera, y nada de poliéster corriente. Con humedad, lo que seque pronto: lino o lyocell.',
    valentina:
      'Lino, algodón finito, seersucker, viscosa o lyocell, sueltos y claritos; la seda fina también va fresca. Traje en agosto: lana fría o lino sin forro. Con humedad, lino o lyocell, que se secan antes. Poliéster, ni verlo.',
  },
  {
    title: 'Ir elegante con lluvia',
    questions: [
      'que tejido aguanta la lluvia sin parecer que voy al monte',
      'que tejido aguanta el sirimiri',
      'para lluvia en bici que material',
      'gabardina o chubasquero',
      'llueve y quiero ir arreglada que me pongo',
      'que zapatos me pongo si llueve',
    ],
    maya: 'Para chispeo, gabardina de algodón apretado con repelente; para lluvia seria, una con membrana y costuras selladas, que las hay de corte clásico. Suela de goma, bajo que no arrastre, y ni ante ni lona clara. En bici, capa o chaqueta transpirable de 10.000 mm, con capucha que quepa bajo el casco.',
    valentina:
      'Para cuatro gotas, gabardina con espray. Si llueve de verdad, una con costuras selladas, que las hay monas. Suela de goma, bajos que no arrastren y el ante, en casa. En bici, chubasquero transpirable con capucha para el casco.',
  },
  {
    title: 'Dejar el fast fashion con poco dinero',
    questions: [
      'quiero dejar de comprar en shein pero soy pobre',
      'como dejo el fast fashion con poco sueldo',
      'como compro mejor sin gastar mas',
      'cuanta agua gasta un vaquero',
      'es cierto que el algodon gasta mucha agua',
    ],
    maya: 'Lo más barato es lo que ya existe: usar el doble, arreglar, intercambiar y comprar usado lo que duraría, abrigo, vaquero, bolso. Una regla: treinta puestas o no se compra. Un vaquero gasta miles de litros de agua, casi todos en el cultivo del algodón.',
    valentina:
      'Sin gastar más: repetir, arreglar, intercambiar con amigas y segunda mano para lo gordo. Antes de comprar: ¿me lo pondré treinta veces? Y sí, un vaquero se lleva miles de litros, casi todo por el algodón.',
    source:
      'Unos 3.800 litros en el ciclo de un vaquero, según Levi Strauss & Co., 2015; las cifras varían con el cultivo',
  },
  {
    title: 'Ropa al kilo, de paca y americana',
    questions: [
      'las tiendas de ropa al kilo merecen la pena',
      'comprar de paca es buena idea',
      'que le miro a la ropa de paca',
      'ropa americana que huele a feria',
      'a que precio vendo un blazer casi nuevo',
    ],
    maya: 'Merece si miras costuras, axilas, entrepierna y cremallera a la luz, y solo lo que te queda hoy. Se lava a 40 o más, o con percarbonato y aire; la lana, dos semanas al congelador. Para vender, entre un 30 y un 40 % del precio si está como nuevo.',
    valentina:
      'Sí, si miras axilas, entrepierna y cremalleras con buena luz. Lávalo todo al llegar, con vinagre para el olor. Y para vender, sobre un tercio de lo que costó si está nuevo.',
  },
  {
    title: 'Quemadura de cigarro, rodilla rota e hilos sueltos',
    questions: [
      'le hice un hoyo de cigarro a la chaqueta',
      'se me hizo un hoyo en la rodilla del pantalon',
      'se le salio un hilo al saco como lo meto',
      'se me solto el bajo y trabajo en dos horas',
      'como cojo el bajo sin maquina',
    ],
    maya: 'Un hilo suelto se mete hacia dentro con una aguja, sin cortar. Bajo de urgencia: cinta termoadhesiva y plancha, o cinta de doble cara. Quemadura en lana: zurcido invisible en un taller; en vaquero, parche. Sin máquina, punto escondido cada medio centímetro.',
    valentina:
      'Hilo suelto: aguja y para dentro, no lo cortes. Bajo descosido: cinta termoadhesiva y plancha, cinco minutos. Quemadura: parche en vaqueros, zurcido invisible en lana. Grapas, mejor no.',
  },
  {
    title: 'Bajos, mangas y largos: hasta dónde',
    questions: [
      'hasta donde debe caer un pantalon de pinzas',
      'hasta donde llega un vaquero recto con bota',
      'los baggy cuanto tienen que arrastrar',
      'las mangas me tapan los nudillos se pueden acortar',
      'las faldas se me dan la vuelta al caminar',
      'hasta donde tiene que llegar el pantalon',
      'largo del pantalon pitillo o ancho',
    ],
    maya: 'Pantalón de pinzas: roza el zapato. Recto: al tobillo con botín dentro, o sobre el empeine. Pitillo: al tobillo. Ancho: a un dedo del suelo, sin pisarlo. El bajo se coge ya con calzado. La manga se acorta desde el hombro si lleva ojales. La falda que gira suele quedar grande de cintura.',
    valentina:
      'Pinzas: que toque el zapato. Recto: tobillo o empeine. Pitillo: tobillo. Baggy: casi al suelo pero sin fregar. Y el bajo se coge ya con calzado. Mangas con botones, se acortan por arriba. Y si la falda te gira, es que te baila la cintura.',
  },
  {
    title: 'Equilibrar caderas anchas',
    questions: [
      'tengo mucha cadera que me pongo',
      'como disimulo las caderas anchas',
      'cuerpo de pera que falda y pantalon me van',
    ],
    maya: 'Si quieres llevar la mirada arriba, pon arriba el color, el dibujo o un hombro con estructura, y abajo un tono liso y oscuro: tiro alto, pernera recta o evasé y tela con cuerpo; con poca altura, al tobillo. Una falda que no se pega es tu aliada.',
    valentina:
      'Arriba, color, dibujo o un hombro con forma; abajo, liso y oscurito, tiro alto y pernera recta, al tobillo si eres bajita. Falda evasé que no se pegue y tela con cuerpo. Y la cadera, si te gusta, a lucirla.',
  },
  {
    title: 'Vestir la tripa con comodidad',
    questions: [
      'tengo algo de tripa que corte de camisa',
      'soy bajo y ancho que pantalones me estilizan',
      'como disimulo la barriga',
    ],
    maya: 'Telas con cuerpo y caída, y un tiro medio o alto que no apriete. Camisa recta, ni ceñida ni enorme, por fuera y con el bajo curvo; vestido cruzado o imperio. Sin cintura: abrigo o chaqueta abierta, que crea dos líneas verticales. Con poca altura, pernera recta y tonos seguidos. Lo muy ancho suma más de lo que esconde.',
    valentina:
      'Con tripita: camisa recta por fuera, vestidos cruzados, tela con cuerpo y tiro medio o alto que no apriete. Sin cintura: chaqueta abierta, que hace dos líneas, y ya la tienes. Si eres bajito, pernera recta. Nada apretado ni tres tallas grande, que eso suma.',
  },
  {
    title: 'Maleta mínima, cubos y traje en el avión',
    questions: [
      'los cubos organizadores sirven para algo',
      'como llevo el traje en el avion sin que se arrugue',
      'mochila de 40x20x25 cuatro dias de invierno',
      'viajo en autobus muchas horas que ropa',
      'que me pongo en el avion y que facturo',
    ],
    maya: 'Los cubos ordenan y comprimen algo: valen. Traje: chaqueta del revés, hombro dentro de hombro, doblada con una camiseta en medio, o puesta. Mochila pequeña: lo gordo encima, dos abajos, cuatro arribas, un solo color. En el bus, capas y calcetín.',
    valentina:
      'Los cubos, sí, para no perder nada. El traje: chaqueta del revés y con una camiseta dentro, o puesta. Con mochila mini: lo gordo puesto, dos pantalones y cuatro tops a juego. En el bus, capas y calcetines.',
  },
  {
    title: 'Tierra Santa, Estambul, Cusco y otros viajes',
    questions: [
      'voy a estambul que ropa llevo',
      'hay reglas de ropa en machu picchu',
      'en israel hay que vestirse distinto el sabado',
      'tierra santa hay que taparse la cabeza',
      'reunion en dubai hay que llevar corbata',
      'se ofenden si voy con huipil siendo de fuera',
    ],
    maya: 'Estambul: calle como aquí; mezquita, hombros, rodillas y pelo cubiertos. Tierra Santa: recato en santuarios, y en barrios ortodoxos, más; la cabeza, en sinagogas ellos. Cusco: capas y buen calzado, sin reglas. Dubái: traje, corbata opcional. Un huipil comprado a quien lo teje es un honor.',
    valentina:
      'Estambul: normal por la calle y tapada en mezquitas. Tierra Santa: hombros y rodillas siempre. Cusco: capas y botas. Dubái en reunión: traje, corbata si ellos la llevan. Y un huipil, comprado a la artesana, encanta.',
  },
];
