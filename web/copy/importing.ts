import { limits } from '#contract/limits.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

const garments = (count: number) => formatPlural(count, 'prenda', 'prendas');
const rows = (count: number) => formatPlural(count, 'fila', 'filas');

export const importingCopy = {
  meta: {
    title: 'Traer mi ropa',
    description: 'Trae a Vestidor la ropa que ya tienes apuntada en otra parte.',
  },
  lead: 'Si ya tienes tu armario apuntado en otra parte, no hace falta empezar de cero.',
  page: {
    title: 'Una prenda de una tienda',
    text: 'Pega la dirección de su página: leemos el nombre, la marca, el precio y la foto, y lo revisas antes de guardarla.',
    address: 'Dirección de la página',
    read: 'Leer la página',
    reading: 'Leyendo la página',
    missing: 'Pega la dirección de la página',
    failed: 'No hemos podido leerla. Inténtalo de nuevo dentro de un momento.',
    byHand: 'Añadirla a mano con esta dirección',
    review: 'Comprueba la prenda',
    reviewText: 'Lo que no dice la página lo hemos leído en la foto.',
    withoutPhoto: 'La página no trae una foto que podamos leer: la prenda quedará con su dibujo.',
    byHandText: 'La dirección se queda guardada con la prenda.',
    similar: (name: string) => `Se parece a ${name}, que ya tienes.`,
    alt: (name: string) => `Foto de ${name} en la tienda`,
    save: 'Guardar la prenda',
    discard: 'Descartar',
    saved: 'Prenda guardada',
    saveFailed: 'No se ha podido guardar',
    open: 'Ver la página',
  },
  source: {
    title: 'Un archivo',
    release: 'Suéltalo aquí',
    text: 'Una tabla (CSV o texto de una hoja de cálculo), la lista en JSON de otra aplicación, el correo de un pedido (.eml), la copia de tus datos de Vestidor en ZIP, o fotos de tu ropa, sueltas o en un ZIP.',
    pick: 'Elegir archivo',
    limits: (rowsMax: number) =>
      `Hasta ${formatCount(rowsMax)} prendas de una vez. Antes de guardar nada, lo revisas.`,
    pasteTitle: 'O pega las celdas',
    pasteText: 'Cópialas de tu hoja de cálculo, con la fila de los títulos.',
    paste: 'Celdas copiadas',
    read: 'Leer las celdas',
    reading: 'Leyendo el archivo',
  },
  unreadable: {
    title: 'No hemos podido leer ese archivo',
    table:
      'Necesitamos una tabla con al menos dos columnas y una fila de datos. Si es de Excel, guárdala como CSV o copia las celdas y pégalas aquí.',
    mail: 'En ese correo no hemos encontrado prendas con su precio. Prueba con el de confirmación del pedido.',
    zip: 'En ese ZIP no hay fotos ni una copia de tus datos de Vestidor.',
    tooLarge: 'El archivo es demasiado grande. Divídelo en varios.',
    failed: 'El archivo no se deja abrir. Comprueba que no esté dañado y vuelve a elegirlo.',
  },
  columns: {
    title: 'Qué es cada columna',
    text: 'Lo hemos adivinado por los títulos y lo que contienen. Corrige lo que haga falta.',
    none: 'No traer',
    label: (column: string) => `Qué es la columna ${column}`,
    empty: 'Vacía',
  },
  kinds: {
    title: 'Palabras que no conocemos',
    text: 'Dinos qué prenda es cada una y traeremos también sus filas.',
    leave: 'No traer estas filas',
    rows: (count: number) => rows(count),
    label: (said: string) => `Qué prenda es ${said}`,
    placeholder: 'Elige la prenda',
    more: (count: number) => `Y ${formatPlural(count, 'palabra', 'palabras')} más.`,
  },
  preview: {
    title: 'Así quedarán',
    left: (count: number) => `${rows(count)} se ${count === 1 ? 'queda' : 'quedan'} fuera`,
    leftWhy: {
      kind: 'No sabemos qué prenda es',
      skipped: 'Has dicho que no se traiga',
      too_many: 'Pasa del máximo de una vez',
    },
    row: (row: number) => `Fila ${formatCount(row)}`,
    emptyRow: 'Sin nombre ni tipo',
    missed: (title: string, count: number) =>
      `${title}: ${formatPlural(count, 'valor', 'valores')} sin entender`,
    missedText: 'Esas prendas se traen sin ese dato. Podrás ponérselo después.',
    size: (size: string) => `Talla ${size}`,
    worn: (times: number) => formatPlural(times, 'uso', 'usos'),
    more: (count: number) => `Y ${garments(count)} más.`,
    none: 'Con estas columnas no sale ninguna prenda. Di en qué columna está el nombre o el tipo.',
  },
  actions: {
    import: (count: number) => `Importar ${garments(count)}`,
    other: 'Elegir otro archivo',
  },
  own: {
    title: 'Tu copia de Vestidor',
    text: (count: number, photos: number, outfits: number) =>
      `Hay ${garments(count)}, ${formatPlural(photos, 'foto', 'fotos')} y ${formatPlural(outfits, 'outfit', 'outfits')}. Lo que ya tengas no se duplica.`,
    photos: 'Guardando las fotos',
    outfits: 'Guardando los outfits',
    photosMissed: (count: number) =>
      `${formatPlural(count, 'foto no se ha podido guardar', 'fotos no se han podido guardar')}: esas prendas quedan con su dibujo.`,
    photosKept: (count: number) => formatPlural(count, 'foto guardada', 'fotos guardadas'),
  },
  photos: {
    title: (count: number) => formatPlural(count, 'foto de tu ropa', 'fotos de tu ropa'),
    text: 'El escáner las lee y las revisas juntas antes de guardarlas. Mejor una prenda por foto.',
    left: (count: number) =>
      `${formatPlural(count, 'foto queda', 'fotos quedan')} para después: caben ${formatCount(limits.review.scansMax)} de una vez.`,
    scan: 'Llevarlas al escáner',
    failed: 'Este navegador no nos deja pasar las fotos al escáner',
    failedText: 'Ábrelo tú y elígelas allí.',
  },
  importing: 'Guardando tus prendas',
  stay: 'No cierres esta página hasta que termine.',
  done: {
    title: (count: number) => (count === 0 ? 'No había nada nuevo' : `${garments(count)} en tu vestidor`),
    added: (count: number) => `${garments(count)} ${count === 1 ? 'nueva' : 'nuevas'}`,
    known: (count: number) =>
      `${garments(count)} que ya ${count === 1 ? 'habías traído' : 'habías traído antes'}, sin tocar`,
    withoutRoom: (count: number) =>
      `${garments(count)} sin sitio: has llegado al límite de tu cuenta. Con Premium caben 5.000; vuelve a traer el archivo y se añadirán las que faltan.`,
    left: (count: number) => `${rows(count)} sin traer`,
    premium: 'Ver Premium',
    download: 'Descargar lo que no se ha traído',
    downloadName: 'vestidor-sin-traer.csv',
    why: 'Por qué',
    noRoom: 'Sin sitio en la cuenta',
    see: 'Ver mi vestidor',
    again: 'Traer otro archivo',
  },
  failed: 'No se ha podido importar',
  failedText: 'No hemos guardado nada. Inténtalo de nuevo dentro de un momento.',
} as const;
