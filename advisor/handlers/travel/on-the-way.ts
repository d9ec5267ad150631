import { traitsOf } from '#stylist/piece.ts';
import type { ShownOutfit } from '../../state.ts';
import { theList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { garmentsByIds, type IntentContext, type IntentHandler } from '../handler.ts';

const ofCase = patternOf(
  'de|con [todo|todas|toda] eso|esto|ello|esas|estas|lo|la / de [la|mi] maleta|valija|mochila / de lo que llevo|meto|metiste|has|va / llevo|llevar|voy puesto|puesta / puesto|puesta',
);
const onTheWay = patternOf(
  'vuelo|volar|avion|viajo|viajar|viaje|trayecto|coche|carro|auto|tren|bus|autobus|carretera|aeropuerto|ida|camino',
);
const asking = patternOf('que|q|cual|como [me] pongo|llevo|vuelo|viajo|voy|visto|conviene|dejo');
const mostOfQuestion = 18;

/** "¿y con qué vuelo de todo eso?": what is worn on the way, of the packed case. */
export const asksForTheWay = ({ state, understood }: IntentContext): boolean => {
  const { tokens } = understood.reading;
  return (
    state.trip.days !== null &&
    state.outfits.length > 0 &&
    tokens.length <= mostOfQuestion &&
    occurs(ofCase, tokens) &&
    occurs(onTheWay, tokens) &&
    occurs(asking, tokens)
  );
};

export const dressForTheWay: IntentHandler = async (context) => {
  const { state, wardrobe, speaker } = context;
  const bulkOf = ({ garmentIds }: ShownOutfit) =>
    garmentsByIds(wardrobe, garmentIds).reduce((sum, one) => sum + traitsOf(one).clo, 0);
  const isEasy = ({ garmentIds }: ShownOutfit) =>
    garmentsByIds(wardrobe, garmentIds).every(
      (one) => !traitsOf(one).heel && one.style !== 'party' && one.style !== 'formal',
    );
  const days = [...state.shown, ...state.outfits];
  const easy = days.filter(isEasy);
  const [worn] = (easy.length > 0 ? easy : days).toSorted((a, b) => bulkOf(b) - bulkOf(a));
  const pieces = garmentsByIds(wardrobe, worn?.garmentIds ?? []);
  return {
    sentences: [speaker.say('worn-on-the-way', { list: theList(pieces) })],
    garmentIds: pieces.map(({ id }) => id),
    remember: { topic: 'pack', asked: null },
  };
};
