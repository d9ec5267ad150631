import type { SomeLines } from './phrase.ts';

/** Verdicts on the look on the table: for another plan, beside others, of a piece that does not fit. */
export const mayaJudges = {
  'same-serves': [
    'Sí, para {for} te sirve lo mismo: {look}.',
    'Sí: {look} vale igual para {for}. No cambiaría nada.',
  ],
  'stay-almost': ['No hace falta que te cambies; basta un retoque.', 'Aguanta con lo mismo, con un ajuste.'],
  'same-almost': ['Casi: solo hay que ajustarlo al tiempo.', 'Sí, con un retoque por el tiempo.'],
  'same-but': [
    'No del todo: {why}. Cambia {out} por {into}, y lo demás te sirve.',
    'Casi, pero no: {why}. Con {into} en lugar de {out}, sí.',
  ],
  'same-not': ['Lo mismo, no: {why}. Para {for}, {look}.', 'No: {why}. Mejor {look}.'],
  'stay-same': [
    'Aguanta con lo mismo: {look} sirve para las dos cosas.',
    'No hace falta que te cambies: con {look} llegas bien de una cosa a la otra.',
  ],
  'change-between': [
    'Yo me cambiaría: {why}. Para {for}, {look}; lo otro lo guardas para después.',
    'Cámbiate entre una cosa y otra: {why}. Primero, {look}.',
  ],
  'wear-open': [
    'Llévala abierta: {piece} se abre sin problema y queda actual, siempre que caiga recta y no tire de los hombros.',
    'Abierta, sin dudarlo: con {piece} así el conjunto respira, y nadie sabrá que no cierra.',
  ],
  'wear-open-or': ['Si al moverte te tira, cámbiala por {other}.', 'Y si así no te convence, {other}.'],
  'ill-fits': [
    'Lo que no te queda bien no se lleva; hay otra cosa.',
    'Fuera: vas a estar pendiente de ello.',
  ],
  'beside-plainer': [
    'No, no desentonas: para {for} se ven las dos cosas. Si quieres acercarte, quítate {piece} y quedáis a la par.',
    'En absoluto: ir un punto más vestida no estorba a nadie. Para igualar, basta con dejar {piece}.',
  ],
  'beside-plainer-bare': [
    'No, no desentonas: para {for} se ven las dos cosas. Si quieres acercarte, cambia solo el zapato o deja las joyas en casa.',
    'En absoluto: para {for} cabe ir de las dos maneras. Con un zapato más sencillo quedáis a la par.',
  ],
  'beside-dressier': [
    'No quedas por debajo: para {for}, {look} está a la altura. Si quieres un punto más, súbelo solo con el zapato o una joya.',
    'No, vas en tu sitio: {look}. Nadie compite; y si quieres acercarte, un zapato mejor o un labio bastan.',
  ],
  likened: [
    'Solo si lo demás también es de uniforme: {piece} con pantalón negro y zapato de vestir, sí. Con {look}, no.',
    'El parecido lo da el conjunto, no la prenda: evita el negro liso de arriba abajo. {piece} con {look} no lo recuerda.',
  ],
  'stands-by': [
    'Yo no lo tocaría: con {piece} vas en tu sitio para {for}.',
    'No le veo el fallo: con {piece} vas bien para {for}.',
  ],
  'fits-tight': [
    'Se nota si tira al sentarte o hace arrugas a lo ancho; si no, nadie lo ve. Pruébate {piece} en una silla y con la ropa interior de ese día; si tira, quédate con lo propuesto.',
    'Depende de cómo se mueva: con {piece} puesto, siéntate y levanta los brazos. Si no se forman pliegues tirantes, adelante; si los hay, mejor lo propuesto.',
  ],
  'younger-light': [
    '{piece}: un tono claro o un dibujo da luz a la cara y suaviza, que es lo que quita años. Abierta y con algo sencillo debajo.',
    'Me quedo con {piece}. Lo claro y lo que tiene dibujo aligeran; lo oscuro y liso, cerca de la cara, endurece.',
  ],
  younger: [
    '{piece}, y llevada suelta: mangas un poco subidas, abierta y con algo claro junto a la cara. Eso quita más años que el color.',
    'De esas, {piece}. Con una camiseta clara debajo y sin abrochar, se ve más actual.',
  ],
  rotation: [
    'Con {count} turnos basta para {for}: lo de arriba se lava cada día, lo demás se airea de noche en la percha, y los zapatos descansan un día sí y otro no.',
    'Alterna estos {count} y no se nota. Camiseta o camisa limpia a diario, pantalón y chaqueta colgados al aire, y dos pares de zapatos que se turnen.',
  ],
  'bag-for-later': [
    'El conjunto se queda; para {for}, lleva en la bolsa {list} y cámbiate allí.',
    'No cambies nada: mete en una bolsa {list}, y te cambias para {for}.',
  ],
  'ruled-out': ['Entonces yo dejaría {piece} para otro día.', 'Ese día, {piece} no.'],
  minded: [
    'Sí: para eso van {list}. Y si exigen puntera, el calzado de seguridad lo suele prestar la casa: pregúntalo antes.',
    'Contado: {list}. Si piden puntera de seguridad, suelen dejarla allí; vale la pena preguntar.',
  ],
  'not-minded': [
    'No del todo, y hace falta: mete {list}. Si piden puntera de seguridad, suelen prestarla allí; pregúntalo antes.',
    'Lo corrijo: para eso, {list}. Y confirma si exigen puntera, que la suelen dejar allí.',
  ],
  'fits-bag': [
    'Cabe si viajas con lo que abulta puesto: {worn}. Dentro, enrollado, {list}; calcetines y neceser, en los huecos.',
    'Sí, con un truco: lleva encima {worn}. Lo demás, enrollado, entra: {list}.',
  ],
  'fits-bag-plain': [
    'Cabe si lo enrollas y los zapatos van puestos. Si aprieta, deja lo que solo uses una vez.',
    'Sí: enrollado y con los zapatos puestos. Lo que no llegue a dos usos, fuera.',
  ],
  'coat-worn': ['De abrigo, {piece}: ya va en el conjunto.', 'Para eso va {piece}, que abriga y acompaña.'],
  'keep-rival': ['Me quedo con {rival}.', 'Mejor {rival}, que ya lo tienes puesto.'],
} satisfies SomeLines;

