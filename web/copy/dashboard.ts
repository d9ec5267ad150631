import { formatCount, formatPlural } from '#web/format/numbers.ts';

export const dashboard = {
  meta: { title: 'Resumen', description: 'Tus prendas, tus outfits y tus recomendaciones, de un vistazo.' },
  title: 'Tu panel',
  tabsLabel: 'Secciones del panel',
  tabs: {
    overview: 'Resumen',
    wardrobe: 'Vestidor',
    outfits: 'Outfits',
    'ai-stylist': 'Estilista IA',
    trends: 'Tendencias',
  },
  denied: {
    title: 'Acceso Requerido',
    text: 'El panel es de quien tiene cuenta. Desde el inicio puedes entrar, crear la tuya o ver la demostración.',
    action: 'Volver al inicio',
  },
  firstSteps: {
    title: 'Para empezar',
    done: 'hecho',
    account: 'Tu cuenta está creada',
    trial: 'Prueba Premium siete días',
    trialText: 'Sin tarjeta. Al terminar no se cobra nada.',
    trialStart: 'Activar siete días gratis',
    scan: 'Haz fotos de tu ropa',
    scanText: 'Con diez prendas basta para empezar.',
    scanStart: 'Escanear prendas',
    outfit: 'Estrena tu primer outfit',
    outfitText: 'Te espera en Inicio, con tu ropa y el tiempo que hace.',
    outfitStart: 'Ir a Inicio',
  },
  example: 'Ejemplo',
  exampleNote: 'Son cifras de ejemplo: así se leerá tu panel cuando lleves unas semanas.',
  stats: { garments: 'Prendas', outfits: 'Outfits', recommendations: 'Recomendaciones IA' },
  activity: {
    title: 'Actividad reciente',
    items: [
      ['Hoy', 'Escaneaste una americana azul marino'],
      ['Ayer', 'Te pusiste «Domingo sin prisa»'],
      ['El lunes', 'Maya te propuso tres conjuntos para el trabajo'],
      ['La semana pasada', 'Guardaste el outfit «Cena en la azotea»'],
    ],
    when: { today: 'Hoy', yesterday: 'Ayer', on: (day: string) => `El ${day}` },
    own: {
      scanned: (name: string) => `Escaneaste ${name}`,
      added: (name: string) => `Añadiste ${name}`,
      wore: (name: string) => `Te pusiste ${name}`,
      woreOutfit: (name: string) => `Te pusiste «${name}»`,
      saved: (name: string) => `Guardaste el outfit «${name}»`,
      generated: (count: number, name: string) =>
        count === 1 ? `Generaste el outfit «${name}»` : `Generaste ${formatCount(count)} outfits`,
    },
  },
  actions: {
    title: 'Acciones rápidas',
    scan: 'Escanear una prenda',
    outfit: 'Crear un outfit',
    chat: 'Hablar con una asesora',
    store: 'Ir a la tienda',
    hub: 'Ver todo Vestidor',
  },
  failed: {
    title: 'No hemos podido abrir tu panel',
    text: 'Tus prendas siguen guardadas. Comprueba la conexión y vuelve a intentarlo.',
  },
  own: {
    value: (amount: string) => `${amount} en total`,
    outfitsWorn: (count: number) =>
      count === 0 ? 'Ninguno estrenado' : formatPlural(count, 'estrenado', 'estrenados'),
    recommendations: 'Compuestas con tu ropa',
    latest: 'Lo último en llegar',
    latestOutfits: 'Tus últimos outfits',
    timesWorn: (count: number) => (count === 0 ? 'Sin estrenar' : formatPlural(count, 'uso', 'usos')),
    score: (percent: number) => `${percent} % de puntuación IA`,
  },
  wardrobe: {
    title: 'Mi Vestidor',
    text: 'Cada prenda con su foto, su coste por puesta y los conjuntos en los que funciona.',
    action: 'Abrir Mi Vestidor',
  },
  outfits: {
    title: 'Mis Outfits',
    text: 'Elige una ocasión y una estación: Vestidor compone con lo que tienes y te dice por qué.',
    action: 'Ver mis outfits',
  },
} as const;
