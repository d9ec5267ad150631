import { entriesOn } from './entry.ts';

export const codes = entriesOn('codes', [
  [
    'Ir de blanco a una boda',
    'blanco boda invitada se puede color novia',
    'A una boda no se va de blanco: es de la novia. Tampoco de crudo muy claro ni de un estampado que en las fotos se lea blanco, salvo que lo pidan en la invitación.',
  ],
  [
    'Ir de negro a una boda',
    'negro boda invitada se puede color',
    'Se puede ir de negro a una boda, sobre todo de tarde o de noche. Alégralo con joyas, color en los pies o un bolso con luz, para que se lea fiesta y no luto.',
  ],
  [
    'Qué llevar a una boda de día',
    'boda dia manana invitada protocolo largo corto',
    'En una boda de día manda el corto o el midi, con colores claros o vivos y telas con poco brillo. El largo hasta el suelo y las lentejuelas esperan a la noche.',
  ],
  [
    'Qué llevar a una boda de noche',
    'boda noche tarde invitada largo protocolo',
    'De noche se permite el largo, el brillo y los tonos profundos. Si dudas, un midi con buena caída y un accesorio con luz nunca desentona.',
  ],
  [
    'Qué es media etiqueta',
    'media etiqueta cocktail coctel dress code',
    'Media etiqueta o cóctel: traje oscuro con corbata, o un vestido corto o midi arreglado, con zapato de vestir y bolso pequeño. Ni vaqueros ni zapatillas.',
  ],
  [
    'Qué es black tie',
    'black tie etiqueta esmoquin gala rigurosa',
    'Black tie quiere decir esmoquin con pajarita, o un vestido largo, o un traje sastre de noche impecable. Es de noche; de día se dice chaqué.',
  ],
  [
    'Qué es white tie',
    'white tie frac gran gala rigurosa',
    'White tie es lo más formal que queda: frac con pajarita blanca y vestido largo hasta el suelo, con guantes si el acto los pide. Si no te lo exigen, no lo necesitas.',
  ],
  [
    'Qué es smart casual',
    'smart casual elegante informal codigo significa',
    'Smart casual es ir arreglado sin traje: un blazer con vaqueros oscuros, una blusa con pantalón de vestir, mocasines o zapatillas muy limpias. Una pieza estructurada lo resuelve.',
  ],
  [
    'Qué es business casual',
    'business casual oficina codigo significa trabajo',
    'Business casual: camisa o blusa, chinos o falda, y americana a mano aunque no la lleves puesta. La corbata se queda en casa y los vaqueros, según la empresa.',
  ],
  [
    'Qué es business formal',
    'business formal traje oficina banca despacho',
    'Business formal es traje completo de color oscuro, camisa lisa y zapato cerrado. El interés va en el corte y en la tela, no en el adorno.',
  ],
  [
    'Vestir para una entrevista',
    'entrevista trabajo que llevar vestir consejos',
    'En una entrevista, ve un punto más formal que el día a día de esa empresa, con ropa que ya conozcas. Que se recuerde lo que dices: liso, planchado y con zapatos cuidados.',
  ],
  [
    'Corbata o pajarita',
    'corbata pajarita cuando boda esmoquin',
    'La pajarita va con esmoquin y la corbata con traje. La punta de la corbata toca la hebilla, ni más ni menos.',
  ],
  [
    'Botones de la americana',
    'americana botones abrochar blazer ultimo boton',
    'En una americana de dos botones se abrocha solo el de arriba; en una de tres, el del medio; el último nunca. Al sentarte, se desabrocha.',
  ],
  [
    'Vaqueros en la oficina',
    'vaqueros oficina trabajo se puede llevar',
    'Unos vaqueros van a la oficina si son oscuros, enteros y con buen bajo, y si lo de arriba compensa: blazer, blusa o camisa, y zapato cerrado.',
  ],
  [
    'Zapatillas con traje',
    'zapatillas traje blazer se puede',
    'Se pueden llevar zapatillas con traje si son lisas, finas y están limpias, y si el pantalón termina sobre el tobillo. No en una boda ni en un juzgado.',
  ],
  [
    'Iglesias y templos',
    'iglesia templo mezquita cubrir hombros rodillas viaje sandalias chanclas',
    'Para visitar una iglesia, una mezquita o un templo, hombros y rodillas cubiertos. Un pañuelo grande en el bolso resuelve casi todo. Las sandalias valen; las chanclas de playa, mejor no.',
  ],
  [
    'Un cumpleaños sin código',
    'invitacion sin codigo no se que dress code duda',
    'Si la invitación no dice nada, mira el sitio y la hora: de noche y con mesa, un punto más. Ante la duda es mejor sobrar un poco arriba y poder quitarte algo.',
  ],
]);
