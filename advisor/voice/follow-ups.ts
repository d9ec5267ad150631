import type { SomeLines } from './phrase.ts';

export const mayaFollowsUp = {
  'already-with': ['Ya va así: con {piece}, sin {what}.', 'Este conjunto ya lleva {piece}; de {what}, nada.'],
  'others-dress': [
    'No cambia nada: ir un punto por encima es un detalle hacia el otro. Y si te ves de más, quítate {piece} y quedas a su altura.',
    'Tranquilidad: que los demás vayan más informales no te deja mal. Con quitarte {piece} bajas el tono al momento.',
  ],
  'others-dress-plain': [
    'No cambia nada: vístete para la ocasión, no para los demás. Lo que llevas está bien al lado de eso.',
    'Que vayan como quieran: lo tuyo se sostiene igual, y no hace falta ir a juego.',
  ],
  'near-face-light': [
    'Junto a la cara queda {piece}, y lo claro da luz: mala cara no te hará. Dime cómo son tu piel y tu pelo y lo afino.',
    'Lo que manda junto a la cara es {piece}. Un tono claro refleja luz, así que por ahí no te preocupes; con tu piel y tu pelo te lo digo mejor.',
  ],
  'near-face-dark': [
    'Junto a la cara queda {piece}. Lo oscuro endurece si eres de piel muy clara; un pañuelo o un cuello claro lo arregla. ¿Cómo son tu piel y tu pelo?',
    'Lo que manda junto a la cara es {piece}, y un tono oscuro pide algo de luz al lado: cuello claro, pañuelo o pendientes. Con tu piel y tu pelo te lo afino.',
  ],
  'near-face-colour': [
    'Junto a la cara queda {piece}, en {colour}. Si al acercarlo se te ven más las ojeras, baja ese color a falda o zapato y arriba algo claro. ¿Cómo son tu piel y tu pelo?',
    'Depende de tu piel y tu pelo: {piece} pone el {colour} junto a la cara. Dime cómo eres y te digo si te apaga.',
  ],
  'colour-fits': [
    'No es demasiado: el {colour} para {for} funciona si lo demás va sobrio. Yo lo llevaría con {piece}.',
    'Para {for}, el {colour} va bien, siempre que mande él solo. De lo tuyo, {piece}.',
  ],
  'colour-none': [
    'El {colour} para {for} va bien si lo demás es sobrio, pero de ese color no tienes nada.',
    'Para {for} no es demasiado, aunque en {colour} no te veo ninguna prenda.',
  ],
  'none-of-it': ['En este conjunto no hay {what}.', '{what} no llevas en este.'],
  'later-casual': [
    'Para después, cámbiate en un momento: {look}.',
    'Con eso no; para después te llevaría {look}.',
  ],
  'later-same': [
    'Para eso sirve lo mismo: {look}. Si quieres subirlo un punto, cambia solo el zapato.',
    'No hace falta cambiarse para después; sigue con {look}.',
  ],
  'one-without': [
    'Entonces me quedo con el que va sin {what}: {look}.',
    'Ese va sin {what}, así que es el tuyo: {look}.',
  ],
  nails: [
    'Limpias, parejas y sin esmalte saltado: o lo retocas o lo quitas del todo, que desnudas y cuidadas quedan siempre bien. El color, oscuro o neutro, acompaña a este conjunto sin problema.',
    'Lo que se nota es el desconchón, no el color: quita el esmalte o repásalo esta noche, lima y algo de crema. Con este conjunto vale cualquier tono que vaya entero.',
  ],
  companion: [
    'Al mismo nivel que tú: {wear}. En {colours}, que acompañan a {piece} sin ir de uniforme.',
    'Lo suyo: {wear}. De color, {colours}, para ir a tono con {piece} sin repetirlo.',
  ],
  'companion-dark': [
    'Al mismo nivel que tú: {wear}. En {colours}, y nada que llame más que el momento.',
    'Lo suyo: {wear}. De color, {colours}; con eso vais a la par.',
  ],
  'companion-plain': ['Al mismo nivel que tú: {wear}.', 'Lo suyo, a juego en nivel y no en color: {wear}.'],
  'companion-of-two': [
    'De los dos, el {colour}: con {piece} vais a tono sin ir de uniforme.',
    'Yo le diría que el {colour}, que es el que mejor acompaña a {piece}.',
  ],
  'case-enough': [
    'Sí, con lo que llevas basta: para {for}, {look}.',
    'Alcanza con lo de dentro: {look}. Para {for}, no metas nada más.',
  ],
  'case-lacks': [
    'Para {for} se queda corto por poco: mete {list}, y lo demás ya va dentro.',
    'Casi: para {for} añade {list}. El resto está en la maleta.',
  ],
  'harmony-fine': [
    'Armonizáis: con ese {colour} va bien {piece}, y lo demás no compite.',
    'Quedáis bien juntos: {piece} y ese {colour} se acompañan sin ir de uniforme.',
  ],
  'harmony-clash': [
    'Casi: con ese {colour} lo que choca es {piece}. Cámbialo por algo neutro y vais a la par.',
    'Con ese {colour} no termina de ir {piece}; si lo cambias por algo liso y neutro, armonizáis.',
  ],
  'harmony-plain': [
    'Lo tuyo es neutro, así que con ese {colour} no hay choque.',
    'No hay problema: tu conjunto es neutro y deja que se vea ese {colour}.',
  ],
  'holds-it': [
    'En {piece} te cabe; por eso no cambio nada.',
    'Para eso te sirve {piece}, que ya va en el conjunto.',
  ],
  unmet: ['Te aviso de una cosa: {piece} {why}.', 'Algo queda sin cumplir: {piece} {why}.'],
  'later-swap': [
    'Para {for}, cambia {out} por {into}; lo demás se queda.',
    'Y para {for} basta con cambiar {out} por {into}.',
  ],
  'later-add': ['Para {for}, añade {into}; lo demás se queda.', 'Y para {for} basta con sumar {into}.'],
  'later-off': ['Para {for}, quita {out} y quedas bien.', 'Y para {for} basta con dejar {out}.'],
  'bring-change': [
    'Mejor lleva un cambio: lo que pide una cosa no aguanta la otra.',
    'Yo llevaría un cambio, porque con lo mismo quedas mal en una de las dos.',
  ],
  'one-for-both': ['Con un solo conjunto te basta.', 'No hace falta que lleves cambio.'],
  'whole-look': ['El conjunto completo: {list}.', 'Entero queda así: {list}.'],
  'none-with': [
    'Así no tienes ninguna prenda, de modo que lo dejo como está.',
    'Nada de lo tuyo es así; no toco el conjunto.',
  ],
} satisfies SomeLines;

