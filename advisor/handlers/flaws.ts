import { theFirst } from '../voice/names.ts';
import { occurs, patternOf } from '../words/pattern.ts';
import { changesUpkeep } from './depart.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, says } from './handler.ts';
import { knowledge } from './knowing/advice.ts';
import { mishapTold } from './knowing/mishap-told.ts';
import { meantOfTold } from './pointed-at.ts';

const noting = patternOf(
  'apunta~|anota~|anote~|apunte~|registra~|regist~|marca~|nota / que conste / recuerda que|q / acuerdate / no se te olvide / tenlo|tengalo|tenelo en cuenta',
);
const flaw = patternOf(
  'enganche|enganchon|enganchada|enganchado|agujero|agujerito|roto|rota|rotos|rotas|descosid~|descosio|deshilachad~|cremallera|cierre|boton|botones|bolitas|pelotillas|desteñid~|destenid~|desgastad~|gastad~|pelad~|encogid~|encogio|manchita|rozad~|rozadura|raja|rasgad~|desgarr~|tacon|suela / le falta|faltan un|una|el|la|dos|boton / me|le queda|quedan grande|pequeno|pequena|chico|chica|justo|justa|apretado|apretada|corto|corta|largo|larga|suelto|suelta|enorme / me pica|pican|aprieta|aprietan',
);
const soiled = patternOf('lavar|lavadora|colada|suci~|cesto|lavad~ / tintoreria');
const mostTold = 3;

const pieces = (context: IntentContext) => {
  const { understood, wardrobe, state } = context;
  const named = understood.slots.garments.flatMap(({ garmentIds, points }) =>
    points !== 'any' && garmentIds.length === 1 ? garmentIds : [],
  );
  return named.length > 0
    ? garmentsByIds(wardrobe, [...new Set(named)])
    : state.focus.length > 0 && state.outfits.length === 0
      ? meantOfTold(context)
      : [];
};

/** "los botines de tacón" have no flaw by their name. */
const besidePieces = ({ understood: { reading, slots } }: IntentContext) =>
  reading.tokens.filter(
    (_, at) =>
      !slots.garments.some(({ start, end, garmentIds }) => garmentIds.length > 0 && at >= start && at < end),
  );

export const notesFlaw = (context: IntentContext): boolean =>
  !context.understood.onlyAsks &&
  context.state.topic !== 'shop' &&
  says(context, noting) &&
  occurs(flaw, besidePieces(context)) &&
  !says(context, soiled) &&
  !changesUpkeep(context) &&
  pieces(context).length > 0;

export const tellFlaw: IntentHandler = async (context) => {
  const told = pieces(context).slice(0, mostTold);
  const ids = told.map(({ id }) => id);
  const remedy = mishapTold(context, told);
  const asked = context.message.includes('?') ? (await knowledge(context)).sentences : remedy;
  return {
    sentences: [context.speaker.say('no-notes', { list: theFirst(told, mostTold) }), ...asked],
    garmentIds: ids,
    remember: { topic: 'mark', asked: null, focus: ids },
  };
};
