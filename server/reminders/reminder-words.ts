import { eventLabels } from '#contract/event-labels.ts';

interface Told {
  title: string;
  body: string;
}

export const reminderWords = {
  letter: (page: string, unsubscribe: string): string[] => [
    `Ábrelo en Vestidor: ${page}`,
    `Te lo escribimos porque elegiste recibir avisos por email. Para no recibir ninguno más, abre ${unsubscribe}`,
  ],
  morning: {
    title: 'Tu outfit de hoy',
    weather: (temperatureC: number, rain: boolean) =>
      `Hoy, ${temperatureC}\u00a0°C y ${rain ? 'lluvia' : 'sin lluvia'}`,
  },
  events: eventLabels,
  tomorrow: {
    title: (event: string, time: string | null) =>
      `Mañana: ${event}${time === null ? '' : `, a las ${time}`}`,
    prepared: (outfit: string) => `Tienes preparado «${outfit}».`,
    nothing: 'Aún no has elegido qué ponerte.',
  },
  laundry: {
    missing: (pieces: string, outfit: string): Told => ({
      title: 'Mañana te falta ropa limpia',
      body: `En la colada: ${pieces}. Es parte de «${outfit}».`,
    }),
    pile: (count: number, pieces: string): Told => ({
      title: `Tienes ${count} prendas en la colada`,
      body: `Entre ellas, ${pieces}.`,
    }),
  },
  /** The day before a garment is expected back; the place is empty when not said. */
  away: {
    lent: (name: string, place: string): Told => ({
      title: `Mañana te devuelven «${name}»`,
      body: place ? `La prenda la tiene ${place}. Un mensaje hoy ayuda.` : 'Un mensaje hoy ayuda.',
    }),
    repair: (name: string, place: string): Told => ({
      title: `Mañana puedes recoger «${name}»`,
      body: place ? `Te espera en ${place}.` : 'Estará lista.',
    }),
    stored: (name: string, place: string): Told => ({
      title: `Mañana vuelve «${name}» al armario`,
      body: place ? `La guardaste en ${place}.` : 'La guardaste hasta mañana.',
    }),
  },
  wish: (product: string, price: string, lowest: string): Told => ({
    title: `${product}: ahora ${price}`,
    body: `Lo guardaste en tus favoritos. El precio más bajo de los 30 días anteriores era ${lowest}.`,
  }),
  renewal: ({ day, price, last4 }: { day: string; price: string; last4: string | null }): Told => ({
    title: `Premium se renueva el ${day}`,
    body: `Se cobrarán ${price} en ${last4 === null ? 'tu tarjeta' : `tu tarjeta terminada en ${last4}`}. Hasta ese día puedes cancelar en tu cuenta.`,
  }),
  trialEnding: (day: string, price: string): Told => ({
    title: `Tu prueba de Premium termina el ${day}`,
    body: `No se te cobra nada. Si quieres seguir, Premium cuesta ${price} al mes.`,
  }),
};
