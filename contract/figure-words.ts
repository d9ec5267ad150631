export const figureBases = ['short', 'middle', 'tall'] as const;
export const figureHairs = ['short', 'up', 'long'] as const;
export const skinTonesCount = 10;

/** Bounds of what a person may say, in centimetres. */
export const figureMeasures = {
  height: [140, 205],
  shoulders: [32, 54],
  bust: [70, 140],
  waist: [55, 135],
  hip: [75, 150],
  inseam: [60, 98],
} as const;
