const format = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' });

/** 1995 → `19,95 €` */
export const euros = (cents: number): string => format.format(cents / 100);
