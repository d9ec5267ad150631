import { limits } from '#contract/limits.ts';
import { terms } from '#contract/terms.ts';
import { scannedKinds } from '#contract/vocabulary.ts';
import type { WrittenEntry } from './entry.ts';
import { formats } from './product-figures.ts';

/** How Vestidor works and what it promises. */
export const product: readonly WrittenEntry[] = [
  {
    title: 'Avisos y recordatorios',
    questions: [
      'avisame el viernes que lleve paraguas',
      'me mandas un recordatorio',
      'avisame cuando haya mi talla',
      'me avisan si vuelve el producto agotado',
      'puedes recordarme que lave la camisa',
      'puedes mandarme el outfit por la mañana',
      'como activo las notificaciones',
      'quiero que me llegue una notificacion con el look del dia',
      'como quito los avisos',
      'me llegan demasiadas notificaciones',
      'no quiero mas correos',
    ],
    maya: 'En Tu cuenta, en Avisos, eliges qué, a qué hora, con qué silencio y si en el móvil o por email: el outfit de la mañana con el tiempo, el plan de mañana, la colada y los favoritos que bajan de precio. Viene apagado, y un interruptor lo apaga todo. Un aviso suelto o de algo agotado no puedo mandarlo; sí apuntarte un outfit en un día.',
    valentina:
      'En Tu cuenta › Avisos eliges qué, a qué hora y dónde, con horas de silencio: el look de la mañana con el tiempo, el plan de mañana, la colada o un favorito que baja de precio, al móvil o al email. Viene todo apagado, y un interruptor lo apaga entero. Avisos sueltos o de agotados no puedo, pero te apunto un look en un día.',
  },
  {
    title: 'Venta de datos y uso de las fotos',
    aims: ['privacy'],
    questions: [
      'sois una app de esas que vende mis datos',
      'vendeis mis datos',
      'que haceis con mis datos',
      'usais mis fotos para entrenar una ia',
      'y donde lo pone eso',
      'donde leo la politica de privacidad',
      'quien puede ver mis fotos',
      'mis fotos son privadas',
      'venden mis datos',
      'la foto lleva mi ubicacion',
    ],
    maya: 'No vendemos datos. Las fotos solo se abren con la sesión de su dueño; se les quitan la ubicación y los datos de la cámara y las analiza nuestro servidor. A un modelo de fuera o para entrenar, solo si lo activas en tu cuenta. Está en la página Privacidad, al pie de la web, y los permisos se ven y se cambian en tu cuenta.',
    valentina:
      'No vendemos tus datos. Tus fotos las ves solo tú, con tu sesión abierta; les quitamos la ubicación y los datos de la cámara y las lee nuestro servidor. A un modelo de fuera o para entrenar, solo si lo activas. Lo tienes por escrito en Privacidad, al pie de la página, y los permisos los cambias en tu cuenta.',
  },
  {
    title: 'Cambiar nombres y datos desde el chat',
    questions: [
      'cambia el nombre de la maleta',
      'renombra este outfit',
      'cambia mi talla en el perfil',
      'cambia mi correo',
      'pon otro nombre al outfit',
    ],
    maya: 'Desde el chat no cambio nombres ni datos. El nombre de un outfit se edita en Mis Outfits, y el perfil, el correo o la contraseña, en tu cuenta.',
    valentina:
      'Eso no lo puedo tocar yo: el nombre de un look lo editas en Mis Outfits, y tu perfil, correo o contraseña, en tu cuenta.',
  },
  {
    title: 'Propuestas de otros días',
    questions: [
      'el que me propusiste ayer',
      'guarda el look del otro dia',
      'recuerdas lo que me dijiste ayer',
      'que me propusiste la semana pasada',
    ],
    maya: 'En esta conversación no tengo lo de otros días. Las conversaciones anteriores siguen en tu historial del chat, y lo que guardaste está en Mis Outfits. Si quieres, te preparo otro parecido.',
    valentina:
      'Aquí no tengo lo de otros días. Mira el historial del chat o Mis Outfits, si lo guardaste. Y si no, te monto otro parecido.',
  },
  {
    title: 'En qué aparatos funciona',
    aims: ['app-device'],
    questions: [
      'hay app para iphone',
      'se puede usar en el ordenador',
      'esta en la play store',
      'funciona en android',
      'puedo usarlo en la tablet',
    ],
    maya: 'Funciona en el navegador del móvil, la tableta o el ordenador, con la misma cuenta, y no hay que descargar nada de una tienda de aplicaciones. Desde el navegador se puede añadir a la pantalla de inicio.',
    valentina:
      'Va en el navegador: móvil, tablet u ordenador, con la misma cuenta y sin bajarte nada. Si quieres, la añades a la pantalla de inicio.',
  },
  {
    title: 'Compartir el armario con otra persona',
    questions: [
      'puedo compartir mi armario con mi hermana',
      'dos personas en la misma cuenta',
      'puedo tener el armario de mi hijo',
      'armario familiar',
    ],
    maya: 'Cada cuenta es un armario de una persona; no se comparte entre cuentas. Un outfit sí se puede compartir. Para otra persona, lo limpio es otra cuenta: así las propuestas no mezclan tallas ni gustos.',
    valentina:
      'Cada cuenta es un armario, y no se comparten entre sí. Un look sí lo puedes compartir. Para tu hermana o tu hijo, mejor otra cuenta, que si no te mezclo la ropa.',
  },
  {
    title: 'Qué hace Vestidor',
    questions: [
      'que es vestidor',
      'para que sirve esta app',
      'como funciona vestidor',
      'que puedo hacer aqui',
      'explicame la aplicacion en dos palabras',
    ],
    maya: 'Vestidor guarda la ropa en un armario digital a partir de fotos, compone outfits con ella para una ocasión y un tiempo, y lleva las cuentas: qué se usa, cuánto sale cada puesta y con cuánto combina cada prenda. Además tiene calendario, maleta, tienda y dos asesoras.',
    valentina:
      'Haces fotos a la ropa y tienes el armario en el móvil. Con eso Vestidor te monta outfits según el plan y el tiempo, y te dice qué usas, a cuánto sale cada puesta y con qué combina cada cosa. También hay calendario, maleta, tienda y nosotras dos.',
  },
  {
    title: 'Qué pasa con las conversaciones',
    aims: ['know-of-me'],
    questions: [
      'guardan lo que hablo con vosotras',
      'quien lee mis mensajes con maya',
      'mis chats son privados',
      'puedo borrar la conversacion',
      'mandan mis mensajes a openai',
    ],
    maya: 'Lo que se escribe y lo que contestamos se guarda en la cuenta hasta que se borra. Si los proveedores externos están activos, OpenAI recibe lo que se me escribe y Mistral AI lo que se escribe a Valentina, para contestar; si no, responde nuestro propio programa.',
    valentina:
      'Se guardan en tu cuenta hasta que tú las borras. Si están activos los modelos de fuera, el texto de tu mensaje va a Mistral AI para que yo conteste, o a OpenAI si hablas con Maya. Si no lo están, contesta el programa de la casa y no sale de aquí.',
  },
  {
    title: 'Descargar todos los datos',
    aims: ['app-export'],
    questions: [
      'como exporto mis datos',
      'puedo descargar mi armario',
      'quiero llevarme mis fotos y prendas',
      'bajar todo en un zip',
    ],
    maya: 'En la cuenta, con Descargar ZIP: lleva prendas, outfits, puestas, pedidos y pagos en JSON, además de las fotos y las facturas, en formatos que se abren en cualquier sitio.',
    valentina:
      'En tu cuenta hay un Descargar ZIP: prendas, outfits, puestas, pedidos, pagos, fotos y facturas. Todo en formatos normales que abre cualquiera.',
  },
  {
    title: 'Eliminar la cuenta',
    aims: ['app-account'],
    questions: [
      'como borro mi cuenta',
      'quiero eliminar todos mis datos',
      'si elimino la cuenta se puede recuperar',
      'borrar perfil de vestidor para siempre',
      'darme de baja y que borren todo',
    ],
    maya: 'En la cuenta, con Eliminar cuenta y la contraseña. Da de baja la suscripción y lo borra todo al momento y sin vuelta atrás, salvo los pagos y facturas que exige la ley. Un mes pagado no se devuelve solo: antes, desistir. Y conviene descargar el ZIP.',
    valentina:
      'En tu cuenta, Eliminar cuenta; pide la contraseña. Se borra todo al momento y no hay marcha atrás, menos pagos y facturas, que obliga la ley. La suscripción se da de baja sola, pero un mes pagado no vuelve: si toca, desiste antes. Y bájate el ZIP.',
  },
  {
    title: 'Derechos sobre los datos',
    questions: [
      'derechos rgpd vestidor como los ejerzo',
      'cuanto tardan en responder una solicitud de datos',
      'donde reclamo por proteccion de datos',
      'quiero rectificar mis datos personales',
    ],
    maya: `Corregir, descargar y borrar se hace en la cuenta. Para lo demás, por escrito al contacto de la página de privacidad: se responde en ${terms.dataRightsDays} días como máximo y sin coste. También cabe reclamar ante la Agencia Española de Protección de Datos.`,
    valentina: `Casi todo lo haces tú en tu cuenta: corregir, descargar, borrar. Para lo demás, escribe al contacto de la página de privacidad y tienes respuesta en ${terms.dataRightsDays} días como mucho, gratis. Y si no te convence, está la Agencia Española de Protección de Datos.`,
    source: 'Reglamento (UE) 2016/679, artículos 12 a 22',
  },
  {
    title: 'Cómo hacer una buena foto para el escáner',
    questions: [
      'como hago la foto de una prenda',
      'el escaner no reconoce bien mi ropa',
      'tengo que planchar la ropa para escanearla',
      'que fondo pongo para fotografiar la ropa',
      'consejos para escanear prendas',
    ],
    maya: 'Una prenda por foto, extendida sobre un fondo liso que contraste, como una sábana o el suelo, y con luz de día. No hace falta plancharla. Se pueden elegir varias fotos a la vez: el escáner las lee en cola.',
    valentina:
      'Una prenda por foto, bien estirada, encima de una sábana o del suelo que contraste, y con luz de ventana. Sin planchar, no pasa nada. Y puedes soltar varias fotos de golpe, que las va leyendo en cola.',
  },
  {
    title: 'Qué reconoce el escáner',
    aims: ['app-scan'],
    questions: [
      'que lee el escaner de prendas',
      'el escaner detecta la marca',
      'cuantos tipos de ropa reconoce',
      'por que pone sugerido en una prenda',
      'el escaner sabe la tela',
    ],
    maya: `Distingue ${scannedKinds.length} tipos de prenda, el color, el estampado, el tejido, el estilo y el estado. Lo que lee con poca seguridad aparece como sugerido. Marca, talla y precio se escriben. Todo se puede corregir.`,
    valentina: `Saca el tipo, entre ${scannedKinds.length}, y el color, el estampado, el tejido, el estilo y el estado. Si no lo tiene claro pone sugerido para que lo mires. La marca, la talla y el precio los pones tú. Y todo se corrige con un toque.`,
  },
  {
    title: 'Formatos y tamaño de las fotos',
    questions: [
      'no me deja subir una foto heic',
      'que formato de foto acepta vestidor',
      'tamaño maximo de la foto de una prenda',
      'mi foto del iphone no se abre',
    ],
    maya: `Se aceptan fotos en ${formats}, de hasta ${limits.photo.bytesMax / 1024 / 1024} MB. Si el navegador no abre una HEIC, en el iPhone está Ajustes, Cámara, Formatos, Más compatible.`,
    valentina: `Valen ${formats}, hasta ${limits.photo.bytesMax / 1024 / 1024} MB. Si es una HEIC y el navegador no puede con ella, en el iPhone vas a Ajustes, Cámara, Formatos y pones Más compatible.`,
  },
  {
    title: 'El escáner se ha equivocado',
    questions: [
      'el escaner leyo mal el color',
      'como corrijo una prenda mal escaneada',
      'el recorte se comio una manga',
      'retocar recorte de la foto',
      'deshacer un escaneo',
    ],
    maya: 'Todos los campos se corrigen tocándolos, y el escáner aprende para ese vestidor. Si la lectura no se parece, se deshace y se prueba otra foto con fondo liso. El recorte se arregla con Retocar recorte; la foto original no se toca.',
    valentina:
      'Toca el dato y cámbialo, que además aprende para la próxima en tu vestidor. ¿No ha dado ni una? Deshaz y prueba con un fondo más liso. Y si el recorte se comió algo, abre la prenda y dale a Retocar recorte; la foto original no se toca.',
  },
  {
    title: 'Escanear varias prendas en una foto',
    aims: ['app-scan'],
    questions: [
      'puedo fotografiar varias prendas a la vez',
      'subir todo el armario de golpe',
      'foto con muchas prendas juntas las separa',
      'cuantas prendas hacen falta para empezar',
    ],
    maya: 'Con una foto de varias, la opción Hay varias prendas las busca y se confirma una a una. Deben estar extendidas, sin tocarse y sobre fondo liso. Para empezar bastan diez o doce: lo que se lleva esta semana.',
    valentina:
      'Sí: haces la foto, le das a Hay varias prendas y confirmas las que quieras. Ponlas sin que se toquen y en fondo liso. Y no hace falta meter el armario entero el primer día: con diez o doce ya salen outfits.',
  },
  {
    title: 'Leer las fotos en el propio dispositivo',
    questions: [
      'se puede escanear sin enviar la foto',
      'que es leer en este dispositivo',
      'escaner sin subir fotos a internet',
      'quiero que mis fotos no salgan del movil',
    ],
    maya: 'Con Leer en este dispositivo, la foto no sale de él: llega solo lo leído, salvo que se elija guardarla. La primera vez descarga el lector. Si el navegador no puede o va muy lento, las lee el servidor.',
    valentina:
      'Activa Leer en este dispositivo y la foto se queda en tu móvil; a nosotros nos llega lo leído, a no ser que quieras guardarla. La primera vez se baja el lector. Si el aparato va muy justo, vuelve a leerlas el servidor.',
  },
  {
    title: 'Leer la etiqueta de lavado con una foto',
    questions: [
      'vestidor lee la etiqueta de lavado',
      'puedo escanear la etiqueta de composicion',
      'el escaner entiende los simbolos de lavar',
      'guardan la foto de la etiqueta',
    ],
    maya: 'Lee las palabras de la etiqueta: fibras, porcentajes y cuidados, en español, inglés, francés, alemán, italiano y portugués. Los dibujos se eligen en una lista. Nada se guarda sin comprobarlo, y la foto no se conserva.',
    valentina:
      'Lee el texto: fibras, porcentajes y cuidados, en seis idiomas, español incluido. Los dibujitos no, esos los marcas tú en una lista. No se guarda nada sin que lo revises, y la foto de la etiqueta no nos la quedamos.',
  },
  {
    title: 'Usar Vestidor sin conexión',
    aims: ['app-device'],
    questions: [
      'funciona vestidor sin internet',
      'puedo ver mi armario offline',
      'estoy sin datos en una tienda puedo ver mi ropa',
      'hay que instalar la app',
    ],
    maya: 'Se abre en el navegador, sin instalar nada. Sin conexión se ve el vestidor como estaba la última vez, con la fecha a la vista; para cambiar algo hay que esperar a que vuelva.',
    valentina:
      'No hay que instalar nada, va en el navegador. Si te quedas sin datos, ves tu vestidor como estaba la última vez, con la hora puesta. Cambiar cosas, cuando vuelva la conexión.',
  },
  {
    title: 'Quiénes son Maya y Valentina',
    questions: [
      'eres una persona o un robot',
      'quien eres',
      'cual es la diferencia entre maya y valentina',
      'eres una ia',
      'puedo hablar con una persona de verdad',
    ],
    maya: 'Somos asesoras virtuales, no personas. Yo miro la línea, el largo y la alta moda; Valentina, la calle. Las dos vemos el mismo armario y podemos equivocarnos. Para hablar con alguien del equipo está la página de contacto.',
    valentina:
      'Soy una IA, igual que Maya. Ella tira a la alta moda y a la precisión; yo, a la calle y a lo cómodo. Vemos el mismo armario y a veces metemos la pata, así que decide tú. Si quieres una persona, en contacto está el equipo.',
  },
  {
    title: 'Cómo elige Vestidor un outfit',
    questions: [
      'como elige los outfits la app',
      'que es la puntuacion ia de un outfit',
      'por que me propone ese outfit',
      'de donde sale el porcentaje del outfit',
      'por que repite siempre las mismas prendas',
    ],
    maya: 'Prueba las combinaciones posibles y puntúa nueve criterios, de la ocasión, la que más pesa, el color y la estación a la rotación y las favoritas. Cada punto se puede leer. Si algo se repite, suele faltar una alternativa; marcar lo usado hace rotar.',
    valentina:
      'Prueba combinaciones y les pone nota en ocho cosas: la ocasión manda, y luego color, estación, formalidad y demás. Puedes abrir la nota y ver cada punto. Si repite mucho, márcale lo que te pones y rota; o es que de eso solo hay una opción.',
  },
  {
    title: 'Enseñarle el gusto a Vestidor',
    questions: [
      'no me gusta ese outfit como se lo digo a la app',
      'vestidor aprende mis gustos',
      'quiero que no me proponga un color',
      'borrar lo que la app ha aprendido de mi',
      'me gusta o no me gusta para que sirve',
    ],
    maya: `Con Me gusta y No me gusta se va afinando, y un outfit rechazado no vuelve a proponerse. También se dicen colores preferidos o evitados, hasta ${limits.taste.colorsMax} de cada. Lo aprendido se lee y se pone a cero en Mis Outfits.`,
    valentina: `Dale a Me gusta o No me gusta y va pillando el tono; lo que rechazas no vuelve. Puedes decirle hasta ${limits.taste.colorsMax} colores que te gusten y otros tantos que no. En Mis Outfits ves lo que ha aprendido, y si quieres lo pones a cero.`,
  },
  {
    title: 'La colada en Vestidor',
    questions: [
      'como marco una prenda sucia en la app',
      'que es poner en la colada',
      'no quiero que me proponga ropa que esta lavandose',
      'sacar una prenda de la colada vestidor',
    ],
    maya: 'En las acciones de cada prenda está Poner en la colada: mientras está ahí no se propone en los outfits. Cuando vuelve limpia, Sacar de la colada. El filtro En la colada las reúne.',
    valentina:
      'Abre las acciones de la prenda y dale a Poner en la colada: deja de salir en los outfits hasta que la saques. Con el filtro En la colada ves todo lo que anda lavándose.',
  },
  {
    title: 'Marcar lo que te pones',
    questions: [
      'como apunto que me puse una prenda',
      'para que sirve me la pongo hoy',
      'vestidor calcula el coste por puesta',
      'donde veo cuanto me cuesta cada uso',
      'marque una prenda como usada por error',
    ],
    maya: 'Me la pongo hoy suma un uso, que se puede deshacer. Con el precio de compra y los usos, la ficha calcula el coste por uso y dice cuál fue el último. Esos datos hacen rotar los outfits.',
    valentina:
      'Le das a Me la pongo hoy y suma un uso; si fue sin querer, se deshace. Con el precio y los usos, la ficha te dice a cuánto sale cada puesta. Y de paso los outfits rotan mejor.',
  },
  {
    title: 'Calendario y planificar la semana',
    aims: ['app-planner'],
    questions: [
      'puedo planear los outfits de la semana en la app',
      'donde esta el calendario de outfits',
      'como guardo un look para un dia',
      'planifica mi semana como funciona',
      'cuantos outfits caben en un dia del calendario',
    ],
    maya: `En Mis Outfits, la vista Calendario guarda hasta ${limits.plan.perDay} outfits por día. Planifica mi semana propone ${limits.plan.weekDays} días sin repetir, con ocasión, temperatura y lluvia, y cada propuesta cuenta como una generación.`,
    valentina: `Está en Mis Outfits, vista Calendario: caben hasta ${limits.plan.perDay} por día. Con Planifica mi semana te saca ${limits.plan.weekDays} días sin repetir outfit, según plan y tiempo. Ojo, cada propuesta gasta una generación.`,
  },
  {
    title: 'La maleta y la cápsula de Vestidor',
    questions: [
      'la app me hace la maleta',
      'donde esta la opcion maleta',
      'como calculo una capsula en vestidor',
      'para cuantos dias hace la maleta la aplicacion',
      'lista de maleta para imprimir',
    ],
    maya: `En Mis Outfits hay dos vistas. Maleta reúne lo justo para hasta ${limits.packing.daysMax} días según mínima y máxima. Cápsula busca las menos prendas con las que salen de ${limits.capsule.outfitsMin} a ${limits.capsule.outfitsMax} outfits. Las listas se imprimen o se comparten.`,
    valentina: `En Mis Outfits. Maleta te prepara hasta ${limits.packing.daysMax} días con la mínima y la máxima que le digas; Cápsula encuentra las menos prendas para sacar de ${limits.capsule.outfitsMin} a ${limits.capsule.outfitsMax} outfits. Y la lista la imprimes o la compartes.`,
  },
  {
    title: 'Qué significa la versatilidad',
    questions: [
      'que es el porcentaje de versatilidad',
      'como se calcula la versatilidad de una prenda',
      'mi prenda tiene poca versatilidad es malo',
      'versatilidad baja que hago',
    ],
    maya: 'Es qué parte de los outfits que se podrían formar alrededor de una prenda completa bien. Se cuenta con el armario propio y doce básicos, en seis ocasiones y cuatro estaciones. Un número bajo no es un defecto: una prenda de fiesta lo tendrá siempre.',
    valentina:
      'De los outfits que podrían salir con una prenda, cuántos salen bien. Cuenta tu ropa y doce básicos, en seis ocasiones y cuatro estaciones. Que salga bajo no es malo: algo de fiesta se usa poco y ya está.',
  },
  {
    title: 'El tiempo y la ubicación',
    questions: [
      'vestidor sabe donde estoy',
      'como usa la app el tiempo que hace',
      'guardan mi ubicacion',
      'de donde sacan la prevision del tiempo',
    ],
    maya: 'Solo si se pulsa Usar el tiempo de aquí y el navegador da permiso. La ubicación llega redondeada a unos diez kilómetros, sirve para preguntar a Open-Meteo y no se guarda. También se puede escribir la temperatura a mano.',
    valentina:
      'Solo si pulsas Usar el tiempo de aquí y das permiso. Llega redondeada a unos diez kilómetros, se le pregunta a Open-Meteo y no se guarda. Si no quieres, escribes tú los grados y listo.',
  },
  {
    title: 'Olvidar la contraseña',
    aims: ['app-account'],
    questions: [
      'olvide mi contraseña',
      'no puedo entrar en mi cuenta',
      'como recupero la clave de vestidor',
      'cambiar la contraseña de mi cuenta',
      'creo que alguien ha entrado en mi cuenta',
    ],
    maya: 'Desde la pantalla de entrada se puede pedir la recuperación por email. Dentro, la cuenta permite cambiarla, y eso cierra las sesiones de los demás dispositivos; también se pueden cerrar todas. Nadie del equipo pide nunca la contraseña.',
    valentina:
      'En la pantalla de entrar puedes recuperarla con tu email. Si ya estás dentro, la cambias en tu cuenta y se cierran las sesiones de otros aparatos; ¿sospechas de alguien?, cierra todas. Y nadie del equipo te la va a pedir jamás.',
  },
  {
    title: 'La demostración',
    questions: [
      'puedo ver vestidor sin registrarme',
      'que es la demo de vestidor',
      'cuanto dura la demostracion',
      'por que no puedo comprar en la demo',
    ],
    maya: `Comenzar abre una demostración con un armario lleno, sin registro. Se borra sola a las ${terms.demoHours} horas, y en ella no se paga ni se pide. Sus datos se pueden descargar.`,
    valentina: `Dale a Comenzar y entras en una demo con el armario ya lleno, sin registrarte. A las ${terms.demoHours} horas se borra sola y ahí no se puede comprar ni pagar: es para trastear.`,
  },
  {
    title: 'Edad para usar Vestidor',
    questions: [
      'que edad hay que tener para usar vestidor',
      'soy menor puedo registrarme',
      'tengo 15 años puedo comprar en la tienda',
      'mi hija de 13 puede tener cuenta',
    ],
    maya: `Para tener cuenta hacen falta ${terms.age.account} años, y ${terms.age.buying} para contratar Premium o comprar en la tienda.`,
    valentina: `Con ${terms.age.account} años puedes tener cuenta; para pagar Premium o comprar en la tienda hay que tener ${terms.age.buying}.`,
  },
  {
    title: 'Hablar con una persona',
    aims: ['human', 'problem'],
    questions: [
      'quiero hablar con una persona',
      'hay alguien de verdad ahi',
      'como contacto con soporte',
      'quiero poner una reclamacion',
      'telefono de atencion al cliente',
    ],
    maya: 'Yo soy una asesora automática. Para que te atienda una persona, en la página Contacto están la dirección para escribir, el teléfono y su horario; con el correo de tu cuenta y, si es por una compra, el número de pedido, va más rápido.',
    valentina:
      'Yo soy automática, no te voy a engañar. En la página Contacto tienes la dirección para escribir, el teléfono y su horario para hablar con una persona; da el correo de tu cuenta y el número de pedido si va de una compra.',
  },
  {
    title: 'Borrar o cambiar una prenda del vestidor',
    aims: ['garment-edit', 'garment-delete'],
    questions: [
      'elimina todas mis prendas',
      'borra toda mi ropa del armario',
      'elimina la blusa de mi closet que la regale',
      'como borro una prenda',
      'quiero cambiar el nombre de una prenda',
      'editar el color de una prenda',
      'quita esa chaqueta de mi armario que ya no la tengo',
    ],
    maya: 'Por seguridad, borrar y editar prendas no lo hago desde el chat: abre la prenda en Mi Vestidor y en sus acciones están Editar y Eliminar. Una prenda eliminada deja de proponerse en el acto.',
    valentina:
      'Eso lo haces tú en un momento: abre la prenda en Mi Vestidor y ahí tienes Editar y Eliminar. En cuanto la borras, deja de salir en los looks.',
  },
  {
    title: 'Añadir ropa al vestidor',
    aims: ['app-garments', 'garment-add'],
    questions: [
      'agregame que compre una chaqueta nueva',
      'añade una prenda que acabo de comprar',
      'como subo la ropa si no tengo nada',
      'tengo que subir la ropa una por una',
      'como subo mi ropa',
      'tengo que subir las prendas una por una',
      'agrega una prenda a mi armario',
      'como meto mi ropa en la app',
      'puedo subir varias fotos a la vez',
    ],
    maya: 'Eso se hace fuera del chat. Toca Escáner (abajo en el móvil, a la izquierda en el ordenador), haz una foto de la prenda o elige varias, y confirma lo que ha leído: tipo, color y tejido. También se puede escribir a mano.',
    valentina:
      'Desde aquí no puedo, pero son dos pasos: dale a Escáner (abajo en el móvil, a la izquierda en el ordenador) y hazle una foto a la prenda, o elige varias. Él la lee y tú confirmas. Sin foto, la añades a mano.',
  },
  {
    title: 'Idiomas de Vestidor',
    aims: ['app-language'],
    questions: [
      'hablas catalan',
      'em podeu parlar en catala',
      'do you speak english',
      'puedo usar la app en ingles',
      'en que idiomas esta vestidor',
    ],
    maya: 'En español, con las palabras de cada país, te entiendo bien. La aplicación está también en inglés y en portugués: se cambia en la cuenta o al pie de las páginas, y allí respondo a lo principal en ese idioma.',
    valentina:
      'Yo hablo español, con las palabras de tu tierra y todo. La app está también en inglés y en portugués: se cambia en la cuenta, y allí te contesto lo principal en ese idioma.',
  },
];
