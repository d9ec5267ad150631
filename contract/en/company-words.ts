export const asSample = (detail: string): string => `${detail} (sample)`;
