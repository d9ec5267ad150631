import type { WrittenEntry } from './entry.ts';

/** Second hand, sustainability, composition as a buyer reads it, and how much is enough. */
export const secondHand: readonly WrittenEntry[] = [
  {
    title: 'Comprar en Vinted y aplicaciones parecidas',
    questions: [
      'consejos para comprar en vinted',
      'como se que no me estafan en vinted',
      'que preguntar antes de comprar ropa usada online',
      'comprar en wallapop ropa es seguro',
      'me llego la prenda diferente a la foto vinted',
    ],
    maya: 'Pide medidas en plano, foto de la etiqueta y de los defectos con luz de día. Paga siempre dentro de la aplicación: fuera de ella pierdes su protección. Abre el paquete grabando y avisa dentro del plazo que dé. A un particular no le obliga el desistimiento de las tiendas.',
    valentina:
      'Pregunta medidas en plano, foto de la etiqueta y de cualquier fallo. Y paga siempre por la app: si te piden bizum o hablar por fuera, huye. Al llegar, revisa ya, que el plazo para reclamar es corto. Con particulares no hay devolución por capricho.',
  },
  {
    title: 'Vender ropa usada: fotos y precio',
    questions: [
      'como vendo mi ropa en vinted mas rapido',
      'a que precio pongo ropa de segunda mano',
      'como hago fotos para vender ropa',
      'que poner en la descripcion de una prenda usada',
      'no vendo nada en vinted que hago',
    ],
    maya: 'Prenda limpia y planchada, luz de ventana, fondo liso, cuatro fotos: delante, detrás, etiqueta y defecto. Escribe marca, talla, medidas, composición y estado, sin adornos. Mira a cuánto se vendió lo parecido. La temporada ayuda: el abrigo, en septiembre.',
    valentina:
      'Planchada, luz de ventana, fondo liso y cuatro fotos: delante, detrás, etiqueta y el fallo si lo hay. Pon medidas y tela, que ahorra veinte preguntas. Busca por cuánto se ha vendido algo igual y ponte ahí. Y abrigos en septiembre, bikinis en mayo.',
  },
  {
    title: 'Quitar el olor de la ropa de segunda mano',
    questions: [
      'la ropa de segunda mano huele a humedad',
      'como quito olor a naftalina de un abrigo',
      'ropa vintage huele a cerrado',
      'me llego una prenda con olor a tabaco',
      'quitar perfume del anterior dueño de una chaqueta',
    ],
    maya: 'Aire y sombra un par de días, al exterior. Lo lavable, en remojo con un chorro de vinagre blanco y luego su lavado. La lana y lo forrado, vapor y percha; bicarbonato en una bolsa cerrada junto a la prenda, una noche. Si es moho visible, tintorería.',
    valentina:
      'Primero a airear dos días a la sombra. Si se lava, remojo con un chorrito de vinagre blanco y lavadora. Si es abrigo o lleva forro, vapor, percha y una noche en una bolsa con bicarbonato en un bote al lado. ¿Moho? Tintorería, no te compliques.',
  },
  {
    title: 'Lavar lo de segunda mano antes de estrenar',
    questions: [
      'hay que lavar la ropa de segunda mano antes de usarla',
      'la ropa usada puede traer bichos',
      'como desinfecto ropa de mercadillo',
      'zapatos usados como los limpio por dentro',
      'polillas en ropa vintage',
    ],
    maya: 'Sí, siempre, a lo más caliente que admita la etiqueta. La lana que no se lava, tres días en el congelador a -18 °C, en bolsa, frena larvas de polilla. Zapatos: plantilla nueva, paño con jabón y aire. Las costuras se miran a la luz antes de entrar en casa.',
    valentina:
      'Sí, a lavar antes de que entre al armario, tan caliente como deje la etiqueta. Lana delicada: bolsa y tres días al congelador, que acaba con las larvas de polilla. Zapatos, plantilla nueva y buena limpieza. Y revisa costuras con luz, por si acaso.',
  },
  {
    title: 'Tallas en ropa vintage',
    questions: [
      'las tallas vintage son mas pequeñas',
      'compre un vaquero de los 80 talla 30 y no me entra',
      'que talla pido en ropa vintage',
      'una talla 44 antigua cuanto es hoy',
      'vestido de los 60 talla',
    ],
    maya: 'La ropa antigua suele ir una o dos tallas por debajo de lo que diría hoy su etiqueta, y no lleva elastano. Ignora el número y mide: pecho, cintura, cadera y hombro en plano, frente a una prenda que siente bien. Mira si hay tela en las costuras para sacar.',
    valentina:
      'Pasa del número: lo vintage suele tallar una o dos menos y no estira nada. Pide medidas en plano y compáralas con algo que te quede bien. Y mira por dentro si hay margen de costura, que a lo mejor una modista le saca dos dedos.',
  },
  {
    title: 'Leer la composición de la etiqueta',
    questions: [
      'en que me fijo en la etiqueta de composicion al comprar',
      'que porcentaje de elastano es bueno en un vaquero',
      'jersey con 10 de lana merece la pena',
      'mezcla algodon poliester es mala',
      'que significa otras fibras en la etiqueta',
      'como leo la composicion de la etiqueta',
      'que significa 60 algodon 40 poliester',
      'orden de las fibras en la etiqueta',
      'es obligatorio poner la composicion',
    ],
    maya: 'En la Unión Europea es obligatoria, con porcentajes y de más a menos: la primera fibra manda. Un 2 % de elastano da comodidad; más del 5 % cede antes, y cambia el lavado. Un jersey con un 10 % de lana es, en uso, de la otra fibra. Un poco de poliamida refuerza un calcetín. El forro también cuenta.',
    valentina:
      'En la UE es obligatorio: fibras y porcentajes, de más a menos. La primera es la que manda. Elastano, con un 2 % sobra; si hay mucho, dará de sí, y ya cambia cómo la lavas. Un jersey con 10 % de lana es acrílico con marketing. En calcetines, poliamida. Y mira el forro.',
    source: 'Reglamento (UE) 1007/2011, etiquetado de la composición en fibras',
  },
  {
    title: 'Viscosa, modal o lyocell',
    questions: [
      'la viscosa es natural o sintetica',
      'que diferencia hay entre modal y lyocell',
      'tencel que es',
      'la viscosa es buena tela para verano',
      'rayon y viscosa son lo mismo',
      'cual es mejor tencel o viscosa',
      'fibras de madera ropa',
    ],
    maya: 'Las tres nacen de celulosa de madera, transformada: ni sintéticas ni tal cual naturales. Rayón es el nombre americano de la viscosa: fresca, con caída, débil mojada y arrugable. El modal resiste más y es muy suave; el liocel, el más firme, se hace recuperando el disolvente.',
    valentina:
      'Vienen de la madera, pero pasadas por química: artificiales, no sintéticas. Rayón y viscosa, lo mismo: fresquita, cae bonita, se arruga y mojada es delicada. Modal, más suave y aguanta más. Liocel, que verás como Tencel, el más resistente y de proceso más limpio.',
  },
  {
    title: 'Made in y otras palabras de la etiqueta',
    questions: [
      'made in italy significa que es bueno',
      'que quiere decir piel sintetica o vegana en la etiqueta',
      'cuero genuino es de calidad',
      'diseñado en españa es hecho en españa',
      'simbolo de la piel en los zapatos que significa',
    ],
    maya: 'Diseñado en no es fabricado en, y el país no garantiza el cosido. Piel vegana suele ser plástico. En calzado, una piel de contorno irregular indica cuero; un rombo, otros materiales; una malla, textil; y se señala por separado corte, forro y suela. Mira el canto: el cuero tiene fibra.',
    valentina:
      'Diseñado aquí no es hecho aquí, y el país no cose solo. Piel vegana, casi siempre plástico. En los zapatos mira los dibujitos: forma de piel, cuero; rombo, otra cosa; malla, tela. Y van por partes: arriba, forro y suela. Así no te cuelan una por otra.',
    source: 'Directiva 94/11/CE, etiquetado del calzado',
  },
  {
    title: 'Algodón orgánico, reciclado y palabras verdes',
    questions: [
      'que diferencia hay entre algodon organico y normal',
      'poliester reciclado es sostenible de verdad',
      'como detecto el greenwashing en la ropa',
      'coleccion consciente que significa',
      'ropa sostenible en que me fijo',
      'el poliester reciclado es mejor',
      'ropa biodegradable es verdad',
      'colecciones conscious son ecologicas',
      'ropa sostenible o lavado de cara verde',
      'ropa vegana es ecologica',
      'compensado en carbono ropa',
    ],
    maya: 'Orgánico: cultivo sin pesticidas sintéticos. Poliéster reciclado: ahorra petróleo, pero suelta microfibra igual y no vuelve a reciclarse fácil. Biodegradable: solo en compostaje. Vegano: sin animal, a menudo plástico. Una colección verde no hace verde la marca: pide porcentaje y sello. La menor huella es la de lo que usas años.',
    valentina:
      'Orgánico: sin pesticidas sintéticos. Reciclado: gasta menos material nuevo, pero sigue siendo plástico y suelta pelusa. Biodegradable, solo en compost. Vegano no es ecológico: mira si es polipiel. Si solo pone consciente o eco, sin cifras ni sello, es humo. Y lo más verde es lo que ya tienes.',
  },
  {
    title: 'La huella de la ropa y cómo bajarla',
    questions: [
      'cuanto contamina la ropa',
      'como reduzco el impacto de mi armario',
      'que es la moda rapida y por que es mala',
      'lavar menos contamina menos',
      'que puedo hacer para vestir mas sostenible sin gastar',
    ],
    maya: 'Alargar la vida de la ropa es lo que más reduce su huella: usar más veces, reparar, intercambiar. Después, lavar menos y en frío, tender en vez de secar a máquina y comprar menos y usado. Cambiar todo el armario por uno ecológico no lo es.',
    valentina:
      'Lo que más baja la huella es usar cada cosa muchas más veces. Luego: reparar, intercambiar con amigas, lavar menos y en frío, tender y comprar usado. Lo que no tiene sentido es tirar el armario para comprarte otro con etiqueta verde.',
  },
  {
    title: 'Qué hacer con la ropa que no usas',
    questions: [
      'donde se tira la ropa vieja en españa',
      'esta prohibido tirar ropa a la basura',
      'que pasa con la ropa del contenedor',
      'ropa rota tambien va al contenedor textil',
      'trapos viejos donde los reciclo',
      'que hago con la ropa que ya no me pongo',
      'donar o vender la ropa que no uso',
      'que hago con los sujetadores viejos',
      'donde tiro los zapatos rotos',
      'donde tiro la ropa rota',
      'que hago con medias rotas',
      'calcetines desparejados que hago',
      'ropa interior usada se dona',
      'reciclar vaqueros viejos',
    ],
    maya: 'Lo útil y limpio, a vender, donar o campañas que lo recogen. Desde 2025 en la Unión Europea lo textil va aparte: contenedor o punto limpio, limpio, seco y en bolsa cerrada, los zapatos atados; lo roto también suele admitirse. Camisetas, a trapos; medias, a atar plantas. Lo mojado, con moho o pintura, no: pregunta a tu ayuntamiento.',
    valentina:
      'Lo que sirve, a vender o donar. Desde 2025 lo textil va aparte en toda la UE: contenedor de ropa o punto limpio, limpio, seco y en bolsa cerrada, los zapatos atados. Lo roto suele valer también. Camisetas viejas, trapos; medias, para atar tomateras. Lo mojado o con pintura fastidia el resto: mira tu ayuntamiento.',
    source: 'Directiva 2008/98/CE, artículo 11; Ley 7/2022, de residuos',
  },
  {
    title: 'Coste por uso',
    questions: [
      'vale la pena gastar 150 en unos zapatos',
      'como calculo el coste por uso de un abrigo',
      'cuantas veces debo usar algo para amortizarlo',
      'mejor uno caro o tres baratos',
      'coste por puesta de un vestido de fiesta',
      'que es el coste por uso',
    ],
    maya: 'Suma precio y arreglos, resta lo que valdría al revenderlo y divide entre puestas reales, no soñadas: unos zapatos de 150 € dos días por semana salen a menos de 1,50 € la puesta el primer año. Gasta donde hay roce diario, abrigo, zapato, vaquero, y ahorra en lo de una noche.',
    valentina:
      'Precio más arreglos, entre las veces que de verdad te lo pondrás. Unos zapatos de 150 € dos veces por semana salen a menos de 1,50 € la puesta el primer año. Invierte en lo de diario, y lo de una noche, prestado o de segunda mano.',
  },
  {
    title: 'Armario cápsula',
    questions: [
      'como hago un armario capsula desde cero',
      'que metodo uso para reducir mi ropa',
      'proyecto 333 que es',
      'quiero tener menos ropa por donde empiezo',
      'capsula de otoño pasos',
      'que es un armario capsula',
      'cuantas prendas tiene un armario capsula',
    ],
    maya: 'Son unas treinta prendas que se hablan entre sí una estación. Anota dos semanas lo que te pones: ese es el núcleo. Dos neutros y un acento, el doble de arriba que de abajo, y quédate con lo que combine con al menos tres cosas; el resto, en una caja un mes. El Proyecto 333 propone 33 piezas en tres meses: el número es lo de menos.',
    valentina:
      'Unas treinta prendas que pegan todas entre sí. Apunta qué te pones dos semanas: ahí está tu cápsula. Dos neutros, un color con gracia, el doble de arriba que de abajo, y se queda lo que combine con tres cosas. Lo demás, a una caja un mes. Lo de las 33 en tres meses, sin obsesionarse.',
  },
  {
    title: 'Cuántas prendas de cada tipo',
    questions: [
      'cuantos pantalones necesita una persona',
      'cuantos pares de zapatos es normal tener',
      'cuantas camisetas hacen falta',
      'cuantos vaqueros debo tener',
      'numero ideal de abrigos y jerseis',
      'cuanta ropa necesito de verdad',
      'como se si tengo demasiada ropa',
    ],
    maya: 'Depende de cada cuánto laves. Con una lavadora por semana suelen bastar de siete a diez partes de arriba, tres o cuatro de abajo, tres puntos, dos abrigos y cuatro pares de zapatos por estación. Si algo pasa un año entero quieto y no es de ceremonia, sobra.',
    valentina:
      'Según laves. Con una lavadora semanal: siete a diez de arriba, tres o cuatro de abajo, tres jerséis, dos abrigos y cuatro pares de zapatos por temporada. Con eso sales con holgura. Si algo lleva un año sin moverse, que se lo quede alguien que lo use.',
  },
  {
    title: 'Resistir la compra impulsiva',
    questions: [
      'compro ropa por impulso y luego no la uso',
      'como dejo de comprar tanta ropa',
      'me arrepiento de todo lo que compro en rebajas',
      'regla de las 24 horas para comprar',
      'lo quiero pero no lo necesito que hago',
      'como comprar menos y mejor',
      'que pienso antes de comprar una prenda',
    ],
    maya: 'Haz una lista de huecos y compra solo de ella. Lo que no esté, espera: un día si es barato, un mes si no, y que dé tres conjuntos y treinta puestas. En rebajas, la pregunta es si lo querrías a precio entero. Quita las tarjetas guardadas y las alertas. Si la compra angustia o endeuda, merece apoyo profesional.',
    valentina:
      'Lista de lo que falta de verdad, y fuera de ahí, a esperar: un día lo barato, un mes lo caro. Que te salgan tres looks y treinta puestas. Borra la tarjeta guardada y las notificaciones. En rebajas pregúntate si lo pagarías entero. Y si se te va de las manos, pide ayuda, sin vergüenza.',
  },
  {
    title: 'Las tendencias, cuestión de gusto',
    questions: [
      'tengo que seguir las tendencias',
      'esto ya esta pasado de moda',
      'como se si una tendencia me va',
      'me gusta algo que ya no se lleva',
      'una tendencia que dure mas de un año como la reconozco',
    ],
    maya: 'Una tendencia es una propuesta, no una norma. Si te gustaba antes de verla en todas partes, quédatela; si solo te gusta en otros, mírala y pasa. Pruébala en pequeño: un color, un zapato, un accesorio. Lo que repites con gusto durante años ya no es moda, es estilo.',
    valentina:
      'Nadie te obliga. Si algo te flipa aunque no se lleve, póntelo, que volverá. Si solo te gusta en los demás, dale al like y sigue. Prueba lo nuevo en pequeño, un accesorio o un color, antes de gastarte el sueldo. La moda cambia; tu gusto manda.',
  },
  {
    title: 'Intercambiar y heredar ropa entre amigas',
    questions: [
      'como organizo un intercambio de ropa',
      'swap party reglas',
      'me regalan ropa usada y no es mi estilo',
      'cambiar ropa con amigas en vez de comprar',
      'feria americana de ropa entre vecinas',
    ],
    maya: 'Cada persona trae de cinco a diez piezas limpias y en buen estado; se agrupan por tipo, no por talla, para que la etiqueta no mande. Una ficha por prenda aportada, un espejo, y lo que sobre se dona. Lo regalado que no encaja se agradece y se deja circular.',
    valentina:
      'Quedáis con cinco o diez prendas cada una, limpias y enteras. Se cuelgan por tipo, no por talla, y una ficha por prenda que traes. Espejo, música y a probarse. Lo que sobre, donado. ¿Y si te regalan algo que no es tu rollo? Gracias, y que siga rodando.',
  },
];
