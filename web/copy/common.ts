export const common = {
  product: 'Vestidor',
  productTitle: 'Vestidor · Tu armario, por fin entero',
  productDescription:
    'Armario inteligente: escanea tu ropa, compone conjuntos con lo que ya tienes y explica por qué.',
  /** Below the title of social pictures. */
  productFoot: 'Tu ropa, escaneada, combinada y explicada',
  loading: 'Cargando',
  optional: '(opcional)',
  choose: 'Elige una opción',
  cancel: 'Cancelar',
  close: 'Cerrar',
  retry: 'Reintentar',
  save: 'Guardar',
  back: 'Volver',
  home: 'Inicio',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  notifications: 'Avisos',
  networkError: 'No se pudo conectar con el servidor',
  somethingFailed: 'Algo ha fallado',
  skipToContent: 'Saltar al contenido',
} as const;
