export const scanErrorMessages = {
  image_unreadable: 'No hemos podido leer la imagen. Puede estar dañada o incompleta.',
  image_type_unsupported: 'Este formato de imagen no se admite. Prueba con JPEG, PNG o WebP.',
  image_too_large: 'La imagen es demasiado grande. Prueba con una de menos resolución.',
  image_too_small: 'La imagen es demasiado pequeña para reconocer una prenda.',
  mask_unreadable: 'El recorte no se puede leer: tiene que ser un PNG de un solo canal.',
  mask_size: 'El recorte no mide lo mismo que la foto.',
  mask_empty: 'En el recorte no queda prenda.',
  mask_everything: 'El recorte es la foto entera.',
};
