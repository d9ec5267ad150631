import { slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { the } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { garmentsByIds, type IntentContext, type IntentHandler } from '../handler.ts';
import { meant } from '../pointed-at.ts';
import { adjust } from './adjust.ts';
import { noEdit } from './edit.ts';
import { edited } from './edit-outfit.ts';

const toHold = patternOf(
  'que|para|donde [que] [me|le] quepa|quepan|entre|entren|cabe|caben / para [poder] meter|llevar|guardar [la|el|mi|un|una] [ropa] [de] cambio|muda|ropa|portatil|compu|computadora|laptop|carpeta|carpetas / bolso|cartera|bolsa grande|amplio|amplia|espacioso|espaciosa',
);
const large = /\b(mochila|shopper|tote|malet[ií]n|morral|capazo|cesta|grande|bolsa de deporte)\b/i;
const isBag = ({ kind }: Garment) => slotsOfKind[kind].includes('bag');

const roomyOf = (wardrobe: readonly Garment[]) =>
  wardrobe.filter((one) => isBag(one) && isAtHand(one) && (large.test(one.name) || one.kind === 'backpack'));

/** "¿qué bolso llevo para que me quepa el cambio?" asks for one that holds it. */
export const asksRoomy = ({ state, understood, wardrobe }: IntentContext): boolean => {
  const { slots, reading } = understood;
  const [one, ...others] = slots.garments;
  return (
    state.outfits.length > 0 &&
    state.topic !== 'pack' &&
    one !== undefined &&
    others.length === 0 &&
    one.kinds.some((kind) => slotsOfKind[kind].includes('bag')) &&
    occurs(toHold, reading.tokens) &&
    roomyOf(wardrobe).length > 0
  );
};

export const takeRoomy: IntentHandler = async (context) => {
  const { wardrobe, state, speaker } = context;
  const current = meant(context);
  if (!current) return adjust(context);
  const bags = roomyOf(wardrobe);
  const look = garmentsByIds(wardrobe, current.garmentIds);
  const worn = look.find((one) => bags.includes(one));
  if (worn)
    return {
      sentences: [speaker.say('holds-it', { piece: the(worn) })],
      garmentIds: [worn.id],
      remember: { topic: 'adjust', asked: null, focus: [worn.id] },
    };
  const edit = { ...structuredClone(noEdit), out: look.filter(isBag), lists: [bags.map(({ id }) => id)] };
  return edited(context, current, edit, state.day);
};
