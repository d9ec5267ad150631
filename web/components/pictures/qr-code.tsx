import { encode } from 'uqr';

/** In modules; readers need four. */
const quietZone = 4;

/**
 * A QR code as one SVG path, black on white in both themes because many readers require it. EPC069-12 asks
 * for level M.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', boostEcc: false, border: 0 });
  const side = size + 2 * quietZone;
  return (
    <svg
      aria-label={label}
      className="h-auto w-full max-w-64 rounded-photo border border-line"
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${side} ${side}`}
    >
      <rect fill="#fff" height={side} width={side} />
      <path d={pathOf(data)} fill="#000" transform={`translate(${quietZone} ${quietZone})`} />
    </svg>
  );
}

/** Draws horizontal runs of dark modules. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const start = x;
      while (row[x]) x++;
      if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`;
    }
  });
  return path;
}
