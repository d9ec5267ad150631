export const landing = {
  meta: {
    description:
      'Fotografía tu ropa, ordénala en Mi Vestidor y recibe conjuntos razonados para cada ocasión y cada estación.',
  },
} as const;
