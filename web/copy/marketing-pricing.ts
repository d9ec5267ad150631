/** Five of the benefits are the specification's own text. */
export const pricing = {
  meta: {
    title: 'Precios',
    description:
      'Un solo plan, Premium, por 19,95 €/mes: doce ventajas, siete días de prueba sin tarjeta y se cancela cuando quieras.',
  },
  title: 'Un plan. Un precio. Todo dentro.',
  lead: 'Sin niveles ni letra pequeña que comparar: todo lo que hace Vestidor, por una sola cuota al mes.',
  plan: 'Premium',
  product: 'Vestidor Premium',
  price: '19,95 €',
  period: '/mes',
  priceNote: 'IVA incluido. Sin permanencia.',
  action: 'Hacerme Premium',
  trial: 'O pruébalo 7 días, sin tarjeta',
  benefitsTitle: 'Doce ventajas',
  benefits: [
    [
      'Recomendaciones IA ilimitadas',
      'Pide outfits siempre que quieras: el cupo de cinco al día de la cuenta gratuita desaparece.',
    ],
    [
      'Análisis de estilo avanzado',
      'Cada outfit llega puntuado en nueve criterios, de la armonía de color a la formalidad, y puedes leer de dónde sale cada punto.',
    ],
    [
      'Tendencias personalizadas',
      'Lo que se lleva esta temporada, visto desde tu armario y no desde un escaparate.',
    ],
    [
      'Armario inteligente',
      'Mi Vestidor sabe qué tienes, qué usas y qué lleva meses sin salir, y lo tiene en cuenta al proponerte algo.',
    ],
    [
      'Soporte premium 24/7',
      'Las asesoras contestan a cualquier hora. Si necesitas a una persona, el equipo responde en menos de veinticuatro horas.',
    ],
    [
      'Maya, alta moda',
      'La asesora sofisticada, pendiente de las pasarelas del mundo. Para cuando la ocasión pide precisión.',
    ],
    [
      'Valentina, moda urbana',
      'La asesora joven, con la calle como referencia. Para sacarle otra vida a lo de siempre.',
    ],
    [
      'Sitio para todo el armario',
      'Las cincuenta prendas de la cuenta gratuita pasan a ser cinco mil: en la práctica, no tendrás que contar.',
    ],
    [
      'Escáner de prendas',
      'Una foto y lee tipo, color, tejido y estilo. Trabaja en nuestro propio servidor: ninguna foto se envía a servicios de inteligencia artificial de terceros.',
    ],
    [
      'Versatilidad contada',
      'No es una opinión: contamos en cuántos outfits buenos entra cada prenda y te enseñamos la cuenta.',
    ],
    [
      'Coste por uso',
      'Lo que pagaste entre las veces que te lo has puesto, al día y en cada prenda. El mejor remedio contra los caprichos.',
    ],
    [
      'Tus datos, contigo',
      'Descarga prendas, fotos e historial en un ZIP cuando quieras, y elimina la cuenta al momento, sin pedir permiso.',
    ],
  ],
  paymentTitle: 'Cómo se paga',
  payment:
    'El pago con tarjeta lo procesa un proveedor de pagos con tarjeta: Vestidor nunca ve ni guarda el número de tu tarjeta. Puedes cancelar en cualquier momento y conservas Premium hasta el final del periodo que ya pagaste. También puedes pagar un mes suelto con PayPal, transferencia, Bitcoin o un código, al mismo precio. Cada pago tiene su factura, y catorce días para desistir.',
  questionsTitle: 'Antes de decidirte',
  allQuestions: 'Ver todas las preguntas',
} as const;
