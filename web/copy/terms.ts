/** One word for one thing. */
export const terms = [
  { word: 'outfit', never: /\bconjuntos?\b/i },
  { word: 'temporada', never: /\bestaci(?:ón|ones)\b/i },
  { word: 'uso', never: /\b(?:cada|por|las|sus|de) puestas?\b|\bsin estrenar\b/i },
  { word: 'asesora', never: /\bestilistas?\b/i },
  { word: 'email', never: /\be-mails?\b/i },
] as const;

/** The specification's own words, which stay to the letter. */
export const specified: readonly string[] = [
  'Estilista',
  'Estilista IA',
  'Estilista virtual',
  'Estilistas IA',
  'Hablar con una estilista',
  'No se pudo contactar con la estilista IA. Inténtalo de nuevo.',
];
