import { nounOf } from '#stylist/language/es/nouns.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import type { Annotated } from '../../words/pattern.ts';
import { tokensOf } from '../../words/tokens.ts';
import { colourAnswers, nameStems, ownColour } from '../garments/find-garments.ts';
import { colourLexicon, garmentWords } from '../garments/garment-words.ts';
import { stanceOf, type Telling } from '../garments/stances.ts';
import type { GarmentReference } from '../slots.ts';

const articles: Readonly<Record<string, { gender: 'm' | 'f'; plural: boolean }>> = {
  el: { gender: 'm', plural: false },
  la: { gender: 'f', plural: false },
  los: { gender: 'm', plural: true },
  las: { gender: 'f', plural: true },
};
const noQuality =
  /^(de|con|que|mas|menos|mism[oa]s?|otr[oa]s?|primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa]|dos|tres|dia|dias|noche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|antes|ayer|hoy|manana)$/;
const mostWords = 3;

/**
 * Garments named without their noun, which is that of one named before: "la negra", "el de flores".
 * @param before garments that the conversation named last
 */
export function ellipticalIn(
  tokens: readonly Annotated[],
  wardrobe: readonly Garment[],
  before: readonly Garment[],
  named: readonly GarmentReference[],
  telling: Telling,
): GarmentReference[] {
  const found: GarmentReference[] = [];
  for (const [at, { text }] of tokens.entries()) {
    const form = Object.hasOwn(articles, text) ? articles[text] : undefined;
    if (!form || named.some(({ start, end }) => at + 1 >= start && at + 1 < end)) continue;
    const first = /^(de|con)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
    const last = named.find(({ start }) => start >= first)?.start ?? tokens.length;
    const words: Annotated[] = [];
    for (const token of tokens.slice(first, Math.min(last, first + mostWords))) {
      if (noQuality.test(token.text) || token.text.length < 3) break;
      words.push(token);
    }
    if (words.length === 0) continue;
    const earlier = named.filter(({ end }) => end <= at).at(-1);
    const bases = earlier ? wardrobe.filter(({ id }) => earlier.garmentIds.includes(id)) : before;
    const alike = bases.filter((one) => nounOf(one).gender === form.gender);
    const agreeing = alike.filter((one) => nounOf(one).plural === form.plural);
    // "los grises" of "el pantalón"
    const meantBases =
      agreeing.length > 0 ? agreeing : alike.filter(({ category }) => category === 'bottoms');
    const kinds = new Set(meantBases.map(({ kind }) => kind));
    const [colour] = colourLexicon.find(words).filter(({ start }) => start === 0);
    const answers = (one: Garment) =>
      colour
        ? colourAnswers(one, colour.meaning, nameStems(one)) >= ownColour
        : words[0] !== undefined && nameStems(one).has(words[0].stem);
    const alikeNamed = wardrobe.filter((one) => kinds.has(one.kind) && answers(one));
    // "la de gimnasio", after shirts, is the T-shirt that alone is called so.
    const others =
      first === at + 2 && alikeNamed.length === 0 && !colour
        ? wardrobe.filter((one) => {
            const { gender, plural } = nounOf(one);
            return gender === form.gender && plural === form.plural && answers(one);
          })
        : [];
    const ofOther = meantBases.length === 0 && !earlier ? bases.filter(answers) : [];
    const meant = ofOther.length === 1 ? ofOther : others.length === 1 ? others : alikeNamed;
    // All words that a name has: "el de lino blanco".
    const most = Math.max(0, ...meant.map((one) => shared(one, words)));
    const ids = meant.filter((one) => shared(one, words) === most).map(({ id }) => id);
    if (ids.length === 0) continue;
    const end = first + (colour?.end ?? 1);
    found.push({
      text: tokens
        .slice(at + 1, end)
        .map((token) => token.text)
        .join(' '),
      kinds: others.length === 1 || kinds.size === 0 ? meant.map(({ kind }) => kind) : [...kinds],
      item: null,
      colours: colour ? [colour.meaning] : [],
      fabric: null,
      pattern: null,
      stance: stanceOf(tokens, at, end, telling),
      wanted: stanceOf(tokens, at, end, telling) !== 'unwanted',
      points: 'definite',
      garmentIds: ids,
      start: at + 1,
      end,
    });
  }
  return found;
}

const most = 2;
const ofLook =
  /^(azul|verde|roj|negr|blanc|gris|beige|camel|marron|rosa|burdeos|celeste|dorad|platead|amarill|morad|lila|naranja)/;

const sized =
  /^(cort|larg|anch|fin[ao]|gord|grues|plan[ao]|alt[ao]|baj[ao]|nuev|viej|grande|pequen|basic|tecnic|lavad|oscur|clar|rot[ao]|sencill|suelt|vesti|fiesta|univers|fisica|doble|noche|verano|invierno)/;
