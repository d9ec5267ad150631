export const asSample = (detail: string): string => `${detail} (dado de exemplo)`;
