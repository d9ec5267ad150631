/** Body height in centimetres, in the steps of EN 13402, with the age that shops print beside it. */
export const clothesSizes = [
  { cm: 50, age: 'recién nacido' },
  { cm: 56, age: '1 mes' },
  { cm: 62, age: '3 meses' },
  { cm: 68, age: '6 meses' },
  { cm: 74, age: '9 meses' },
  { cm: 80, age: '12 meses' },
  { cm: 86, age: '18 meses' },
  { cm: 92, age: '2 años' },
  { cm: 98, age: '3 años' },
  { cm: 104, age: '4 años' },
  { cm: 110, age: '5 años' },
  { cm: 116, age: '6 años' },
  { cm: 122, age: '7 años' },
  { cm: 128, age: '8 años' },
  { cm: 134, age: '9 años' },
  { cm: 140, age: '10 años' },
  { cm: 146, age: '11 años' },
  { cm: 152, age: '12 años' },
  { cm: 158, age: '13 años' },
  { cm: 164, age: '14 años' },
  { cm: 170, age: '16 años' },
  { cm: 176, age: '18 años' },
] as const;

/** European, from the first step to grown feet. */
export const shoeSizes = { min: 15, max: 46 } as const;
