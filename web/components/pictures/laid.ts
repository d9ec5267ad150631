interface Pictures {
  thumb: string;
  cutout: string;
  illustrated: boolean;
  shown: 'photo' | 'cutout';
}

/** The cut-out or drawing, unless the owner prefers the photograph. */
export const laidPicture = ({ thumb, cutout, illustrated, shown }: Pictures): string =>
  illustrated || shown === 'cutout' ? cutout : thumb;
