import { slotsOfKind } from '#stylist/slots.ts';
import { isAtHand } from '#stylist/wardrobe.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';
import { referenceTo } from '../referent.ts';
import { tellOfLook } from './piece-asked.ts';

const carrying = patternOf(
  'que|q|k|donde|con [y] [me] llevo|meto|guardo|pongo|echo|voy [para] [guardar|llevar|meter|echar] * celu|celular|cel|movil|telefono|llaves|monedero|billetera|dinero / donde|que [me] meto|guardo|echo|llevo [todas|todo] mis|las cosas',
);

export const asksForBag = ({ state, understood }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  state.topic !== 'pack' &&
  understood.slots.garments.length === 0 &&
  understood.slots.occasion === null &&
  occurs(carrying, understood.reading.tokens);

export const nameBag: IntentHandler = (context) => {
  const bags = context.wardrobe.filter((one) => isAtHand(one) && slotsOfKind[one.kind].includes('bag'));
  const bag = { ...referenceTo(bags, 'bolso'), points: 'any' as const };
  return tellOfLook(context, { moods: [], garments: bags.length > 0 ? [bag] : [] });
};
