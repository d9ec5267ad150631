/** Of the installed application; the Spanish ones stand in `public/manifest.webmanifest`, too. */
export const appManifest = {
  description:
    'Armario inteligente: escanea tu ropa, compone outfits con lo que ya tienes y explica por qué.',
  scanner: 'Escáner',
  wardrobe: 'Vestidor',
} as const;
