import { place } from '#stylist/requests/placing.ts';
import { isAccessory } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import type { ComposeInput } from '../../tools/compose.ts';
import type { ToolInput, ToolName, ToolOutput } from '../../tools/table.ts';
import { isOfRefusedPattern, isRefusedCloth, wearsColour } from '../../understand/garments/find-garments.ts';
import { refusedWith } from '../../understand/garments/suits.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';
import { isAllShoes } from '../wishes.ts';
import { asksForAnother } from './pieces-meant.ts';

export type Terms = {
  kept: readonly Garment[];
  unwanted: ReadonlySet<string>;
};

const isOf = ({ garmentIds, kinds }: GarmentReference, { id, kind }: Garment): boolean =>
  garmentIds.includes(id) || kinds.includes(kind);

export function termsOf({ understood, wardrobe }: IntentContext, look: readonly string[]): Terms {
  const { garments, avoidedColours, avoidedFabric, avoidedPatterns } = understood.slots;
  const { tokens } = understood.reading;
  const worn = garmentsByIds(wardrobe, look);
  const isHere = ({ garmentIds: [only], points }: GarmentReference) =>
    points === 'any' || only === undefined || look.includes(only);
  const kept = worn.filter((piece) =>
    garments.some(
      (one) => one.stance === 'kept' && (one.garmentIds.length !== 1 || isHere(one)) && isOf(one, piece),
    ),
  );
  const isKept = ({ id }: Garment) => kept.some((piece) => piece.id === id);
  const unwanted = garments.flatMap((one) => {
    if (one.stance !== 'unwanted') return [];
    if (one.garmentIds.length === 1) return garmentsByIds(wardrobe, one.garmentIds);
    const here = worn.filter(({ id }) => one.garmentIds.includes(id));
    // "cambia la falda": another skirt may come.
    if (one.points !== 'any' && (here.length > 0 || asksForAnother(tokens, one))) return here;
    if (asksForAnother(tokens, one)) return worn.filter((piece) => isOf(one, piece));
    const ids = one.points === 'any' ? refusedWith(wardrobe, one) : one.garmentIds;
    return isAllShoes(ids, wardrobe) ? here : garmentsByIds(wardrobe, ids);
  });
  const isLess = tokens.some(({ text }) => text === 'menos');
  const hue = (garment: Garment) => avoidedColours.some((colour) => wearsColour(garment, colour));
  const ofQuality = wardrobe.filter(
    (one) =>
      (!isLess && garments.length === 0 && one.category !== 'accessories' && hue(one)) ||
      (avoidedFabric !== null && isRefusedCloth(one, avoidedFabric)) ||
      isOfRefusedPattern(one, avoidedPatterns),
  );
  return {
    kept,
    unwanted: new Set([...unwanted, ...ofQuality].filter((one) => !isKept(one)).map(({ id }) => id)),
  };
}
export const isKeptTo = ({ kept, unwanted }: Terms, garmentIds: readonly string[]): boolean =>
  kept.every(({ id }) => garmentIds.includes(id)) && !garmentIds.some((id) => unwanted.has(id));

function bind(request: ComposeInput, { kept, unwanted }: Terms): ComposeInput {
  const stays = (id: string) => !unwanted.has(id);
  const mustInclude = [
    ...new Set([...(request.mustInclude ?? []).filter(stays), ...kept.map(({ id }) => id)]),
  ];
  return {
    ...request,
    mustInclude,
    oneOfEach: (request.oneOfEach ?? [])
      .map((list) => list.filter(stays))
      .filter((list) => list.length > 0 && !list.some((id) => mustInclude.includes(id))),
    mustAvoid: [
      ...new Set([...(request.mustAvoid ?? []).filter((id) => !mustInclude.includes(id)), ...unwanted]),
    ].slice(0, 500),
    ...(request.among && {
      among: [...new Set([...request.among.filter(stays), ...kept.map(({ id }) => id)])],
    }),
  };
}

/** The context of an edit, in which nothing is composed that breaks its terms. */
export function within(context: IntentContext, terms: Terms): IntentContext {
  if (terms.kept.length + terms.unwanted.size === 0) return context;
  const use = async <N extends ToolName>(tool: N, input: ToolInput<N>): Promise<ToolOutput<N>> => {
    if (tool !== 'composeOutfits') return context.use(tool, input);
    const composed = await context.use('composeOutfits', bind(input as ComposeInput, terms));
    const outfits = composed.outfits.filter(({ garmentIds }) => isKeptTo(terms, garmentIds));
    return { ...composed, outfits } as ToolOutput<N>;
  };
  return { ...context, use };
}

const another = patternOf(
  'distint~|diferente|diferentes / otr~ [look|outfit|conjunto|cosa|version|opcion|idea] / [lo|el] demas|resto / cambia~ todo / todo menos|salvo|excepto / un look|outfit|conjunto mas',
);
/** "algo distinto con la misma chaqueta", "cambia todo menos las botas" */
export const asksForRest = ({ understood }: IntentContext): boolean =>
  understood.slots.garments.every(({ stance }) => stance === 'kept') &&
  occurs(another, understood.reading.tokens);

export const othersThan = (kept: readonly Garment[], look: readonly Garment[]): Garment[] =>
  place(look)
    .filter(({ slot, garment }) => !isAccessory({ slot }) && slot !== 'shoes' && !kept.includes(garment))
    .map(({ garment }) => garment);
