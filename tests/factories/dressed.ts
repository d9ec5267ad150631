import type { WardrobeItem } from '#contract/garments.ts';
import { addGarment, type TestServer } from './server.ts';

const garments = {
  shirt: {},
  sweater: { name: 'Jersey', kind: 'sweater', color: 'burdeos', fabric: 'wool', style: 'casual' },
  blouse: { name: 'Blusa', kind: 'blouse', color: 'crudo', fabric: 'silk' },
  pants: { name: 'Pantalón', kind: 'pants', color: 'gris' },
  jeans: { name: 'Vaqueros', kind: 'jeans', color: 'azul vaquero', fabric: 'denim', style: 'casual' },
  loafers: { name: 'Mocasines', kind: 'loafers', color: 'marrón', fabric: 'leather' },
  sneakers: { name: 'Zapatillas', kind: 'sneakers', color: 'blanco', fabric: 'leather', style: 'casual' },
  coat: { name: 'Gabardina', kind: 'coat', color: 'camel' },
} as const;

type Name = keyof typeof garments;

/** Garments by name, for work and a walk. */
export async function dressedPerson(server: TestServer) {
  const client = await server.person();
  const owned = {} as Record<Name, WardrobeItem>;
  for (const name of Object.keys(garments) as Name[]) owned[name] = await addGarment(client, garments[name]);
  const idsOf = (...names: Name[]) => names.map((name) => owned[name].id);
  return Object.assign(client, { owned, idsOf });
}
