export const notGarmentTexts = {
  person: 'Parece una persona, sin ropa que se distinga',
  animal: 'Parece un animal',
  food: 'Parece comida',
  plant: 'Parece una planta',
  landscape: 'Parece un paisaje o un edificio',
  room: 'Parece una habitación',
  screen: 'Parece una captura de pantalla',
  text: 'Parece una página de texto',
  dish: 'Parece algo de la cocina',
  furniture: 'Parece un mueble',
  cloth: 'Parece ropa de casa, como una toalla o una manta',
  object: 'Parece un objeto que no se lleva puesto',
};

export const wornOutfitText =
  'En la foto sale una persona vestida. Podemos separar su ropa y guardar el look.';
