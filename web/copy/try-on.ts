import { formatList } from '#web/format/words.ts';

export const tryOnCopy = {
  view: 'Cómo verlo',
  views: { figure: 'En la figura', photo: 'En tu foto' },
  lead: 'Una imagen de ti con este outfit, hecha por un modelo de IA.',
  title: 'En tu foto',
  needsPhoto:
    'Sube una foto tuya de cuerpo entero, de pie y de frente. La guardamos sin metadatos y solo la ves tú; puedes borrarla cuando quieras.',
  own: 'La foto es mía: salgo yo y nadie más.',
  adult: 'Soy mayor de edad.',
  pick: 'Elegir mi foto',
  declareFirst: 'Marca las dos casillas para poder subirla.',
  photoAlt: 'Tu foto de cuerpo entero',
  consentTitle: 'Antes de cada imagen',
  consent: (whose: string) =>
    `Para hacer esta imagen enviamos a ${whose} tu foto y las prendas de este outfit, y nada más: ni tu nombre, ni tus medidas, ni metadatos. ${whose} genera una imagen nueva, que guardamos marcada y solo para ti. Puede equivocarse con la ropa y con tu cuerpo.`,
  agree: (whose: string) => `Acepto enviarlas a ${whose} esta vez.`,
  make: 'Hacer la imagen',
  making: 'Haciendo la imagen…',
  makingHint: 'Suele tardar cerca de un minuto. Puedes cerrar esta ventana: la guardamos igualmente.',
  made: (whose: string, day: string) => `Imagen generada con IA por ${whose} el ${day}. No es una foto.`,
  madeAlt: (garments: readonly string[]) =>
    garments.length > 0
      ? `Imagen generada con IA: tú con ${formatList(garments)}`
      : 'Imagen generada con IA: tú con un outfit que ya no tienes',
  others: 'Otras imágenes',
  deletePicture: 'Borrar esta imagen',
  erase: 'Borrar mi foto',
  eraseTitle: '¿Borrar tu foto?',
  eraseText: 'Se borran tu foto y todas las imágenes hechas con ella. No se puede deshacer.',
  failed: 'No ha salido',
} as const;
