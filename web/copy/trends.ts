export const trendsCopy = {
  note: 'Lo escribe nuestro equipo de estilismo, temporada a temporada. No mide ventas ni sigue a nadie: es criterio.',
  action: 'Componer con mi ropa',
  colorsTitle: 'Los seis colores',
  seasons: {
    spring: {
      title: 'Primavera: el abrigo se queda en casa',
      cards: {
        first: {
          title: 'La gabardina, abierta',
          trend: 'En alza',
          description: 'Sin cinturón y sobre algo corto. Es la capa que no pesa y que arregla una camiseta.',
        },
        second: {
          title: 'Flor menuda',
          trend: 'Vuelve',
          description: 'El estampado pequeño, sobre crudo. Uno por outfit; lo demás, liso.',
        },
        third: {
          title: 'Blusa con brillo',
          trend: 'Estable',
          description: 'Seda o viscosa en rosa palo, metida por delante en un vaquero recto.',
        },
        fourth: {
          title: 'Mocasín sin calcetín',
          trend: 'Estable',
          description: 'El zapato que vale para la oficina del martes y el mercado del sábado.',
        },
      },
    },
    summer: {
      title: 'Verano: menos capas, más aire',
      cards: {
        first: {
          title: 'La camiseta buena',
          trend: 'En alza',
          description: 'Blanca, gruesa, de hombro en su sitio. Con falda larga parece otra cosa.',
        },
        second: {
          title: 'Lencero de día',
          trend: 'En alza',
          description: 'El vestido de seda, con zapatilla y sin joyas: la noche puede esperar.',
        },
        third: {
          title: 'Camisa abierta',
          trend: 'Estable',
          description:
            'Dos tallas más, sobre bañador o tirantes. De lino se arruga con gracia; de algodón aguanta más.',
        },
        fourth: {
          title: 'Zapatilla blanca',
          trend: 'Se queda',
          description: 'Limpia, sin logotipos. La única que combina con todo lo de arriba.',
        },
      },
    },
    fall: {
      title: 'Otoño: vuelven los tejidos con cuerpo',
      cards: {
        first: {
          title: 'Sastrería blanda',
          trend: 'En alza',
          description:
            'Americana sin hombrera sobre camiseta. El traje se separa y cada mitad va por su lado.',
        },
        second: {
          title: 'La bomber, aseada',
          trend: 'Vuelve',
          description: 'Verde oliva y corta, con pantalón de pinzas. Ni de deporte ni de domingo.',
        },
        third: {
          title: 'Plisado con bota',
          trend: 'Estable',
          description: 'Falda a media pierna y bota plana. El jersey, dentro; el cinturón, fino.',
        },
        fourth: {
          title: 'Un bolso color vino',
          trend: 'En alza',
          description: 'El burdeos sustituye al negro en piel: con camel y con gris gana siempre.',
        },
      },
    },
    winter: {
      title: 'Invierno: capas con peso',
      cards: {
        first: {
          title: 'El abrigo largo',
          trend: 'Se queda',
          description: 'Gris, de paño y por debajo de la rodilla. Dos tonos y una sola textura protagonista.',
        },
        second: {
          title: 'Cuello alto de color',
          trend: 'En alza',
          description: 'Mostaza o burdeos bajo todo lo gris: el color cerca de la cara, donde se agradece.',
        },
        third: {
          title: 'Pata de gallo',
          trend: 'Vuelve',
          description: 'En falda recta y con punto liso. El cuadro pequeño hace de neutro.',
        },
        fourth: {
          title: 'Botín de siempre',
          trend: 'Estable',
          description: 'Marrón oscuro, suela que aguante la lluvia. Con falda, media tupida del mismo tono.',
        },
      },
    },
  },
} as const;
