import { useState } from 'react';
import { store, stored } from '#web/stored.ts';

/** On phones; wider screens show more. */
export type Columns = 2 | 3;

const key = 'vestidor.columnas';

/** Remembered on the device. */
export function useColumns(): [Columns, (columns: Columns) => void] {
  const [columns, setColumns] = useState<Columns>(() => (stored<Columns>(key) === 3 ? 3 : 2));
  const change = (next: Columns) => {
    setColumns(next);
    store(key, next);
  };
  return [columns, change];
}
