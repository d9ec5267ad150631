import { lexiconOf } from '../../words/lexicon.ts';
import type { Country } from './country.ts';

export type Place = {
  id: string;
  /** The phrase that follows "en". */
  name: string;
  /** Usual daytime temperature in °C, from January on. */
  airC: readonly number[];
  /** Rainy months, 1 to 12. */
  wet: readonly number[];
};

/** name (other names) · monthly temperatures · rainy months. Rounded; precise enough to choose a coat. */
const table = `
Madrid · 8 10 14 16 20 27 31 30 25 18 12 8 · 3 4 10 11
Barcelona (Barna) · 12 13 15 17 20 24 27 28 25 21 16 13 · 4 9 10 11
Valencia (Castellón) · 14 15 17 19 22 26 29 29 27 23 18 15 · 9 10 11
Sevilla (Córdoba) · 13 15 18 20 25 30 34 34 30 24 18 14 · 3 10 11 12
Málaga (Marbella, la Costa del Sol) · 15 16 18 19 23 26 29 30 27 23 19 16 · 10 11 12
Bilbao (el País Vasco, San Sebastián, Donostia, Santander) · 11 12 14 15 18 21 23 24 22 19 14 12 · 1 2 3 4 5 10 11 12
Galicia (A Coruña, Coruña, Vigo, Santiago de Compostela, Santiago) · 12 12 14 15 17 20 22 23 21 18 14 12 · 1 2 3 4 5 10 11 12
Asturias (Oviedo, Gijón) · 11 12 14 14 17 20 22 23 21 18 14 12 · 1 2 3 4 5 10 11 12
Granada · 10 12 15 17 22 28 33 32 27 20 14 10 · 3 10 11 12
Zaragoza · 9 12 16 18 23 28 31 31 26 20 13 9 · 4 5 10
Mallorca (Palma, Menorca, Baleares) · 14 14 16 18 22 26 29 29 26 23 18 15 · 9 10 11
Ibiza (Formentera) · 14 15 16 18 22 26 29 29 27 23 19 16 · 10 11
Canarias (Tenerife, Gran Canaria, Lanzarote, Fuerteventura, Las Palmas) · 20 20 21 21 23 25 27 28 27 26 23 21 ·
Andorra (los Pirineos, Baqueira, Sierra Nevada) · 2 3 6 9 13 18 21 21 17 11 5 2 · 1 2 3 4 5 10 11 12
Valladolid (Salamanca, Burgos, Ávila, Segovia, Soria, Palencia, Zamora) · 8 11 14 16 20 26 30 30 25 18 12 8 · 4 5 10 11
Pamplona (Navarra, Logroño, La Rioja, Vitoria, Gasteiz) · 9 11 14 16 20 25 28 28 24 18 12 9 · 4 5 10 11 12
Toledo (Ciudad Real, Albacete) · 11 13 17 19 24 30 34 33 28 21 15 11 · 4 10 11
Extremadura (Badajoz, Cáceres) · 14 16 19 21 26 31 35 35 30 24 18 14 · 3 10 11 12
Jaén · 12 14 18 20 25 31 35 34 29 22 16 12 · 3 10 11
Almería · 17 17 19 21 24 28 31 31 28 24 20 17 ·
Tarragona (Girona, Lleida, Reus) · 14 14 17 19 22 26 29 29 26 22 17 14 · 9 10 11
Teruel (Huesca) · 10 11 15 17 21 26 30 29 25 19 13 10 · 4 5 10
Alicante (Murcia, Benidorm, Cartagena de Murcia) · 16 16 18 20 23 27 30 30 28 24 19 16 · 9 10
Cádiz (Huelva, Tarifa) · 15 16 18 20 22 26 28 29 27 23 19 16 · 11 12
Londres (Inglaterra, Reino Unido, Manchester, Liverpool, Bristol, Birmingham) · 7 8 10 13 17 20 23 22 19 15 10 8 · 1 2 3 4 9 10 11 12
París (Francia, Lyon, Toulouse, Nantes, Estrasburgo, Disneyland) · 7 8 12 15 19 23 25 25 21 16 10 7 · 1 2 3 5 10 11 12
Roma (Italia) · 11 12 15 18 22 27 30 31 26 21 16 12 · 1 10 11 12
Milán (Turín, Verona) · 6 8 13 17 22 26 29 28 24 17 11 6 · 4 5 10 11
Florencia (la Toscana, Venecia, Bolonia) · 9 11 14 18 22 27 31 30 26 20 14 10 · 4 10 11 12
Nápoles (Sicilia, Palermo) · 12 13 15 18 22 26 29 30 27 22 17 14 · 1 10 11 12
Lisboa (Portugal) · 14 15 17 18 21 24 27 27 26 22 17 14 · 1 2 10 11 12
Oporto · 13 14 16 17 19 22 24 25 23 20 16 13 · 1 2 3 4 10 11 12
Berlín (Alemania, Hamburgo, Frankfurt, Fráncfort, Düsseldorf, Stuttgart, Leipzig, Dresde, Hannover) · 3 4 8 14 18 22 24 24 19 13 7 4 · 6 7 10 11 12
Múnich (Zúrich, Suiza, Ginebra, Berna, Basilea, Salzburgo, Innsbruck) · 3 4 9 13 17 21 23 23 18 13 7 3 · 5 6 7 8
Viena (Praga, Budapest, Austria) · 3 5 10 15 20 24 26 26 20 14 8 3 · 5 6 7 11
Ámsterdam (Holanda, Bruselas, Bélgica, Brujas, Países Bajos, Róterdam, Luxemburgo) · 5 6 9 13 17 20 22 22 18 14 9 6 · 1 2 7 8 9 10 11 12
Dublín (Irlanda) · 7 8 9 12 14 17 19 19 17 13 10 8 · 1 2 4 7 8 9 10 11 12
Edimburgo (Escocia, Glasgow) · 6 7 8 11 14 17 19 18 16 12 9 6 · 1 2 5 7 8 9 10 11 12
Copenhague (Dinamarca) · 3 3 6 11 16 19 22 21 17 12 7 4 · 7 8 9 10 11 12
Estocolmo (Suecia) · 0 0 4 9 15 20 22 21 16 10 5 1 · 7 8 10 11 12
Oslo (Noruega, los fiordos) · -2 0 4 10 16 20 22 20 15 9 3 -1 · 6 7 8 9 10 11
Islandia (Reikiavik) · 2 3 3 6 9 12 14 13 10 7 4 3 · 1 2 3 9 10 11 12
Laponia (Finlandia, Helsinki, Rovaniemi) · -8 -7 -2 4 10 17 19 17 11 4 -2 -6 · 7 8
Atenas (Grecia, Santorini, Creta) · 13 14 16 20 25 30 33 33 28 23 18 14 · 1 2 11 12
Croacia (Dubrovnik, Split) · 11 12 14 17 22 26 29 29 25 21 16 12 · 1 10 11 12
Estambul (Turquía) · 8 9 12 16 21 26 28 29 25 20 15 10 · 1 2 10 11 12
Polonia (Varsovia, Cracovia) · 1 3 8 14 19 22 25 24 19 13 7 2 · 5 6 7
Nueva York (New York, Boston, Estados Unidos) · 3 5 10 16 21 26 29 28 24 18 12 6 · 3 4 5 7 12
Miami (Florida) · 24 25 26 28 30 31 32 32 31 29 27 25 · 5 6 7 8 9 10
California (Los Ángeles, San Francisco) · 18 18 19 20 21 22 24 25 25 23 20 18 · 1 2 12
México (Ciudad de México, CDMX) · 20 22 24 26 26 24 23 23 22 22 21 20 · 5 6 7 8 9 10
Cancún (la Riviera Maya, Punta Cana, el Caribe, República Dominicana, Cuba, La Habana) · 27 28 29 30 31 31 32 32 31 30 29 28 · 6 9 10
Buenos Aires (Argentina, Montevideo, Uruguay) · 29 28 26 22 18 15 15 17 19 22 25 28 · 3 4 10 11
Chile · 29 28 26 22 18 15 14 16 18 22 25 28 · 5 6 7 8
Lima (Perú) · 26 27 27 24 22 20 18 18 18 20 22 24 ·
Bogotá (Colombia) · 18 18 18 18 18 17 17 17 17 18 18 18 · 4 5 10 11
Cartagena de Indias (Cartagena) · 30 30 30 31 31 31 31 31 31 30 30 30 · 5 9 10 11
San Andrés (San Andrés Islas, Providencia) · 29 29 30 30 31 31 31 31 31 30 30 29 · 6 7 10 11
Jalisco (Guadalajara, Tlaquepaque) · 25 27 29 31 32 30 27 27 27 27 26 25 · 6 7 8 9
Monterrey (Nuevo León, Saltillo) · 21 23 27 30 32 34 35 35 31 27 24 21 · 8 9
Puebla (Tlaxcala) · 22 24 26 27 26 25 24 24 23 23 23 22 · 6 7 8 9
Toluca · 19 20 22 23 22 21 19 19 19 20 20 19 · 6 7 8 9
Querétaro (Guanajuato, San Miguel de Allende, Aguascalientes, Irapuato, Celaya) · 23 25 28 30 30 28 26 26 25 25 24 23 · 6 7 8 9
Morelia (Michoacán, Pachuca) · 22 24 26 28 28 26 24 24 24 24 23 22 · 6 7 8 9
San Luis Potosí (Zacatecas) · 21 23 26 29 30 28 26 26 25 24 23 21 · 6 7 8 9
Oaxaca · 27 29 31 32 31 29 28 28 27 27 27 27 · 6 7 8 9
Cuernavaca (Morelos) · 27 29 31 32 31 28 27 27 26 27 27 27 · 6 7 8 9
Veracruz (Villahermosa, Tabasco, Coatzacoalcos, Campeche) · 25 26 28 30 32 32 32 32 31 30 28 26 · 6 7 8 9 10
Xalapa · 19 21 24 26 27 26 25 25 25 23 21 20 · 5 6 7 8 9 10
Yucatán (Mérida Yucatán) · 29 30 33 35 36 35 34 34 33 31 30 29 · 6 7 8 9
Acapulco (Puerto Vallarta, Mazatlán, Los Cabos, Huatulco) · 30 30 30 31 32 33 33 33 32 32 32 31 · 6 7 8 9
Tuxtla (Tuxtla Gutiérrez, Chiapas, Tapachula) · 28 30 32 34 34 32 31 31 30 29 28 28 · 5 6 7 8 9 10
San Cristóbal de las Casas · 20 21 22 23 22 22 22 22 21 21 20 20 · 5 6 7 8 9 10
Tijuana (Ensenada, Baja California) · 20 20 20 21 22 23 25 26 26 25 23 20 · 1 2 3
Sonora (Hermosillo, Culiacán, Sinaloa, Mexicali) · 24 26 29 33 36 39 39 38 37 34 29 24 · 7 8
Chihuahua (Ciudad Juárez, Durango, Torreón) · 17 20 24 28 32 34 33 31 29 26 21 17 · 7 8 9
Guatemala (Antigua Guatemala) · 23 25 26 27 26 25 25 25 24 24 23 23 · 5 6 7 8 9 10
El Salvador (Honduras, Nicaragua, Managua, Tegucigalpa) · 31 32 33 34 33 31 31 31 31 31 30 30 · 5 6 7 8 9 10
Costa Rica · 26 27 28 28 27 27 26 26 26 26 25 25 · 5 6 7 8 9 10 11
Panamá (Costa Rica, Guatemala, El Salvador, Nicaragua) · 32 32 33 33 32 31 31 31 31 30 30 31 · 5 6 7 8 9 10 11 12
Puerto Rico · 28 28 29 29 30 31 31 31 31 31 30 29 · 5 8 9 10 11
Medellín (Antioquia, Envigado, Pereira, Manizales, el Eje Cafetero) · 28 28 28 28 28 28 28 28 28 27 27 27 · 4 5 9 10 11
Cali (Bucaramanga, Ibagué) · 30 30 30 30 29 30 30 31 30 29 29 29 · 3 4 5 10 11
Barranquilla (Santa Marta, Montería, Valledupar, La Guajira) · 31 31 32 33 33 33 33 33 32 32 32 31 · 5 9 10 11
Cúcuta (Neiva, Girardot, Melgar, tierra caliente) · 31 32 32 33 34 34 33 34 34 33 31 31 · 4 5 10 11
Tunja (Boyacá, Villa de Leyva, tierra fría) · 18 18 18 18 18 17 17 17 18 18 18 18 · 3 4 5 10 11
Caracas (Venezuela) · 27 28 29 29 29 28 28 28 29 28 28 27 · 5 6 7 8 9 10
Maracaibo · 32 32 33 33 33 34 34 34 33 33 32 32 · 5 9 10 11
Quito (Ecuador) · 19 19 19 19 19 19 20 20 20 20 20 19 · 2 3 4 5 10 11
Guayaquil · 31 31 32 32 31 30 29 29 30 29 30 31 · 1 2 3 4
Cusco (Cuzco, Huancayo, Ayacucho, Machu Picchu) · 19 19 19 20 20 20 19 20 20 21 21 20 · 1 2 3 12
Arequipa · 23 22 23 23 22 22 22 22 23 23 23 23 · 1 2
Piura (Chiclayo, Máncora) · 33 34 34 32 30 28 27 27 28 28 29 31 · 2 3
Iquitos (Tarapoto, Pucallpa) · 32 32 32 32 31 31 31 32 33 33 33 32 · 1 2 3 4 5 11 12
La Paz (Bolivia, El Alto, Oruro, Puno, Juliaca) · 15 15 15 16 15 14 14 15 16 17 17 16 · 1 2 3 12
Santa Cruz de la Sierra · 31 31 30 28 26 24 25 28 30 31 31 31 · 1 2 3 11 12
Cochabamba · 25 25 25 26 25 24 24 25 27 28 28 26 · 1 2 12
Paraguay · 34 33 32 29 25 23 24 26 28 30 31 33 · 1 2 3 4 10 11 12
Entre Ríos · 31 30 28 24 20 17 16 19 21 24 27 30 · 1 2 3 10 11 12
Mendoza · 32 30 27 23 18 15 15 18 21 25 28 31 ·
Tucumán (Jujuy) · 31 30 28 25 21 19 20 23 26 29 30 31 · 1 2 3 11 12
Misiones (Iguazú, Corrientes, el Chaco) · 33 32 31 28 24 22 23 25 27 29 31 32 · 4 5 10 11 12
Mar del Plata (Bahía Blanca, Punta del Este) · 26 26 24 21 17 14 13 15 16 19 22 24 · 3 4 10
Bariloche (la Patagonia, Neuquén, El Calafate) · 21 21 18 14 10 7 6 8 10 14 17 19 · 5 6 7 8
Ushuaia (Punta Arenas, Torres del Paine, Magallanes) · 15 15 12 9 6 4 4 5 8 11 12 14 ·
Valparaíso (Viña del Mar, La Serena) · 22 22 21 19 17 15 14 15 16 18 20 21 · 5 6 7 8
Temuco (Valdivia, Chiloé, Puerto Montt, Osorno) · 22 22 20 17 15 12 12 13 14 16 18 20 · 4 5 6 7 8 9
Antofagasta (Iquique, Arica) · 24 25 24 22 20 19 18 18 19 20 22 23 ·
San Pedro de Atacama · 25 25 25 24 22 20 20 22 23 25 25 25 ·
Chicago (Toronto, Canadá, Montreal, Detroit, Ottawa, Quebec) · -1 1 7 15 21 26 29 28 24 17 9 2 · 4 5 6 7
Texas (Houston, Dallas) · 17 19 23 27 30 34 35 35 32 27 22 18 · 5 6 9 10
Washington (Filadelfia) · 6 8 14 20 24 29 31 30 26 20 14 8 · 5 6 7
Arizona (Phoenix, Las Vegas) · 17 19 23 28 33 39 41 40 36 29 22 16 ·
Orlando (Tampa) · 22 23 26 28 31 32 33 33 32 29 26 23 · 6 7 8 9
Tánger (Casablanca, Rabat, Fez) · 16 17 18 20 23 26 29 29 27 24 20 17 · 1 2 3 11 12
Brasil (Río de Janeiro, Río) · 30 31 30 28 26 26 25 26 26 27 28 29 · 1 2 3 11 12
Marrakech (Marruecos) · 17 19 22 24 28 32 36 36 32 27 22 18 · 11
Egipto (El Cairo) · 19 20 24 28 32 34 35 34 32 29 24 20 ·
Dubái (Abu Dabi) · 24 25 28 33 37 39 41 41 38 35 30 26 ·
Japón (Tokio, Kioto, Osaka) · 9 10 13 18 23 25 29 30 26 21 16 11 · 3 4 6 7 9 10
China (Pekín, Shanghái) · 5 8 13 19 24 28 32 31 27 21 14 8 · 6 7 8
Corea (Seúl) · 2 5 11 18 23 27 29 30 26 20 11 4 · 7 8
Tailandia (Bangkok, Bali, Vietnam, Indonesia) · 31 32 33 34 33 32 31 31 31 31 31 31 · 5 6 7 8 9 10
India (Delhi) · 20 24 30 36 39 38 35 33 33 32 28 22 · 7 8 9
Australia (Sídney) · 26 26 25 23 20 18 17 18 20 22 24 25 · 2 3 4 6
`;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const numbers = (text: string) => text.trim().split(' ').filter(Boolean).map(Number);

