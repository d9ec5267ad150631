import { colourDistance } from '../colour/oklch.ts';
import type { Piece } from '../piece.ts';

const sameColour = 0.09;
const sameFormality = 0.2;
const sameClo = 0.15;

/** 0 to 1. */
export function likenessOf(a: Piece, b: Piece): number {
  if (a.garment.kind !== b.garment.kind || a.garment.pattern !== b.garment.pattern) return 0;
  const colour = colourDistance(a.main, b.main) / sameColour;
  const formality = Math.abs(a.formality - b.formality) / sameFormality;
  const warmth = Math.abs(a.clo - b.clo) / sameClo;
  if (colour > 1 || formality > 1 || warmth > 1) return 0;
  return 1 - (2 * colour + formality + warmth) / 5;
}
