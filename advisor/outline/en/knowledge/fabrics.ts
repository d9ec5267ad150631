import type { Entry } from '../../words.ts';

export const fabrics: readonly Entry[] = [
  {
    id: 'fabric-heat',
    asks: 'best fabric for hot weather|what fabric for summer|coolest fabric|dress for heat|fabric for humid weather|what to wear in 40 degrees',
    text: 'In heat: linen, cotton voile or poplin, viscose, lyocell and very fine wool, loose and pale, so that air moves. Polyester holds sweat and smell unless it’s sports cloth. A hat and covered shoulders cool more than bare skin in the sun.',
  },
  {
    id: 'fabric-cold',
    asks: 'warmest fabric|what fabric for winter|how to dress for the cold|how to layer|layering tips|what to wear under zero degrees|keep warm',
    text: 'Three layers: a thin one that breathes (merino or thermal), a warm one (wool, fleece, down) and one that stops wind. Air between them is what warms, so nothing tight. Hat, gloves, scarf and thick soles count for as much as the coat.',
  },
  {
    id: 'fabric-rain',
    asks: 'what to wear in the rain|best fabric for rain|waterproof jacket|is my coat waterproof|shoes for rain',
    text: 'A waterproof coat with taped seams, or a waxed or tightly woven trench for showers; trousers that don’t reach the ground; leather or rubber boots with a sole. Suede, canvas and silk stay home. Wool keeps you warm even when damp.',
  },
  {
    id: 'label-composition',
    asks: 'how to read a composition label|what does 5% elastane mean|clothing label materials|composition label|what is viscose|what is lyocell',
    text: 'Fibres are listed by weight, the most first. Natural: cotton, linen, wool, silk. From wood: viscose, modal, lyocell. From oil: polyester, polyamide, acrylic, elastane. Two to five per cent of elastane gives comfort; much of it, sagging knees.',
  },
  {
    id: 'cotton-or-polyester',
    asks: 'cotton or polyester|is polyester bad|is acrylic warm|synthetic vs natural|polyester sweat',
    text: 'Polyester dries fast, hardly creases and holds smell; cotton breathes, absorbs and creases. Acrylic warms less than wool and bobbles. A blend with up to a third of synthetic lasts well; for sleep and sweat, natural.',
  },
  {
    id: 'wool-kinds',
    asks: 'difference between cashmere and wool|merino vs cashmere|what is merino|types of wool|alpaca',
    text: 'Lambswool: sturdy. Merino: fine, hardly itches, works all year. Cashmere: very soft and light, and delicate. Alpaca: warm and silky. Mohair: hairy and airy. Wool with a little polyamide lasts longer at the elbows.',
  },
  {
    id: 'linen-creases',
    asks: 'does linen crease|linen wrinkles what to do|is linen good for work|linen suit creases',
    text: 'Linen creases, and that’s its charm: good, heavy linen creases in broad folds. For the office, a blend with viscose or cotton, or a darker tone; hang it damp and iron only collar and front.',
  },
  {
    id: 'quality',
    asks: 'how to tell if clothes are good quality|good quality signs|is it worth expensive clothes|check seams quality',
    text: 'Hold it to the light: dense and even is good. Pull a seam: nothing opens. Prints meet at the seams, buttons have a shank, the hem has cloth to let down, the lining moves. Scrunch it: the crease should soften.',
  },
  {
    id: 'sustainable',
    asks: 'sustainable fabrics|most eco friendly fabric|is organic cotton better|fast fashion|sustainable wardrobe|ethical fashion',
    text: 'The greenest piece is the one you own and wear. Then second hand, then linen, hemp, organic cotton, recycled wool and lyocell, well made and mended. Thirty wears is a good question before buying. Wash less, cold, on the line.',
  },
];
