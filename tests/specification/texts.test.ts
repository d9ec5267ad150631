import { expect, it } from 'vitest';
import { textsIn } from './texts-in.ts';

/** Literal interface texts of the specification, with the files of `web/copy` that hold them. */
const parts = [
  {
    part: 'face',
    copy: [
      'landing',
      'marketing',
      'marketing-pricing',
      'marketing-about',
      'marketing-contact',
      'marketing-reading',
      'not-found',
      'shell',
      'common',
    ],
    texts: [
      'Inicio',
      'Comenzar',
      'Iniciar Sesión',
      '19.95/mes',
      'Suscribirse',
      'Mensaje enviado correctamente. Te contactaremos pronto.',
    ],
  },
  {
    part: 'accounts',
    copy: ['auth', 'account', 'common'],
    texts: [
      'Crear Cuenta Premium GRATIS',
      'Acceder',
      'Las contraseñas no coinciden',
      'Error de registro',
      'No se pudo crear la cuenta',
      'Error de login',
      'Credenciales incorrectas',
      'No se pudo conectar con el servidor',
    ],
  },
  {
    part: 'premium',
    copy: ['premium', 'payments', 'trial', 'checkout'],
    texts: [
      'Pagar con PayPal',
      'Verificar Pago',
      'Nuevo Pago',
      'Volver al Inicio',
      'Prueba Activa',
      'Suscribirse por 19.95/mes',
      '¡Pago exitoso!',
      'Parámetros de pago inválidos',
      'Verificando...',
      'El pago está siendo procesado',
      'Activa',
      'Procesando...',
      'Email requerido',
      'Usuario requerido',
      'Contraseña requerida',
      'Selecciona método de pago',
      'Por favor selecciona un método de pago',
      'Código requerido',
      'Ingresa el código de verificación',
      'Error de pago',
      'No se pudo conectar con PayPal. Inténtalo de nuevo.',
      'No se encontró el enlace de PayPal',
      'No se pudo crear la orden de PayPal',
      'Pago no completado',
      'No se pudo activar la cuenta Premium',
      'Método de pago no válido',
      'Error al crear el pago',
      'Error de verificación',
      'Error al verificar el pago',
      'No se pudo crear la cuenta',
      'No se pudo crear la subscripción',
      'Error en el pago',
      'Hubo un problema procesando el pago',
    ],
  },
  {
    part: 'home',
    copy: ['home'],
    texts: [
      'Requiere Premium',
      'Genera combinaciones épicas con IA',
      'Combina tus prendas manualmente',
      'Estilista',
    ],
  },
  {
    part: 'dashboard',
    copy: ['dashboard', 'dashboard-tabs'],
    texts: ['Resumen', 'Acceso Requerido'],
  },
  {
    part: 'hub',
    copy: ['hub', 'analytics', 'sizes', 'trends'],
    texts: [
      'Consultar Ahora',
      'En Sesión',
      'No disponible',
      'Activar Premium 19.95/mes',
      'Comenzar Gratis',
      'Ver Demo',
    ],
  },
  {
    part: 'store',
    copy: ['store', 'common'],
    texts: [
      'Cargando productos',
      'Pantalones',
      'Vestidos',
      'Zapatos',
      '-15%',
      '-15% DESCUENTO',
      'Envío gratis €50+',
      'Garantía 30 días',
      'No se encontraron productos',
      'Selecciona opciones',
      'Error',
      'No se pudo añadir al carrito',
      'Añadido al carrito',
    ],
  },
  {
    part: 'wardrobe',
    copy: ['wardrobe', 'common'],
    texts: [
      'Mi Vestidor',
      'Mis Prendas',
      'Mis Outfits',
      'Error',
      'No se pudo marcar como usado',
      'Marcado como usado',
    ],
  },
  {
    part: 'scanner',
    copy: ['scanner', 'common'],
    texts: [
      'Error',
      'Please select an image first',
      'Scan Failed',
      'Failed to scan garment',
      'Scan Complete!',
    ],
  },
  {
    part: 'outfits',
    copy: ['outfits', 'common'],
    texts: ['Error', 'No se pudieron generar outfits', 'Outfits generados'],
  },
  {
    part: 'advisors',
    copy: ['chat', 'advisors', 'common'],
    texts: [
      'Error',
      'Maya no está disponible en este momento',
      'Valentina no está disponible en este momento',
      'Error de Chat',
      'Lo siento, no pude procesar tu mensaje.',
    ],
  },
];

const literals = parts.flatMap(({ part, copy, texts }) => texts.map((text) => ({ part, copy, text })));

it.each(literals)('$part says «$text»', async ({ copy, text }) => {
  const modules = await Promise.all(copy.map((name) => import(`../../web/copy/${name}.ts`)));
  expect(modules.flatMap((each) => textsIn({ ...each }))).toContain(text);
});
