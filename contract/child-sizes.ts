/** Body height in centimetres, in the steps of EN 13402, with the age that shops print beside it. */
export const clothesSizes = [
  { cm: 50, months: 0, age: 'recién nacido' },
  { cm: 56, months: 1, age: '1 mes' },
  { cm: 62, months: 3, age: '3 meses' },
  { cm: 68, months: 6, age: '6 meses' },
  { cm: 74, months: 9, age: '9 meses' },
  { cm: 80, months: 12, age: '12 meses' },
  { cm: 86, months: 18, age: '18 meses' },
  { cm: 92, months: 24, age: '2 años' },
  { cm: 98, months: 36, age: '3 años' },
  { cm: 104, months: 48, age: '4 años' },
  { cm: 110, months: 60, age: '5 años' },
  { cm: 116, months: 72, age: '6 años' },
  { cm: 122, months: 84, age: '7 años' },
  { cm: 128, months: 96, age: '8 años' },
  { cm: 134, months: 108, age: '9 años' },
  { cm: 140, months: 120, age: '10 años' },
  { cm: 146, months: 132, age: '11 años' },
  { cm: 152, months: 144, age: '12 años' },
  { cm: 158, months: 156, age: '13 años' },
  { cm: 164, months: 168, age: '14 años' },
  { cm: 170, months: 192, age: '16 años' },
  { cm: 176, months: 216, age: '18 años' },
] as const;

/** European, from the first step to grown feet. */
export const shoeSizes = { min: 15, max: 46 } as const;
