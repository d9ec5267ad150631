import { WardrobeItem } from '#contract/garments.ts';
import { serializeResponses } from '#server/platform/http/serialize-responses.ts';
import type { VersatilityById } from './insights.ts';
import { presentGarment } from './present.ts';
import type { GarmentRow } from './queries.ts';

const serialize = serializeResponses({ schema: WardrobeItem, method: 'GET', url: 'a garment' });

/** A garment as JSON around its versatility, which changes with every other garment. */
interface Written {
  line: string;
  row: GarmentRow;
  before: string;
  after: string;
}

interface Wardrobe {
  garments: Written[];
  bytes: number;
}

const versatilityIn = (percent: number, outfits: number) =>
  `"versatilityScore":${percent},"versatilityOutfits":${outfits}`;
const noVersatility = versatilityIn(0, 0);
/** Remembers each garment's JSON with the row that it was written from: after a change only that one is written anew. */
export class WrittenGarments {
  readonly #rowIn: (line: string) => GarmentRow;
  readonly #bytesMax: number;
  readonly #wardrobes = new Map<string, Wardrobe>();
  #bytes = 0;

  constructor(rowIn: (line: string) => GarmentRow, bytesMax: number) {
    this.#rowIn = rowIn;
    this.#bytesMax = bytesMax;
  }

  write(
    ownerId: string,
    lines: readonly string[],
    versatility: VersatilityById,
  ): { rows: GarmentRow[]; json: string } {
    const known = this.#wardrobes.get(ownerId)?.garments ?? [];
    const garments: Written[] = [];
    let json = '';
    let bytes = 0;
    let shift = 0;
    for (const line of lines) {
      // One more or one fewer than before moves all that follow.
      const moved = [0, -1, 1].find((by) => known[garments.length + shift + by]?.line === line);
      shift += moved ?? 0;
      const written = (moved !== undefined && known[garments.length + shift]) || this.#written(line);
      const { percent, outfits } = versatility[written.row.id] ?? { percent: 0, outfits: 0 };
      json += `${json && ','}${written.before}${versatilityIn(percent, outfits)}${written.after}`;
      garments.push(written);
      bytes += bytesOf(written);
    }
    this.#keep(ownerId, { garments, bytes });
    return { rows: garments.map(({ row }) => row), json };
  }

  #written(line: string): Written {
    const row = this.#rowIn(line);
    const [before, after] = serialize(presentGarment(row)).split(noVersatility);
    if (before === undefined || after === undefined) throw new Error('a garment is written otherwise');
    // A part of the answer would keep all of it.
    return { line: Buffer.from(line).toString(), row, before, after };
  }

  #keep(ownerId: string, wardrobe: Wardrobe): void {
    this.#bytes += wardrobe.bytes - (this.#wardrobes.get(ownerId)?.bytes ?? 0);
    this.#wardrobes.delete(ownerId);
    this.#wardrobes.set(ownerId, wardrobe);
    for (const [oldest, { bytes }] of this.#wardrobes) {
      if (this.#bytes <= this.#bytesMax) break;
      this.#wardrobes.delete(oldest);
      this.#bytes -= bytes;
    }
  }
}

/** The row has the texts of its line once more. */
const bytesOf = ({ line, before, after }: Written): number =>
  2 * line.length + before.length + after.length + 1024;
