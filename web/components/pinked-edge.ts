export function pinkedEdge(width: number, height: number, tooth = 5): string {
  const across = Math.round(width / tooth / 2);
  const down = Math.round(height / tooth / 2);
  const dx = width / across / 2;
  const dy = height / down / 2;
  const right = `l${dx} ${-tooth / 2}l${dx} ${tooth / 2}`.repeat(across);
  const below = `l${tooth / 2} ${dy}l${-tooth / 2} ${dy}`.repeat(down);
  const left = `l${-dx} ${tooth / 2}l${-dx} ${-tooth / 2}`.repeat(across);
  const above = `l${-tooth / 2} ${-dy}l${tooth / 2} ${-dy}`.repeat(down);
  return `M0 0${right}${below}${left}${above}Z`;
}
