export const accessLimits = {
  most: 30,
  nameMax: 60,
  redirectsMax: 10,
  redirectMax: 300,
  clientIdMax: 2600,
  changesKeptDays: 30,
  tokenDays: [30, 90, 365],
} as const;
