import { textOfTitle } from '../../knowledge/entries.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';

const adding = 'Añadir ropa al vestidor';
const putting =
  'mete~|meto|meter|sube~|subo|subir|pone|pongo|poner|anade~|anado|anadir|carga~|cargo|cargar|agrega~|agrego|agregar';
const things = 'ropa|prendas|fotos|foto|cosas|ropita';
const asksToAdd = patternOf(
  `como [se|le|hago] [para] ${putting} [aqui] [la|mi|mis|las|una|unas] ${things} / no se|entiendo|puedo ${putting} [la|mi|mis|las] ${things}`,
);
const asksToAddThem = patternOf(`como [se|le|hago] [para] ${putting} [aqui] mi|mis <garment>`);
const noButton = patternOf(
  'no [lo|la|le] veo|encuentro|sale|aparece|hallo [el|ese|ningun|la] boton|opcion|escaner|sitio|icono|camara|menu / donde [esta|le] [doy|pincho|toco|aprieto|pulso|pico|clico] / donde esta|queda|sale|hay [el|ese|la] boton|opcion|escaner|icono|camara / ^ [es] [que] no lo|la veo|encuentro $ / a que [boton] [le] doy|pincho|toco|aprieto|pulso / que boton [le] doy|pincho|toco|aprieto|pulso / en que parte|sitio|lado esta|sale|queda',
);
const mostOfLost = 14;

export const seesNoButton = ({ understood, state, wardrobe, box }: IntentContext): boolean =>
  (state.topic === 'app'
    ? state.answered === adding || state.answered === null
    : box.wardrobe !== null && wardrobe.length === 0 && state.topic === null) &&
  understood.reading.tokens.length <= mostOfLost &&
  understood.slots.garments.length === 0 &&
  occurs(noButton, understood.reading.tokens);

export const tellButton: IntentHandler = async ({ speaker }) => ({
  sentences: [speaker.say('where-scanner')],
  remember: { topic: 'app', asked: null, answered: adding },
});

export const isLostAdding = ({ understood, wardrobe, box }: IntentContext): boolean =>
  (occurs(asksToAdd, understood.reading.tokens) ||
    (box.wardrobe !== null && wardrobe.length === 0 && occurs(asksToAddThem, understood.reading.tokens))) &&
  understood.slots.occasion === null &&
  !understood.reading.tokens.some(({ text }) =>
    /^(maleta|valija|mochila|lavadora|secadora|tienda)$/.test(text),
  );

export const tellAdding: IntentHandler = async ({ box, message }) => ({
  sentences: [textOfTitle(adding, box.advisor)],
  remember: { topic: 'app', asked: null, question: message.slice(0, 160), answered: adding },
});