export const valentinaJudges = {
  'same-serves': [
    'Sí, para {for} te vale lo mismo: {look}.',
    'Sí, tal cual: {look}. Para {for} va perfecto.',
  ],
  'stay-almost': ['Ni te cambies: con un retoque tiras.', 'Aguanta con lo mismo, con un ajustito.'],
  'same-almost': ['Casi: solo le falta un retoque por el tiempo.', 'Sí, con un ajuste y listo.'],
  'same-but': [
    'No del todo: {why}. Cambia {out} por {into} y arreglado.',
    'Casi: {why}. Con {into} en vez de {out}, sí.',
  ],
  'same-not': ['Lo mismo no: {why}. Para {for}, {look}.', 'Nop: {why}. Mejor {look}.'],
  'stay-same': [
    'Aguanta con lo mismo: {look} te vale para las dos cosas.',
    'Ni te cambies: con {look} tiras de una a otra.',
  ],
  'change-between': [
    'Yo me cambiaba: {why}. Para {for}, {look}; lo otro, luego.',
    'Cámbiate: {why}. Primero {look} y después lo otro.',
  ],
  'wear-open': [
    'Abierta y a correr: {piece} así queda más actual. Que caiga recta y no te tire de los hombros.',
    'Abierta, que nadie va a saber que no cierra. {piece} suelta, mucho mejor.',
  ],
  'wear-open-or': ['Y si te tira, {other}.', 'Si no te ves, cámbiala por {other}.'],
  'ill-fits': [
    'Si no te queda bien, fuera, que vas a estar todo el rato pendiente.',
    'Pues fuera, que hay más.',
  ],
  'beside-plainer': [
    'Qué va, no desentonas: para {for} cabe todo. Si te ves de más, fuera {piece} y a la par.',
    'Para nada. Y si quieres igualar, te quitas {piece} y listo.',
  ],
  'beside-plainer-bare': [
    'Qué va, no desentonas: para {for} cabe todo. Con un zapato más sencillo vais a la par.',
    'Para nada. Si te ves de más, menos joyas y listo.',
  ],
  'beside-dressier': [
    'No quedas por debajo: {look} está a la altura para {for}. ¿Un puntito más? El zapato o unos pendientes.',
    'Tranqui, vas en tu sitio: {look}. Si quieres más, sube solo el zapato.',
  ],
  likened: [
    'Solo si vas de uniforme entero: {piece} con pantalón negro y zapato de vestir, sí. Con {look}, ni de lejos.',
    'Eso lo da el conjunto, no la prenda. {piece} con {look} no tiene nada de uniforme.',
  ],
  'stands-by': [
    'Yo no lo tocaba: con {piece} vas bien para {for}.',
    'Ni caso: con {piece} vas bien para {for}.',
  ],
  'fits-tight': [
    'Se nota si tira al sentarte o hace arrugas a lo ancho; si no, ni se ve. Ponte {piece}, siéntate y mira. Si tira, nos quedamos con lo propuesto.',
    'Prueba fácil: {piece} puesto, te sientas y levantas los brazos. ¿Sin pliegues raros? Adelante. ¿Tira? Lo de antes.',
  ],
  'younger-light': [
    '{piece}, sin duda: lo clarito o con dibujo da luz a la cara. Abierta y con una camiseta debajo, años fuera.',
    'Yo, {piece}: aligera un montón. Lo oscuro y liso pegado a la cara endurece.',
  ],
  younger: [
    '{piece}, pero suelta: mangas remangadas, abierta y algo claro junto a la cara. Eso es lo que quita años.',
    'De esas, {piece}. Con camiseta clara debajo y sin abrochar, mucho más actual.',
  ],
  rotation: [
    'Con {count} turnos te apañas para {for}: lo de arriba, limpio cada día; pantalón y chaqueta, a la percha a airearse; y dos pares de zapatos que se turnen.',
    'Rota estos {count} y ni se enteran. Camiseta limpia a diario, lo demás al aire por la noche, y no repitas zapato dos días seguidos.',
  ],
  'bag-for-later': [
    'El look se queda igual; para {for}, en la mochila {list} y te cambias allí.',
    'No toques nada: a la bolsa {list}, y te cambias para {for}.',
  ],
  'ruled-out': ['Pues {piece}, mejor otro día.', 'Ese día {piece} se queda en casa.'],
  minded: [
    'Sí: para eso van {list}. Y si piden puntera, allí te la dejan; pregunta antes.',
    'Claro, por eso {list}. Si exigen puntera de seguridad, suelen prestarla.',
  ],
  'not-minded': [
    'Pues no del todo: mete {list}. Si piden puntera, allí suelen prestarla; pregunta.',
    'Bien visto: para eso, {list}. Y lo de la puntera pregúntalo, que la suelen dejar.',
  ],
  'fits-bag': [
    'Cabe si llevas puesto lo que abulta: {worn}. Dentro, enrolladito, {list}, y los calcetines en los huecos.',
    'Sí, con truco: encima {worn} y dentro, enrollado, {list}.',
  ],
  'fits-bag-plain': [
    'Cabe si lo enrollas y vas con los zapatos puestos. Si no cierra, fuera lo que solo uses una vez.',
    'Sí, enrollado y con los zapatos puestos.',
  ],
  'coat-worn': ['De abrigo ya llevas {piece}.', 'Para eso está {piece}, que ya va en el look.'],
  'keep-rival': ['Quédate con {rival}.', 'Mejor {rival}, que ya lo llevas.'],
} satisfies SomeLines;
