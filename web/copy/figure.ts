import type { HemLevel } from '#illustrator/figure/dress.ts';
import { formatList } from '#web/format/words.ts';

const hems: Record<HemLevel, string> = {
  waist: 'llega a la cintura',
  hip: 'llega a la cadera',
  thigh: 'llega a medio muslo',
  knee: 'llega a la rodilla',
  calf: 'llega a media pantorrilla',
  ankle: 'llega al tobillo',
};

export const figureCopy = {
  lead: 'Arrastra la figura para girarla. Cada bajo cae donde caería en esa estatura.',
  turn: 'Girar la figura',
  turned: (degrees: number) =>
    degrees === 0
      ? 'De frente'
      : `Girada ${Math.abs(degrees)} grados a la ${degrees > 0 ? 'derecha' : 'izquierda'}`,
  picture: (heightCm: number, garments: readonly string[]) =>
    `Figura de ${heightCm} cm, sin rostro, con ${formatList(garments)}.`,
  hem: (name: string, hem: HemLevel) => `${name} ${hems[hem]}`,
  tucked: (name: string) => `${name} va por dentro`,
  absent: (names: readonly string[]) => `En la figura no se ve: ${formatList(names)}.`,
  honest:
    'Las prendas con foto recortada se ven con su foto; el resto, el calzado y los complementos pequeños se dibujan con sus datos. La espalda no se enseña, porque ninguna foto la muestra.',
  how: 'Cómo queda',
  body: 'La figura',
  bases: { short: 'Baja', middle: 'Media', tall: 'Alta' },
  base: 'Estatura',
  baseOf: (cm: number) => `Estatura: ${cm} cm`,
  own: 'Poner mis medidas',
  measures: {
    height: 'Estatura',
    shoulders: 'Hombros',
    bust: 'Pecho',
    waist: 'Cintura',
    hip: 'Cadera',
    inseam: 'Entrepierna',
  },
  centimetres: (value: number) => `${value} cm`,
  skin: 'Piel',
  ink: 'Solo línea',
  tone: (place: number) => `Tono ${place} de 10`,
  hair: 'Pelo',
  hairs: { up: 'Recogido', short: 'Corto', long: 'Suelto' },
  private: 'Estas medidas se quedan en este navegador: no las enviamos ni las guardamos.',
  save: 'Guardar mi figura en mi cuenta',
  saved:
    'Está en tu cuenta, solo para dibujarla, y la tienes en todos tus dispositivos. Si lo apagas, la borramos de ella.',
  saveFailed: 'No se pudo guardar tu figura',
  reset: 'Borrar mis medidas',
} as const;

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
} as const;
