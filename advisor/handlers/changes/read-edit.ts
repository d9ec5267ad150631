import { traitsOf } from '#stylist/piece.ts';
import { place } from '#stylist/requests/placing.ts';
import { isAccessory, type Slot, slotsOfKind } from '#stylist/slots.ts';
import { itemOf } from '#stylist/vocabulary/items.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { moodEffects } from '../../tools/mood-effects.ts';
import {
  colourAnswers,
  garmentsAllowed,
  nameStems,
  nameTokens,
} from '../../understand/garments/find-garments.ts';
import { refusedWith } from '../../understand/garments/suits.ts';
import { needs } from '../../understand/moods.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { inOrder } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';
import { isAllShoes } from '../wishes.ts';
import { type Edit, noEdit } from './edit.ts';
import { hotC } from './edit-for-weather.ts';
import {
  asksForAnother,
  fromOther,
  graded,
  inColour,
  isBareMention,
  isGraded,
  isNoun,
  isOfColour,
  namedInstead,
  notThose,
  nth,
  other,
  pointedPiece,
  pronoun,
  slotsOf,
  swapping,
  theOther,
} from './pieces-meant.ts';

const asking = /^(que|q|cual|cuales|como)$/;

const permission =
  /^(puedo|puede|podria|vale|valen|pega|pegan|queda|quedan|va|van|deja|dejan|entra|sirve|sirven|mejor|pongo|mucho|demasiado|poco|aguanta|aguantan)$/;

const mostLost = 3;

const lessOfIt = patternOf('quita~ algo|cosas|una / quitale|quitame algo / menos cosas|piezas|accesorios');

/** Below it, a refused coat gives way to another. */
const mildC = 15;

/** Places where a piece may be missing. */
const optional = (slot: Slot) => slot === 'outer' || slot === 'mid' || isAccessory({ slot });

const upperHalf = /\barriba$/;
const isPullover = ({ kind }: Garment): boolean => kind === 'sweater' || kind === 'hoodie';

/** Garments that are refused with the lower half that they resemble. */
const leggedLike: Readonly<Partial<Record<Garment['kind'], Garment['kind']>>> = {
  jumpsuit: 'pants',
  dress: 'skirt',
};

/** Places of garments that are not worn with one another: a dress takes the place of trousers and top. */
const rivals: Readonly<Partial<Record<Slot, readonly Slot[]>>> = {
  onePiece: ['base', 'bottom', 'onePiece'],
  base: ['base', 'onePiece'],
  bottom: ['bottom', 'onePiece'],
};

const whichPiece = patternOf('que <garment>');

