import type { ColorName } from '#contract/colors.ts';

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

/** The family of a colour's name. @throws for a word that is no colour */
export function familyOf(name: string): string {
  const found = Object.entries(families).find(([, names]) => names.some((one) => one === name));
  if (!found) throw new Error(`${name} is in no family`);
  return found[0];
}
