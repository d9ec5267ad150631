import { defaultAttributes, pickAttributes, scannedAttributes } from '#contract/garment-attributes.ts';
import type { ScanAnalysis } from '#contract/scans.ts';

/** Builds a scan analysis for tests: a white shirt, with `changes` over it. */
export const buildAnalysis = (changes: Partial<ScanAnalysis> = {}): ScanAnalysis => ({
  category: 'tops',
  kind: 'shirt',
  kinds: [
    { kind: 'shirt', confidence: 0.81 },
    { kind: 'blouse', confidence: 0.12 },
    { kind: 'longsleeve', confidence: 0.04 },
  ],
  color: 'blanco',
  colors: [{ name: 'blanco', hex: '#f5f5f4', share: 1 }],
  ...pickAttributes(defaultAttributes, scannedAttributes),
  sleeve: 'long',
  length: 'medium',
  secondColor: null,
  versatilityScore: 8,
  tags: ['básico'],
  suggested: { fabric: true },
  confidence: { kind: 0.81, color: 0.9 },
  ...changes,
});
