import { entries, textOfTitle } from '../../knowledge/entries.ts';
import { textOf } from '../../knowledge/entry.ts';
import { letterAbroad } from '../../knowledge/letters-abroad.ts';
import { sizeAgainstBody } from '../../knowledge/size-against-body.ts';
import { sizeByMeasure } from '../../knowledge/size-by-measure.ts';
import { sizeConversion } from '../../knowledge/size-conversion.ts';
import { sizeOverLayers } from '../../knowledge/size-over-layers.ts';
import { asksForSize, measuresIn, tellsMeasures } from '../../understand/told/measures.ts';
import { understand } from '../../understand/understand.ts';
import { tokensOf } from '../../words/tokens.ts';
import type { IntentContext } from '../handler.ts';
import { womanly } from '../usual-kinds.ts';
import { entriesFor } from './answer-parts.ts';
import { mostOfFollowUp } from './answers.ts';
import { continued } from './asks-knowledge.ts';
import { sizeAgainstOwn } from './own-size.ts';
import { questionsAsked } from './parts-asked.ts';

/** By what was told, else by the wardrobe. */
export const isManly = ({ state, wardrobe }: Pick<IntentContext, 'state' | 'wardrobe'>): boolean =>
  state.wearer.cut === null
    ? wardrobe.length > 0 && !wardrobe.some((garment) => womanly.has(garment.kind))
    : state.wearer.cut === 'man';
export const ofSize = /\b(?:tallas?|talles?|n[uú]mero|calzo)\b/i;
export const namesSex = /\b(?:mujer|hombre|chic[ao]|niñ[ao]|bebe|señora|dama|caballero)/i;

/** "¿qué talla de cinturón pido con 95 de cintura?" */
function sizeAsked({
  understood,
  state,
  wardrobe,
  box,
}: IntentContext): { text: string; isMeasured: boolean } | null {
  const { tokens } = understood.reading;
  const { waist, hip, chest } = measuresIn(tokens);
  const asked = state.question ?? '';
  // "ya medí: 80 de cintura, 100 de cadera", after a size was asked
  const isTold = tellsMeasures(tokens) && (ofSize.test(asked) || /\bpido\b/i.test(asked));
  // "de cadera mido 104 y de cintura 78", told where a size is spoken of
  const tells =
    understood.aim === 'size-measure' && (waist ?? chest) !== undefined && (hip ?? chest) !== undefined;
  if (!asksForSize(tokens) && !isTold && !tells) return null;
  const [first] =
    isTold && understood.slots.garments.length === 0
      ? understand(asked, wardrobe).slots.garments
      : understood.slots.garments;
  const kind = first?.kinds[0] ?? null;
  const cut =
    state.wearer.cut ?? (wardrobe.length === 0 ? null : isManly({ state, wardrobe }) ? 'man' : 'woman');
  const found = sizeByMeasure(tokens, kind, cut);
  if (!found) return null;
  if ('text' in found) return { text: found.text, isMeasured: true };
  const entry = entries.find(({ title }) => title === found.title);
  return entry ? { text: textOf(entry, box.advisor), isMeasured: false } : null;
}

const letterToNumber = /\b(?:talla )?(?:xs|s|m|l|xl|(xxl|[234]xl)) (?:es|seria|equivale|son)\b.*\b[345]\d\b/i;
const ofMen = /\b(?:hombres?|chicos?|caballeros?)\b/i;

/** "M es 38, 40 o 42?", "¿y en hombre?" after it */
function letterAsked({ message, state, understood, box }: IntentContext): string | null {
  const goesOn = ofMen.test(message) && understood.reading.tokens.length <= mostOfFollowUp;
  const [named, isLarge] =
    letterToNumber.exec(message) ?? ((goesOn && letterToNumber.exec(state.question ?? '')) || []);
  if (named === undefined) return null;
  const isMan = ofMen.test(message) || state.wearer.cut === 'man';
  return textOfTitle(isLarge ? lettersTold.large : lettersTold[isMan ? 'man' : 'woman'], box.advisor);
}
const lettersTold = {
  woman: 'Letra y número en mujer: S, M, L y XL',
  man: 'Letra y número en hombre: pantalón, camisa y chaqueta',
  large: 'Tallas grandes en número: XXL, 2X, 3XL y 4XL',
} as const;

const namesScale =
  /\b(?:ingles\w*|brit[aá]nic\w*|uk|us|eeuu|american\w*|gring\w*|mexican\w*|italian\w*|alem[aá]n\w*|europe\w*|argentin\w*|m[eé]xico|espa[nñ]\w*|per[uú]|peruan\w*|chilen?\w*|colombian?\w*|ecuador|ecuatorian\w*)\b/i;
const tellsUsual = /\b(?:uso|gasto|soy|llevo)\s+(?:la |una |un )?\d{2}\b/i;
const asksOfSizes = /\b(?:tallas?|talles?|numero|calzo)\b/i;

export const asksSizeOverLayers = (context: IntentContext): boolean =>
  sizeOverLayers(context.understood.reading.tokens, isManly(context) ? 'man' : context.state.wearer.cut) !==
  null;

export function sizeTold(context: IntentContext): string | null {
  const { message, understood, state } = context;
  const { tokens } = understood.reading;
  const { cut } = state.wearer;
  const owned = isManly(context) ? 'man' : (cut ?? (context.wardrobe.length > 0 ? 'woman' : null));
  const against =
    letterAbroad(tokens) ??
    sizeOverLayers(tokens, owned) ??
    sizeAgainstBody(message, tokens, owned) ??
    sizeAgainstOwn(message, owned);
  if (against) return against;
  const isConverted = namesScale.test(message) || tellsUsual.test(message);
  const bySize = sizeAsked(context);
  const told =
    (bySize?.isMeasured && bySize.text) ||
    (isConverted && sizeConversion(tokens, owned)) ||
    letterAsked(context) ||
    (bySize?.text ?? null) ||
    sizeConversion(tokens, owned);
  if (told) return told;
  const goesOn = continued.has(state.topic) && asksOfSizes.test(state.question ?? '');
  return goesOn && tokens.length <= mostOfFollowUp ? sizeConversion(tokensOf(`talla ${message}`), cut) : null;
}

export function sizesTold(context: IntentContext): string[] {
  const { message, understood, wardrobe, state, box } = context;
  const questions = questionsAsked(message);
  const whole = sizeTold(context);
  if (whole === null || questions.length < 2) return whole === null ? [] : [whole];
  const sizes = questions.map(({ question, about }) => {
    const part = `${question}? ${about}`;
    const { slots, reading } = understand(part, wardrobe);
    return sizeTold({ ...context, message: part, understood: { ...understood, slots, reading } });
  });
  if (sizes.every((one) => one === null)) return [whole];
  const told = questions.map((asked, at) => {
    const [entry] = sizes[at] === null ? entriesFor(asked, state.country, false) : [];
    return sizes[at] ?? (entry ? textOf(entry, box.advisor) : null);
  });
  return [...new Set(told.filter((one) => one !== null))];
}
