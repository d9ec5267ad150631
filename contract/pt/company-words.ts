export const sampleMark = ' (dado de exemplo)';