/** Reads a message as an edit of an outfit; `null` when it names no piece of it and no garment. */
export function editOf(context: IntentContext, look: readonly string[]): Edit | null {
  const { understood, wardrobe, state } = context;
  const { slots, reading, onlyAsks } = understood;
  const { tokens } = reading;
  const placed = place(garmentsByIds(wardrobe, look));
  const pieces = placed.map(({ garment }) => garment);
  const slotAt = (garment: Garment): Slot => placed.find((one) => one.garment === garment)?.slot ?? 'base';
  const edit: Edit = {
    ...structuredClone(noEdit),
    isQuestion:
      reading.text.includes('?') &&
      slots.garments.some(({ stance }) => stance === 'wanted') &&
      !occurs(whichPiece, tokens) &&
      !tokens.some(({ text }) => /^cual(es)?$/.test(text)) &&
      tokens.some(({ text }) => permission.test(text) || (text === 'con' && tokens.length <= 8)),
  };
  const takeOut = (piece: Garment, isReplaced: boolean) => {
    if (edit.out.includes(piece)) return;
    edit.out.push(piece);
    if (!isReplaced) return;
    edit.open.push(slotAt(piece));
    if (slotAt(piece) === 'onePiece') edit.open.push('base', 'bottom', 'mid');
  };
  const isDressy = /^(formal|party|date)$/.test(state.day.occasion ?? '');
  const isCold = (state.day.temperatureC ?? mildC) < mildC;
  const coatsBesides = ({ id }: Garment) =>
    wardrobe
      .filter((one) => one.id !== id && isAtHand(one) && slotsOfKind[one.kind][0] === 'outer')
      .map((one) => one.id);
  let again = occurs(notThose, tokens) && !occurs(theOther, tokens);
  const drops = (word: string) => /^(sin|quit|fuera|sobra)/.test(word);

  const comesFor = ({ start }: GarmentReference) =>
    tokens.slice(Math.max(0, start - 2), start).some(({ text }) => text === 'por') &&
    tokens.slice(0, start).some(({ text }) => swapping.test(text));
  // "la falda por un pantalón", where trousers are worn already
  const coming = slots.garments.filter(comesFor).flatMap(({ kinds }) => kinds);
  const isComingWorn = pieces.some(({ kind }) => coming.includes(kind));
  for (const reference of slots.garments) {
    const { start, end, kinds, garmentIds, colours, points, stance } = reference;
    const isOnLook = (piece: Garment) => garmentIds.includes(piece.id) || kinds.includes(piece.kind);
    const [exact] = garmentIds;
    // "me quedo con las blancas", which have left
    const isBack =
      garmentIds.length === 1 &&
      !look.includes(exact ?? '') &&
      state.shown.some((outfit) => outfit.garmentIds.includes(exact ?? ''));
    const isYes = stance === 'kept' && (tokens[end]?.text === 'si' || isBack);
    if (stance === 'told' || (stance === 'kept' && (!isYes || (!isBack && pieces.some(isOnLook))))) {
      edit.kept.push(...(stance === 'kept' ? pieces.filter(isOnLook) : []));
      continue;
    }
    const isComing = comesFor(reference);
    const wanted = isComing || reference.wanted;
    const before = tokens.slice(Math.max(0, start - 4), start).map(({ text }) => text);
    const after = tokens.slice(end, end + 4).map(({ text }) => text);
    const isOther =
      !isComing &&
      (asksForAnother(tokens, reference) ||
        (points !== 'any' && after[0] === 'tambien' && state.topic === 'adjust'));
    const donor = wanted && !isOther ? fromOther(context, reference, look) : null;
    if (donor) {
      edit.lists.push(donor);
      const places = slotsOf(garmentsByIds(wardrobe, donor));
      for (const piece of pieces) if (places.includes(slotAt(piece))) takeOut(piece, false);
      continue;
    }
    if (isOther && before.some((word) => other.test(word) || nth.test(word))) again = true;
    // "guayabera" is a certain shirt, "camisa" any.
    const isSort = (piece: Garment) =>
      kinds.includes(piece.kind) &&
      (reference.item?.formality === undefined ||
        itemOf(piece) === reference.item ||
        garmentIds.includes(piece.id));
    const sameKind = pieces.filter(
      (piece) =>
        !(isComing && edit.out.includes(piece)) &&
        (isSort(piece) ||
          garmentIds.includes(piece.id) ||
          // Refusing trousers refuses the jumpsuit, which has legs too.
          (!wanted && points === 'any' && kinds.some((kind) => kind === leggedLike[piece.kind]))) &&
        // "botas militares" are called so, whatever their colour.
        (isOfColour(piece, colours) || (garmentIds.length === 1 && garmentIds[0] === piece.id)),
    );
    const over = upperHalf.test(reference.text) && !wanted ? sameKind.filter(isPullover) : [];
    const hasOther = over.length > 0 && wardrobe.some((one) => isPullover(one) && !look.includes(one.id));
    if (hasOther) sameKind.splice(0, sameKind.length, ...over);
    const possible = slotsOf(
      garmentsByIds(wardrobe, garmentsAllowed(wardrobe, { ...reference, colours: [] })),
    );
    const kindSlots =
      possible.length > 0 ? possible : [...new Set(kinds.flatMap((kind) => slotsOfKind[kind]))];
    const inPlace = placed.filter(({ slot }) => kindSlots.includes(slot)).map(({ garment }) => garment);

    const notOf = tokens.some(({ text }) => /^sean?$/.test(text)) && slots.garments.length === 1;
    if (notOf && slots.avoidedColours.length > 0) {
      const isOfIt = (one: Garment) =>
        slots.avoidedColours.some((colour) => colourAnswers(one, colour, nameStems(one)) >= 1);
      const worn = pieces
        .filter(({ id, kind }) => kinds.includes(kind) || garmentIds.includes(id))
        .filter(isOfIt);
      if (worn.length === 0)
        edit.absent.push({
          ...reference,
          text: `${reference.text.split(' ')[0]} de color ${slots.avoidedColours[0]}`,
        });
      for (const piece of worn) {
        takeOut(piece, true);
        edit.lists.push(
          wardrobe
            .filter(
              (one) => kinds.includes(one.kind) && !isOfIt(one) && isAtHand(one) && !look.includes(one.id),
            )
            .map(({ id }) => id),
        );
      }
      continue;
    }
    if (!wanted || isOther) {
      const isRemoval = before.some(drops) && !isOther;
      const isPointedAt =
        pronoun.test(tokens[start - 1]?.text ?? '') && !/^(l[ao]s?)$/.test(tokens[start - 1]?.text ?? '');
      const isMeantElse = (isOther && !isComingWorn) || isPointedAt;
      const targets = sameKind.length > 0 ? sameKind : isMeantElse ? inPlace.slice(0, 1) : [];
      const exchanged = isOther ? namedInstead(context, targets.map(slotAt), look) : [];
      if (exchanged.length > 0 && targets.length > 0) {
        for (const piece of targets) takeOut(piece, false);
        edit.lists.push(exchanged);
        continue;
      }
      const others = garmentsByIds(
        wardrobe,
        garmentsAllowed(wardrobe, { ...reference, colours: slots.colours }).filter(
          (id) =>
            !look.includes(id) && !(stance === 'unwanted' && garmentIds.length === 1 && garmentIds[0] === id),
        ),
      )
        .filter((one) => after.every((word) => graded[word]?.(one) ?? true))
        .map(({ id }) => id);
      const isSwap = points !== 'any' && before.concat(after).some((word) => swapping.test(word));
      if (targets.length === 0 && isOther && others.length > 0 && !isSwap) edit.lists.push(others);
      else if (targets.length === 0) edit.absent.push(reference);
      for (const piece of targets) {
        const isBare = !isOther && optional(slotAt(piece)) && (isRemoval || points === 'any');
        takeOut(piece, !isBare);
        const alikeOwned = wardrobe
          .filter((one) => one.kind === piece.kind && isAtHand(one) && !look.includes(one.id))
          .map(({ id }) => id);
        const isOfSortAsked =
          state.wishes.mustInclude.includes(piece.id) &&
          garmentIds.length === 1 &&
          kinds.includes(piece.kind);
        if (!isBare && !isOther && isOfSortAsked && alikeOwned.length > 0) edit.lists.push(alikeOwned);
        if (!isBare && !isOther && slotAt(piece) === 'outer' && isCold) edit.lists.push(coatsBesides(piece));
        // "la otra falda" is a skirt; "cambia la falda" may be anything.
        const isSameKind =
          (before.some((word) => other.test(word)) ||
            occurs(theOther, tokens) ||
            other.test(after[0] ?? '') ||
            after.some((word) => graded[word] !== undefined)) &&
          others.length > 0;
        if (
          isOther &&
          (others.length > 0 || slots.colours.length > 0) &&
          (optional(slotAt(piece)) || slots.colours.length > 0 || isSameKind)
        )
          edit.lists.push(others);
      }
      const whole = targets.find(({ kind }) => kinds.some((one) => one === leggedLike[kind]));
      if (whole) {
        edit.open.push('base', 'bottom');
        edit.avoid.push(...wardrobe.filter(({ kind }) => kind === whole.kind).map(({ id }) => id));
      }
      const alike = points === 'any' ? refusedWith(wardrobe, reference) : [];
      // Refusing trousers refuses shorts too.
      if (points === 'any' && kinds.includes('pants'))
        edit.avoid.push(...wardrobe.filter(({ kind }) => kind === 'shorts').map(({ id }) => id));
      if (!isOther)
        edit.avoid.push(
          ...(points === 'any'
            ? // "en los pies, otra cosa": some shoes are worn.
              isAllShoes(alike, wardrobe)
              ? []
              : alike
            : garmentIds.length <= mostLost
              ? garmentIds
              : []),
          ...targets.map(({ id }) => id),
        );
      continue;
    }

    const describes = slots.moods.length > 0;
    const near = tokens.slice(Math.max(0, start - 2), end + 3).map(({ text }) => text);
    const [only] = garmentIds;
    const isNewPiece =
      points === 'definite' && garmentIds.length === 1 && !look.includes(only ?? '') && !onlyAsks;
    const asks =
      near.some((word) => asking.test(word)) ||
      (onlyAsks && !edit.isQuestion) ||
      (isBareMention(tokens, reference) && !isNewPiece);
    const isCalled = garmentsByIds(wardrobe, garmentIds).some(
      (one) => nameTokens(one)[0]?.stem === tokens[start]?.stem,
    );
    const isAnother =
      garmentIds.length === 1 && !look.includes(garmentIds[0] ?? '') && (points !== 'any' || isCalled);
    if (sameKind.length > 0 && !isAnother && (asks || (!describes && garmentIds.length !== 1))) {
      edit.named.push(...sameKind.slice(0, 2));
      continue;
    }
    if (sameKind.length > 0 && !describes && sameKind.some(({ id }) => garmentIds.includes(id))) {
      edit.named.push(...sameKind.slice(0, 1));
      continue;
    }
    const isForHead = /\bcabeza$/.test(reference.text);
    const isUnfitHat = (id: string) =>
      garmentsByIds(wardrobe, [id]).some(
        (one) =>
          (one.kind === 'scarf' && one.fabric !== 'silk') ||
          (isDressy && (one.kind === 'beanie' || one.kind === 'cap' || traitsOf(one).clo >= 0.05)),
      );
    const isTooWarm = (id: string) =>
      (state.day.temperatureC ?? 0) >= hotC &&
      garmentsByIds(wardrobe, [id]).some(
        (one) => one.category === 'accessories' && traitsOf(one).clo >= 0.05,
      );
    const allowed = (
      isAnother || (garmentIds.length > 0 && !describes)
        ? [...garmentIds]
        : garmentsAllowed(wardrobe, reference)
    ).filter((id) => !look.includes(id) && !isTooWarm(id) && !(isForHead && isUnfitHat(id)));
    // A garment that is asked for again is no longer refused.
    const sized = allowed.filter((id) => isGraded(garmentsByIds(wardrobe, [id])[0], after.slice(0, 2)));
    const meets = (id: string) =>
      garmentsByIds(wardrobe, [id]).every((one) =>
        slots.moods.every((mood) => moodEffects[mood].requires?.(one) ?? true),
      );
    const able = sized.length > 0 ? sized : allowed;
    const isDry = (id: string) =>
      state.day.rain !== true ||
      garmentsByIds(wardrobe, [id]).every(
        (one) => slotsOfKind[one.kind][0] !== 'outer' || !/^(?:poor|ruined)$/.test(traitsOf(one).rain),
      );
    const suits = (id: string) => meets(id) && isDry(id);
    const meeting = able.some(suits) ? able.filter(suits) : able;
    const fresh = meeting.filter((id) => !state.wishes.mustAvoid.includes(id));
    const candidates = fresh.length > 0 ? fresh : allowed;
    edit.wanted.push(...candidates);
    if (candidates.length === 0) {
      if (sameKind.length > 0) edit.named.push(...sameKind.slice(0, 1));
      else
        edit.lacking.push(isForHead ? { ...reference, text: isDressy ? 'tocado' : 'sombrero' } : reference);
      continue;
    }
    edit.lists.push(candidates);
    const taken = new Set(
      slotsOf(garmentsByIds(wardrobe, candidates.slice(0, 1))).flatMap((slot) => rivals[slot] ?? [slot]),
    );
    const isLayer = taken.has('mid') && taken.has('base') && sameKind.length === 0;
    for (const piece of pieces) {
      const slot = slotAt(piece);
      // A sweater goes over the shirt.
      if (!taken.has(slot) || (isLayer && slot === 'base' && !kinds.includes(piece.kind))) continue;
      takeOut(piece, false);
      if (slot === 'onePiece' && !taken.has('onePiece')) edit.open.push('base', 'bottom');
    }
  }

  if (edit.absent.length > 0 && isComingWorn)
    return { ...structuredClone(noEdit), absent: edit.absent, isQuestion: edit.isQuestion };
  const isTaken = tokens.some(({ text }, at) => /^es[ae]s?$/.test(text) && !isNoun(tokens[at + 1]));
  const named = state.focus.filter((id) => !look.includes(id));
  if (isTaken && named.length > 0 && !edit.isQuestion && edit.absent.length === 0) {
    edit.lists.push(named.slice(0, 1));
    const places = slotsOf(garmentsByIds(wardrobe, named.slice(0, 1)));
    for (const piece of pieces) if (places.includes(slotAt(piece))) takeOut(piece, false);
    edit.named = edit.named.filter((piece) => !edit.out.includes(piece));
  }
  const [one, two] = slots.garments;
  if (one && two && tokens.slice(one.end, two.start).some(({ text }) => /^[ou]$/.test(text))) {
    const both = [one, two].flatMap((reference) => garmentsAllowed(wardrobe, reference).slice(0, 6));
    if (both.length === 0) return { ...edit, lacking: [one, two] };
    const worn = pieces.filter(({ id }) => both.includes(id));
    const places = slotsOf(garmentsByIds(wardrobe, both));
    const out = worn.length > 0 ? worn : pieces.filter((piece) => places.includes(slotAt(piece)));
    return { ...edit, named: [], out, open: [], lists: [both], lacking: [], returns: true, isChoice: true };
  }

  if (slots.garments.length === 0) {
    const piece = pointedPiece(context, pieces, slotAt);
    const spare =
      [...placed].reverse().find(({ slot }) => isAccessory({ slot })) ??
      placed.find(({ slot }) => optional(slot));
    const [main] = inOrder(pieces);
    if (piece) {
      takeOut(piece, slots.colours.length === 0);
      const alike = inColour(wardrobe, piece, slotAt(piece), [], look).filter((id) =>
        garmentsByIds(wardrobe, [id]).some(({ kind }) => kind === piece.kind),
      );
      if (slots.colours.length > 0)
        edit.lists.push(inColour(wardrobe, piece, slotAt(piece), slots.colours, look));
      else if (occurs(theOther, tokens) && alike.length > 0) edit.lists.push(alike);
      else if (optional(slotAt(piece)) && tokens.some(({ text }) => swapping.test(text) || other.test(text)))
        edit.lists.push(inColour(wardrobe, piece, slotAt(piece), [], look));
    } else if (occurs(lessOfIt, tokens) && spare) takeOut(spare.garment, false);
    else if (onlyAsks && main && tokens.some(({ text }) => /^cual(es)?$/.test(text))) edit.named.push(main);
  }
  if (edit.absent.length > 0 && edit.out.length === 0 && tokens.some(({ text }) => other.test(text)))
    for (const piece of pieces) {
      if (!state.focus.includes(piece.id)) continue;
      takeOut(piece, false);
      const slot = slotAt(piece);
      edit.lists.push(
        wardrobe
          .filter(({ id, kind }) => !look.includes(id) && slotsOfKind[kind].includes(slot))
          .map(({ id }) => id),
      );
    }
  // "la camisa, que no sea blanca" is about the shirt alone.
  const ofOne = slots.garments.length === 1 ? slots.garments[0] : undefined;
  for (const colour of ofOne ? [] : slots.avoidedColours) {
    const isOfIt = (one: Garment) => colourAnswers(one, colour, nameStems(one)) >= 1;
    for (const piece of pieces) if (isOfIt(piece)) takeOut(piece, true);
    edit.avoid.push(...wardrobe.filter((one) => isOfIt(one) && one.fabric !== 'denim').map(({ id }) => id));
  }
  const needed = slots.moods.filter((mood) => needs.has(mood));
  for (const piece of pieces)
    if (needed.some((mood) => moodEffects[mood].avoids?.(piece))) takeOut(piece, true);

  edit.open = edit.open.filter(
    (slot) =>
      !edit.lists.some((list) =>
        garmentsByIds(wardrobe, list).some(({ kind }) => slotsOfKind[kind].includes(slot)),
      ),
  );
  if (again) {
    const places = new Set([...edit.open, ...edit.out.map(slotAt)]);
    edit.tried = place(
      garmentsByIds(wardrobe, [...new Set(state.shown.flatMap(({ garmentIds }) => garmentIds))]),
    )
      .filter(
        ({ slot, garment }) =>
          places.has(slot) && edit.out.some(({ category }) => category === garment.category),
      )
      .map(({ garment }) => garment.id);
    edit.tried = edit.tried.filter((id) => !edit.wanted.includes(id));
    edit.lists = edit.lists.map((list) => list.filter((id) => !edit.tried.includes(id)));
    if (occurs(notThose, tokens)) edit.avoid.push(...edit.out.map(({ id }) => id));
  }
  edit.out = edit.out.filter((piece) => !edit.kept.includes(piece));
  const isEmpty =
    edit.named.length + edit.out.length + edit.lists.length + edit.lacking.length + edit.absent.length === 0;
  return isEmpty ? null : edit;
}
