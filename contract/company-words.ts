export const asSample = (detail: string): string => `${detail} (dato de muestra)`;
