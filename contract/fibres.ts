import type { AttributeValues, Fabric } from './garment-attributes.ts';
import { fibreNames, garmentPartNames } from './garment-words.ts';

export type Fibre = keyof typeof fibreNames;
export const fibres = Object.keys(fibreNames) as [Fibre, ...Fibre[]];

export type GarmentPart = keyof typeof garmentPartNames;
export const garmentParts = Object.keys(garmentPartNames) as [GarmentPart, ...GarmentPart[]];

/** Percent of the part's weight. */
export interface PartFibre {
  part: GarmentPart;
  fibre: Fibre;
  percent: number;
}

export const sumOfPart = (composition: readonly PartFibre[], part: GarmentPart): number =>
  composition.reduce((sum, one) => sum + (one.part === part ? one.percent : 0), 0);

export const partsOf = (composition: readonly PartFibre[]): GarmentPart[] =>
  garmentParts.filter((part) => composition.some((one) => one.part === part));

const finerNames: readonly (readonly [RegExp, Fibre])[] = [
  [/^(piel|cuero) /, 'leather'],
  [/^ante /, 'suede'],
  [/^fibra metal/, 'metallic'],
  [/^caucho /, 'rubber'],
];

/** "algodón orgánico" is cotton, "piel vegana" is not leather. */
export function fibreNamed(name: string): Fibre | undefined {
  const plain = name.toLocaleLowerCase('es-ES').replace(/ (reciclad|orgánic)[oa]$/, '');
  if (/ (vegan|sintétic)[oa]$/.test(plain)) return undefined;
  const fibre = fibres.find((one) => fibreNames[one] === plain);
  return fibre ?? finerNames.find(([pattern]) => pattern.test(plain))?.[1];
}

/** The default first. */
const clothsOf: Partial<Record<Fibre, readonly Fabric[]>> = {
  cotton: ['cotton', 'denim', 'corduroy', 'knit'],
  linen: ['linen', 'knit'],
  hemp: ['linen'],
  ramie: ['linen'],
  wool: ['wool', 'knit'],
  merino: ['wool', 'knit'],
  cashmere: ['wool', 'knit'],
  alpaca: ['wool', 'knit'],
  mohair: ['wool', 'knit'],
  angora: ['wool', 'knit'],
  silk: ['silk', 'chiffon', 'knit'],
  polyester: ['synthetic', 'chiffon', 'knit', 'corduroy', 'down'],
  polyamide: ['synthetic', 'chiffon', 'knit', 'down'],
  acrylic: ['synthetic', 'knit'],
  modacrylic: ['synthetic', 'knit'],
  acetate: ['synthetic', 'silk', 'chiffon'],
  triacetate: ['synthetic', 'silk', 'chiffon'],
  cupro: ['synthetic', 'silk', 'chiffon'],
  polyurethane: ['synthetic'],
  polypropylene: ['synthetic'],
  polyethylene: ['synthetic'],
  elastane: ['synthetic', 'knit'],
  leather: ['leather', 'suede'],
  suede: ['suede'],
};

/**
 * Labels list fibres, not weaves: a possible current fabric is kept (denim is cotton). Viscose makes every
 * fabric and changes nothing.
 */
export function fabricOf<T extends AttributeValues['fabric']>(
  composition: readonly PartFibre[],
  current: T,
): Fabric | T {
  const heaviest = (part: GarmentPart) =>
    composition.filter((one) => one.part === part).sort((a, b) => b.percent - a.percent)[0]?.fibre;
  const filling = heaviest('filling');
  if (filling === 'down' || filling === 'feather') return 'down';
  const outer = heaviest('outer');
  const cloths = outer && clothsOf[outer];
  if (cloths === undefined || cloths.some((cloth) => cloth === current)) return current;
  return cloths[0] ?? current;
}
