interface Pictures {
  thumb: string;
  cutout: string;
  illustrated: boolean;
  shown: 'photo' | 'cutout';
}

/** What lies on paper for a garment beside others: its cut-out or its drawing, unless its owner prefers the photograph. */
export const laidPicture = ({ thumb, cutout, illustrated, shown }: Pictures): string =>
  illustrated || shown === 'cutout' ? cutout : thumb;
