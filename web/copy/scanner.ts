import { attributeNames, garmentAttributes, mapAttributes } from '#contract/garment-attributes.ts';
import { formatCount, formatOutOfTen, formatPlural } from '#web/format/numbers.ts';
import { formatList } from '#web/format/words.ts';

export const scannerCopy = {
  title: 'Escáner de prendas',
  lead: 'Una prenda por foto, bien extendida y con luz. El resto lo hace Vestidor.',
  drop: {
    title: 'Arrastra tus fotos aquí',
    titlePhone: 'Fotografía una prenda',
    text: 'También puedes pegarlas con Ctrl + V. Varias a la vez, si quieres.',
    release: 'Suelta para añadirlas',
    pick: 'Elegir fotos',
    camera: 'Hacer una foto',
    formats: 'JPEG, PNG o WebP. Se reducen en tu dispositivo antes de enviarse.',
  },
  preview: {
    alt: (fileName: string) => `Foto elegida: ${fileName}`,
    preparing: 'Preparando la foto…',
    notViewable: 'Tu navegador no puede mostrar esta foto. La enviaremos tal cual.',
    change: 'Cambiar imagen',
    add: 'Añadir más',
  },
  scan: (count: number) => (count > 1 ? `Escanear ${formatCount(count)} prendas` : 'Escanear prenda'),
  scanning: 'Escaneando…',
  failedText: 'No se ha perdido nada: puedes volver a intentarlo o cambiar la foto.',
  queue: {
    label: 'Fotos en cola',
    progress: (done: number, total: number) =>
      `${formatCount(done)} de ${formatPlural(total, 'foto escaneada', 'fotos escaneadas')}`,
    failed: (count: number) => formatPlural(count, 'foto con problemas', 'fotos con problemas'),
    doubted: (count: number) => formatPlural(count, 'foto con una pregunta', 'fotos con una pregunta'),
    status: {
      preparing: 'preparándose',
      ready: 'lista para escanear',
      scanning: 'escaneándose',
      read: 'leída, sin guardar',
      doubted: 'espera tu respuesta',
      done: 'en tu vestidor',
      failed: 'no se pudo escanear',
      unreadable: 'no se puede leer',
    },
    open: (number: number, status: string) => `Foto ${formatCount(number)}: ${status}`,
  },
  toasts: {
    imageRequired: 'Please select an image first',
    done: 'Scan Complete!',
    doneText: (name: string) => `${name}: analizada y añadida a tu vestidor`,
    failed: 'Scan Failed',
    failedText: 'Failed to scan garment',
    undone: 'Prenda retirada',
    undoneText: 'La hemos quitado de tu vestidor.',
    undoFailed: 'No se pudo deshacer',
    onlyImages: 'Solo se admiten imágenes',
    onlyImagesText: (names: string) => `Hemos dejado fuera: ${names}`,
  },
  unreadable: {
    heic: 'Tu navegador no puede abrir fotos HEIC. En el iPhone, elige «Ajustes › Cámara › Formatos › Más compatible», o envíala como JPEG.',
    format: 'Tu navegador no puede abrir esta foto. Elige una en JPEG, PNG o WebP.',
    file: 'No hemos podido leer este archivo. Elige otra foto.',
  },
  doubt: {
    ask: 'No la guardamos sin que lo confirmes.',
    isGarment: 'Es una prenda: guardarla',
    isOneGarment: 'Es una sola prenda',
    remove: 'Quitar la foto',
    look: 'Separar la ropa',
  },
  several: {
    open: 'Hay varias prendas',
    title: 'Las prendas de esta foto',
    looking: 'Buscando prendas en la foto…',
    found: (count: number) =>
      `${formatPlural(count, 'prenda encontrada', 'prendas encontradas')}. Añade las que quieras: nada entra en tu vestidor sin que lo confirmes.`,
    none: 'En esta foto solo distinguimos una prenda. Para separar varias, extiéndelas sin que se toquen, sobre un fondo liso.',
    failed: 'No hemos podido buscar prendas en la foto',
    photo: 'La foto, con un recuadro por prenda',
    add: 'Añadir',
    addLabel: (name: string, number: number) => `Añadir la prenda ${formatCount(number)}: ${name}`,
    discard: 'Descartar',
    discardLabel: (name: string, number: number) => `Descartar la prenda ${formatCount(number)}: ${name}`,
    added: 'En tu vestidor',
    discarded: 'Descartada',
    restore: 'Recuperar',
    addFailed: 'No se pudo añadir la prenda',
    facts: (kind: string, color: string, share: string | null) =>
      `${kind}${share ? ` (${share})` : ''}, ${color}`,
    close: 'Listo',
  },
  look: {
    save: 'Guardar este look',
    found: (count: number) =>
      `${formatPlural(count, 'prenda encontrada', 'prendas encontradas')} en el look. Descarta las que no quieras guardar.`,
    none: 'No hemos distinguido la ropa en esta foto. Prueba con otra de cuerpo entero y con más luz.',
    whose: '¿De quién es la ropa?',
    person: (number: number) => `Persona ${formatCount(number)}`,
    face: 'Difuminar la cara',
    faceHint: 'En las fotos que se guardan. La cara nunca forma parte de una prenda.',
    day: 'Día en que lo llevabas',
    name: (day: string) => `Look del ${day}`,
    description: 'Guardado desde una foto.',
    saved: 'Look guardado',
    savedText: (added: number, known: number, isToday: boolean) => {
      const when = isToday ? 'hoy' : 'ese día';
      const worn = added + known === 1 ? `marcada como usada ${when}` : `marcadas como usadas ${when}`;
      const fresh = formatPlural(added, 'prenda nueva', 'prendas nuevas');
      if (known === 0) return `${fresh} en tu vestidor, ${worn}.`;
      if (added === 0)
        return `${formatPlural(known, 'prenda que ya tenías', 'prendas que ya tenías')}, ${worn}.`;
      return `${fresh} y ${formatPlural(known, 'que ya tenías', 'que ya tenías')}, ${worn}.`;
    },
    failed: 'No se ha podido guardar el look',
  },
  similar: {
    title: 'Ya tienes una prenda muy parecida',
    text: (name: string, day: string) => `${name}, en tu vestidor desde el ${day}.`,
    same: 'Es la misma: deshacer',
    distinct: 'Es otra prenda',
    view: 'Ver la que tienes',
  },
  result: {
    title: 'Análisis de la prenda',
    saved: 'Ya está en tu vestidor',
    lead: 'Toca cualquier dato para corregirlo; se guarda al momento.',
    otherKind: 'Otro tipo',
    otherColor: 'Otro color',
    secondColor: 'Segundo color',
    oneColor: 'Ninguno, es de un color',
    versatility: 'Versatilidad',
    versatilityValue: (value: number) => `${formatOutOfTen(value)}/10`,
    tags: 'Etiquetas',
    addTag: 'Añadir etiqueta',
    removeTag: (tag: string) => `Quitar la etiqueta ${tag}`,
    suggested: 'sugerido',
    suggestedHint: 'Es una suposición: una foto no basta para saberlo. Corrígelo si no acierta.',
    confidence: (share: string) => `${share} de seguridad`,
    details: 'Marca, talla y precio',
    view: 'Ver en Mis Prendas',
    waiting: 'Aquí verás la categoría, el color, el tejido y con qué combina.',
    reading: 'Leyendo corte, color y tejido…',
  },
} as const;

