export const sampleMark = ' (sample data)';
