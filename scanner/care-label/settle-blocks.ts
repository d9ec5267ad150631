import { type Fibre, type GarmentPart, garmentParts, type PartFibre } from '#contract/fibres.ts';

export interface CompositionReading {
  composition: PartFibre[];
  unnamedPart: boolean;
}

export interface Block {
  part: GarmentPart;
  fibres: { fibre: Fibre; percent: number }[];
}

const sumOf = ({ fibres }: Block) => fibres.reduce((sum, { percent }) => sum + percent, 0);
const isWhole = (block: Block) => sumOf(block) === 100;
const inOrder = ({ fibres }: Block) => [...fibres].sort((a, b) => b.percent - a.percent);
const keyOf = ({ fibres }: Block) =>
  fibres
    .map(({ fibre, percent }) => `${percent} ${fibre}`)
    .sort()
    .join();

function versionsOf(blocks: readonly Block[]): { block: Block; times: number }[] {
  const versions = new Map<string, { block: Block; times: number }>();
  for (const block of blocks) {
    const known = versions.get(keyOf(block));
    if (known) known.times += 1;
    else versions.set(keyOf(block), { block, times: 1 });
  }
  return [...versions.values()].sort((a, b) => b.times - a.times);
}

function together(blocks: readonly Block[]): Block | undefined {
  const [first] = blocks;
  if (first === undefined) return undefined;
  const votes = new Map<Fibre, Map<number, number>>();
  for (const { fibres } of blocks)
    for (const { fibre, percent } of fibres) {
      const shares = votes.get(fibre) ?? new Map<number, number>();
      votes.set(fibre, shares.set(percent, (shares.get(percent) ?? 0) + 1));
    }
  const fibres = [...votes].map(([fibre, shares]) => {
    const [percent = 0] = [...shares].sort((a, b) => b[1] - a[1])[0] ?? [];
    return { fibre, percent };
  });
  const joined = { ...first, fibres };
  if (isWhole(joined)) return joined;
  return [...blocks].sort((a, b) => b.fibres.length - a.fibres.length || sumOf(b) - sumOf(a))[0];
}

/** The most frequent complete composition; a second unnamed one becomes a detail. */
export function settleBlocks(blocks: readonly Block[]): CompositionReading {
  const settled = new Map<GarmentPart, Block>();
  let unnamedPart = false;
  for (const part of garmentParts) {
    const ofPart = blocks.filter((block) => block.part === part);
    const versions = versionsOf(ofPart.filter(isWhole));
    const [best, ...others] = versions;
    const chosen = best?.block ?? together(ofPart);
    if (chosen !== undefined) settled.set(part, chosen);
    const second = others.find(({ times }) => 2 * times > (best?.times ?? 0));
    if (second === undefined || part !== 'outer' || blocks.some((block) => block.part === 'trim')) continue;
    settled.set('trim', second.block);
    unnamedPart = true;
  }
  const composition = [...settled].flatMap(([part, block]) =>
    inOrder(block).map(({ fibre, percent }) => ({ part, fibre, percent })),
  );
  return { composition, unnamedPart };
}
