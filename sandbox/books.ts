import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { noFaults, type Switches } from './switches.ts';

export interface Books {
  readonly switches: Switches;
  /** `empty` makes the part the first time. Change it in place, then `save`. */
  part<T>(name: string, empty: () => T): T;
  save(): void;
}

/** @param file without one the books last as long as the process */
export function openBooks(file?: string): Books {
  const kept = read(file);
  return {
    switches: kept.switches,
    part<T>(name: string, empty: () => T): T {
      kept.parts[name] ??= empty();
      return kept.parts[name] as T;
    },
    save() {
      if (file === undefined) return;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(kept));
      renameSync(`${file}.new`, file);
    },
  };
}

interface Kept {
  switches: Switches;
  parts: Record<string, unknown>;
}

function read(file: string | undefined): Kept {
  try {
    const kept = JSON.parse(readFileSync(file ?? '', 'utf8')) as Kept;
    return { switches: { ...noFaults(), ...kept.switches }, parts: kept.parts };
  } catch {
    return { switches: noFaults(), parts: {} };
  }
}
