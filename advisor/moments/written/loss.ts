import type { WrittenMoment } from '../moment.ts';

export const loss = {
  'pet-died': {
    dresses: 'requested',
    maya: 'Lo siento mucho: era de la familia, y el hueco se nota en cada rincón. No hace falta vestirse para nada hoy; algo cómodo, y llorar lo que haga falta. Si te apetece, cuéntame cómo era.',
    valentina:
      'Ay, lo siento muchísimo; un compañero así deja un hueco enorme. Hoy no tienes que arreglarte para nadie: lo más blandito que tengas. Y si quieres, cuéntame cómo era.',
  },
  'lost-pregnancy': {
    dresses: 'never',
    maya: 'Lo siento muchísimo; no hay palabras que alcancen. Esa ropa no tienes que verla ni decidir nada: pídele a alguien que la guarde lejos por ti. Para hoy basta algo blando que no apriete. Y si el dolor pesa, tu matrona o tu médico saben acompañar un duelo así. Aquí me tienes.',
    valentina:
      'Lo siento muchísimo, de corazón. No tienes que mirar esa ropa: que alguien de confianza la guarde fuera de tu vista, sin decidir nada. Hoy, lo más blandito que tengas y ya. Y apóyate en tu matrona o en tu médico, que este duelo también se acompaña.',
  },
  'clothes-of-the-dead': {
    dresses: 'never',
    maya: 'Lo siento muchísimo. No hay prisa ni plazo: guarda lo que quieras y el tiempo que quieras, aunque solo sea por el olor. Cuando llegue el momento, hay quien conserva una prenda o hace con la tela un cojín, y deja que lo demás abrigue a otra persona.',
    valentina:
      'Lo siento mucho, de verdad. No tienes que decidir nada ahora: quédate con lo que te haga bien. Más adelante, si quieres, una prenda puede ser un cojín o una manta, y el resto abrigar a alguien.',
    after: {
      maya: 'Quien te aconseja darse prisa lo hace por cariño, pero el ritmo es tuyo. Puedes decirle que todavía no, y que te acompañe el día que abras. Basta con una prenda cada vez, y hay cosas que no se dan nunca.',
      valentina:
        'Te lo dirán con cariño, pero esto va a tu ritmo y no al de nadie. Dile que aún no; y cuando te veas con fuerzas, que venga contigo y empezáis por una sola cosa. Lo que quieras quedarte, te lo quedas.',
    },
  },
  'length-of-mourning': {
    dresses: 'never',
    maya: 'Hoy no hay plazo: hasta que te lo pida el cuerpo, ni antes ni después. Cuando quieras aliviarlo, el gris, el azul marino o un blanco junto a la cara son un paso suave; y si prefieres seguir de negro, está bien así.',
    valentina:
      'Hasta cuando tú quieras, que aquí no hay calendario. Si un día te apetece, empieza por un gris, un azul marino o algo blanco cerca de la cara. Y si no, de negro y tan bien.',
  },
  'mourning-at-a-feast': {
    dresses: 'never',
    maya: 'Siento mucho tu pérdida. Hoy nadie te pide ir de negro, y menos en una boda de los tuyos: puedes llevarlo si te acompaña, o un azul noche, un gris perla o un burdeos, que son sobrios y no pesan. Lo que decidas estará bien y no quita nada a quien se fue. ¿Miramos qué tienes así?',
    valentina:
      'Lo siento muchísimo. De negro solo si a ti te hace bien; obligación ya no hay ninguna. Un azul noche, un gris suave o un burdeos van preciosos a una boda y siguen siendo discretos. Haz lo que te pida el cuerpo, que con eso no quieres menos a nadie. ¿Miro qué tienes?',
    after: null,
  },
  'grief-and-feast': {
    dresses: 'asked',
    maya: 'Siento mucho tu pérdida. No tienes que elegir entre el duelo y la alegría: se puede ir con los dos, y quien te quiere lo entiende.',
    valentina:
      'Lo siento mucho, de verdad. Se puede echar de menos y celebrar a la vez; ve como te haga sentir bien.',
  },
  bereavement: {
    dresses: 'requested',
    isAside: true,
    maya: 'Siento muchísimo tu pérdida. No hace falta que sepas por qué escribes ni qué necesitas: aquí te leo. Si quieres, háblame de quien se fue; y de la ropa, cuando haga falta, me ocupo yo.',
    valentina:
      'Lo siento muchísimo, de verdad. No tienes que explicar nada ni estar bien. Si te apetece, cuéntame cómo era; y para lo de vestirse, cuando toque, ya estoy yo.',
  },
  'day-without': {
    dresses: 'requested',
    maya: 'Son fechas en las que la ausencia pesa el doble. No hay que hacer como siempre ni fingir fiesta: poned su plato, su canción o su receta, o quedaos en silencio, lo que os salga. Y llevar algo suyo, un pañuelo o un reloj, acompaña. ¿Cómo se llamaba?',
    valentina:
      'Uf, estos días son los peores. Ni hay que celebrar ni hay que hundirse: una canción suya, su receta, y si no te sale, pues no. Llevar algo suyo encima ayuda un montón. ¿Cómo era?',
    after: {
      maya: 'Gracias por hablarme de quien falta. ¿Qué le gustaba de este día?',
      valentina: 'Qué bonito lo que cuentas. ¿Qué hacía siempre ese día?',
    },
  },
  'end-of-life': {
    dresses: 'never',
    maya: 'Siento muchísimo que estéis ahí. No hace falta encontrar palabras: la mano, la voz y decirle lo que le agradeces bastan, porque el oído acompaña mucho. Ropa blanda que no haya que levantar para cambiarle, y pide al equipo que le alivie el dolor. Descansa tú también, por turnos.',
    valentina:
      'Lo siento muchísimo, de corazón. No tienes que decir nada perfecto: cógele la mano y cuéntale lo de siempre. Si le duele, pídelo al equipo las veces que haga falta, y turnaos para dormir. Estoy aquí.',
    after: {
      maya: 'Aquí te leo, a la hora que sea. ¿Quieres hablarme de quién es para ti?',
      valentina: 'Te leo cuando quieras. ¿Cómo es, qué te hace gracia de esa persona?',
    },
  },
  'parent-ill': {
    dresses: 'never',
    maya: 'Lo siento mucho; cuando enferma quien nos cuidó, el suelo se mueve. En la próxima consulta lleva las preguntas apuntadas, y deja que otro se quede una tarde. A veces lo mejor es sentarse a su lado y hablar de lo de siempre. ¿Cómo está hoy, y cómo estás tú?',
    valentina:
      'Jo, cuánto lo siento. Apunta las dudas para el médico, que allí se olvida todo, y deja que alguien te releve una tarde, en serio. Y a veces solo hace falta ver la tele a su lado. ¿Y tú, cómo estás?',
    after: {
      maya: 'Gracias por contármelo. ¿Quién está contigo en esto?',
      valentina: 'Aquí te leo. ¿Quién te ayuda a ti?',
    },
  },
  'pet-ill': {
    dresses: 'requested',
    maya: 'Siento el susto; es de la familia y esperar es lo peor. Llévale al veterinario, si puedes, algo que huela a ti, y apunta desde cuándo está así, qué ha comido y qué toma. ¿Cómo se llama y qué te han dicho?',
    valentina:
      'Ay, pobrecito, y pobre de ti. Llévale una camiseta tuya, que el olor le calma, y apunta qué ha comido y desde cuándo está así. ¿Cómo se llama? ¿Qué dice el veterinario?',
    after: {
      maya: 'Ojalá haya buenas noticias pronto. ¿Cómo va?',
      valentina: 'Cruzo los dedos, que es lo único que puedo. ¿Cómo va?',
    },
  },
  dementia: {
    dresses: 'never',
    maya: 'Cuidar así merece un abrazo. Ayudan pocas opciones a la vista, en el orden de ponérselas, prendas amplias sin botones pequeños, calzado con velcro y repetir lo que reconoce como suyo. Y una frase cada vez, sin prisa.',
    valentina:
      'Menuda tarea, un abrazo. Pocas prendas a la vista y en orden, cinturas elásticas, velcro en vez de cordones y sus colores de siempre. Si quiere repetir ropa, que repita.',
  },
  'lost-everything': {
    dresses: 'never',
    maya: 'Lo siento muchísimo; lo primero, que tú y los tuyos estéis a salvo y bajo techo. Para empezar basta poco: ropa interior y calcetines para tres días, dos pantalones, tres camisetas, un jersey, un abrigo y un calzado cerrado. El ayuntamiento, la Cruz Roja, Cáritas o la parroquia la dan gratis, y la familia suele ayudar si le dices tallas. ¿Estáis bien?',
    valentina:
      'Qué duro, lo siento. ¿Estáis todos bien? Para arrancar: muda para tres días, dos pantalones, tres camisetas, un jersey, un abrigo y un calzado cerrado. La Cruz Roja, Cáritas, la parroquia o tu ayuntamiento la dan gratis; y pide por tallas a familia y vecinos.',
  },
} as const satisfies Readonly<Record<string, WrittenMoment>>;
