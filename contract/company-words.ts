/** Behind a detail that stands in for a missing one. */
export const sampleMark = ' (dato de muestra)';
