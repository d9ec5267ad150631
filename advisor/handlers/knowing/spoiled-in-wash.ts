import type { Advisor } from '#contract/vocabulary.ts';
import { entries } from '../../knowledge/entries.ts';
import { textOf } from '../../knowledge/entry.ts';
import { occurs, type Pattern, patternOf } from '../../words/pattern.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';

const pink = patternOf(
  'lave|lavado|lavamos|lavadora|lavarropas * * * * quedo|quedaron|salio|salieron|esta|estan [todo|toda|toditas] rosa|rosas|rosada|rosado|rosadas|rosados|celeste|azulada|azulado|tenida|tenido|destenida|destenido',
);
const stiff = patternOf(
  'eche|puse|lave|lavado|echado|remoje * * * * esta|estan|quedo|quedaron|sigue [mas|muy|toda|todo] tiesa|tieso|tiesas|tiesos|acartonada|acartonado|dura|duro|aspera|aspero',
);
const rinsing = {
  maya: 'Casi siempre es jabón que no salió. Aclara con mucha agua fría y, en el último aclarado, una cucharada de vinagre blanco por litro; sin frotar ni retorcer, y a secar en plano y a la sombra. Si es seda o queda cerco, no le pongas nada más: tintorería, y cuenta lo que le has echado. La seda a veces guarda marca, no te voy a engañar.',
  valentina:
    'Tranqui, suele ser jabón que se ha quedado dentro. Mucha agua fría y, al final, un chorrito de vinagre blanco; ni frotes ni retuerzas, y a secar en plano y sin sol. Si es seda o sigue el cerco, no le eches nada más: tintorería, y diles qué llevaba. La seda a veces se queda con marca, eso es así.',
} as const satisfies Record<Advisor, string>;

const tells = ({ understood, state }: IntentContext, pattern: Pattern): boolean =>
  state.outfits.length === 0 && occurs(pattern, understood.reading.tokens);

/** "lavé una camisa blanca con algo rojo y quedó rosada", "le eché jabón y ahora está más tiesa" */
export const isSpoiledInWash = (context: IntentContext): boolean =>
  tells(context, pink) || tells(context, stiff);

export const saveFromWash: IntentHandler = async (context) => {
  const entry =
    tells(context, pink) && entries.find(({ title }) => title === 'Ropa blanca teñida de otro color');
  return {
    sentences: [entry ? textOf(entry, context.box.advisor) : rinsing[context.box.advisor]],
    remember: {
      topic: 'knowledge',
      asked: null,
      question: context.message.slice(0, 160),
      answered: entry ? entry.title : null,
    },
  };
};
