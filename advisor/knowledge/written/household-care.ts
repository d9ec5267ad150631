import type { WrittenEntry } from './entry.ts';

/** Washing machines, drying, smells and storing, as a household does them. */
export const householdCare: readonly WrittenEntry[] = [
  {
    title: 'Quedarse sin detergente: lavavajillas, champú o jabón',
    questions: [
      'puedo usar jabón de platos en la lavadora',
      'me quedé sin detergente con qué lavo',
      'echar lavavajillas en vez de detergente',
      'lavar ropa con champú',
      'lavaloza en la lavadora hace espuma',
      'sirve el gel de ducha para lavar la ropa',
      'metí fairy en la lavadora y sale espuma',
    ],
    maya: 'En la lavadora, no: el lavavajillas y el champú hacen tanta espuma que puede rebosar y dañar la máquina. A mano sí, con una cucharadita por barreño y mucho aclarado. En máquina, hasta que compres, agua sola o jabón de lavar rallado y disuelto. Si ya hay espuma, aclarados en frío con un chorro de vinagre.',
    valentina:
      'En la lavadora ni hablar: hace un mar de espuma, rebosa y la puede estropear. A mano sí: una cucharadita de lavavajillas o champú por barreño y aclara mucho. En máquina, agua sola o jabón de lavar rallado y disuelto. ¿Ya lo hiciste? Aclarados en frío y un chorro de vinagre.',
  },
  {
    title: 'Rutina semanal de lavado',
    questions: [
      'cómo me organizo para lavar la ropa en la semana',
      'cuántas lavadoras se ponen a la semana',
      'qué día lavo cada cosa',
      'me agobia la montaña de ropa sucia',
      'rutina de colada para una familia',
      'poner lavadora cada día o todo el sábado',
    ],
    maya: 'Una persona llena dos o tres lavadoras por semana; una familia de cuatro, de cinco a siete. Reparte: lunes oscuro, miércoles claro y color, viernes deporte y delicado, domingo toallas y sábanas. Dos o tres cestos ya separados, lavar solo lleno, y no empezar otra hasta tender y guardar la anterior.',
    valentina:
      'Una persona, dos o tres a la semana; con cuatro en casa, cinco o siete. Prueba así: lunes oscuro, miércoles claro y color, viernes deporte y delicado, domingo toallas y sábanas. Cestos separados, la máquina llena, y no pongas otra hasta guardar la anterior.',
  },
  {
    title: 'Poner una lavadora por primera vez, explicado fácil',
    questions: [
      'cómo se pone una lavadora',
      'no sé usar la lavadora, explícamelo fácil',
      'mi hijo se va a la residencia y no sabe lavar',
      'lavar ropa por primera vez pasos',
      'qué botón le doy a la lavadora',
      'guía para lavar la ropa para principiantes',
    ],
    maya: 'Tres pasos. Uno: separa oscuro y claro, vacía bolsillos y deja fuera lana, seda y lo que la etiqueta prohíba. Dos: detergente hasta la marca, programa de algodón o sintético a 30 grados, y que quepa una mano arriba. Tres: sácala en cuanto acabe, sacúdela y tiéndela. Ante la duda, agua fría.',
    valentina:
      'Facilísimo. Uno: oscuro por un lado, claro por otro, bolsillos vacíos, y lana o seda fuera. Dos: detergente hasta la raya, programa algodón o sintético a 30, y que te quepa la mano arriba. Tres: al acabar, sácala, sacude y tiende. ¿Dudas? Agua fría.',
  },
  {
    title: 'Qué comprar de lavado y ropa para vivir solo',
    questions: [
      'qué necesito para lavar la ropa si me voy a vivir solo',
      'lista de básicos de lavandería para el primer piso',
      'cosas para cuidar la ropa al independizarse',
      'cuánta ropa interior tener para no lavar cada día',
      'qué compro primero plancha o tendedero',
    ],
    maya: 'Lo justo: detergente líquido, percarbonato o quitamanchas, cesto con dos divisiones, tendedero plegable, pinzas, bolsa de red, quince o veinte perchas, plancha o vaporera, rodillo de pelusas y un costurero con botones e hilo. De ropa, muda interior y calcetines para diez días, dos juegos de sábanas y tres toallas.',
    valentina:
      'Apunta: detergente líquido, quitamanchas o percarbonato, cesto doble, tendedero plegable, pinzas, bolsa de red, unas veinte perchas, plancha o vaporera, rodillo y un costurerito. Ropa interior y calcetines para diez días, dos juegos de sábanas y tres toallas. Con eso sobra.',
  },
  {
    title: 'A qué hora sale más barato poner la lavadora',
    questions: [
      'a qué hora es más barata la luz para la lavadora',
      'lavar de noche o de día para ahorrar',
      'la lavadora el fin de semana gasta menos',
      'horas valle para poner lavadora y secadora',
      'tarifa nocturna para lavar la ropa',
      'cómo gasto menos luz lavando',
    ],
    maya: 'Depende de tu tarifa. En España, con discriminación horaria, lo barato es de doce de la noche a ocho de la mañana, y todo el sábado, domingo y festivo; con precio fijo da igual. En otros países, mira la factura o pregunta a la compañía. Lo que más ahorra: agua fría, carga llena y tender al aire.',
    valentina:
      'Según tu tarifa. En España, con tramos: de 0 a 8, y fines de semana y festivos enteros; con precio fijo, da lo mismo. Fuera de España, míralo en tu factura o pregunta a tu compañía. Y lo que más se nota: lavar en frío, con la máquina llena y sin secadora.',
  },
  {
    title: 'Cuántos kilos debe tener la lavadora',
    questions: [
      'de cuántos kilos compro la lavadora',
      'qué lavadora compro para una persona',
      'lavadora de 7 o de 9 kilos',
      'tamaño de lavadora para una familia de cuatro',
      'lavadora para que quepa el edredón',
      'carga frontal o superior',
    ],
    maya: 'Para una o dos personas, 6 o 7 kilos; tres o cuatro, 8 o 9; más, 10. Un edredón de matrimonio pide 9 o más. Mira que tenga programas de lana y delicado, centrifugado regulable y arranque retardado. La frontal cuida mejor la ropa y gasta menos agua; la superior de aspas es rápida y más áspera.',
    valentina:
      'Para una o dos personas: 6 o 7 kilos. Tres o cuatro en casa: 8 o 9. Más gente: 10. Para el edredón grande, 9 mínimo. Fíjate en que tenga lana, delicado y centrifugado que se pueda bajar. La de puerta delante trata mejor la ropa y gasta menos agua.',
  },
  {
    title: 'La lavadora se mueve al centrifugar',
    questions: [
      'la lavadora camina cuando centrifuga',
      'mi lavadora vibra mucho y hace ruido',
      'la lavadora salta y se desplaza',
      'lavadora nueva que tiembla al centrifugar',
      'cómo nivelo la lavadora',
      'no centrifuga con una sola toalla dentro',
    ],
    maya: 'Casi siempre está desnivelada o mal cargada: ajusta las patas hasta que no baile y reparte el peso, pues una sola toalla o alfombrilla la desequilibra; añade otras o baja las vueltas. Si es nueva, comprueba que quitaron los tornillos de transporte. Si sigue con golpes, amortiguadores: llama al servicio técnico.',
    valentina:
      'Suele ser que cojea o está mal cargada. Nivela las patas, reparte la ropa y no metas una toalla sola, que la descompensa: añade otra o baja las vueltas. ¿Nueva? Mira si le quitaron los tornillos de transporte. Si sigue dando golpes, técnico.',
  },
  {
    title: 'Manchas grises o grasientas al salir de la lavadora',
    questions: [
      'la ropa sale de la lavadora con manchas grises',
      'manchas de grasa que antes no estaban después de lavar',
      'la lavadora ensucia la ropa',
      'salen pegotes negros en la ropa lavada',
      'manchas oscuras tras poner suavizante',
      'la goma de la lavadora mancha',
    ],
    maya: 'Es una película de suavizante, detergente y grasa que se acumula en tambor, goma y cajetín, sobre todo lavando siempre en frío y muy lleno. Vuelve a lavar con lavavajillas en la mancha y a 40 grados. A la máquina, ciclo vacío a 60 o 90 con limpiador, goma y cajetín fregados, y menos suavizante.',
    valentina:
      'Son restos de suavizante, jabón y grasa pegados al tambor, la goma y el cajetín; pasa al lavar siempre en frío y a tope. A la prenda, lavavajillas en la mancha y a 40. A la máquina, vacía a 60 o 90 con limpiador, frota goma y cajetín. Y menos suavizante.',
  },
  {
    title: 'Los calcetines se pierden en la lavadora',
    questions: [
      'por qué desaparecen los calcetines en la lavadora',
      'pierdo siempre un calcetín',
      'cómo no perder las medias al lavar',
      'calcetines desparejados qué hago',
      'truco para lavar los calcetines en pareja',
      'adónde van las medias que faltan',
    ],
    maya: 'Suelen quedar en la goma de la puerta, detrás del tambor, dentro de una sábana o en el cesto de otro. Lávalos en una bolsa de red, o unidos con pinza o clip textil, y mira la goma y el filtro al acabar. Comprar varios pares iguales resuelve el resto; los huérfanos esperan un mes en una caja.',
    valentina:
      'Mira en la goma de la puerta, en el filtro, dentro de la sábana o en el cesto de otro: ahí viven. Mételos en una bolsa de red o únelos con un clip antes de lavar. Compra pares iguales y fin del drama. Los sueltos, un mes en una cajita.',
  },
  {
    title: 'Calcetines y medias blancos con la planta gris o marrón',
    questions: [
      'calcetines blancos con la planta negra cómo los blanqueo',
      'blanquear medias de fútbol llenas de tierra',
      'las calcetas blancas quedan grises',
      'cómo dejo blancos los calcetines de deporte',
      'la suela del calcetín no queda limpia',
      'medias blancas percudidas',
    ],
    maya: 'Del revés y remojo: sacude la tierra en seco, frota la planta con jabón de lavar y un cepillo, y déjalos de dos a seis horas en agua a 40 o 50 grados con una cucharada de percarbonato por litro. Después, 60 grados si son de algodón; 40 si llevan mucha fibra elástica. Lejía, no: amarillea el elastano.',
    valentina:
      'Primero sacude la tierra seca y frota la planta con jabón y cepillo. Luego remojo de dos a seis horas, agua a 40 o 50 y una cucharada de percarbonato por litro. Lava del revés: 60 si son de algodón, 40 si son muy elásticos. Lejía no, que los amarillea.',
  },
  {
    title: 'Azulillo de más en la ropa blanca',
    questions: [
      'la ropa blanca quedó azul por el azulillo',
      'me pasé con el añil de lavar',
      'cómo quito el azulete de la ropa',
      'manchas azules de azul de lavar',
      'se me quedaron celestes las camisas blancas con el azulillo',
      'cuánto azulillo se pone',
    ],
    maya: 'Sale casi siempre: no la seques al sol ni uses lejía. Remojo de una hora en agua templada con un vaso de vinagre blanco, aclara y, si queda tono, otro remojo aparte con percarbonato y lavado. La próxima vez, unas gotas disueltas en un balde entero, solo en el último aclarado, y sin parar de mover.',
    valentina:
      'Calma, suele salir. Ni lejía ni sol todavía. Una hora en agua templada con un vaso de vinagre blanco, aclara bien y, si sigue celeste, otro remojo aparte con percarbonato y a lavar. Otra vez: unas gotitas bien disueltas en un balde entero, al final y moviendo.',
  },
  {
    title: 'Limpiar guantes de boxeo',
    questions: [
      'cómo lavo los guantes de boxeo',
      'los guantes de box apestan',
      'quitar mal olor a los guantes de muay thai',
      'se pueden meter los guantes de boxeo en la lavadora',
      'cómo se secan los guantes de boxeo',
      'lavar las vendas de boxeo',
    ],
    maya: 'A la lavadora, nunca: se deshace la espuma y se agrieta la piel. Tras cada uso, paño por dentro con agua y vinagre o alcohol rebajado, y abiertos al aire, con papel o bolsas de cedro; jamás cerrados en la mochila ni al sol. Bicarbonato una noche si huelen. Las vendas, en bolsa y a 40 cada vez.',
    valentina:
      'En la lavadora jamás, que se rompe la espuma. Después de entrenar, paño por dentro con agua y vinagre, y a airear bien abiertos, con papel o cedro. Nunca cerrados en la bolsa ni al sol. Si huelen, bicarbonato una noche. Y las vendas, a 40 cada vez que las uses.',
  },
  {
    title: 'Lavar zapatillas de ballet y puntas',
    questions: [
      'cómo lavo las zapatillas de ballet',
      'limpiar puntas de ballet sucias',
      'zapatillas de media punta en la lavadora',
      'limpiar satén de las puntas',
      'las zapatillas de danza rosas están grises',
      'lavar zapatillas de ballet de cuero',
    ],
    maya: 'Las de lona, a mano o en bolsa, agua fría y jabón suave, y al aire con papel dentro. Las de cuero, paño casi seco con jabón neutro. Las puntas no se mojan: el agua ablanda la caja; toques en el satén con un paño apenas húmedo y jabón, o calamina rosa para disimular, y a ventilar tras cada clase.',
    valentina:
      'De lona: a mano, agua fría, jabón suave y al aire rellenas de papel. De cuero: paño casi seco con jabón neutro. Las puntas, ni mojarlas, que se ablanda la caja: toques suaves con paño apenas húmedo, calamina rosa para tapar, y a airear después de cada clase.',
  },
  {
    title: 'Lavar satén de poliéster',
    questions: [
      'cómo se lava el satén de poliéster',
      'lavar una blusa satinada barata',
      'el satén se lava con agua fría o caliente',
      'mi vestido lencero de satén cómo lo lavo',
      'secar satén sin que se arrugue',
      'planchar una blusa de raso sintético',
    ],
    maya: 'En agua fría, a mano o en delicado a 30, del revés y en bolsa de red, con poco jabón líquido y sin suavizante ni retorcer. Se envuelve en una toalla y se cuelga en percha a la sombra. Plancha al mínimo, del revés y con paño; el vapor, de lejos. Si la etiqueta dice seda o acetato, es otro cuidado.',
    valentina:
      'Agua fría, a mano o delicado a 30, del revés y en bolsa de red. Poco jabón líquido, sin suavizante y sin retorcer. Aprieta en una toalla y a la percha, a la sombra. Plancha mínima, del revés y con paño. Ojo: si pone seda o acetato, va de otra manera.',
  },
  {
    title: 'Hervir ropa interior elástica',
    questions: [
      'se puede hervir la ropa interior de licra',
      'hervir las bragas para desinfectar',
      'cómo desinfecto ropa interior sintética',
      'el agua hirviendo estropea el elástico',
      'hervir calzones de algodón',
      'a qué temperatura se matan los hongos en la ropa interior',
    ],
    maya: 'La de licra, microfibra o encaje, no: por encima de 40 o 60 grados el elastano pierde fuerza y se da de sí. Lávala a 40 con higienizante textil y sécala del todo. La de algodón blanco puede ir a 60, que basta casi siempre, o hervir diez minutos si el elástico no importa. Si repite una infección, al médico.',
    valentina:
      'Si lleva licra, microfibra o encaje, no la hiervas: el elástico se muere. Lávala a 40 con higienizante para ropa y que seque entera. La de algodón blanco, a 60 va de sobra, o diez minutos hirviendo si te da igual la goma. Y si la infección vuelve, médico.',
  },
  {
    title: 'Caca de pájaro en la ropa',
    questions: [
      'me cagó una paloma en la chaqueta',
      'mancha de caca de pájaro en la ropa',
      'cómo limpio excremento de paloma del abrigo',
      'un pájaro ensució la ropa tendida',
      'me cayó caca de gaviota antes de una reunión',
      'excremento de ave en el traje',
    ],
    maya: 'No frotes: levanta lo espeso con una cuchara o una tarjeta y, si hay tiempo, deja secar y cepilla. El resto, paño con agua fría y una gota de jabón, a toques de fuera adentro, otro solo con agua, y secado con aire frío. Lava en casa con detergente enzimático; seda o traje, tintorería. Lávate las manos.',
    valentina:
      'Ni frotar ni pánico. Levanta con una cuchara o tarjeta; si puedes, espera a que seque y cepilla. Lo demás, paño con agua fría y gotita de jabón, a toques, otro con agua y aire frío. En casa, detergente enzimático; si es traje o seda, tintorería. Y manos bien lavadas.',
  },
  {
    title: 'Huevo y harina en la ropa de una recibida',
    questions: [
      'qué me pongo si me van a tirar huevos y harina',
      'lavar ropa con huevo y harina',
      'ropa para la recibida que se pueda arruinar',
      'quitar engrudo de harina de la ropa',
      'nos tiraron espuma huevo y pintura en el egreso',
      'cómo saco el olor a huevo de la ropa',
    ],
    maya: 'Ponte ropa vieja de algodón, calzado lavable y nada de lana, seda o joyas; lleva muda, toalla y bolsa. Después, deja secar la harina y cepilla; enjuaga con agua fría, nunca caliente, que cuaja el huevo y hace engrudo. Remojo de media hora con detergente enzimático y lavado a 30. Si huele, repite antes de secar.',
    valentina:
      'Ponte camiseta vieja de algodón y zapatillas lavables; nada de lana, seda ni joyas. Lleva muda, toalla y bolsa. Al llegar, que seque la harina y cepilla; agua fría siempre, que la caliente cuece el huevo y hace engrudo. Media hora con detergente enzimático y a 30. ¿Huele? Repite.',
  },
  {
    title: 'Pegamento de pestañas en la ropa',
    questions: [
      'pegamento de pestañas postizas en la blusa',
      'quitar pegamento de pestañas de satén',
      'se me cayó adhesivo de pestañas en el vestido',
      'mancha de cola de pestañas negra',
      'el pegamento de extensiones manchó la tela',
      'cómo saco látex de la ropa',
    ],
    maya: 'Deja que seque: el de látex se vuelve goma y se levanta con la uña o unas pinzas. El resto, desmaquillante sin aceite en un bastoncillo, a toques y probado por dentro; luego jabón suave con agua fría. Nada de acetona en satén de acetato. El de extensiones es casi superglue: en tela fina, tintorería.',
    valentina:
      'Espera a que seque y despégalo con la uña o pinzas, que sale como goma. Lo que quede, bastoncillo con desmaquillante sin aceite, prueba por dentro, y jabón suave con agua fría. Acetona no, que derrite el acetato. Si es del de extensiones, tipo superglue: tintorería.',
  },
  {
    title: 'Lavar un disfraz o ropa con purpurina suelta',
    questions: [
      'cómo lavo ropa con purpurina sin llenar la lavadora',
      'la lavadora quedó llena de brillantina',
      'lavar un disfraz con glitter',
      'la purpurina pasó a toda la ropa',
      'quitar escarcha de la ropa',
      'limpiar el tambor de purpurina',
    ],
    maya: 'En seco primero: sacúdelo fuera y pasa cinta o rodillo. Luego, a mano en agua fría, solo, sin frotar; o en máquina dentro de una bolsa cerrada y fina, delicado y del revés. Aire, sin secadora. Después, paño húmedo por tambor y goma, filtro y un aclarado vacío. Agua de lavar, colada con un paño antes de tirarla.',
    valentina:
      'Sacúdelo fuera y dale con cinta o rodillo, en seco. Lávalo solo, a mano y en frío, o en bolsa fina cerrada, delicado y del revés. Al aire. Luego paño húmedo en tambor y goma, filtro y un aclarado vacío. Y cuela el agua con un trapo antes de tirarla.',
  },
  {
    title: 'Desodorante que no manche la ropa',
    questions: [
      'qué desodorante no mancha la ropa',
      'desodorante para camisas blancas',
      'desodorante que no deje marcas en ropa negra',
      'por qué el desodorante amarillea las camisetas',
      'roll on barra o spray cuál mancha menos',
      'desodorante sin aluminio mancha menos',
    ],
    maya: 'Para que no amarillee, uno sin sales de aluminio: quitan sudor, pero con él forman la mancha; a cambio, no frena el sudor. Contra el rastro blanco en oscuro, gel, roll-on transparente o spray a un palmo. Pon poco, espera dos a cinco minutos a que seque y vístete después. Una camiseta interior fina protege.',
    valentina:
      'Si te amarillean las blancas, prueba sin sales de aluminio: no frena el sudor, pero no hace esa mancha. Si te dejan rastro las negras, gel o roll-on transparente, o spray a un palmo. Poquito, de dos a cinco minutos secando, y te vistes. Y camiseta interior fina, que salva camisas.',
  },
  {
    title: 'Secar la ropa tendida por la noche',
    questions: [
      'se puede tender la ropa por la noche',
      'dejar la ropa tendida toda la noche',
      'el rocío moja la ropa tendida',
      'la ropa tendida de noche huele mal',
      'tender al llegar del trabajo a las diez',
      'es malo dejar la ropa afuera de noche',
    ],
    maya: 'Sí, en noches templadas, secas y con algo de viento: lo oscuro incluso lo agradece, porque no hay sol que lo aclare. Con rocío, niebla o menos de unos diez grados no seca, coge humedad y huele. Sacude por si hay insectos, recógela por la mañana cuando el sol quite el rocío, y evita humo de vecinos.',
    valentina:
      'Sí, si la noche es templadita, seca y corre aire; a lo negro hasta le va mejor. Con rocío, niebla o menos de diez grados, no seca y huele. Por la mañana espera a que el sol quite la humedad, sacude por los bichos y recoge. Y ojo con el humo del vecino.',
  },
  {
    title: 'Llovió sobre la ropa tendida',
    questions: [
      'llovió sobre la ropa tendida la tengo que lavar otra vez',
      'se mojó la ropa tendida con la lluvia',
      'dejé la ropa afuera y llovió',
      'la lluvia ensucia la ropa limpia',
      'lluvia de barro sobre la colada',
      'la ropa tendida se mojó y ahora huele',
    ],
    maya: 'Si fue una lluvia corta y la ropa estaba limpia, no: centrifuga otra vez y seca enseguida. Vuelve a lavarla si cayó barro o calima, si hay hollín o polen, si pasó más de un día mojada o si huele. Los primeros minutos de lluvia arrastran la suciedad del aire, así que mira bien lo blanco.',
    valentina:
      'Si fue un chaparrón y no huele, basta centrifugar y secar enseguida. A lavar otra vez si llovió barro, si hay hollín o polen, si lleva más de un día mojada o si huele. Mira lo blanco con luz, que la primera agua baja toda la suciedad del aire.',
  },
  {
    title: 'Cuánto tarda en secarse la ropa dentro de casa',
    questions: [
      'cuánto tarda en secarse la ropa dentro de casa',
      'cuántas horas tarda en secar un vaquero en invierno',
      'la ropa no se seca en dos días',
      'cuánto tarda una toalla en secarse',
      'a qué hora tengo que tender para que esté mañana',
      'el deshumidificador seca la ropa antes',
    ],
    maya: 'A unos 20 grados y con aire: sintético, de seis a doce horas; camiseta y ropa interior de algodón, de doce a veinticuatro; vaqueros, sudaderas y toallas, de uno a dos días. En un piso frío y húmedo, el doble. Más centrifugado, prendas separadas y ventilador o deshumidificador lo reducen a la mitad.',
    valentina:
      'Con unos 20 grados y algo de aire: lo sintético, de seis a doce horas; camisetas y ropa interior, de doce a veinticuatro; vaqueros, sudaderas y toallas, uno o dos días. Si la casa es fría y húmeda, el doble. Centrifuga más, separa y pon ventilador: la mitad de tiempo.',
  },
  {
    title: 'Secadora o percha para que no se arrugue el uniforme',
    questions: [
      'la secadora arruga más que tender',
      'cómo seco el uniforme para no planchar',
      'colgar la ropa mojada en percha para que no se arrugue',
      'secar camisas sin arrugas',
      'sacar la ropa caliente de la secadora para que no se arrugue',
      'secadora o tendedero para camisas',
    ],
    maya: 'Lo que menos arruga es una mezcla: diez o quince minutos de secadora baja, con poca carga, y enseguida a una percha, alisando con la mano. Sin secadora, centrifugado corto de 600 a 800 vueltas y colgar mojada y sacudida en percha ancha. Dejarla dentro, caliente y amontonada, es lo que más marca.',
    valentina:
      'Lo mejor: diez o quince minutos de secadora baja, poca ropa, y corriendo a la percha, alisando con la mano. ¿Sin secadora? Centrifuga a 600 u 800, sacude y cuelga mojada en percha ancha. Lo peor es olvidarla caliente y hecha un montón: ahí se arruga.',
  },
  {
    title: 'Airear la ropa: para qué sirve y cuánto tiempo',
    questions: [
      'sirve de algo airear la ropa',
      'cuánto tiempo se airea la ropa',
      'ventilar la ropa en vez de lavarla',
      'airear un abrigo en el balcón',
      'qué olores quita el aire y cuáles no',
      'colgar la ropa usada antes de guardarla',
    ],
    maya: 'Sirve: se lleva la humedad y los olores leves de comida, bar o armario, y alisa arrugas; no quita grasa, manchas ni sudor seco, que piden lavado. De una hora a una noche, en percha, a la sombra y con aire, sin niebla. Mejor en lana, abrigos y trajes; en sintéticos sudados hace poco.',
    valentina:
      'Sí que sirve, tu ropa lo nota: quita humedad, olor suave a comida o bar y alguna arruga. Pero grasa, manchas y sudor seco no; eso, a lavar. De una hora a toda la noche, en percha, a la sombra y con aire seco. Lana y abrigos, genial; sintético sudado, poco.',
  },
  {
    title: 'Toda mi ropa huele a mi casa',
    questions: [
      'toda mi ropa huele a casa',
      'dicen que mi ropa huele a comida',
      'por qué mi casa deja olor en la ropa',
      'quitar olor a cocina de toda la ropa',
      'mi ropa huele a humedad aunque está limpia',
      'la ropa del armario coge el olor de la casa',
    ],
    maya: 'Suele ser cocina, humedad, mascota o tabaco, y uno mismo ya no lo nota. Ataca el origen: ventila diez minutos dos veces al día, campana y puerta cerrada al freír, humedad bajo el sesenta por ciento, y armario vacío, limpio y seco. Luego lava lo lavable con medio vaso de vinagre en el aclarado y airea el resto.',
    valentina:
      'Suele ser cocina, humedad, animales o tabaco, y tú ya no lo hueles. Ventila diez minutos mañana y noche, fríe con campana y puerta cerrada, humedad por debajo del 60, y limpia y seca el armario. Después lava lo que puedas con medio vaso de vinagre y airea lo demás.',
  },
  {
    title: 'Quitar el olor de otra persona de una sudadera',
    questions: [
      'cómo quito el olor de mi ex de una sudadera',
      'la ropa huele al perfume de otra persona',
      'quitar perfume fuerte de una prenda',
      'mi sudadera prestada volvió oliendo a colonia',
      'el olor a colonia no se va ni lavando',
      'quitar olor corporal ajeno de un algodón',
    ],
    maya: 'Airéala uno o dos días a la sombra, y remojo de una hora en agua templada con un vaso de vinagre blanco; o percarbonato si es de algodón de color firme, pero no juntos. Después, lavado del revés a 30 o 40, sin suavizante, y secado al aire. Si queda perfume, otra vez, o una noche en bolsa con bicarbonato.',
    valentina:
      'Primero, uno o dos días al aire, a la sombra. Luego una hora en agua templada con un vaso de vinagre, o con percarbonato si es algodón que no destiñe; los dos juntos, no. Lava del revés a 30 o 40, sin suavizante. ¿Todavía huele? Repite, o bolsa con bicarbonato una noche.',
  },
  {
    title: 'Pececillos de plata en el armario',
    questions: [
      'bichos plateados en el armario',
      'pececillos de plata comen ropa',
      'hay insectos plateados entre la ropa',
      'cómo elimino los pececillos de plata',
      'qué bicho me come la ropa de algodón',
      'agujeros en ropa almidonada guardada',
    ],
    maya: 'Son pececillos de plata: viven donde hay humedad y comen almidón, papel, algodón y lino, no tanto lana. Vacía, aspira rendijas, baja la humedad del sesenta por ciento con ventilación o deshumidificador, lava y guarda todo limpio, sin almidón ni cartón, en cajas cerradas. Trampas adhesivas avisan si siguen.',
    valentina:
      'Pececillos de plata. Les gusta la humedad y comen almidón, papel, algodón y lino. Vacía, aspira rendijas, baja la humedad del 60 con aire o deshumidificador, lava todo y guárdalo limpio, sin almidón ni cajas de cartón, bien cerrado. Con trampas adhesivas ves si siguen.',
  },
  {
    title: 'Guardar un vestido pesado de pedrería',
    questions: [
      'cómo cuelgo un vestido que pesa mucho sin que se estire',
      'guardar un vestido de pedrería colgado o doblado',
      'el vestido con cuentas se está alargando en la percha',
      'cómo guardo un vestido bordado con cristales',
      'la percha deforma los tirantes de mi vestido de fiesta',
      'doblar vestido de lentejuelas pesado',
    ],
    maya: 'No se cuelga: el peso alarga la tela y rompe hilos y tirantes. Túmbalo del revés, con papel de seda blanco sin ácido entre las capas, dóblalo lo menos posible sobre rollos de papel y guárdalo en caja ancha o cajón, sin nada encima. Si no hay más remedio, colgado solo unas horas, de las cintas interiores.',
    valentina:
      'Colgado no, que con el peso se estira y saltan hilos. Túmbalo del revés, papel de seda blanco sin ácido entre capas, los dobleces sobre rollitos de papel, y a una caja ancha o cajón sin nada encima. Si toca colgarlo, unas horas y de las cintas de dentro.',
  },
  {
    title: 'Guardar gorras sin que se aplasten',
    questions: [
      'cómo guardo las gorras sin que se aplasten',
      'colgar gorras en la pared',
      'tengo muchas gorras y poco espacio',
      'se puede apilar una gorra encima de otra',
      'mi gorra perdió la forma guardada',
      'organizador de gorras para el armario',
    ],
    maya: 'En fila, encajadas una detrás de otra sobre una balda o dentro de una caja, con la corona de la primera rellena de papel; o en una barra con ganchos o pinzas detrás de la puerta. No les pongas peso ni dobles la visera. Limpias y secas, lejos del sol. La aplastada recupera con vapor y relleno hasta enfriar.',
    valentina:
      'Ponlas en fila, una encajada en la otra, en una balda o caja, con la primera rellena de papel. O detrás de la puerta, en barra con ganchos o pinzas. Sin peso encima, sin doblar viseras y lejos del sol. ¿Una chafada? Vapor, relleno y que enfríe así.',
  },
  {
    title: 'Metros de barra para colgar la ropa de dos personas',
    questions: [
      'cuántos metros de barra necesitan dos personas',
      'cuánta barra de colgar hace falta en un armario',
      'medidas de un armario para colgar camisas y vestidos',
      'a qué altura va la barra del armario',
      'cuántas perchas caben en un metro',
      'diseñar un vestidor para una pareja',
    ],
    maya: 'Unos dos metros por persona, así que cuatro para dos, con parte en doble altura. En un metro caben treinta o cuarenta camisas, o de doce a quince abrigos. Barra única para vestidos y abrigos a 1,60 o 1,70; doble para camisas y pantalones, a 1 y 2 metros. Fondo de 60 centímetros, y cajones o baldas para el punto.',
    valentina:
      'Calcula dos metros por cabeza: cuatro para los dos, y parte en dos alturas. En un metro entran treinta o cuarenta camisas, o doce a quince abrigos. Para vestidos, barra a 1,60 o 1,70; la doble, a 1 y 2 metros. Fondo, 60 centímetros. Y cajones para jerséis.',
  },
  {
    title: 'Cuántas veces aguanta un traje la tintorería',
    questions: [
      'cuántas veces se puede llevar un traje a la tintorería',
      'la tintorería estropea los trajes',
      'cada cuánto se lleva el traje a limpiar en seco',
      'se gasta la ropa en la tintorería',
      'cuántas limpiezas aguanta un abrigo',
      'mi traje brilla de tanto llevarlo a la tintorería',
    ],
    maya: 'No hay un número fijo: a dos o tres limpiezas al año, un buen traje de lana dura diez años o más. Cada una reseca algo la fibra y el prensado fuerte da brillo, así que entre medias cepillo, aire y vapor. Si solo está arrugado, pide únicamente plancha. Y limpia siempre las dos piezas juntas, que así no cambia el tono.',
    valentina:
      'No hay tope exacto: con dos o tres al año, un buen traje de lana pasa de los diez años. Cada limpieza reseca un poco y el prensado saca brillo, así que entre medias, cepillo, aire y vapor. ¿Solo arrugas? Pide plancha y ya. Y lleva siempre chaqueta y pantalón juntos.',
  },
  {
    title: 'Preparar la ropa de un difunto para donarla',
    questions: [
      'hay que lavar la ropa de un difunto antes de donarla',
      'qué hago con la ropa de mi padre que falleció',
      'quién recoge la ropa de una persona fallecida',
      'donar la ropa de un familiar muerto',
      'cómo preparo la ropa de mi madre para darla',
      'cuándo se regala la ropa de un fallecido',
    ],
    maya: 'Lo siento. No es obligatorio, pero se da limpia: lavado normal y seca; basta airear lo que estaba limpio. Revisa bolsillos y forros, aparta lo que quieras guardar y haz bolsas por tipo. La reciben parroquias, asociaciones, roperos y tiendas solidarias, y algunas van a casa si llamas. No hay prisa ninguna.',
    valentina:
      'Lo siento mucho. Obligatorio no es, pero se da limpia: lavado normal, o aire si ya lo estaba. Mira bolsillos y forros, guarda lo que te diga algo y haz bolsas por tipo. La cogen parroquias, asociaciones, roperos y tiendas solidarias; algunas van a casa. Y sin prisa.',
  },
  {
    title: 'Bolitas en el pantalón entre los muslos',
    questions: [
      'por qué salen bolitas entre las piernas del pantalón',
      'el pantalón se llena de pelotillas en los muslos',
      'bolitas en los pantalones negros de vestir',
      'quitar pelotillas de la entrepierna',
      'qué tela de pantalón no hace bolitas',
      'mis leggings hacen pelotitas por dentro del muslo',
    ],
    maya: 'Es el roce al andar: suelta fibras cortas que se enredan, y en mezclas de poliéster con viscosa o algodón se quedan agarradas. Le pasa a casi todo el mundo. Quítalas con máquina quitapelusas y tela estirada, lava del revés, en frío, y alterna pantalones. Elige tejido liso y denso, sarga o lana fría, y no muy ceñido.',
    valentina:
      'Es el roce al caminar, le pasa a casi todo el mundo: las fibras cortas se enredan, sobre todo en mezclas de poliéster con viscosa o algodón. Máquina quitapelusas con la tela estirada, lavado del revés y en frío, y alterna pantalones. Mejor sarga o lana fría, lisas y no ceñidas.',
  },
  {
    title: 'Lavandería de autoservicio: cómo se usa',
    questions: [
      'cómo funciona una lavandería de autoservicio',
      'qué llevo a la lavandería de monedas',
      'cuánto tarda lavar y secar en una lavandería',
      'es higiénica la lavadora de la lavandería',
      'hay que llevar detergente a la lavandería',
      'secar el edredón en la lavandería',
    ],
    maya: 'Llevas la ropa ya separada, eliges máquina por kilos, de unos 8 a 18, y pagas con monedas, tarjeta o aplicación; muchas añaden el jabón solas, así que avisa el cartel. Lavar lleva unos 30 o 40 minutos y secar de 20 a 40. Mira antes tambor y goma por si hay restos. La secadora calienta mucho: nada de lana ni elástico.',
    valentina:
      'Llega con la ropa separada, elige máquina por kilos, de unos 8 a 18, y paga con monedas, tarjeta o aplicación. Muchas ya echan el jabón: léelo en el cartel. Lavar, 30 o 40 minutos; secar, de 20 a 40. Mira el tambor antes. Y esa secadora quema: lana y elástico, no.',
  },
  {
    title: 'Bolas y toallitas de secadora',
    questions: [
      'sirven las bolas de lana para la secadora',
      'para qué son las toallitas de secadora',
      'pelotas de tenis en la secadora',
      'qué pongo en la secadora para que no se arrugue la ropa',
      'bolas de secadora o suavizante',
      'papel de aluminio en la secadora para la estática',
    ],
    maya: 'Las bolas de lana o goma, tres a seis, separan la ropa y recortan algo el tiempo y las arrugas; en plumas son imprescindibles, y valen pelotas de tenis limpias. Las toallitas perfuman y quitan estática, pero dejan una película que resta absorción a toallas y deporte. El aluminio ayuda poco. Limpia el filtro cada vez.',
    valentina:
      'Las bolas, sí: de tres a seis, de lana o goma, separan la ropa y quitan algo de tiempo y arrugas; para plumas, imprescindibles, y pelotas de tenis limpias también valen. Las toallitas huelen bien y quitan chispa, pero toallas y deporte absorben menos. Aluminio, poco. Y filtro limpio.',
  },
  {
    title: 'Detergente casero para la ropa',
    questions: [
      'cómo hago detergente casero para la ropa',
      'sirve el jabón casero rallado en la lavadora',
      'lavar la ropa solo con bicarbonato y vinagre',
      'jabón de aceite usado para lavar ropa',
      'el detergente casero estropea la lavadora',
      'nueces de lavado o ecobolas funcionan',
    ],
    maya: 'Sirve a medias: el jabón rallado, unos 50 gramos en un litro de agua caliente, limpia, pero con agua dura forma una película que engrisa la ropa y ensucia tambor y gomas. Si lo usas, poca cantidad, vinagre en el aclarado y un ciclo a 60 al mes. Bicarbonato, vinagre, nueces y bolas solos apenas lavan más que el agua.',
    valentina:
      'Regular, la verdad. El jabón rallado, 50 gramos en un litro de agua caliente, limpia, pero con agua dura deja una capa que agrisa la ropa y ensucia la máquina. Si lo usas: poco, vinagre al aclarar y un ciclo a 60 cada mes. Bicarbonato, nueces y bolas solas, casi como agua.',
  },
  {
    title: 'Higienizante textil: qué es y cuándo usarlo',
    questions: [
      'qué es el desinfectante para ropa',
      'higienizante textil cuándo se usa',
      'cómo desinfecto ropa que no aguanta 60 grados',
      'el vinagre desinfecta la ropa',
      'dónde se echa el desinfectante de ropa en la lavadora',
      'hace falta desinfectar la ropa normal',
    ],
    maya: 'Es un desinfectante sin cloro que se añade al aclarado, en el cajetín del suavizante, y mata bacterias y hongos en frío. Útil con hongos, enfermedad, segunda mano u olor que vuelve en ropa que no soporta 60 grados; a diario no hace falta, basta lavar y secar bien. El vinagre quita olor, pero no desinfecta. Sigue la dosis.',
    valentina:
      'Es un líquido sin cloro que echas en el hueco del suavizante y mata bacterias y hongos en frío. Va bien con hongos, enfermos, segunda mano u olor que vuelve, si la prenda no aguanta 60. Cada día no hace falta: lavar y secar bien. El vinagre quita olor, no desinfecta. Y respeta la dosis.',
  },
  {
    title: 'Tie dye en camisetas, paso a paso',
    questions: [
      'cómo hago tie dye en casa',
      'qué pintura compro para teñir camisetas con nudos',
      'cómo se amarra la playera para tie dye',
      'teñir remeras con bandas elásticas',
      'batik con niños en casa',
      'cómo fijo el tie dye para que no destiña',
    ],
    maya: 'Camiseta cien por cien de algodón, lavada y húmeda: pellizca el centro, gírala en espiral y átala con seis gomas. Remójala veinte minutos en agua con carbonato de sodio, con guantes; aplica tinte reactivo en frío con botes, envuélvela en plástico de 12 a 24 horas, aclara en frío hasta que salga limpia y lávala aparte.',
    valentina:
      'Camiseta de puro algodón, lavada y húmeda. Pellizca el centro, gira en espiral y ata con seis gomas. Veinte minutos en agua con carbonato de sodio, con guantes. Tinte reactivo en frío con botecitos, plástico de 12 a 24 horas, aclara en frío hasta que salga clara y lávala sola.',
  },
];
