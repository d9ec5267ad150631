export const figureButtonCopy = {
  open: 'Vista 3D',
  openNamed: (name: string) => `Vista 3D de ${name}`,
};
