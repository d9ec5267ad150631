/** Small, for it is on the screen of a garment; the editor's words travel with the editor. */
export const pictureChoiceCopy = {
  label: (name: string) => `Cómo se ve ${name}`,
  photo: 'Foto',
  cutout: 'Recorte',
  repair: 'Retocar recorte',
  byHand: 'Recortar a mano',
  cutoutOf: (name: string) => `Recorte de ${name}`,
} as const;
