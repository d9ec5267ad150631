export const reading = {
  blog: {
    meta: {
      title: 'Guías de estilo',
      description:
        'Guías para vestirte mejor con lo que ya tienes: color, armario cápsula, versatilidad, tejidos, cuidado y coste por uso.',
    },
    title: 'Vestirse también se aprende.',
    lead: 'Guías para leer con el armario abierto. Sin listas de la compra: casi todo lo que hace falta ya lo tienes.',
  },
  trends: {
    meta: {
      title: 'Tendencias',
      description:
        'Las tendencias que duran, temporada por temporada: qué tejidos, colores y siluetas funcionan en primavera, verano, otoño e invierno.',
    },
    kicker: 'Tendencias por temporada',
    title: 'Lo que vuelve cada año.',
    lead: 'Las modas de un mes las encuentras en cualquier parte. Aquí está lo otro: lo que en cada temporada se lleva porque funciona, y cómo ponértelo con lo que tienes.',
    colors: 'Colores',
  },
  help: {
    meta: {
      title: 'Ayuda y preguntas frecuentes',
      description:
        'Respuestas sobre Mi Vestidor, el escáner, los outfits, las asesoras, Premium, los pagos y tus datos.',
    },
    kicker: 'Ayuda',
    title: 'Preguntas frecuentes',
    lead: 'Lo que más nos preguntan, contestado sin rodeos.',
    rest: 'Si tu pregunta no está,',
    contact: 'escríbenos',
  },
} as const;
