/** The landing. Prices and figures as decisions L3 and N3 set them. */
export const landing = {
  meta: {
    description:
      'Fotografía tu ropa, ordénala en Mi Vestidor y recibe conjuntos razonados para cada ocasión y cada estación.',
  },
  header: { login: 'Iniciar Sesión', trial: 'Prueba gratis', premium: '19.95/mes' },
  hero: {
    title: 'Ya tienes qué ponerte.',
    text: 'Fotografía tu ropa. Vestidor la reconoce, la ordena y compone conjuntos con lo que ya cuelga en tu armario, y te dice por qué funcionan.',
    start: 'Comenzar',
    register: 'Crear mi cuenta',
    note: 'Comenzar abre una demostración con el armario lleno. Sin registro y sin tarjeta.',
    picture:
      'Un conjunto sobre papel: blazer azul marino, camisa de rayas, pantalón camel y mocasines marrones',
    caption: ['Blazer azul marino', 'Camisa de rayas', 'Pantalón camel', 'Mocasines'],
    verdict: 'Trabajo, otoño',
    score: '96',
    scoreLabel: 'de 100',
  },
  steps: {
    title: 'Cómo funciona',
    items: [
      {
        title: 'Fotografía',
        text: 'Una prenda, una foto. El escáner separa la prenda del fondo y lee qué es, de qué color, de qué tejido y de qué estilo. Lo que solo intuye, te lo dice.',
      },
      {
        title: 'Ordena',
        text: 'Cada prenda queda colgada en Mi Vestidor con su precio, sus puestas y lo que te cuesta cada vez que la llevas.',
      },
      {
        title: 'Combina',
        text: 'Elige ocasión y estación. Vestidor compone conjuntos completos y explica cada uno: color, formalidad, abrigo y cuánto hacía que no te lo ponías.',
      },
    ],
  },
  showcase: {
    title: 'Cuatro maneras de salir de casa',
    text: 'Son ejemplos. Los tuyos saldrán de tu ropa.',
  },
  reasons: {
    title: 'Un conjunto, con sus razones',
    text: 'Ninguna puntuación sin explicar. Así se lee la del conjunto de la portada.',
    parts: [
      [
        'Armonía de color',
        '25/25',
        'El camel y el azul marino se equilibran: cálido contra frío, los dos apagados.',
      ],
      ['Formalidad', '24/25', 'Las cuatro piezas piden la misma ocasión. Ninguna desentona en una oficina.'],
      ['Estación', '24/25', 'Lana y algodón en dos capas: de ocho a dieciocho grados.'],
      ['Rotación', '23/25', 'Hace diecinueve días que no te pones el pantalón.'],
    ],
  },
  features: {
    title: 'Lo que hace, y nada más',
    items: [
      [
        'Escáner de prendas',
        'Diecisiete tipos de prenda y treinta y siete colores con nombre en español, del crudo al burdeos.',
      ],
      ['Coste por puesta', 'Lo que pagaste entre las veces que te lo has puesto. Cambia cómo compras.'],
      ['Versatilidad', 'En cuántos conjuntos buenos de tu propio armario participa cada prenda.'],
      ['Sostenibilidad a la vista', 'Una cifra con su fórmula a un clic, no una medalla.'],
      [
        'Tus fotos son tuyas',
        'Solo las ves tú. Les quitamos la ubicación y los datos de la cámara al guardarlas.',
      ],
      ['Te puedes ir', 'Descarga todo en un ZIP o elimina la cuenta tú mismo, al momento.'],
    ],
  },
  colors: { title: 'Carta de colores', text: 'Los treinta y siete que Vestidor llama por su nombre.' },
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
  footer: {
    line: 'Tu armario, por fin entero.',
    company: 'Grupo Telar',
    groups: { product: 'Vestidor', house: 'La casa' },
    links: {
      home: 'Inicio',
      pricing: 'Precios',
      trial: 'Prueba gratis',
      register: 'Crear cuenta',
      login: 'Iniciar sesión',
      about: 'Quiénes somos',
      contact: 'Contacto',
      privacy: 'Privacidad',
    },
  },
} as const;
