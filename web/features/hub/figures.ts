// Spanish leaves four figures ungrouped in prose; side by side with five they are easier to compare with the point.
const count = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });
const rating = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const formatFigure = (value: number): string => count.format(value);
export const formatRating = (value: number): string => rating.format(value);
