import type { WrittenEntry } from './entry.ts';

/** Buying and selling second hand, and environmental labels. */
export const resale: readonly WrittenEntry[] = [
  {
    title: 'Qué se vende bien y qué no de segunda mano',
    questions: [
      'que ropa se vende bien en vinted',
      'por que no se vende mi ropa en wallapop',
      'que prendas no vale la pena vender',
      'ropa que mas se vende usada',
      'vender ropa de marca rapida usada sirve',
      'en que epoca se vende mejor la ropa',
    ],
    maya: 'Sale bien: abrigo, vaquero de marca clásica, zapato casi nuevo, bolso de piel, lotes de bebé, fiesta y deporte técnico. Cuesta: moda rápida suelta, camisetas, ropa interior, zapato gastado. Sube el abrigo en septiembre y la fiesta en abril; en lotes, lo pequeño.',
    valentina:
      'Abrigos, vaqueros buenos, bolsos de piel, lotes de bebé y vestidos de boda vuelan. Camisetas de cadena, casi mejor regalarlas. El abrigo, en septiembre; el vestido de invitada, en abril. Y lo de poco valor, en lote.',
  },
  {
    title: 'Poner precio y negociar ropa usada',
    questions: [
      'a cuanto vendo mi abrigo usado',
      'como pongo precio a la ropa usada',
      'cuanto bajo el precio si me regatean',
      'me ofrecen la mitad en vinted que hago',
      'ropa con etiqueta a que precio la vendo',
      'cuanto pido por un vestido de fiesta usado',
    ],
    maya: 'Orientativo: de un tercio a la mitad de lo que costó si está como nuevo; con etiqueta, algo más; con uso visible, un quinto. Mira lo vendido, no lo anunciado. Sube un diez por ciento para negociar y decide tu mínimo antes. Baja un poco cada quince días.',
    valentina:
      'Entre un tercio y la mitad del precio si está impecable, y menos si se nota el uso. Mira por cuánto se vendió lo parecido. Pon un poquito más y ten claro tu mínimo. Que te ofrezcan la mitad es lo normal: contraoferta con una sonrisa.',
  },
  {
    title: 'Estafas al comprar o vender ropa por internet',
    questions: [
      'me piden mi tarjeta para cobrar en wallapop',
      'estafa en vinted como la detecto',
      'me quieren pagar fuera de la app',
      'compre ropa usada y no llego',
      'me dicen que mi prenda llego rota y piden reembolso',
      'marketplace ropa estafa',
    ],
    maya: 'Dentro de la aplicación, siempre: pago, mensajes y envío. Nadie necesita tu tarjeta ni un enlace para pagarte. Fotos y video de la prenda y del embalaje antes de enviar, y número de seguimiento. Si algo falla, abre la disputa en plazo y guarda capturas; si te han cobrado, avisa al banco.',
    valentina:
      'Todo por la app y cero enlaces: nadie necesita tu tarjeta para pagarte a ti. Haz fotos antes de cerrar el paquete y guarda el seguimiento. Si te timan, disputa en la app y al banco rápido.',
  },
  {
    title: 'Enviar ropa: embalar, sobres y plegado',
    questions: [
      'como embalo un vestido para enviarlo',
      'como mando unos zapatos por correo',
      'sobre o caja para ropa usada',
      'envio de un abrigo en vinted',
      'mandar ropa delicada por paquete',
      'se puede enviar sin caja',
    ],
    maya: 'Limpia, doblada con papel y en bolsa cerrada por si se moja; sobre acolchado para camiseta, caja para zapato, sombrero o bolso. Pesa y mide antes de elegir tramo. Abrigo, comprimido con suavidad, sin vacío. Nota con el nombre y foto del paquete cerrado.',
    valentina:
      'Dobladita, en bolsa de plástico por dentro y sobre acolchado; zapatos y bolsos en caja. Pesa antes, que luego hay sorpresa. El abrigo se aprieta un poco, pero al vacío no. Y foto del paquete con la etiqueta.',
  },
  {
    title: 'Probar y revisar ropa de tienda de segunda mano',
    questions: [
      'que reviso en una tienda vintage',
      'ropa humana como se que esta buena',
      'ropa de paca como revisarla',
      'en la americana que miro',
      'se puede probar la ropa de segunda mano',
      'ropa usada con agujeritos la compro',
      'que miro al comprar ropa de segunda mano',
    ],
    maya: 'A la luz: axila, cuello, entrepierna, codo, bajo y forro. Huele. Cremallera arriba y abajo, botones. Estira el punto: si no vuelve, no; lana, cuero y vaquero envejecen bien, el elástico no. Busca polilla con la prenda al trasluz. Ve con mallas y camiseta fina para probarte encima. Talla, por medidas.',
    valentina:
      'Mira axilas, cuello, entrepierna y forro a la luz, y huele. Sube y baja la cremallera. Lana, cuero y vaquero aguantan; el elástico, no. Ve con mallas y camiseta pegada para probártelo en cualquier sitio. Agujeritos redondos en lana, sospecha de polilla y al congelador.',
  },
  {
    title: 'Vender un vestido de novia o de fiesta',
    questions: [
      'como vendo mi vestido de novia',
      'cuanto piden por un vestido de novia usado',
      'sacar dinero de mi vestido de fiesta',
      'donde donar un vestido de novia',
      'vender traje de comunion usado',
      'vestido de quince años venderlo',
    ],
    maya: 'Límpialo primero, y anuncia con fotos puesta y colgada, talla real, medidas, modista y arreglos hechos. Novia, de un tercio a la mitad si tiene menos de dos años; los clásicos aguantan más. Hay tiendas en depósito que se quedan una comisión y asociaciones que lo prestan.',
    valentina:
      'Tintorería, fotos buenas y medidas exactas. Con menos de dos años, de un tercio a la mitad. Si te da pereza, tienda en depósito, que se lleva un pellizco. Y hay asociaciones que los prestan a otras novias: precioso.',
  },
  {
    title: 'Etiquetas: GOTS, GRS, FSC, RWS, RDS, Fairtrade y más',
    questions: [
      'que significa gots en la ropa',
      'grs reciclado que es',
      'certificado rws lana',
      'rds pluma que significa',
      'leather working group que es',
      'fairtrade algodon que garantiza',
      'bci algodon es bueno',
      'que etiquetas ecologicas son de fiar',
    ],
    maya: 'GOTS: al menos 70 % de fibra orgánica y todo el proceso vigilado. Oeko-Tex: sin sustancias nocivas. GRS: reciclado con seguimiento. RWS y RDS: bienestar animal. FSC: viscosa de bosque gestionado. Fairtrade: precio mínimo al agricultor. BCI: mejora del cultivo, no orgánico. LWG: curtidurías. Una palabra verde sin sello no dice nada.',
    valentina:
      'GOTS es el serio para algodón orgánico; Oeko-Tex, sin tóxicos. GRS, reciclado controlado. RWS y RDS, trato a las ovejas y a los patos. BCI suena más verde de lo que es. Y LWG mira las fábricas de cuero, no a las vacas. Si solo pone eco o consciente, sin sello, es humo.',
    source: 'global-standard.org; textileexchange.org; bettercotton.org',
  },
  {
    title: 'OEKO-TEX, Ecolabel y B Corp',
    questions: [
      'oeko tex standard 100 que garantiza',
      'oeko tex es ecologico',
      'que es la flor del ecolabel',
      'b corp significa que la ropa es buena',
      'que sello miro para ropa de bebe',
      'made in green que es',
    ],
    maya: 'Oeko-Tex Standard 100 mide sustancias nocivas en el producto terminado: no dice que sea orgánico. Clase 1 es la de bebé. Made in Green suma condiciones de fábrica. Ecolabel, la flor europea, mira todo el ciclo. B Corp evalúa a la empresa, no la prenda.',
    valentina:
      'Oeko-Tex 100 quiere decir sin tóxicos, no ecológico; para bebé, clase 1. Ecolabel es la flor europea y va más allá. B Corp habla de la empresa entera, no de esa camiseta. Son cosas distintas y todas suman.',
    source: 'oeko-tex.com; Etiqueta Ecológica de la UE',
  },
  {
    title: 'Comprar vintage y reconocer la época',
    questions: [
      'como se si una prenda es vintage de verdad',
      'talla vintage equivale a hoy',
      'vestido de los 70 como lo lavo',
      'como se de que decada es una chaqueta',
      'ropa vintage se puede ajustar',
      'etiqueta antigua en la ropa',
    ],
    maya: 'Pistas: cremallera metálica y al lado, etiqueta tejida con tipografía vieja, sin símbolos de lavado o con dirección sin web, forro cosido a mano, tela densa. La talla engaña: un 44 antiguo puede ser 40. Compra por centímetros. Lava a mano, fría, y busca costura con tela para sacar.',
    valentina:
      'Cremallera metálica al lado, etiqueta tejida y tela pesada suelen ser buenas pistas. Las tallas de antes eran más pequeñas, así que mide. Lava a mano y frío la primera vez. Y mira si hay tela por dentro para agrandar.',
  },
  {
    title: 'Ropa prestada o de intercambio: educación',
    questions: [
      'me prestaron un vestido y lo manche',
      'como devuelvo ropa prestada',
      'devolver algo prestado con mancha',
      'fiesta de intercambio de ropa como organizo',
      'prestar un vestido a una amiga consejos',
      'me dejaron un vestido y lo rompi',
    ],
    maya: 'Devuelve limpio, planchado y en una semana, con un detalle. Si se mancha, dilo y ofrece la tintorería: no la arregles tú. En alquiler, lee qué cubre el desgaste y haz fotos al abrir. En un intercambio: límite por persona, prendas limpias, espejo y percha, y lo que sobre, donado.',
    valentina:
      'Se devuelve limpio y pronto, con una cosita de gracias. Si pasa algo, lo cuentas y pagas la tintorería. Alquilando, fotos al abrir la caja y mira qué cubre. Y en un intercambio, todo limpio y lo que sobre, a donar.',
  },
];
