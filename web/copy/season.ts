import { inHouse } from '#stylist/language/es/house.ts';
import { formatDay } from '#web/format/dates.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

const garments = (count: number) => formatPlural(count, 'prenda', 'prendas');
const ending = { cold: 'verano', warm: 'invierno' } as const;
type Half = keyof typeof ending;

export const seasonCopy = {
  meta: {
    title: 'Cambio de armario',
    description: 'Lo que sale de la caja, lo que se guarda y dónde está cada cosa, en una tarde.',
  },
  lead: 'Una tarde, sin prisa. Si lo dejas a medias, aquí sigue.',
  invitation: {
    title: (coming: Half) =>
      coming === 'cold'
        ? 'Llega el frío: ¿hacemos el cambio de armario?'
        : 'Llega el buen tiempo: ¿hacemos el cambio de armario?',
    counts: (out: number, away: number) =>
      [
        out > 0 && `${garments(out)} por sacar`,
        away > 0 && `${out > 0 ? formatCount(away) : garments(away)} por guardar`,
      ]
        .filter(Boolean)
        .join(' y '),
    start: 'Empezar',
    dismiss: 'No recordármelo esta temporada',
  },
  steps: {
    out: 'Lo que sale de la caja',
    away: 'Lo que se guarda',
    boxes: 'Dónde va cada cosa',
  },
  step: (at: number, total: number) => `Paso ${formatCount(at)} de ${formatCount(total)}`,
  next: 'Seguir',
  back: 'Volver',
  change: {
    title: (coming: Half) =>
      coming === 'cold'
        ? 'Guardar lo de verano, sacar lo de invierno'
        : 'Guardar lo de invierno, sacar lo de verano',
    turn: (coming: Half) =>
      coming === 'cold' ? 'Al revés: sacar lo de verano' : 'Al revés: sacar lo de invierno',
    out: 'Por sacar',
    outNote: 'guardadas, y valen para lo que viene',
    away: 'Por guardar',
    awayNote: (coming: Half) => `solo valen para el ${ending[coming]}`,
    stays: 'Lo que vale para todo el año se queda donde está.',
    onlyHere: (name: string) => `Contamos solo lo que hay ${inHouse(name)}; lo de otras casas no se toca.`,
    nothing: 'No hay nada que mover: ninguna de tus prendas es solo de una temporada.',
    seasons: 'Poner temporada a mis prendas',
  },
  all: 'Todas',
  none: 'Ninguna',
  noPlace: 'Sin apuntar dónde',
  out: {
    lead: 'Lo marcado vuelve al armario. Desmarca lo que prefieras dejar guardado.',
    nothing: 'No tienes nada guardado que valga para lo que viene. Pasamos a lo que se guarda.',
  },
  away: {
    lead: 'Lo marcado se guarda. Desmarca lo que aún te vayas a poner.',
    nothing: 'Todo lo que tienes a mano vale para lo que viene: no hay nada que guardar.',
    wash: {
      title: 'Antes de guardar, a lavar',
      text: 'Las manchas que no se ven se fijan en la caja, y la polilla va a la lana que huele a piel.',
      inLaundry: 'En la colada',
      since: (wears: number) => `${formatPlural(wears, 'uso', 'usos')} desde el último lavado`,
      toLaundry: 'A la colada',
      clean: 'Ya está limpia',
      cleanNamed: (name: string) => `${name} ya está limpia`,
    },
    unworn: {
      title: '¿Te las quedas?',
      text: (coming: Half) =>
        `Este ${ending[coming]} no han salido del armario. Si te gustan, se guardan y ya está.`,
      never: 'Aún sin usar',
      lastWorn: (day: string) => `La última vez, el ${day}`,
      choose: 'O si no…',
      more: (name: string) => `Qué hacer con ${name}`,
      sell: 'Vender',
      give: 'Dar',
      repair: 'Arreglar',
    },
    care: {
      title: 'Para que salgan como entran',
      wool: 'Lana: doblada, con cedro o lavanda; en percha se da de sí.',
      leather: 'Piel: con aire y en tela, que el plástico la reseca y la mancha.',
      down: 'Plumas: holgadas, sin bolsas al vacío, que apelmazan el relleno.',
      silk: 'Seda: en papel o algodón y a oscuras, que la luz la amarillea.',
    },
  },
  boxes: {
    lead: 'Marca lo que va junto, di dónde y repite hasta que no quede nada.',
    place: 'En qué caja o en qué sitio',
    example: 'Caja 1, altillo',
    known: 'Sitios que ya usas',
    left: (count: number) => (count === 1 ? 'Queda una prenda' : `Quedan ${formatCount(count)} prendas`),
    put: (count: number, place: string) =>
      place === ''
        ? `Guardar ${garments(count)} sin apuntar dónde`
        : `Meter ${garments(count)} en «${place}»`,
    empty: (place: string) => `Vaciar ${place}`,
    emptyShort: 'Vaciar',
    garments,
    nothing: 'No has dejado nada por guardar.',
    waiting: (count: number) =>
      `${count === 1 ? 'Queda una' : `Quedan ${formatCount(count)}`} por meter en su sitio.`,
    save: 'Hacer el cambio',
    summary: (stored: number, back: number) =>
      `Se guardan ${formatCount(stored)} y vuelven ${formatCount(back)}.`,
    tooMany: (most: number) => `Como mucho ${most} sitios en un cambio.`,
    failed: 'No se ha podido hacer el cambio',
    failedText: 'No se ha movido ninguna prenda. Lo que has elegido sigue aquí.',
  },
  done: {
    summary: (stored: number, places: number, back: number) => {
      const kept = `${formatPlural(stored, 'prenda guardada', 'prendas guardadas')} en ${formatPlural(places, 'sitio', 'sitios')}`;
      const out = `${formatCount(back)} de vuelta`;
      if (stored === 0) return `${garments(back)} de vuelta en el armario.`;
      return back === 0 ? `${kept}.` : `${kept}, ${out}.`;
    },
    text: 'Lo guardado no sale en ningún outfit hasta que vuelva, y en su ficha pone dónde está.',
    labels: 'Etiquetas para las cajas',
    label: (coming: Half, day: string) => `Ropa de ${ending[coming]}, guardada el ${formatDay(day)}`,
    print: 'Imprimir',
    copy: 'Copiar',
    copied: 'Etiquetas copiadas',
    failed: 'No se han podido copiar',
    failedText: 'El navegador no lo permite. Puedes imprimirlas.',
    undo: 'Deshacer todo',
    undone: 'Todo vuelve a estar como antes',
    undoFailed: 'No se ha podido deshacer',
    wardrobe: 'Ver mi vestidor',
    again: 'Hacer otro cambio',
  },
  empty: {
    title: 'Aún no hay armario que cambiar',
    text: 'Cuando tengas prendas con su temporada, aquí te decimos qué guardar y qué sacar.',
  },
} as const;
