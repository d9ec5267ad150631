import { inOrder, theList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { bulky } from '../extras.ts';
import { garmentsByIds, type IntentContext, type IntentHandler } from '../handler.ts';

const asking = patternOf(
  'cabe|caben|quepo|cabra|cabran|entra|entran|entrara [todo|eso|esto] [ahi] en|dentro|con * mochila|maleta|bolsa|bolso|valija|carry|cabina|equipaje / cabe|caben|cabra|entra todo / me cabe todo|eso',
);

export const asksIfAllFits = ({ state, understood, message }: IntentContext): boolean =>
  state.outfits.length > 0 && /[?¿]/.test(message) && occurs(asking, understood.reading.tokens);

export const tellIfAllFits: IntentHandler = async ({ state, wardrobe, speaker }) => {
  const ids = [...new Set(state.outfits.flatMap(({ garmentIds }) => garmentIds))];
  const pieces = garmentsByIds(wardrobe, ids);
  const heavy = bulky(pieces);
  const rest = inOrder(pieces.filter((one) => !heavy.includes(one)));
  const line = heavy.length > 0 && rest.length > 0 ? 'fits-bag' : 'fits-bag-plain';
  return {
    sentences: [speaker.say(line, { worn: theList(inOrder(heavy)), list: theList(rest) })],
    garmentIds: ids,
    remember: { topic: state.topic, asked: null },
  };
};
