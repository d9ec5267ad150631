/** Kept apart from the editor's texts, which load with the editor. */
export const pictureChoiceCopy = {
  label: (name: string) => `Cómo se ve ${name}`,
  photo: 'Foto',
  cutout: 'Recorte',
  repair: 'Retocar recorte',
  byHand: 'Recortar a mano',
  cutoutOf: (name: string) => `Recorte de ${name}`,
} as const;
