import { limits } from '#contract/limits.ts';
import { terms } from '#contract/terms.ts';
import type { WrittenEntry } from './entry.ts';

/** Questions about the application and its shop. */
export const appQuestions: readonly WrittenEntry[] = [
  {
    title: 'Agrandar la letra de Vestidor',
    questions: [
      'la letra de la aplicacion es muy pequeña',
      'como hago la letra mas grande',
      'puedo agrandar el texto de la app',
      'no veo bien las letras de vestidor',
      'aumentar el tamaño de letra',
    ],
    maya: 'Se agranda desde el navegador, porque Vestidor se abre en él: en el ordenador, Control y + (en Mac, Comando y +); en el móvil, el tamaño de texto o el zoom del navegador, en su menú, o en la accesibilidad del teléfono. La página se adapta a la letra ampliada.',
    valentina:
      'Con el navegador: en el ordenador, Control y la tecla + (en Mac, Comando y +). En el móvil, busca tamaño de texto o zoom en el menú del navegador, o en Accesibilidad del teléfono. Y la app se acomoda.',
  },
  {
    title: 'Hablar en vez de escribir',
    questions: [
      'puedo hablarte por audio en vez de escribir',
      'se puede dictar al chat',
      'mandar nota de voz a maya',
      'tiene comando de voz la app',
      'no quiero escribir puedo hablar',
    ],
    maya: 'Aquí no hay notas de voz ni micrófono propio, pero puedes dictar: toca el micrófono del teclado de tu móvil o usa el dictado de tu ordenador en el cuadro del chat, revisa y envía. Y para oír las respuestas, el lector de pantalla de tu teléfono las lee.',
    valentina:
      'Audios no entiendo, pero dicta: pulsa el micro del teclado del móvil en el cuadro del chat, habla, mira que haya escrito bien y envía. Y si quieres oírme, el lector de pantalla de tu móvil me lee en voz alta.',
  },
  {
    title: 'Ayuda para daltónicos en la app',
    questions: [
      'la app tiene modo para daltonicos',
      'vestidor dice los colores en voz alta',
      'soy daltonico puedo usar vestidor',
      'la aplicacion nombra los colores de mi ropa',
      'accesibilidad para daltonicos en la app',
    ],
    maya: 'No hay un modo especial, pero cada prenda lleva el nombre de su color escrito, y con él se busca y se filtra; un lector de pantalla lo lee en voz alta. El escáner lo propone y tú lo corriges. Los errores no se avisan solo con color.',
    valentina:
      'Modo especial no tenemos, pero el color de cada prenda va escrito con su nombre, así que no dependes de verlo. Puedes filtrar por él y el lector de tu móvil lo lee en voz alta. Si el escáner falla, lo corriges.',
  },
  {
    title: 'Vestidor en la tele',
    questions: [
      'se puede poner la aplicacion en la tele',
      'vestidor en smart tv',
      'ver mi armario en la television',
      'hay app para la tele',
      'puedo enviar la app a la pantalla grande',
    ],
    maya: 'No hay aplicación de tele: Vestidor se abre en el navegador del móvil, la tableta o el ordenador. Puedes proyectar esa pantalla en la tele, con la opción de tu teléfono o un cable, y manejarlo desde él. El navegador de una tele no lo hemos probado.',
    valentina:
      'App de tele no hay: va en el navegador del móvil, la tablet o el ordenador. Lo que sí puedes es duplicar la pantalla del móvil en la tele y manejarlo desde ahí. El navegador de la propia tele no te lo garantizo.',
  },
  {
    title: 'Catálogo en papel',
    questions: [
      'me mandan el catalogo impreso a casa',
      'hay catalogo en papel',
      'revista de la tienda por correo',
      'quiero el catalogo fisico',
      'folleto impreso de la ropa',
    ],
    maya: 'No hay catálogo en papel: la tienda es solo por internet. Si no ves bien la pantalla, amplía la letra y el zoom con el navegador, o míralo en una tableta. Lo que sí se imprime es el inventario de tu propia ropa, en tu cuenta, en Inventario y CSV.',
    valentina:
      'En papel no hay, la tienda va solo por internet. Si te cuesta leer, agranda con el navegador o ponla en una tablet. Y tu propio armario sí lo puedes imprimir, desde tu cuenta, en Inventario y CSV.',
  },
  {
    title: 'La edad en el perfil',
    questions: [
      'tengo que poner la edad en el perfil',
      'para que quereis mi edad',
      'es obligatorio decir cuantos años tengo',
      'que datos pide la cuenta',
      'puedo no poner mi fecha de nacimiento',
    ],
    maya: `No se pide tu edad: la cuenta lleva usuario, email y contraseña. En tu estilo, todo es opcional y sirve solo para vestirte. Sí cuenta la edad mínima, ${terms.age.account} para la cuenta y ${terms.age.buying} para pagar, y el año de nacimiento solo al crear el vestidor de un peque.`,
    valentina: `No, ni la edad ni el cumple: usuario, email y contraseña. Lo de tu estilo es opcional. Eso sí, hay que tener ${terms.age.account} para la cuenta y ${terms.age.buying} para pagar. Solo se pide año de nacimiento en el vestidor de un peque.`,
  },
  {
    title: 'Ver qué me puse en una fecha pasada',
    questions: [
      'puedo ver que ropa me puse el dia de mi aniversario',
      'ver lo que me puse el año pasado',
      'donde veo los outfits de una fecha',
      'historial de lo que me puse',
      'que me puse el mes pasado',
    ],
    maya: 'En Mis Outfits, en la vista Calendario, ve a Mes anterior hasta ese día: están los outfits que apuntaste, con Puesto los que marcaste. Si no anotaste nada, no queda registro. La ficha de cada prenda dice solo el último día, y tu año en ropa resume lo demás.',
    valentina:
      'Entra en Mis Outfits, vista Calendario, y dale a Mes anterior hasta tu fecha: verás lo que apuntaste y si pone Puesto. Si aquel día no anotaste nada, no hay forma. Y en la ficha de cada prenda sale la última vez.',
  },
  {
    title: 'Tallas de la familia',
    questions: [
      'puedo poner la talla de mi marido y la de mis hijos en mi perfil',
      'guardar las tallas de mi familia',
      'tallas de mis hijos en vestidor',
      'buscame ropa para mi marido',
      'el perfil guarda tallas de otras personas',
    ],
    maya: `El perfil es de una persona y las tallas de otro adulto no se guardan. Las de tus hijos menores de ${limits.household.ageMax + 1}, sí: en tu cuenta, Vestidores de tus peques, con su ropa, talla y número de pie. Para tu marido, dime la talla y lo que buscas en cada consulta.`,
    valentina:
      'Las de tus peques, sí: en tu cuenta, Vestidores de tus peques, con su talla y su número de pie. Las de otro adulto no se guardan, pero dime la talla y qué quieres y te busco. O que se haga su cuenta.',
  },
  {
    title: 'El vestidor de los peques',
    questions: [
      'puedo llevar la ropa de mis hijos en vestidor',
      'vestidor para mi bebe',
      'como creo el armario de mi hijo',
      'cuantos niños caben en una cuenta',
      'armario infantil sin cuenta propia',
    ],
    maya: `En tu cuenta, Vestidores de tus peques crea uno por menor de ${limits.household.ageMax + 1}, hasta ${limits.household.wards}, con nombre, año y tallas, sin cuenta ni contraseña. Todo lo que añades con él abierto es suyo, y sus prendas cuentan con las tuyas. Maya y Valentina llevan solo el tuyo.`,
    valentina: `Sí: en tu cuenta, Vestidores de tus peques. Hasta ${limits.household.wards}, con su nombre, año y talla, y sin contraseña. Lo abres, metes su ropa y sacas conjuntos. Ojo, sus prendas cuentan con las tuyas, y nosotras hablamos solo de la tuya.`,
  },
  {
    title: 'Cuando se les queda pequeña la ropa a los peques',
    questions: [
      'como sabe la app que la ropa se le ha quedado pequeña a mi hijo',
      'avisa vestidor cuando crece el niño',
      'ropa que ya no le sirve al peque en la app',
      'pasar la ropa de un hijo al otro en vestidor',
      'marcar prenda que se le quedo chica',
    ],
    maya: 'Pon la talla de cada prenda y cambia la del peque en tu cuenta cuando crezca: su vestidor avisa de lo que se le ha quedado pequeño. Con un toque pasa al siguiente, con su foto y sus usos, o dices que la vendiste o regalaste. Los outfits que la llevaban se deshacen.',
    valentina:
      'Apunta la talla de cada prenda y sube la del peque cuando pegue el estirón: te avisa de lo que ya no le entra. Con un toque pasa al hermano, con foto y todo, o la marcas vendida o regalada.',
  },
  {
    title: 'Puntos o tarjeta de cliente',
    questions: [
      'cuantos puntos me dan por comprar',
      'hay programa de puntos',
      'tarjeta de fidelidad de la tienda',
      'se acumulan puntos con las compras',
      'me dais algo por ser clienta',
    ],
    maya: 'No hay programa de puntos ni tarjeta de cliente. Lo que ahorra está a la vista en cada prenda rebajada, y un aviso, si lo enciendes en tu cuenta, te dice cuando baja de precio un favorito. Con cada compra llega su factura.',
    valentina:
      'Puntos no hay, ni tarjeta. Lo que ves rebajado es lo que hay. Si guardas favoritos y enciendes el aviso en tu cuenta, te decimos si bajan. Y de cada compra tienes factura.',
  },
  {
    title: 'Pedir por WhatsApp o por teléfono',
    questions: [
      'puedo hacer el pedido por whatsapp',
      'se puede comprar por telefono',
      'no me entiendo con la pagina puedo pedir por whatsapp',
      'hacer un pedido hablando con alguien',
      'teneis whatsapp',
    ],
    maya: 'Los pedidos se hacen en la tienda de la web: no hay pedido por WhatsApp. Te puedo buscar la prenda y dejarla en el carrito; el pago lo haces tú, con el total a la vista. Si algo se atasca, en Contacto está el teléfono y su horario.',
    valentina:
      'Por WhatsApp no, los pedidos van por la web. Pero yo te busco la prenda y la dejo en tu carrito; tú solo pagas. Y si te lías, en Contacto tienes el teléfono para que te echen una mano.',
  },
  {
    title: 'Modo oscuro',
    questions: [
      'vestidor tiene modo oscuro',
      'como pongo la pantalla oscura',
      'quitar el fondo blanco de la app',
      'tema oscuro en vestidor',
      'me molesta tanta luz en la pantalla',
    ],
    maya: 'Sí: en tu cuenta, en Aspecto, eliges claro, oscuro o como lo tenga tu dispositivo. También está en el menú lateral y al pie de la página. Los textos contrastan en los dos aspectos.',
    valentina:
      'Claro que sí. Ve a tu cuenta, Aspecto, y elige Claro, Oscuro o Como el sistema. También sale en el menú de al lado y abajo del todo. Se lee bien en los dos.',
  },
  {
    title: 'Lector de pantalla y teclado',
    questions: [
      'se puede usar vestidor con lector de pantalla',
      'soy ciego puedo usar la app',
      'vestidor funciona con teclado',
      'accesibilidad de vestidor',
      'usar la app sin raton',
    ],
    maya: 'Se maneja entero con teclado y está pensado para lectores de pantalla: botones y campos con nombre y dibujos descritos. Las fotos solo dicen nombre, tipo y color, y componer un outfit a mano es lo más visual. Los detalles, y cómo avisarnos, en la página Accesibilidad.',
    valentina:
      'Sí, con teclado y con lector de pantalla: todo tiene su nombre. Lo flojo: las fotos solo dicen nombre, tipo y color, y montar un look a mano es muy visual. Está contado en la página Accesibilidad, y ahí nos escribes.',
  },
  {
    title: 'Traer mi ropa de otra app o de una hoja',
    questions: [
      'puedo importar mi ropa de otra aplicacion',
      'subir mi armario desde un excel',
      'traer mi ropa apuntada en una hoja de calculo',
      'importar prendas de un csv',
      'pasar mi ropa de otra app a vestidor',
    ],
    maya: 'Sí: en tu cuenta, en Traer mi ropa, lee una tabla CSV o celdas copiadas, una lista JSON de otra aplicación, un correo de pedido en .eml o tu ZIP de Vestidor. Ves cómo quedará cada prenda antes de Importar, y repetir el archivo no la duplica.',
    valentina:
      'Sí. En tu cuenta, Traer mi ropa: CSV, celdas copiadas, un JSON de otra app, el correo de una compra en .eml o tu ZIP. Te enseña cómo queda antes de guardar, y si lo traes dos veces, no se duplica.',
  },
  {
    title: 'Añadir una prenda desde la página de una tienda',
    questions: [
      'puedo añadir una prenda desde la web de una tienda',
      'guardar una prenda con el enlace de la tienda',
      'pegar la direccion de una prenda en vestidor',
      'añadir ropa por url',
      'compartir una prenda de otra tienda con vestidor',
    ],
    maya: 'Sí: en tu cuenta, en Traer mi ropa, pegas la dirección de su página; con la app añadida al móvil, también compartiéndola. Lee nombre, marca, precio y foto, y te lo enseña antes de guardar. Si la tienda no deja leerla, se añade a mano.',
    valentina:
      'Sí. En Traer mi ropa pegas la dirección, o la compartes desde el móvil si lo tienes instalado. Saca el nombre, la marca, el precio y la foto, y lo ves antes de guardar. ¿Tienda cerrada? La pones a mano.',
  },
  {
    title: 'Que Vestidor me ayude a vender',
    questions: [
      'vestidor me ayuda a vender ropa',
      'escribir un anuncio para vender una prenda desde la app',
      'la app publica en vinted',
      'como vendo una prenda desde vestidor',
      'precio para vender mi prenda en la app',
    ],
    maya: 'En el menú de cada prenda, Vender escribe el anuncio para Wallapop, Vinted o Milanuncios, propone un precio y dice de dónde sale, y prepara la foto cuadrada sobre blanco. Lo copias de un toque; publicar lo haces tú, nosotros no publicamos nada.',
    valentina:
      'Sí: abre el menú de la prenda y dale a Vender. Te escribe el anuncio para Wallapop, Vinted o Milanuncios, te propone precio y te deja la foto lista. Lo copias y lo publicas tú, que nosotras no.',
  },
  {
    title: 'Prenda prestada, guardada o en arreglo',
    questions: [
      'como apunto que he prestado una prenda',
      'que hago con una prenda que esta en el zapatero en la app',
      'prenda prestada en vestidor',
      'guardar ropa de temporada en la app',
      'no quiero que proponga ropa que esta fuera de casa',
    ],
    maya: 'En el menú de la prenda, Prestar, guardar o arreglar: di a quién, dónde y hasta cuándo. Mientras no se propone, y la ves con el filtro Fuera del armario. También puedes decírmelo en el chat, y si activas el aviso, te lo recordamos la tarde antes.',
    valentina:
      'Menú de la prenda › Prestar, guardar o arreglar: a quién, dónde y hasta cuándo. Deja de salir en los looks y la ves en Fuera del armario. Si activas el aviso, te lo recordamos. Y puedes decírmelo a mí por el chat.',
  },
  {
    title: 'Prenda vendida, regalada o donada',
    questions: [
      'he vendido una prenda como la quito del vestidor',
      'done ropa y sigue en la app',
      'regale una prenda como la marco',
      'que hace ya no la tengo',
      'si quito una prenda pierdo sus usos',
    ],
    maya: 'En el menú de la prenda, Ya no la tengo: di si la vendiste, regalaste o donaste, qué día y, si la vendiste, cuánto. Sale del vestidor con sus outfits, pero sus usos siguen en tu año. En Se fueron están todas, y de allí se recupera cualquiera.',
    valentina:
      'Menú de la prenda › Ya no la tengo. Dices si vendida, regalada o donada, y por cuánto. Desaparece de los looks, pero sus usos cuentan en tu año. Si te arrepientes, en Se fueron la devuelves. O dímelo en el chat.',
  },
  {
    title: 'Lista de deseos y presupuesto de ropa',
    questions: [
      'puedo hacer una lista de deseos en vestidor',
      'poner un presupuesto de ropa en la app',
      'como veo cuanto he gastado en ropa',
      'vestidor me dice si necesito algo',
      'wishlist de ropa en la app',
    ],
    maya: 'En Tus deseos están tus favoritos de la tienda y lo que apuntes de otras: cada uno dice en cuántos outfits nuevos entraría y si ya tienes algo casi igual. Debajo ves lo gastado este mes y este año, y si pones presupuesto, avisa en lo que se pase.',
    valentina:
      'Tienes Tus deseos en la tienda: te dice en cuántos looks nuevos entra cada cosa y si ya tienes otra casi igual. Debajo, lo que llevas gastado. Y si pones presupuesto, avisa cuando algo se pase.',
  },
  {
    title: 'Rehacer con mi ropa un look visto en una foto',
    questions: [
      'he visto un look y quiero copiarlo con mi ropa',
      'rehacer un outfit de una foto con lo que tengo',
      'puedo subir una foto de otra persona para inspirarme',
      'que es inspiracion en vestidor',
      'copiar el outfit de una influencer con mi ropa',
    ],
    maya: 'En Inspiración, dentro de tu vestidor, elige o pega la foto: Vestidor separa las prendas, busca la tuya más cercana y dice en qué coinciden y qué te falta, que puedes apuntar en tus deseos. La foto no se guarda; si guardas la inspiración, quedan los recortes, sin cara.',
    valentina:
      'En Inspiración: pones la foto y Vestidor busca en tu armario lo más parecido, te dice en qué coincide y qué te falta. La foto no se queda guardada. Y lo que falte, a tus deseos.',
  },
  {
    title: 'Tableros para juntar ideas',
    questions: [
      'que son los tableros de vestidor',
      'como hago un tablero con mis outfits',
      'guardar ideas para una boda en la app',
      'tablero de inspiracion vestidor',
      'quien ve mis tableros',
    ],
    maya: 'En Tus tableros reúnes inspiraciones y outfits por lo que quieras, una temporada, un viaje, una boda, con notas y en tu orden. Solo los ves tú. Si borras un tablero, lo que había sigue en su sitio.',
    valentina:
      'Son para juntar looks e inspiraciones por tema: un viaje, una boda, el otoño. Pones notas y los ordenas a tu gusto. Solo los ves tú, y si lo borras, no se pierde lo de dentro.',
  },
  {
    title: 'Imprimir el armario o para el seguro',
    questions: [
      'puedo imprimir mi armario',
      'lista de mi ropa para el seguro',
      'inventario de ropa en pdf',
      'imprimir mis prendas con precio',
      'sacar un listado de mi armario',
    ],
    maya: 'En tu cuenta, Inventario y CSV muestra tus prendas con foto, precio y coste por uso, con el total pagado, y se imprime o se guarda en PDF; también en una tabla. Sirve para el seguro del hogar, junto a facturas o fotos. Lo que no lleva precio no suma.',
    valentina:
      'Sí: en tu cuenta, Inventario y CSV. Salen las prendas con foto, precio y el total, para imprimir o guardar en PDF. También en tabla. Va genial para el seguro, y lo que no tenga precio no suma.',
  },
  {
    title: 'Entrar con huella o con cara',
    questions: [
      'puedo entrar con la huella en vestidor',
      'entrar sin contraseña',
      'llave de acceso como se pone',
      'entrar con la cara o el pin',
      'que es una llave de acceso',
    ],
    maya: 'Sí: en tu cuenta, en Llaves de acceso, añades una y después entras con tu huella, tu cara o el PIN del dispositivo; la contraseña sigue valiendo. Si además quieres un segundo paso, Añadir app enlaza tu app de códigos, con diez códigos de recuperación.',
    valentina:
      'Sí, con una llave de acceso. En tu cuenta, Llaves de acceso, la añades una vez y ya entras con huella, cara o PIN. La contraseña sigue sirviendo. Y si quieres más seguridad, activa el segundo paso.',
  },
  {
    title: 'Moneda de mi vestidor',
    questions: [
      'en que moneda salen los precios de mi ropa',
      'cambiar dolares por euros en vestidor',
      'por que mi armario sale en dolares',
      'poner la moneda de mi pais',
      'los precios del vestidor estan en dolares',
    ],
    maya: 'Por defecto, el vestidor muestra dólares y la tienda, euros. En tu cuenta, en Moneda de tu vestidor, puedes elegir dólar o euro para ese dispositivo; las cantidades no se convierten, solo cambia el símbolo. Otras monedas no hay.',
    valentina:
      'Sale en dólares de fábrica, y la tienda va en euros. En tu cuenta, Moneda de tu vestidor, eliges dólar o euro. Ojo, no convierte nada, solo cambia el símbolo. Otras monedas no hay.',
  },
  {
    title: 'Aviso de que una prenda necesita lavado',
    questions: [
      'me avisa la app cuando algo necesita lavado',
      'cuando toca lavar una prenda segun vestidor',
      'cada cuantos usos avisa para lavar la app',
      'cambiar cuando le toca lavado',
      'vestidor sabe si mi ropa esta sucia',
    ],
    maya: 'Vestidor cuenta los usos desde el último lavado: una camiseta lo pide cada vez, unos vaqueros a los ocho. Sale en Hoy y en la colada, y tú decides. En la ficha de la prenda, Cuándo le toca lavado cambia o quita esa cuenta. No aparta nada por su cuenta.',
    valentina:
      'Sí, cuenta los usos: camiseta, cada vez; vaqueros, a los ocho. Sale en Hoy y en la colada, y tú decides si va. En la ficha, en Cuándo le toca lavado, lo cambias o lo quitas.',
  },
];
