import { place } from '#stylist/requests/placing.ts';
import { the, theList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { purposeIn, purposeOfPlan } from '../day.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { meant } from '../pointed-at.ts';

const clashing = patternOf(
  'desentono|desentonare|desentonaria|desentonar / canto|cantare|cantaria mucho|demasiado / quedo|quedare|quedaria [yo] [muy|re|como] pobre|pagando|corta|corto|mal|ridicul~|fuera|rara|raro / quedo|quedare|voy [yo] de boda / voy a quedar|parecer|desentonar|cantar / no quedo|quedare [yo] / pego|pegare|pegamos|pegaria [yo] con|asi / doy|dare la|el nota|cante / voy|ire [yo] muy|demasiado|pasad~|bien / a su lado|altura',
);
const people =
  'amiga|amigas|amigo|amigos|marido|mujer|esposa|esposo|novio|novia|pareja|cunada|cunado|suegra|suegro|suegros|madre|mama|padre|papa|hermana|hermano|prima|primo|jefa|jefe|companera|companero|companeros|companeras|invitadas|invitados|demas|otros|otras|todos|todas|ella|ellos|ellas|madres|padres|gente';
const others = patternOf(
  `${people} * va|van|ira|iran|iba|viene|vienen|vendra|lleva|llevan|llevara|viste|visten|vaya|vayan|no / el|ella va|viene|ira|lleva|iba en|de|con / de mis|sus|las|los ${people} va|ira|lleva`,
);
const dressier = patternOf(
  'punta en blanco / va|van|ira|iran|viene|vienen|viste|visten [siempre|muy|super|re] [muy|super|re|de] arreglad~|elegant~|pij~|gala|largo|traje|tacones|fina|fino|impecable~',
);

/** "mi amiga va en pantalón, ¿desentono yo?": the look on the table beside what another wears. */
export const asksBesideOthers = ({ state, understood, message }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  /[?¿]/.test(message) &&
  occurs(clashing, understood.reading.tokens) &&
  occurs(others, understood.reading.tokens) &&
  understood.slots.colours.length === 0;

export async function tellBesideOthers(context: IntentContext): Promise<Reply> {
  const { state, understood, wardrobe, speaker } = context;
  const { slots, reading } = understood;
  const plan = slots.occasion === null ? null : purposeOfPlan({ ...slots, occasion: slots.occasion });
  const ofPlan = state.outfits.find(
    ({ name }) => plan !== null && name.toLowerCase().includes(plan.toLowerCase()),
  );
  const look = ofPlan ?? meant(context) ?? state.outfits[0];
  const pieces = garmentsByIds(wardrobe, look?.garmentIds ?? []);
  const removable = place(pieces).find(({ slot }) => slot === 'mid' || slot === 'tie');
  const values = {
    for: plan ?? purposeIn(state.day),
    look: theList(pieces),
    piece: removable ? the(removable.garment) : '',
  };
  const line = occurs(dressier, reading.tokens)
    ? 'beside-dressier'
    : removable
      ? 'beside-plainer'
      : 'beside-plainer-bare';
  return {
    sentences: [speaker.say(line, values)],
    garmentIds: removable && line === 'beside-plainer' ? [removable.garment.id] : (look?.garmentIds ?? []),
    remember: { topic: state.topic === 'pack' ? 'pack' : 'adjust', asked: null },
  };
}
