/** The size finder: typed measurements, a size per brand. */
export const sizesCopy = {
  title: 'Tu talla, marca a marca',
  lead: 'Mídete una vez con una cinta y sabrás qué pedir en cada casa. De momento las medidas se escriben: la cámara todavía no las toma.',
  cutLabel: 'Patrón',
  cuts: { woman: 'Mujer', man: 'Hombre' },
  measures: {
    height: { label: 'Altura (cm)', name: 'la altura', hint: 'Sin zapatos, contra la pared.' },
    chest: { label: 'Pecho (cm)', name: 'el pecho', hint: 'Por la parte más ancha.' },
    waist: { label: 'Cintura (cm)', name: 'la cintura', hint: 'Por la más estrecha.' },
    hip: { label: 'Cadera (cm)', name: 'la cadera', hint: 'Por la más ancha.' },
    foot: { label: 'Pie (cm)', name: 'el pie', hint: 'Del talón al dedo más largo.' },
  },
  placeholder: { height: '168', chest: '92', waist: '74', hip: '100', foot: '24,5' },
  wrong: (min: number, max: number) => `En centímetros, entre ${min} y ${max}`,
  kept: 'Tus medidas se quedan en este navegador: no se envían ni se guardan en tu cuenta.',
  forget: 'Borrar mis medidas',
  resultsTitle: 'Lo que te queda',
  resultsCaption: 'Tu talla en cada marca, por tipo de prenda',
  garment: 'Prenda',
  garments: {
    tops: 'Partes de arriba',
    bottoms: 'Pantalones y faldas',
    dresses: 'Vestidos',
    shoes: 'Zapatos',
  },
  missing: (names: string, count: number) => `${count === 1 ? 'Falta' : 'Faltan'} ${names}`,
  outside: {
    below: (name: string) => `Por ${name}, menos que su talla más pequeña`,
    above: (name: string) => `Por ${name}, más que su talla más grande`,
  },
  orElse: (sizes: string) => `o ${sizes}: estás en el límite`,
  decidedBy: (name: string) => `la decide ${name}`,
  lengths: {
    short: 'Por tu altura, en pantalones y vestidos pide el largo corto.',
    regular: 'Por tu altura, en pantalones y vestidos te vale el largo normal.',
    long: 'Por tu altura, en pantalones y vestidos pide el largo especial.',
  },
  error:
    'Margen: ±1,5 cm de cinta en el cuerpo y ±0,3 cm en el pie. Cuando ese margen cruza a otra talla, te decimos las dos. Las tablas son de Alba Norte y Casa Lirio, con la estructura de la norma europea EN 13402.',
} as const;
