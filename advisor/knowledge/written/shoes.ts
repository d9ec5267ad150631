import type { WrittenEntry } from './entry.ts';

export const shoes: readonly WrittenEntry[] = [
  {
    title: 'Limpiar el ante',
    questions: [
      'como limpio zapatos de ante',
      'botas de gamuza sucias',
      'limpiar nobuk',
      'zapatos de gamuza con brillos',
      'ante manchado de polvo',
    ],
    maya: 'En seco: cepillo de crepé o latón suave en un sentido, y goma de borrar para las marcas. El vapor a distancia levanta el pelo aplastado. Agua y betún, nunca.',
    valentina:
      'Siempre en seco: cepillo de ante en una dirección y goma para las marcas. ¿Pelo aplastado? Vapor de lejos y cepillo. Agua y betún, ni verlos.',
  },
  {
    title: 'Impermeabilizar zapatos',
    questions: [
      'spray impermeabilizante para botas',
      'cada cuanto impermeabilizar el calzado',
      'proteger zapatos de la lluvia',
      'impermeabilizante en ante o cuero',
    ],
    maya: 'Spray sobre el calzado limpio y seco, a un palmo, al aire libre, dos capas finas y un día de espera. Se renueva cada pocas semanas de lluvia. Prueba primero en una zona oculta.',
    valentina:
      'Limpio y seco, spray a un palmo y en la calle, dos capitas y un día de reposo. Repite cada pocas semanas si llueve mucho. Y prueba antes donde no se vea.',
  },
  {
    title: 'Zapatos mojados',
    questions: [
      'se me mojaron los zapatos',
      'como secar zapatos empapados',
      'zapatos de cuero mojados por la lluvia',
      'secar tenis con papel',
      'zapatillas mojadas al radiador',
      'puedo secar las botas de cuero con el secador de pelo',
      'seco los zapatos mojados con el secador',
      'poner las botas en el radiador para que se sequen',
      'secar zapatos de piel en la estufa',
      'se pueden secar las botas con secadora de pelo',
      'como seco rapido unas botas mojadas',
      'dejar los zapatos al sol para secarlos',
      'los mocasines quedaron tiesos despues de secarse',
      'me moje los borcegos en un charco',
    ],
    maya: 'Sin cordones ni plantillas, se secan con un paño y se rellenan de papel de periódico, que se cambia a las pocas horas; de lado y al aire, uno o dos días. Calor directo, no: ni secador, ni radiador, ni sol, que agrietan el cuero y abren la cola. Ya secos, crema nutritiva, dos capas si están tiesos; el ante, cepillo.',
    valentina:
      'Fuera cordones y plantillas, paño, papel de periódico dentro, lo cambias a las horas y a esperar un día o dos, tumbados y al aire. Secador no, ni radiador ni solazo, que cuartean el cuero y despegan la suela. Luego cremita, dos capas si quedan tiesos; si son de ante, cepillo.',
  },
  {
    title: 'Marcas de sal en las botas',
    questions: [
      'botas con marcas blancas de sal',
      'sal de la nieve en las botas',
      'cerco blanco en zapatos de cuero',
      'mancha blanca despues de la lluvia en botas',
    ],
    maya: 'Un paño con agua y un poco de vinagre blanco, a toques por toda la pieza para no dejar cerco, secado lento y crema. En ante, cepillo primero y solo después el paño apenas húmedo.',
    valentina:
      'Agua con un chorrito de vinagre blanco, paño y a toques por toda la bota, no solo en la marca. Que seque despacio y crema. En ante, cepillo antes que nada.',
  },
  {
    title: 'Crema o betún',
    questions: [
      'betun o crema para zapatos',
      'para que sirve la grasa de caballo',
      'como se lustran los zapatos',
      'embolar zapatos en casa',
      'pomada de zapatos',
      'con que lustro los mocasines color miel',
    ],
    maya: 'La crema nutre y repone color; la cera o betún da brillo y protege encima. Cepillo, crema en capa fina, diez minutos, cepillo, y cera solo si buscas brillo. En cuero miel o muy claro, crema incolora. La grasa, para bota de campo.',
    valentina:
      'Crema para alimentar y dar color; betún o cera para el brillo, después. Cepillo, poquita crema, diez minutos y cepillo. Si son miel o clarito, crema incolora, que no oscurece. La grasa de caballo, para botas de monte.',
  },
  {
    title: 'Rozaduras en el cuero',
    questions: [
      'zapato rayado como arreglar',
      'rozadura en la punta del zapato',
      'raspon en cartera de cuero',
      'bolso con arañazos',
    ],
    maya: 'Las leves se disimulan con crema del color, en capas finas, y cepillo. Si falta superficie, una crema reparadora pigmentada o un zapatero. En charol, solo se pule: lo hundido no vuelve.',
    valentina:
      'Si es leve, crema del color en varias capas finas y cepillo. Si falta cuero, reparadora con pigmento o al zapatero. En charol, poca cosa: pulir y ya.',
  },
  {
    title: 'Limpiar charol',
    questions: [
      'como limpio zapatos de charol',
      'charol opaco',
      'manchas en charol',
      'cuidar charol para que no se pegue',
    ],
    maya: 'Paño suave con agua jabonosa, secado y una gota de limpiador de charol. Guárdalo sin que toque otro charol o plástico: los colores migran. El frío intenso puede agrietarlo.',
    valentina:
      'Paño con agua y jabón, secar y un toque de limpiador de charol. Guárdalo sin rozar otro charol ni plásticos, que se pasan el color. Y el frío fuerte lo agrieta.',
  },
  {
    title: 'Zapatos que huelen mal',
    questions: [
      'me huelen los zapatos',
      'olor a pies en zapatillas',
      'bicarbonato en los tenis',
      'pies olor que hago con el calzado',
      'plantillas contra el olor',
    ],
    maya: 'Rotación: un día puesto, uno de descanso. Bicarbonato toda la noche, plantillas que se lavan o se cambian, y calcetín que transpire. Si persiste con picor, puede ser hongo: farmacia o médico.',
    valentina:
      'No repitas par dos días seguidos. Bicarbonato por la noche, plantillas nuevas y calcetín que respire. Si además pica, puede ser un hongo: pregunta en la farmacia.',
  },
  {
    title: 'Ablandar zapatos que rozan',
    questions: [
      'zapatos nuevos me hacen daño',
      'como ablando zapatos duros',
      'me rozan los tacos en el talon',
      'ampolla por zapatos nuevos',
      'estirar zapato de cuero apretado',
      'como domar unas doc martens',
    ],
    maya: 'Ratos en casa con calcetín grueso y bálsamo en los pliegues, y un zapatero con horma si aprieta de ancho. El cuero cede; el sintético, apenas. Un parche en el talón antes de salir, no después. Lo corto no se alarga.',
    valentina:
      'Ratitos en casa con calcetín gordo y bálsamo en los pliegues. Si aprieta de ancho, el zapatero los pone en la horma. El cuero cede, el sintético casi nada. Y parche en el talón antes de salir.',
  },
  {
    title: 'Suela que resbala',
    questions: [
      'zapatos que resbalan',
      'suela de cuero patina',
      'poner goma a la suela',
      'botas resbalan en mojado',
    ],
    maya: 'Un zapatero pega una media suela de goma fina: agarra, protege y apenas se ve. Entretanto, unas pasadas de lija en la suela nueva. El cuero liso sobre mármol mojado siempre patina.',
    valentina:
      'Media suela de goma en el zapatero: barata, casi ni se ve y agarra. Para salir del paso, lija un poco la suela nueva. Y cuidado con el mármol mojado.',
  },
  {
    title: 'Cambiar tapas y suelas',
    questions: [
      'cuando cambiar las tapas de los tacones',
      'tacon gastado se ve el metal',
      'vale la pena cambiar suelas',
      'resolar botas',
      'remontadora de calzado',
      'cuando llevo los zapatos al zapatero',
      'merece la pena arreglar zapatos',
      'tapas de tacon gastadas',
    ],
    maya: 'Las tapas, en cuanto asome el metal o se incline: esperar daña el tacón y sale el doble. Tapas, filis y suelas se cambian en el día; la suela cosida, varias veces, y la pegada, depende. Un par de buen cuero vale varios arreglos: se repara antes que uno nuevo se compra.',
    valentina:
      'Cuando oigas clac clac o veas el clavito, corre: las tapas cuestan poco y si esperas se come el tacón. Filis y suelas, igual: la cosida se cambia sin problema; la pegada, según. En un buen par siempre compensa.',
  },
  {
    title: 'Suela pegada o cosida',
    questions: [
      'diferencia entre goodyear y blake',
      'como saber si la suela es cosida',
      'zapato cosido o pegado',
      'que es goodyear welt',
    ],
    maya: 'Goodyear lleva cerco y doble costura: aísla y se resuela varias veces. Blake, una costura que atraviesa: más fina y flexible, menos estanca. Pegada, ligera y barata, difícil de rehacer.',
    valentina:
      'Goodyear: con cerco cosido, dura y se cambia la suela. Blake: una costura por dentro, más fina y flexible. Pegada: ligera y barata, y cuando se abre, cola y suerte.',
  },
  {
    title: 'Zapatillas en la lavadora',
    questions: [
      'puedo lavar las zapatillas en la lavadora',
      'tenis en lavadora temperatura',
      'lavar deportivas de tela',
      'lavar championes',
    ],
    maya: 'Solo las de lona o malla, si el fabricante lo admite: sin cordones ni plantillas, en bolsa, en frío, sin centrifugar fuerte y con toallas. Cuero, ante y suelas con cámara pegada, a mano.',
    valentina:
      'Solo si son de lona o malla y la marca lo deja. Sin cordones ni plantillas, en bolsa, frío, poco centrifugado y unas toallas de compañía. Cuero y ante, a mano siempre.',
  },
  {
    title: 'Suela amarilla en las zapatillas',
    questions: [
      'se puso amarilla la suela de mis zapatillas',
      'blanquear suela de tenis',
      'goma amarillenta sneakers',
      'suela transparente amarilla',
    ],
    maya: 'La goma amarillea por oxidación y luz. Bicarbonato con un cepillo aclara lo superficial; lo profundo mejora algo con agua oxigenada en crema, y vuelve. Guárdalas secas y a oscuras.',
    valentina:
      'Es oxidación y sol. Bicarbonato y cepillo para lo de fuera; lo de dentro mejora algo con crema de agua oxigenada, aunque vuelve. Mejor guardadas secas y sin luz.',
  },
  {
    title: 'Arrugas en la puntera',
    questions: [
      'zapatillas con arrugas en la punta',
      'evitar pliegues en zapatos',
      'quitar arrugas de zapato de cuero',
      'protector antiarrugas sneakers',
    ],
    maya: 'El pliegue es el del pie al andar, y en el cuero es natural. Hormas de cedro tras cada uso y crema lo mantienen fino. Plancha tibia con paño húmedo lo suaviza en zapatillas de cuero.',
    valentina:
      'El zapato se dobla, es lo suyo. Hormas después de usarlo y crema para que no se marque tanto. En zapatillas de cuero, paño húmedo, plancha tibia y papel dentro ayudan.',
  },
  {
    title: 'Hormas de zapatos',
    questions: [
      'para que sirven las hormas',
      'hormas de madera o plastico',
      'hormas de cedro vale la pena',
      'rellenar botas con periodico',
    ],
    maya: 'Recuperan la forma, alisan el pliegue y absorben la humedad; por eso mejor de cedro sin barniz. Las primeras horas tras quitarse el zapato son las que cuentan. El papel sirve si se cambia.',
    valentina:
      'Mantienen la forma y chupan la humedad, así que cedro sin barniz. Mételas nada más descalzarte, que es cuando cuentan. ¿Sin presupuesto? Papel, y se cambia.',
  },
  {
    title: 'Limpiar alpargatas',
    questions: [
      'como lavo alpargatas',
      'alpargatas de esparto mojadas',
      'suela de yute sucia',
      'limpiar espadrilles',
    ],
    maya: 'El esparto y el yute mojados se deforman y tardan en secar: cepillo seco y, en la tela, paño con jabón y poca agua. Sécalas a la sombra. La lluvia no es su sitio.',
    valentina:
      'La suela de esparto odia el agua. Cepillo en seco y la tela con un paño y jabón, apenas húmedo. A la sombra. Y si va a llover, otro calzado.',
  },
  {
    title: 'Cuidar un bolso de cuero',
    questions: [
      'como cuido una cartera de cuero',
      'limpiar bolso de piel',
      'hidratar bolso de cuero',
      'bolso manchado por vaqueros',
      'guardar bolsos',
    ],
    maya: 'Paño seco cada semana y crema incolora dos o tres veces al año, probada antes. Lleno de papel y en su funda de tela, nunca colgado del asa. El tinte de un vaquero, cuanto antes y por un profesional.',
    valentina:
      'Paño seco a menudo y crema incolora un par de veces al año, probando en lo escondido. Guárdalo relleno, en funda de tela y sin colgar. Si el denim lo tiñe, al profe rápido.',
  },
  {
    title: 'Chaqueta de cuero sucia',
    questions: [
      'como limpio una chaqueta de cuero',
      'chamarra de piel limpiar forro',
      'campera de cuero cuarteada',
      'lavar cuero en lavadora',
    ],
    maya: 'Nunca lavadora. Paño húmedo con jabón neutro, otro limpio, secado en percha ancha lejos del calor y crema. El forro, con esponja apenas húmeda. Lo cuarteado se nutre, no se cierra.',
    valentina:
      'Lavadora jamás. Paño con jabón neutro, otro con agua, secar en percha ancha sin calor y crema. Forro con esponja casi seca. Si está cuarteada, la crema alivia, no cura.',
  },
  {
    title: 'Pictogramas del zapato',
    questions: [
      'que significa el dibujo de la etiqueta del zapato',
      'simbolo de piel en zapatos',
      'como se si el zapato es de cuero',
      'etiqueta calzado rombo',
    ],
    maya: 'La silueta de una piel es cuero; con un rombo dentro, cuero revestido; la trama de tela, textil; el rombo solo, otros materiales. Hay tres partes: corte, forro y suela, por lo que sea al menos el 80 %.',
    valentina:
      'Piel extendida: cuero. Piel con rombo: cuero con capa encima. Cuadrícula: tela. Rombo solo: otros materiales. Y van tres zonas: lo de fuera, el forro y la suela.',
    source: 'Directiva 94/11/CE, etiquetado del calzado',
  },
  {
    title: 'Plantillas y tallas de zapatos grandes',
    questions: [
      'zapato me queda grande que hago',
      'se me sale el talon',
      'plantillas para achicar zapato',
      'tacones se me salen',
    ],
    maya: 'Media plantilla delante frena el pie; una talonera de ante sujeta el talón; las dos juntas ganan media talla. Con un número entero de más, ya no hay plantilla que lo salve.',
    valentina:
      'Media plantilla delante y talonera detrás: ganas media talla. Si te sobra un número entero, devuélvelo si puedes, que ahí no hay apaño.',
  },
  {
    title: 'Lavar cordones',
    questions: [
      'como lavar cordones blancos',
      'agujetas sucias',
      'cordones amarillos blanquear',
      'cabetes de zapatillas lavar',
    ],
    maya: 'Fuera del zapato, en remojo con agua templada y percarbonato media hora, y en bolsa de red con la colada. Unos cordones nuevos, a su largo, renuevan un par entero por poco.',
    valentina:
      'Sácalos, media hora en agua templada con percarbonato y a la lavadora en bolsita. ¿No suben? Unos nuevos cuestan dos duros y el par parece otro.',
  },
  {
    title: 'Zapatos de baile con suela de ante',
    questions: [
      'los zapatos de bailar se me ponen lisos en la suela',
      'cada cuánto se cepilla la suela de gamuza',
      'la suela de ante resbala al bailar',
      'cómo cuido los zapatos de salsa',
      'cepillo de alambre para suela de baile',
    ],
    maya: 'La suela de ante se alisa con el polvo y resbala. Se levanta el pelo con un cepillo de alambre, en un sentido, cuando notes que patina o cada dos o tres usos. Solo en pista, nunca en la calle ni mojados, y guardados en su bolsa. Gastada, un zapatero la cambia.',
    valentina:
      'Cepillo de alambre, siempre en un sentido, en cuanto patinen o cada dos o tres bailes. Solo para la pista: ni calle ni agua, y en su bolsa. Si ya no agarra, el zapatero pone suela nueva.',
  },
  {
    title: 'Cada cuánto se cepilla el ante',
    questions: [
      'con qué frecuencia se cepilla el ante',
      'cuándo cepillar las botas de gamuza',
      'hay que cepillar el ante siempre',
    ],
    maya: 'Un cepillado suave después de cada uso, en seco y en un sentido, para que el polvo no se pegue; a fondo y con espray protector, una vez al mes en temporada. Mojado no se cepilla: primero se seca.',
    valentina:
      'Una pasada suave tras cada uso, en seco y hacia un lado; a fondo y con espray, una vez al mes. ¿Mojado? Que se seque antes.',
  },
];
