export const namedColors = [
  { name: 'negro', hex: '#1d1c1f' },
  { name: 'gris oscuro', hex: '#4a4a4d' },
  { name: 'gris', hex: '#808184' },
  { name: 'gris claro', hex: '#b9babd' },
  { name: 'blanco', hex: '#f5f5f4' },
  { name: 'crudo', hex: '#efe6d3' },
  { name: 'beige', hex: '#d6c2a3' },
  { name: 'camel', hex: '#b98a56' },
  { name: 'marrón', hex: '#6b4a32' },
  { name: 'marrón oscuro', hex: '#3c2a22' },
  { name: 'caqui', hex: '#8a7f5c' },
  { name: 'verde oliva', hex: '#5c5d36' },
  { name: 'rojo', hex: '#c01824' },
  { name: 'burdeos', hex: '#5e1626' },
  { name: 'coral', hex: '#f2705f' },
  { name: 'salmón', hex: '#f2a48f' },
  { name: 'naranja', hex: '#ee7a1c' },
  { name: 'mostaza', hex: '#c8951f' },
  { name: 'amarillo', hex: '#f5d32a' },
  { name: 'verde lima', hex: '#b4d63a' },
  { name: 'verde', hex: '#2f8c46' },
  { name: 'verde oscuro', hex: '#1e4030' },
  { name: 'verde menta', hex: '#a9dcc3' },
  { name: 'turquesa', hex: '#2fb3b0' },
  { name: 'petróleo', hex: '#175560' },
  { name: 'celeste', hex: '#a9cbe8' },
  { name: 'azul', hex: '#2b5fae' },
  { name: 'azul vaquero', hex: '#5b7896' },
  { name: 'azul grisáceo', hex: '#8b9aab' },
  { name: 'azul marino', hex: '#1c2444' },
  { name: 'morado', hex: '#6a3488' },
  { name: 'lila', hex: '#c3aedb' },
  { name: 'fucsia', hex: '#d21f7d' },
  { name: 'rosa', hex: '#ee9fb8' },
  { name: 'rosa palo', hex: '#dcb8b2' },
  { name: 'dorado', hex: '#b8954a' },
  { name: 'plateado', hex: '#c0c2c6' },
] as const satisfies readonly { name: string; hex: `#${string}` }[];

export type ColorName = (typeof namedColors)[number]['name'];

export const colorNames: readonly ColorName[] = namedColors.map((color) => color.name);

export function hexOfColor(name: string): string | undefined {
  return namedColors.find((color) => color.name === name)?.hex;
}