/** @param whose provider after "el modelo de": OpenAI, Mistral, este servidor */
export const secondLookCopy = {
  switch: {
    label: (whose: string) => `Preguntar también al modelo de ${whose}`,
    hint: 'Si lo activas, recibe la foto reducida y sin metadatos, y nada más de ti, para sugerir lo que el escáner no puede saber: marca, tejido, estilo, estado. Puedes retirar el permiso cuando quieras, aquí o en tu cuenta.',
    hintOn: (day: string) =>
      `Lo permites desde el ${day}. Recibe la foto reducida y sin metadatos, y nada más de ti. Puedes retirar el permiso aquí o en tu cuenta.`,
    error: 'No se pudo guardar tu decisión',
  },
  looking: (whose: string) => `Preguntando al modelo de ${whose}…`,
  found: (whose: string, fields: readonly string[]) =>
    `Según el modelo de ${whose}: ${formatList(fields)}. Son sugerencias: corrige lo que no acierte.`,
  foundNothing: (whose: string) =>
    `El modelo de ${whose} no ha visto nada que el escáner no supiera ya. La prenda se queda como está.`,
  failed: 'El modelo no ha respondido. Nos quedamos con lo que ha leído Vestidor.',
  retry: 'Volver a preguntar',
  origin: (whose: string) => `según ${whose}`,
  brand: 'Marca',
  keepBrand: 'Es correcta',
  fields: {
    kind: 'tipo',
    category: 'categoría',
    color: 'color',
    ...mapAttributes(attributeNames, (attribute) =>
      garmentAttributes[attribute].title.toLocaleLowerCase('es-ES'),
    ),
    secondColor: 'segundo color',
    brand: 'marca',
  },
  account: {
    title: 'Tus fotos y otros modelos de IA',
    text: (whose: string, day: string) =>
      `Desde el ${day} permites que el escáner envíe tus fotos, reducidas y sin metadatos, al modelo de ${whose}.`,
    revoke: 'Retirar el permiso',
    revoked: 'Permiso retirado',
    revokedText: 'No se enviará ninguna foto más.',
  },
} as const;
