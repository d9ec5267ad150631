import type { SomeLines } from './phrase.ts';

/** Lines that confirm a change: facts, which both advisors tell alike. */
export const acting = {
  kept: ['Guardado en tus outfits: {name}.', 'Hecho, queda en tus outfits como «{name}».'],
  'kept-many': ['Guardado en tus outfits: {outfits}.', 'Hecho, {outfits} más entre los tuyos.'],
  'kept-already': ['Ya lo tenías guardado en tus outfits.', 'Ese ya está entre tus outfits.'],
  liked: ['Marcado como favorito: {name}.', 'Hecho, {name} ya está entre tus favoritos.'],
  'liked-too': ['Y con su corazón: está entre tus favoritos.', 'Va marcado como favorito.'],
  planned: ['Apuntado para el {day}: {name}.', 'Hecho: el {day} te espera {name}.'],
  'weeks-filed': [
    'El calendario no repite solo, así que lo he puesto en las próximas cuatro semanas; cuando se acaben, dímelo y sigo.',
    'Van las cuatro próximas semanas, porque el calendario no repite por su cuenta; luego me lo pides otra vez.',
  ],
  'planned-already': ['Eso ya está en tu calendario.', 'Ya lo tenías apuntado.'],
  'file-lacks': [
    'No lo guardo todavía: entre lo tuyo no está {what}. ¿Qué pongo en su lugar?',
    'Antes de guardarlo, una cosa: en tu armario no veo {what}. Dime qué va en su lugar y lo dejo hecho.',
  ],
  'file-clash': [
    'Aún no lo guardo: {list} no se llevan a la vez. Dime cuál se queda y lo apunto.',
    'Antes de guardarlo: {list} no caben en el mismo conjunto. ¿Con cuál me quedo?',
  ],
  'file-near': ['Lo más parecido que tienes: {list}.', 'De eso tienes {list}.'],
  'filed-with': [
    'Para completarlo he añadido {list}; si prefieres otra cosa, dímelo.',
    'Lo que faltaba lo he puesto yo: {list}. Si no te encaja, lo cambio.',
  ],
  'week-planned': [
    'Apuntado en tu calendario, del {from} al {to}.',
    'Hecho: la tienes en el calendario, del {from} al {to}.',
  ],
  'days-for': ['Pensado así: {list}.', 'Lo he pensado así: {list}.'],
  'offer-week': ['¿Te la apunto en el calendario?', '¿La apunto en tu calendario?'],
  'offer-trip': ['¿Te guardo los outfits del viaje?', '¿Guardo los outfits del viaje?'],
  'offer-day': [
    'Cuando tú digas: dime un día y te lo apunto en el calendario.',
    'El día lo pones tú; dímelo y lo apunto.',
  ],
  'no-further': [
    '{change} que esto no te queda nada en el armario; lo dejo como está.',
    '{change} que este no encuentro ninguno entre lo tuyo. Se queda igual.',
  ],
  remade: [
    'Con eso no casaba el resto, así que lo rehago entero: {look}.',
    'El resto no pegaba con el cambio; queda así: {look}.',
  ],
  'best-of': ['Yo me quedo con este: {look}.', 'De esos, {look}.'],
  'with-it': ['Con {piece}: suma.', 'Póntelo sin dudar: con {piece} el conjunto gana.'],
  'without-it': ['Sin {piece}: el conjunto no lo pide.', 'Yo lo dejaría sin {piece}; así queda mejor.'],
  'not-changed': [
    'Eso no sé llevarlo al conjunto, así que no he tocado nada. Dímelo con una prenda, un color o el tiempo que hará.',
    'No he cambiado nada, porque no he entendido cómo lo quieres. Dime una prenda, un color o el plan y lo hago.',
  ],
  'case-lacks': [
    'A esta maleta le falta {kinds}, además de muda, calcetines, pijama y neceser.',
    'Falta {kinds}; y aparte, ropa interior, calcetines, pijama y neceser.',
  ],
  'case-would': ['De lo tuyo metería {list}.', 'Yo echaría {list}.'],
  'case-whole': [
    'De ropa no falta nada; solo muda, calcetines, pijama y neceser.',
    'La ropa está completa. Te quedan la ropa interior, los calcetines, el pijama y el neceser.',
  ],
  'case-out': ['Fuera de la maleta: {list}.', 'Se quedan en casa: {list}.'],
  'case-in': ['Dentro: {list}.', 'Entra: {list}.'],
  'case-count': [
    'Quedan {count} prendas; lo demás, igual.',
    'En total, {count} prendas, y el resto no cambia.',
  ],
  'case-holds': ['Van {count} prendas: {list}.', 'Dentro hay {count} prendas: {list}.'],
  'case-least': [
    'Con menos prendas te quedaría algún día sin vestir.',
    'Ya está en lo justo: si quito algo más, falta para algún día.',
  ],
  'case-needs': [
    'Sin {list} no te sale ningún conjunto del viaje, así que lo dejo. ¿Lo cambio por otra cosa?',
    'Para eso solo llevas {list}: sin eso te quedas sin conjuntos. ¿Te pongo otra prenda en su lugar?',
  ],
  'case-same': ['La maleta ya va así: no cambio nada.', 'Eso ya está como lo pides, así que la dejo igual.'],
  'case-without': ['En esta maleta no va {what}.', 'No hace falta sacar nada: {what} no iba dentro.'],
  'case-has': ['Eso ya va en la maleta: {list}.', 'Ya cuento con eso: {list}.'],
  'case-idle': [
    'Yo no: con el tiempo que hará, {piece} volvería sin estrenar.',
    'Déjalo en casa: para ese tiempo {piece} no te hace falta.',
  ],
  'case-worn': [
    'Sí, pero no dentro: en el viaje lleva encima {piece}, que en la maleta abulta. Si te convence, dime «añádelo».',
    'Dentro se come el sitio; puesto en el viaje, sí: {piece}. Dime «añádelo» y lo cuento.',
  ],
  'case-fits': [
    'Cabe: {piece} ocupa poco. Dime «añádelo» y va dentro.',
    'Sí, hay sitio para {piece}. Con un «añádelo», entra.',
  ],
  'warm-already': [
    'Para eso ya está {piece}, que es lo que más abriga de lo tuyo.',
    'Eso lo cubre {piece}: más abrigo ahí no tienes.',
  ],
  'warm-lacks': [
    'En tu armario no hay {what}, que es lo que pide ese frío.',
    'Entre lo tuyo no veo {what}, y es lo que abriga ahí.',
  ],
  'warm-socks': [
    'Por dentro, calcetín de lana y sin apretar: el pie frío suele ser pie oprimido.',
    'Dentro, un calcetín de lana mejor que dos finos, y el zapato sin apretar.',
  ],
  'flat-already': ['Ya vas en plano: {piece}.', 'El calzado ya es plano: {piece}.'],
  'plan-follows': [
    'Y así queda también en tu calendario, el {day}.',
    'También lo he cambiado en el calendario, el {day}.',
  ],
  'when-worn': [
    'Eso, cuando lo hayas llevado: dímelo entonces y lo apunto.',
    'Aún no: avísame cuando lo hayas usado y lo hago.',
  ],
  'ask-day': ['¿Para qué día te lo apunto?', '¿Qué día lo apunto en tu calendario?'],
  'offer-act': [
    'No he cambiado nada. Si quieres que lo haga, dímelo y lo hago.',
    'De momento no toco nada; pídemelo y lo hago.',
  ],
  'day-full': [
    'El {day} ya está completo en tu calendario. Mueve o quita algo y lo apunto.',
    'No cabe nada más el {day}. Haz sitio en el calendario y lo repetimos.',
  ],
  'too-far': [
    'Ese día queda demasiado lejos: apunto hasta un año antes o después.',
    'El calendario llega a un año vista; dime un día más cercano.',
  ],
  'worn-on': ['Apuntado como puesto el {day}.', 'Hecho: queda como puesto el {day}.'],
  'worn-pieces-on': ['Apuntado como puesto el {day}: {list}.', 'Hecho: el {day} llevaste {list}.'],
  'worn-when': ['¿Qué día fue? Dímelo y lo apunto.', '¿Y qué día lo llevaste?'],
  'worn-already': ['Ya estaba marcado como puesto ese día.', 'Ese uso ya lo tenías apuntado.'],
  future: [
    'Ese día aún no ha llegado: lo marco como puesto cuando llegue.',
    'Todavía no ha llegado ese día; cuando lo lleves, lo apunto.',
  ],
  'to-wash': ['A la colada: {list}.', 'Hecho, en la colada: {list}.'],
  'to-cleaner': [
    'En la tintorería, y así consta hasta que vuelva: {list}.',
    'Hecho, fuera hasta que vuelva de la tintorería: {list}.',
  ],
  'wash-dateless': [
    'El día de vuelta ahí no se guarda: dime «ya está de vuelta» y la saco.',
    'La fecha no queda apuntada; cuando vuelva, me lo dices y vuelve al armario.',
  ],
  'from-wash': ['Fuera de la colada: {list}.', 'De vuelta al armario: {list}.'],
  'still-to-wash': ['En la colada, todavía: {list}.', 'Para lavar, aún: {list}.'],
  'piece-corrected': [
    'Corregido: {meant} en lugar de {gone}. Lo demás se queda como estaba.',
    'Hecho: {meant} y no {gone}. El resto no lo toco.',
  ],
  'clean-already': ['Ya constaba fuera de la colada: {list}.', 'Según tu armario ya está limpio: {list}.'],
  'dirty-already': ['Ya constaba en la colada: {list}.', 'Eso ya está en la colada: {list}.'],
  'kept-apart': ['Sin tocar: {list}.', 'Esto lo dejo como está: {list}.'],
  'stay-so': ['Lo demás se queda: {list}.', 'Sigue como estaba lo otro: {list}.'],
  'unworn-piece': ['Ya no consta como puesto: {list}.', 'Fuera de lo puesto: {list}.'],
  favourite: ['En favoritos: {list}.', 'Hecho, entre tus favoritas: {list}.'],
  'no-favourite': ['Fuera de favoritos: {list}.', 'Hecho, ya no está en favoritos: {list}.'],
  'marked-already': ['Ya estaba así; no he cambiado nada.', 'Eso ya lo tenías así.'],
  'was-no-favourite': [
    'En tus favoritos no estaba: {list}.',
    'Nada que quitar, en favoritos no estaba: {list}.',
  ],
  called: ['Se llama {name}.', 'Lo tienes como {name}.'],
  'case-emptied': [
    'Maleta deshecha: no queda nada dentro. Si cambia el plan, la hacemos otra vez.',
    'Vacía. Una pena lo del viaje; cuando haya otro, la rehacemos.',
  ],
  'case-none': [
    'No tengo ninguna maleta hecha aquí, así que no hay nada que vaciar. Qué pena lo del viaje.',
    'Ahora mismo no hay maleta que vaciar: aquí no hemos hecho ninguna. Otra vez será el viaje.',
  ],
  'saved-uncounted': [
    'La cuenta no la llevo desde el chat: los tienes todos en Mis Outfits.',
    'Desde aquí no puedo contarlos. En Mis Outfits están todos.',
  ],
  'case-not-packed': [
    'Aquí no hay todavía ninguna maleta hecha. Dime adónde vas y cuántos días, y la preparo contando con eso.',
    'Aún no tienes maleta hecha conmigo. Cuéntame el sitio y los días y la hago con lo que quieres llevar.',
  ],
  'mark-which': ['¿Qué prenda? Dímela como la tienes guardada.', '¿De qué prenda hablas?'],
  'which-of': ['¿Cuál: {list}?', 'Tienes varias: {list}. ¿Cuál?'],
  'wash-none': ['No tienes nada en la colada.', 'La colada está vacía.'],
  'is-clean': ['No está en la colada: {list}.', 'En tu armario, fuera de la colada: {list}.'],
  'wash-list': ['En la colada: {list}.', 'Ahora mismo en la colada: {list}.'],
  moved: ['Cambiado de día: {name}, el {day}.', 'Hecho: {name} pasa al {day}.'],
  'moved-alone': [
    'El {day} estaba libre, así que no había nada que cruzar: {name} pasa a ese día.',
    'No tenías nada el {day}; paso ahí {name} y su día queda libre.',
  ],
  exchanged: [
    'Cambiados: el {day} y el {other} se intercambian.',
    'Hecho: he cruzado el {day} con el {other}.',
  ],
  'plan-swapped': ['Cambiado el {day}: {look}.', 'Hecho. El {day}, {look}.'],
  unplanned: ['Quitado del {day}: {name}.', 'Hecho: {name} ya no está el {day}.'],
  'unplanned-many': ['Quitados del calendario: {count}.', 'Hecho: {count} fuera del calendario.'],
  'plans-on': ['En tu calendario: {list}.', 'Tienes apuntado: {list}.'],
  'plans-none': ['Ahí no tienes nada apuntado.', 'En esos días tu calendario está libre.'],
  'plan-which': ['¿De qué día hablas?', '¿Qué día del calendario es?'],
  'plan-to': ['¿A qué día lo paso?', '¿Para qué día lo quieres?'],
  'plan-worn': [
    'Eso ya te lo pusiste: se queda en su día.',
    'Ese outfit consta como puesto, así que no lo muevo.',
  ],
  wished: ['En tu lista de deseos: {product}.', 'Guardado en tus deseos: {product}.'],
  unwished: ['Fuera de tu lista de deseos: {product}.', 'Hecho, ya no está en tus deseos: {product}.'],
  'wished-already': ['Ya está en tu lista de deseos.', 'Eso ya lo tenías en tus deseos.'],
  wishes: ['En tu lista de deseos: {list}.', 'Tus deseos: {list}.'],
  'wishes-none': [
    'Tu lista de deseos está vacía. Guarda en ella algo de la tienda.',
    'Aún no hay nada en tu lista de deseos.',
  ],
  'wish-elsewhere': [
    'Si lo quieres tal cual, de otra tienda, lo anotas tú en Deseos, «Apuntar un deseo».',
    'Tal como lo describes no lo vendemos: ese lo dejas tú en Deseos, «Apuntar un deseo».',
  ],
  'wish-not-sold': [
    'No lo he apuntado: desde aquí solo guardo en deseos lo que vende la tienda. Lo de fuera lo pones tú en Deseos, «Apuntar un deseo».',
    'Ese no puedo guardarlo yo, que solo anoto productos de la tienda; en Deseos, «Apuntar un deseo», lo dejas tú en un momento.',
  ],
  'wish-which': [
    'En la lista de deseos guardo cosas de la tienda: dime cuál.',
    '¿Qué de la tienda? Dime cuál y lo guardo en tus deseos.',
  ],
  carted: ['En tu carrito: {product}, talla {size}.', 'Hecho, en el carrito: {product}, talla {size}.'],
  'ask-size': ['¿Qué talla de {product}? Hay {sizes}.', 'Dime la talla de {product}: hay {sizes}.'],
  'sold-out': ['De eso no queda ninguna unidad.', 'Está agotado en esa talla y ese color.'],
  'cart-full': ['Tu carrito no admite más de eso.', 'Ya llevas en el carrito todo lo que cabe de eso.'],
  'wardrobe-full': [
    'La lista de lo que se fue está llena: borra antes alguna prenda de ahí.',
    'Entre lo que se fue ya no cabe nada más. Borra algo de ahí y lo apunto.',
  ],
  'cart-which': ['¿Qué de la tienda echo al carrito?', 'Dime qué producto de la tienda quieres.'],
  cart: ['En tu carrito: {list}. Total, {total}.', 'Llevas {list}: en total, {total}.'],
  'cart-none': ['Tu carrito está vacío.', 'No hay nada en tu carrito.'],
  'left-alone': ['Se queda como estaba: no he tocado nada.', 'Ahí sigue: no llegué a cambiar nada.'],
  'saved-unseen': [
    'Los guardados están en Mis Outfits y desde aquí no los abro; lo rehago con {list}.',
    'Desde el chat no abro los que tienes guardados, así que lo monto otra vez con {list}.',
  ],
  'look-which': [
    '¿De qué look hablas? Dime una prenda que lleve, o el día si está en tu calendario.',
    'Ahora mismo no tengo ninguno delante: dime una prenda que lleve, o el día en que lo apuntaste.',
  ],
  'is-creased': [
    'Aquí lo que se arruga es {list}; el resto aguanta. Si te preocupa, te lo cambio por algo de punto.',
    'Un poco, {list}. Lo demás llega liso. Si quieres, lo cambio por algo que no se arrugue.',
  ],
  'not-creased': [
    'No, nada de esto se arruga con facilidad.',
    'Ni te preocupes: este conjunto llega liso al final del día.',
  ],
  'is-sheer': [
    'Puede clarear {list}: debajo, algo liso y de tu tono de piel, que el blanco se nota más.',
    'Al sol, {list} puede transparentar. Con ropa interior lisa y de tu tono, ni se ve.',
  ],
  'not-sheer': ['No, no transparenta: {list} tiene cuerpo de sobra.', 'Por ahí, ningún problema con {list}.'],
  undone: ['Deshecho: todo está como antes.', 'Hecho, lo he dejado como estaba.'],
  'nothing-to-undo': [
    'No hay ningún cambio mío que deshacer en esta conversación.',
    'En esta conversación no he cambiado nada que pueda deshacer.',
  ],
  noted: ['Anotado: ese no te convence.', 'Tomo nota: ese, no.'],
  'noted-me': [
    'Lo tengo en cuenta en esta conversación. Para que quede siempre, anótalo en tu perfil de estilo.',
    'Cuenta con ello mientras hablamos. En tu perfil de estilo puedes dejarlo fijo.',
  ],
  forgotten: [
    'Olvidado en esta conversación. Lo que el estilista aprende de ti se borra en Mi Vestidor, en tus gustos.',
    'Ya no lo tengo en cuenta aquí. Y en tus gustos, en Mi Vestidor, puedes borrar lo aprendido.',
  ],
  'back-to': ['Volvemos a {look}.', 'El de antes: {look}.'],
  'back-none': ['No hay una propuesta anterior.', 'Antes de esta no había otra.'],
  'not-done': ['Eso no lo he podido hacer; no he cambiado nada.', 'No ha salido, y todo sigue igual.'],
  'no-delete': [
    'Prendas no borro desde el chat, para que no se pierda nada por error: sigue todo en tu armario. Si quieres hacerlo, abre cada una en Mi Vestidor y elimínala.',
    'No he borrado nada: eliminar prendas es cosa tuya, en la ficha de cada una, dentro de Mi Vestidor.',
  ],
  enough: [
    'Vamos por partes: pídeme lo demás en otro mensaje.',
    'Con esto basta por ahora; lo demás, en el siguiente mensaje.',
  ],
} satisfies SomeLines;
