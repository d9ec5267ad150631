import type { ColorName } from '#contract/colors.ts';

/** Pairs of names that two careful people may give to the same cloth under different light. */
const pairs: readonly (readonly [ColorName, ColorName])[] = [
  ['negro', 'gris oscuro'],
  ['negro', 'azul marino'],
  ['negro', 'marrón oscuro'],
  ['gris oscuro', 'gris'],
  ['gris', 'gris claro'],
  ['gris claro', 'blanco'],
  ['gris', 'azul grisáceo'],
  ['blanco', 'crudo'],
  ['crudo', 'beige'],
  ['beige', 'camel'],
  ['beige', 'caqui'],
  ['camel', 'marrón'],
  ['camel', 'mostaza'],
  ['marrón', 'marrón oscuro'],
  ['caqui', 'verde oliva'],
  ['rojo', 'burdeos'],
  ['rojo', 'coral'],
  ['coral', 'salmón'],
  ['coral', 'naranja'],
  ['salmón', 'rosa'],
  ['salmón', 'naranja'],
  ['mostaza', 'amarillo'],
  ['amarillo', 'verde lima'],
  ['verde', 'verde lima'],
  ['verde', 'verde oscuro'],
  ['verde oliva', 'verde oscuro'],
  ['verde', 'verde menta'],
  ['verde menta', 'turquesa'],
  ['turquesa', 'petróleo'],
  ['petróleo', 'verde oscuro'],
  ['petróleo', 'azul marino'],
  ['celeste', 'azul'],
  ['celeste', 'azul grisáceo'],
  ['azul', 'azul vaquero'],
  ['azul', 'azul marino'],
  ['azul vaquero', 'azul grisáceo'],
  ['azul vaquero', 'azul marino'],
  ['morado', 'lila'],
  ['fucsia', 'rosa'],
  ['fucsia', 'burdeos'],
  ['fucsia', 'morado'],
  ['rosa', 'rosa palo'],
  ['lila', 'rosa palo'],
];

export function areNeighbours(one: string, other: string): boolean {
  return pairs.some(([a, b]) => (a === one && b === other) || (b === one && a === other));
}

/** The eleven words that everybody shares, each with the finer names it covers. */
const families: Readonly<Record<string, readonly ColorName[]>> = {
  negro: ['negro'],
  gris: ['gris oscuro', 'gris', 'gris claro', 'plateado'],
  blanco: ['blanco', 'crudo'],
  marrón: ['beige', 'camel', 'marrón', 'marrón oscuro', 'caqui'],
  rojo: ['rojo', 'burdeos', 'coral'],
  naranja: ['naranja', 'salmón'],
  amarillo: ['amarillo', 'mostaza', 'dorado'],
  verde: ['verde oliva', 'verde lima', 'verde', 'verde oscuro', 'verde menta', 'turquesa', 'petróleo'],
  azul: ['celeste', 'azul', 'azul vaquero', 'azul grisáceo', 'azul marino'],
  morado: ['morado', 'lila'],
  rosa: ['fucsia', 'rosa', 'rosa palo'],
};

export function familyOf(name: string): string {
  const found = Object.entries(families).find(([, names]) => names.some((one) => one === name));
  if (!found) throw new Error(`${name} is in no family`);
  return found[0];
}
