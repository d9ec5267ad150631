/** Prices and figures after decisions L3 and N3. */
export const landing = {
  header: { login: 'Iniciar Sesión', trial: 'Prueba gratis', premium: '19.95/mes' },
  hero: {
    title: 'Ya tienes qué ponerte.',
    text: 'Fotografía tu ropa. Vestidor la reconoce, la ordena y compone outfits con lo que ya cuelga en tu armario, y te dice por qué funcionan.',
    start: 'Comenzar',
    note: 'Comenzar abre una demostración con el armario lleno. Sin registro y sin tarjeta.',
    try: 'Pruébalo con nuestro armario',
    another: 'Otra propuesta',
    result: 'El outfit propuesto',
    board: (inWords: string) => `Un outfit sobre papel: ${inWords}`,
    day: (occasion: string, season: string) => `${occasion}, ${season.toLocaleLowerCase('es')}`,
    scoreLabel: 'de 100',
    why: 'Por qué funciona',
    failed: 'No se pudo componer otro outfit. Comprueba tu conexión y vuelve a pulsar.',
  },
  steps: {
    title: 'Cómo funciona',
    picture: {
      scan: 'Una camisa de rayas que el escáner acaba de leer',
      wardrobe: 'Prendas colgadas en Mi Vestidor',
      outfit: (score: number) => `Un outfit compuesto, con ${score} de 100`,
    },
    read: ['Camisa', 'Rayas', 'Algodón'],
    wardrobe: ['49,95 $', '14 usos', '3,57 $ por uso'],
    items: [
      {
        title: 'Fotografía',
        text: 'Una prenda, una foto. El escáner separa la prenda del fondo y lee qué es, de qué color, de qué tejido y de qué estilo. Lo que solo intuye, te lo dice.',
      },
      {
        title: 'Ordena',
        text: 'Cada prenda se guarda en Mi Vestidor con su precio, sus usos y lo que te cuesta cada vez que te la pones.',
      },
      {
        title: 'Combina',
        text: 'Elige ocasión y temporada. Vestidor compone outfits completos y explica cada uno: color, formalidad, abrigo y cuánto hacía que no te lo ponías.',
      },
    ],
  },
  tryout: {
    title: 'Pruébalo con tu ropa',
    text: 'Hasta diez fotos, una prenda en cada una. Tu dispositivo las lee y te compone el primer outfit.',
    pick: 'Elegir fotos',
    drop: 'o suéltalas aquí',
    release: 'Suelta las fotos aquí',
    note: (bytes: number) =>
      `Sin cuenta y sin enviar nada: las fotos no salen de tu dispositivo. La primera vez se descarga el lector, unos ${Math.ceil(bytes / 1_000_000)} MB.`,
    failed:
      'No se ha podido abrir el lector. Cuando tengas conexión, recarga la página y vuelve a elegir las fotos.',
  },
  showcase: {
    title: 'Cuatro maneras de salir de casa',
    text: 'Compuestos por nuestra IA con un armario de ejemplo. Los tuyos saldrán de tu ropa.',
  },
  reasons: {
    title: 'Un outfit, con sus razones',
    text: (score: number, name: string) =>
      `Ninguna puntuación sin explicar. Así se reparten los ${score} puntos de «${name}», el outfit de la portada.`,
    points: (points: number, max: number) => `${points}/${max}`,
  },
  features: {
    title: 'Lo que hace, y nada más',
    items: [
      [
        'Escáner de prendas',
        'Diecisiete tipos de prenda y treinta y siete colores con nombre en español, del crudo al burdeos.',
      ],
      ['Coste por uso', 'Lo que pagaste entre las veces que te lo has puesto. Cambia cómo compras.'],
      ['Versatilidad', 'En cuántos outfits buenos de tu propio armario participa cada prenda.'],
      ['Sostenibilidad a la vista', 'Una cifra con su fórmula a un clic, no una medalla.'],
      [
        'Tus fotos son tuyas',
        'Solo las ves tú. Les quitamos la ubicación y los datos de la cámara al guardarlas.',
      ],
      ['Te puedes ir', 'Descarga todo en un ZIP o elimina la cuenta tú mismo, al momento.'],
    ],
  },
  colors: { title: 'Carta de colores', text: 'Los treinta y siete que Vestidor llama por su nombre.' },
  statistics: {
    title: 'Vestidor en cifras',
    users: 'personas se visten con Vestidor',
    garments: 'prendas ordenadas',
    outfits: 'de outfits compuestos',
    satisfaction: 'de satisfacción',
    activeUsers: 'personas activas',
  },
  testimonials: { title: 'Lo que dicen' },
  premium: {
    title: 'Premium',
    price: '19,95 €',
    period: '/mes',
    text: 'Siete días de prueba, sin tarjeta. Después, 19,95 €/mes; se cancela cuando quieras.',
    benefits: [
      'Recomendaciones IA ilimitadas',
      'Análisis de estilo avanzado',
      'Tendencias personalizadas',
      'Armario inteligente',
      'Soporte premium 24/7',
    ],
    trial: 'Prueba gratis 7 días',
    join: 'Hacerme Premium',
  },
  newsletter: {
    title: 'Una carta, de vez en cuando',
    text: 'Guías de color, tejidos por temporada y cómo sacar más partido a cada prenda. Sin ofertas y sin prisa.',
    email: 'Tu email',
    placeholder: 'nombre@ejemplo.es',
    button: 'Suscribirse',
    missing: 'Escribe tu email',
    invalid: 'Escribe un email completo, como nombre@ejemplo.es',
    soonTitle: 'La lista abre pronto',
    soon: 'Tu email está bien escrito, pero todavía no guardamos suscripciones: vuelve dentro de unas semanas y serás de las primeras personas en recibirla.',
  },
} as const;
