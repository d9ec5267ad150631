import { attributeNames, garmentAttributes, mapAttributes } from '#contract/garment-attributes.ts';
import { formatList } from '#web/format/words.ts';

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
  dropBrand: 'Quitar',
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