const rows = table
  .trim()
  .split('\n')
  .map((line) => {
    const [names = '', air = '', wet = ''] = line.split('·');
    const [, first = '', others = ''] = /^([^(]+?)\s*(?:\(([^)]*)\))?\s*$/.exec(names) ?? [];
    return { names: [first, ...others.split(',')].map((name) => name.trim()).filter(Boolean), air, wet };
  });

export const places: readonly Place[] = rows.flatMap(({ names, air, wet }) =>
  names.map((name) => ({ id: fold(name).replace(/ /g, '-'), name, airC: numbers(air), wet: numbers(wet) })),
);

const byId = new Map(places.map((place) => [place.id, place]));

export const placeOf = (id: string | null): Place | null => (id ? (byId.get(id) ?? null) : null);

export const placeWords = lexiconOf<string>(
  places.flatMap(({ id, name }): [string, string][] => [
    [name, id],
    // "en paz" and "tacón alto" are no cities.
    ...(/^(la paz|el alto)$/i.test(name)
      ? []
      : [[name.replace(/^(la|el|los|las) /i, ''), id] satisfies [string, string]]),
  ]),
);

const letters = (text: string) => fold(text).replace(/[^a-z]/g, '');
const spelled = new Set(
  places.flatMap(({ name }) => [letters(name), letters(name.replace(/^(la|el|los|las) /i, ''))]),
);
export const isPlaceName = (words: readonly string[]): boolean =>
  spelled.has(letters(words.join('').replace(/deel/g, 'del')));

/** @param month 1 to 12 */
export function climateOf(place: Place, month: number): { temperatureC: number; rain: boolean } {
  return { temperatureC: place.airC[month - 1] ?? 18, rain: place.wet.includes(month) };
}

const usualPlace: Readonly<Record<Exclude<Country, 'america'>, string>> = {
  spain: 'madrid',
  mexico: 'mexico',
  argentina: 'buenos-aires',
  colombia: 'bogota',
  chile: 'chile',
  peru: 'lima',
};

/** The usual air of a month where a person lives; without a country that of Spain, and null where it is one of many. */
export function usualClimate(country: Country | null, month: number): { temperatureC: number } | null {
  const place = country === 'america' ? null : placeOf(usualPlace[country ?? 'spain']);
  return place && climateOf(place, month);
}
