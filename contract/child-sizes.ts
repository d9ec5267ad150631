/** Body height in centimetres, in the steps of EN 13402, with the age in months that shops print beside it. */
export const clothesSizes = [
  { cm: 50, months: 0 },
  { cm: 56, months: 1 },
  { cm: 62, months: 3 },
  { cm: 68, months: 6 },
  { cm: 74, months: 9 },
  { cm: 80, months: 12 },
  { cm: 86, months: 18 },
  { cm: 92, months: 24 },
  { cm: 98, months: 36 },
  { cm: 104, months: 48 },
  { cm: 110, months: 60 },
  { cm: 116, months: 72 },
  { cm: 122, months: 84 },
  { cm: 128, months: 96 },
  { cm: 134, months: 108 },
  { cm: 140, months: 120 },
  { cm: 146, months: 132 },
  { cm: 152, months: 144 },
  { cm: 158, months: 156 },
  { cm: 164, months: 168 },
  { cm: 170, months: 192 },
  { cm: 176, months: 216 },
] as const;

/** European, from the first step to grown feet. */
export const shoeSizes = { min: 15, max: 46 } as const;
