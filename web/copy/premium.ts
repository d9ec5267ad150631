/** Quoted strings of the specification stand here to the letter. */
export const premium = {
  stay: 'Quedarme aquí',
  leaving: (place: string, seconds: number) =>
    seconds <= 1 ? `Te llevamos a ${place} en 1 segundo.` : `Te llevamos a ${place} en ${seconds} segundos.`,
  places: {
    dashboard: 'tu panel',
    register: 'la página de registro',
    hub: 'Todo Vestidor',
  },
  receipt: {
    title: 'Resumen del pago',
    product: 'Vestidor Premium',
    month: 'un mes, IVA incluido',
    method: 'Método',
    reference: 'Referencia',
    session: 'Sesión',
    card: 'Tarjeta',
    paypal: 'PayPal',
    state: 'Estado',
    states: {
      checking: 'Comprobando',
      unknown: 'Sin confirmar',
      paid: 'Pagado',
      held: 'A salvo, en curso',
      unpaid: 'No cobrado',
    },
  },
  return: {
    meta: {
      title: 'Tu pago con PayPal',
      description: 'Comprobamos tu pago con PayPal y abrimos tu Premium.',
    },
    processingText: 'Hablamos con PayPal. Suele tardar unos segundos; no hace falta que pagues otra vez.',
    offline: 'Se ha cortado la conexión',
    offlineText:
      'Tu dinero está a salvo: el pago sigue apuntado en PayPal y en tu cuenta. En cuanto vuelva la conexión lo comprobamos nosotros. No pagues otra vez.',
    success: 'Ya eres Premium',
    successText:
      'El pago está hecho y ya tienes Vestidor al completo. Te hemos enviado la confirmación por email.',
    dashboard: 'Ir a mi panel',
    visitor: 'Entra para terminar tu pago',
    visitorText:
      'Has vuelto de PayPal, pero tu sesión se ha cerrado. Aún no se ha cobrado nada: al entrar seguimos justo por aquí.',
    invalid: 'Parámetros de pago inválidos',
    invalidText:
      'Falta algo en la dirección por la que has vuelto. Con ella no se ha cobrado nada. Si habías aprobado un pago, lo tienes en tu lista de pagos y lo comprobamos nosotros.',
    notVerified: 'Error al verificar el pago',
    notVerifiedText:
      'No hemos podido comprobarlo. Si PayPal te ha cobrado, el dinero está localizado y tu Premium se abrirá solo; si no, no se te cobra nada. No pagues otra vez hasta comprobarlo.',
    notYours:
      'Este pago no está entre los tuyos, así que aquí no se ha cobrado nada. Si lo hiciste con otra cuenta, entra con ella.',
    notCompleted: 'Pago no completado',
    notCompletedText:
      'PayPal no ha terminado el cobro y no se te ha cobrado nada. Puedes comprobarlo otra vez o elegir otro método.',
    held: 'PayPal aún no ha terminado este pago. Si lo has aprobado, tu dinero está localizado y tu Premium se abre solo en cuanto termine. No pagues otra vez.',
    rejected:
      'PayPal ha cobrado algo distinto de lo acordado. No lo hemos aplicado y te lo devolvemos: tu dinero está a salvo.',
    returned: 'Este pago ya se te devolvió. Aquí no se ha cobrado nada más.',
    disputed: 'Has reclamado este pago. Premium espera a que se resuelva y aquí no se ha cobrado nada más.',
    notActivated: 'No se pudo activar la cuenta Premium',
    notActivatedText:
      'Hemos recibido tu pago y está a salvo. Seguimos intentando abrir tu Premium; si no lo conseguimos, te devolvemos el importe. No pagues otra vez.',
    check: 'Comprobar otra vez',
    payments: 'Ver los métodos de pago',
  },
  result: {
    successMeta: { title: 'Tu pago', description: 'El resultado de tu pago de Vestidor Premium.' },
    cancelMeta: { title: 'Pago cancelado', description: 'El pago se ha cancelado y no se ha cobrado nada.' },
    verifying: 'Comprobando tu pago',
    verifyingText: 'Tarda un momento. No hace falta que pagues otra vez.',
    verified: 'Tu Premium está activo',
    verifiedText: 'El pago está confirmado. Las facturas y la cancelación las tienes en tu cuenta.',
    done: '¡Gracias!',
    doneText:
      'Tu Premium se abre en cuanto el proveedor confirma el pago. En tu cuenta puedes ver cómo va. No hace falta que pagues otra vez.',
    toastTitle: '¡Pago exitoso!',
    toastText: 'Tu suscripción Premium está activa.',
    cancelledText: 'No se ha cobrado nada. Tu vestidor sigue como lo dejaste, y Premium te espera.',
    retry: 'Volver a intentarlo',
  },
  register: {
    title: 'Tu cuenta está lista',
    lead: 'Solo falta Premium.',
    price: '19.95/mes',
    priceNote: 'IVA incluido. Un mes, sin renovación automática.',
    includes: 'Lo que incluye',
    features: ['Maya AI', 'Valentina AI', 'Escáner de ropa', 'Tienda premium'],
    featureTexts: [
      'Alta moda y ocasiones que piden precisión',
      'Moda urbana, con la calle como referencia',
      'Una foto, y la prenda está en tu armario',
      'Un 15 % de descuento en cada marca',
    ],
    pay: 'Pagar con PayPal',
    obligation: 'Pedido con obligación de pago',
    terms: 'Al pagar aceptas los',
    termsLink: 'términos',
    termsEnd: ', con 14 días para desistir.',
    others: 'Otros métodos de pago',
    later: 'Ahora no',
    processing: 'Te llevamos a PayPal',
    processingText: 'Estamos preparando tu pedido. No cierres esta página.',
    errorTitle: 'Error de pago',
    error: 'No se pudo conectar con PayPal. Inténtalo de nuevo.',
    noApproval: 'No se encontró el enlace de PayPal',
    noOrder: 'No se pudo crear la orden de PayPal',
    done: 'Tu vestidor ya está abierto',
    doneText: 'Solo falta tu ropa: una foto por prenda y a combinar.',
  },
} as const;
