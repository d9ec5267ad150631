/** The class and its garments, kinds or colour, joined by tildes. */
export type Feature = string;

/** Points by which a person prefers each feature beyond the score; negative for what they avoid. */
export type Residuals = Readonly<Record<Feature, number>>;
