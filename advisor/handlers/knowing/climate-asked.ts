import { months } from '../../understand/told/dates.ts';
import { climateOf, type Place, placeOf, placeWords } from '../../understand/told/places.ts';
import { monthWords } from '../../understand/told/weather-words.ts';
import { tokensOf } from '../../words/tokens.ts';
import type { IntentContext } from '../handler.ts';

const asksAir =
  /(?<!\p{L})(?:(?:hace|har[aá]|hac[ií]a|haga|pega|tanto|mucho) (?:\p{L}+ ){0,2}(?:fr[ií]o|calor|viento)|(?:fr[ií]o|calor) (?:hace|har[aá]|va a hacer)|qu[eé] (?:clima|temperatura|tiempo)|(?:el|qu[eé] tal el|c[oó]mo (?:es|est[aá]) el) clima|cu[aá]ntos grados (?:hace|hay|har[aá]|va a hacer|suele)|llueve|nieva|lloviendo)(?!\p{L})/iu;
const asks = /[?¿]|(?<!\p{L})(?:qu[eé]|c[oó]mo|cu[aá]nt\p{L}+|dime|si)(?!\p{L})/iu;
const asksOfClothes =
  /(?<!\p{L})(?:pon\p{L}+|llevo|visto|zapatos?|ropa|abrigo|chaqueta|puedo|voy)(?!\p{L})/iu;
const mostPlaces = 3;

export const asksClimate = (question: string): boolean => asksAir.test(question) && asks.test(`¿${question}`);

export const asksClimateAlone = (question: string): boolean =>
  asksClimate(question) && !asksOfClothes.test(question);

const wearOf = (airC: number): string =>
  airC < 6
    ? 'abrigo de verdad, gorro, guantes y calzado con suela gruesa'
    : airC < 13
      ? 'abrigo, jersey y algo de cuello'
      : airC < 19
        ? 'chaqueta y capas que se quiten'
        : airC < 25
          ? 'ropa ligera y una capa para la noche'
          : 'tejidos frescos y sueltos, y algo fino para el aire acondicionado';

function placesIn(text: string): Place[] {
  const found = placeWords.find(tokensOf(text)).flatMap(({ meaning }) => placeOf(meaning) ?? []);
  return [...new Map(found.map((place) => [place.id, place])).values()].slice(0, mostPlaces);
}

/** "¿y hace mucho frío en Tokio?", "voy a Cusco y a Lima, ¿qué clima hace?": the usual air of the month that is told. */
export function climateTold(
  question: string,
  about: string,
  { understood, box }: IntentContext,
): string | null {
  if (!asksClimate(question)) return null;
  const own = placesIn(question);
  const places = own.length > 0 ? own : placesIn(about);
  if (places.length === 0) return null;
  const [told] = monthWords.find(tokensOf(`${question} ${about}`));
  const month = told?.meaning ?? understood.slots.month ?? box.today.month;
  const name = months[month - 1] ?? '';
  const airs = places.map((place) => {
    const { temperatureC, rain } = climateOf(place, month);
    return `en ${place.name} ronda los ${temperatureC} °C de día${rain ? ' y es mes de lluvias' : ''}`;
  });
  const coldest = Math.min(...places.map((place) => climateOf(place, month).temperatureC));
  const shoes = places.some((place) => climateOf(place, month).rain)
    ? ', con calzado que aguante el agua'
    : '';
  return `En ${name}, ${airs.join('; ')}; de noche baja bastante. Para eso, ${wearOf(coldest)}${shoes}.`;
}
