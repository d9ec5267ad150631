import { categoryOfKind, type Kind } from '#contract/vocabulary.ts';
import model from '../../models/things.json' with { type: 'json' };

/** What ImageNet's answers say of an accessory. */
export interface AccessorySigns {
  /** Times the support that clothes of other kinds reach. */
  readonly excess: number;
  /** Support of other clothes. */
  readonly clothes: number;
}

interface KindRead {
  readonly kind: Kind;
  readonly confidence: number;
}

/** Noise, in the units of each sign. */
const NOISE = { excess: 0.05, clothes: 0.01, unsure: 0.01 };

/** The network of garments was not taught accessories, which it takes for shoes and hats. */
export function weighableSigns({ excess, clothes }: AccessorySigns, { kind, confidence }: KindRead) {
  return {
    bias: 1,
    excess: Math.log(excess + NOISE.excess),
    clothes: Math.log(clothes + NOISE.clothes),
    unsure: Math.log(1 - confidence + NOISE.unsure),
    shoes: categoryOfKind[kind] === 'shoes' ? 1 : 0,
    hat: kind === 'hat' ? 1 : 0,
  };
}

type Weights = Readonly<Record<keyof ReturnType<typeof weighableSigns>, number>>;

/** That a photograph shows the accessory and not what the network of garments says, 0..1. */
export function accessoryChance(
  signs: AccessorySigns,
  read: KindRead,
  weights: Weights = model.accessoryWeights,
): number {
  const said = weighableSigns(signs, read);
  const evidence = Object.entries(said).reduce(
    (sum, [sign, value]) => sum + value * weights[sign as keyof Weights],
    0,
  );
  return 1 / (1 + Math.exp(-evidence));
}