export const valentinaFollowsUp = {
  'already-with': ['Ya va así: con {piece} y sin {what}.', 'Este ya lleva {piece}; de {what}, nada.'],
  'others-dress': [
    'Ni te inmutes: ir un pelín por encima siempre queda bien. Y si te ves de más, fuera {piece} y a su altura.',
    'Pues que vayan como quieran. Si te notas de más, te quitas {piece} y listo.',
  ],
  'others-dress-plain': [
    'Pues nada, tú a lo tuyo: así vas bien al lado de quien sea.',
    'Que cada cual vaya como quiera; tu look aguanta igual.',
  ],
  'near-face-light': [
    'Lo que te queda pegado a la cara es {piece}, y lo clarito da luz: mala cara, ninguna. Dime cómo son tu piel y tu pelo y afino.',
    'Pegado a la cara llevas {piece}: claro, o sea, luz. Con tu piel y tu pelo te lo digo mejor.',
  ],
  'near-face-dark': [
    'Pegado a la cara llevas {piece}. Lo oscuro endurece si eres muy blanca de piel; un pañuelo clarito y arreglado. ¿Cómo son tu piel y tu pelo?',
    'Lo de arriba es {piece}, y un tono oscuro pide luz al lado: pendientes, cuello claro, lo que sea. ¿Cómo son tu piel y tu pelo?',
  ],
  'near-face-colour': [
    'Pegado a la cara va {piece}, en {colour}. Acércatelo al espejo: si salen ojeras, ese color abajo y arriba algo claro. ¿Cómo son tu piel y tu pelo?',
    'Depende de cómo seas: {piece} te pone el {colour} en la cara. Dime piel y pelo y te cuento.',
  ],
  'colour-fits': [
    'Qué va a ser demasiado: el {colour} para {for} mola si lo demás va calladito. Yo iría con {piece}.',
    'Para {for}, {colour} sí, mientras mande él solo. De lo tuyo, {piece}.',
  ],
  'colour-none': [
    'El {colour} para {for} va bien si lo demás es sobrio, pero de ese color no tienes nada.',
    'Demasiado no es, pero en {colour} no te veo ni una prenda.',
  ],
  'none-of-it': ['En este look no hay {what}.', '{what} no llevas en este.'],
  'later-casual': [
    'Para después, te cambias en un minuto: {look}.',
    'Con eso no te dejo ir; para después, {look}.',
  ],
  'later-same': [
    'Para eso te vale lo mismo: {look}. Si quieres darle un punto, cambia el zapato y ya.',
    'Ni te cambies: sigue con {look} y listo.',
  ],
  'one-without': ['Pues el que va sin {what}: {look}.', 'Sin {what} ya tienes este: {look}.'],
  nails: [
    'El color da igual; lo que canta es el desconchón. O las repasas o te lo quitas todo y las llevas limpias, que cinco minutos te lleva.',
    'Enteras o sin nada: si el esmalte está saltado, quitaesmalte, lima y listo. El tono, el que te salga, que con este look cuadra.',
  ],
  companion: [
    'Al mismo nivel que tú: {wear}. En {colours}, que van de lujo con {piece} sin ir de gemelos.',
    'Dile: {wear}. De color, {colours}, y pegáis con {piece} sin ir a juego total.',
  ],
  'companion-dark': [
    'Al mismo nivel que tú: {wear}. En {colours} y sin nada que cante.',
    'Dile: {wear}. De color, {colours}, y vais a la par.',
  ],
  'companion-plain': ['Al mismo nivel que tú: {wear}.', 'Dile: {wear}. Mismo rollo, sin ir de gemelos.'],
  'companion-of-two': [
    'De los dos, el {colour}: con {piece} pegáis sin ir de gemelos.',
    'El {colour}, sin duda, que es el que mejor va con {piece}.',
  ],
  'case-enough': [
    'Te alcanza: para {for}, {look}. No metas nada más.',
    'Con eso vas: {look}. Para {for} no hace falta más.',
  ],
  'case-lacks': [
    'Falta un pelín: para {for}, mete {list} y el resto ya lo llevas.',
    'Casi. Para {for}, échale {list}; lo demás ya va en la maleta.',
  ],
  'harmony-fine': [
    'Vais de lujo: con ese {colour} casa {piece} y lo demás ni molesta.',
    'Pegáis: {piece} con ese {colour} queda de diez, sin ir de gemelos.',
  ],
  'harmony-clash': [
    'Casi. Con ese {colour} lo que chirría es {piece}: cámbialo por algo neutro y listo.',
    'Ojo, {piece} con ese {colour} no. Pon algo neutro ahí y pegáis.',
  ],
  'harmony-plain': [
    'Tranqui: vas en neutro, así que con ese {colour} cero dramas.',
    'Sin problema, lo tuyo es neutro y ese {colour} luce solo.',
  ],
  'holds-it': ['En {piece} cabe de sobra, así que tal cual.', 'Ya llevas {piece}: ahí te entra.'],
  unmet: ['Ojo con una cosa: {piece} {why}.', 'Te aviso: {piece} {why}.'],
  'later-swap': [
    'Para {for}: fuera {out}, dentro {into}, y ya.',
    'Y para {for} cambias {out} por {into} y a correr.',
  ],
  'later-add': ['Para {for} le sumas {into} y listo.', 'Y para {for}: el mismo look más {into}.'],
  'later-off': ['Para {for} te quitas {out} y ya está.', 'Y para {for}: fuera {out}.'],
  'bring-change': [
    'Llévate un cambio, que con lo mismo no sales bien de las dos.',
    'Mejor con muda: una cosa se carga la otra.',
  ],
  'one-for-both': ['Con uno te vale para las dos.', 'Ni cambio ni nada: uno para todo.'],
  'whole-look': ['El look entero: {list}.', 'Completo queda así: {list}.'],
  'none-with': [
    'Así no tienes nada en el armario, se queda como está.',
    'De eso no tienes ni una; no toco nada.',
  ],
} satisfies SomeLines;
