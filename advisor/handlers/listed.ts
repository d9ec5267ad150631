import type { Garment } from '#stylist/wardrobe.ts';
import { theFirst } from '../voice/names.ts';
import type { Named } from '../voice/phrase.ts';

const mostNamed = 3;

export const listed = (garments: readonly Garment[]): Named => theFirst(garments, mostNamed);