const leastDistinct = 5;

/** Pieces that a word of their name alone tells: "los chelsea". */
export function calledBy(token: Annotated, wardrobe: readonly Garment[]): readonly Garment[] {
  const { text, stem, classes } = token;
  const isElse = classes.some(({ name }) => name !== 'colour');
  if (text.length < leastDistinct || isElse || ofLook.test(text) || sized.test(text)) return [];
  const found = wardrobe.filter(({ name }) => {
    const words = tokensOf(name);
    const at = words.findIndex((word) => word.stem === stem);
    return at > 0 && !/^(de|con|sin|para)$/.test(words[at - 1]?.text ?? '');
  });
  return found.length <= most ? found : [];
}

const mostSaid = 3;
/** "las plataformas rosas": pieces with a word of their name, after the article, narrowed by the words beside it. */
export function calledAt(
  tokens: readonly Annotated[],
  at: number,
  wardrobe: readonly Garment[],
): { garments: readonly Garment[]; end: number } {
  const first = tokens[at];
  const none = { garments: [], end: at };
  const isOfList =
    /^(?:el|la|los|las|mis?)$/.test(tokens[at - 1]?.text ?? '') &&
    !/^(?:para|de|en|a|por|desde)$/.test(tokens[at - 2]?.text ?? '');
  if (!first || !isOfList) return none;
  if (first.text.length < leastDistinct || first.classes.length > 0) return none;
  // A garment that is named and left out was taken back.
  if (garmentWords.find([first]).length > 0) return none;
  if (ofLook.test(first.text) || sized.test(first.text)) return none;
  let garments = wardrobe.filter((one) => nameStems(one).has(first.stem));
  let end = at + 1;
  for (const token of tokens.slice(at + 1, at + 1 + mostSaid)) {
    if (/^(?:de|con)$/.test(token.text)) continue;
    const [colour] = colourLexicon.find([token]);
    const left = garments.filter(
      (one) =>
        nameStems(one).has(token.stem) ||
        (colour !== undefined && colourAnswers(one, colour.meaning, nameStems(one)) >= ownColour),
    );
    if (left.length === 0) break;
    garments = left;
    end = tokens.indexOf(token) + 1;
  }
  return { garments, end };
}

/** "la azul esa de lino", "¿y si el de lentejuelas?": a garment told by what it is like, where few are. */
export function describedIn(
  tokens: readonly Annotated[],
  wardrobe: readonly Garment[],
  telling: Telling,
): GarmentReference[] {
  for (const [at, { text }] of tokens.entries()) {
    const form = Object.hasOwn(articles, text) ? articles[text] : undefined;
    if (!form) continue;
    const words: Annotated[] = [];
    let end = at + 1;
    for (const [index, token] of tokens.slice(at + 1, at + 7).entries()) {
      if (/^(es[ae]s?|de|con|la|el)$/.test(token.text) && (index > 0 || token.text === 'de')) continue;
      if (noQuality.test(token.text) || token.text.length < 3) break;
      const isKnown = wardrobe.some((one) => nameStems(one).has(token.stem));
      if (!isKnown && colourLexicon.find([token]).length === 0) break;
      words.push(token);
      end = at + 2 + index;
    }
    const isBare = tokens[at + 1]?.text !== 'de' && words.every((word) => !ofLook.test(word.text));
    if (words.length === 0) continue;
    const [first] = words;
    const called = isBare && first && words.length === 1 ? calledBy(first, wardrobe) : [];
    if (isBare && called.length === 0) continue;
    const meant = isBare
      ? called
      : wardrobe.filter((one) => {
          const { gender, plural } = nounOf(one);
          return (
            gender === form.gender &&
            plural === form.plural &&
            words.every((word) => {
              const [colour] = colourLexicon.find([word]);
              const stems = nameStems(one);
              return (
                stems.has(word.stem) || (colour && colourAnswers(one, colour.meaning, stems) >= ownColour)
              );
            })
          );
        });
    if (meant.length === 0 || meant.length > most) continue;
    return [
      {
        text: tokens
          .slice(at + 1, end)
          .map((token) => token.text)
          .join(' '),
        kinds: [...new Set(meant.map(({ kind }) => kind))],
        item: null,
        colours: words.flatMap((word) => colourLexicon.find([word]).map(({ meaning }) => meaning)),
        fabric: null,
        pattern: null,
        stance: stanceOf(tokens, at, end, telling),
        wanted: stanceOf(tokens, at, end, telling) !== 'unwanted',
        points: 'definite',
        garmentIds: meant.map(({ id }) => id),
        start: at + 1,
        end,
      },
    ];
  }
  return [];
}

const shared = (one: Garment, words: readonly Annotated[]): number =>
  words.filter(({ stem }) => nameStems(one).has(stem)).length;
