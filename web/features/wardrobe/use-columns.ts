import { useState } from 'react';

/** On phones; wider screens show more. */
export type Columns = 2 | 3;

const key = 'vestidor.columnas';

function storedColumns(): Columns {
  try {
    return localStorage.getItem(key) === '3' ? 3 : 2;
  } catch {
    return 2;
  }
}

/** Remembered on the device. */
export function useColumns(): [Columns, (columns: Columns) => void] {
  const [columns, setColumns] = useState(storedColumns);
  const change = (next: Columns) => {
    setColumns(next);
    try {
      localStorage.setItem(key, String(next));
    } catch {
      // Storage may be switched off.
    }
  };
  return [columns, change];
}
