import type { Entry } from '../../words.ts';

export const codes: readonly Entry[] = [
  {
    id: 'black-tie',
    asks: 'what is black tie|black tie meaning|black tie dress code|black tie for women|black tie optional',
    text: 'Black tie: a dinner jacket with a bow tie, a white dress shirt and black patent or well-polished shoes; or a long or very elegant cocktail dress with fine jewellery. “Optional” allows a dark suit and tie, and a dressy knee-length dress.',
  },
  {
    id: 'white-tie',
    asks: 'what is white tie|white tie meaning|tailcoat|full evening dress',
    text: 'White tie is the strictest code: a black tailcoat, white waistcoat, wing collar and white bow tie; or a floor-length ball gown, often with long gloves and fine jewels. It is hired more often than owned.',
  },
  {
    id: 'cocktail',
    asks: 'what is cocktail attire|cocktail dress code|cocktail dress length|what does cocktail mean',
    text: 'Cocktail: a dress around the knee or an elegant jumpsuit, heels or dressy flats and a small bag; or a dark suit, with or without a tie. Dressier than dinner, shorter than a gala. Jeans and trainers stay at home.',
  },
  {
    id: 'smart-casual',
    asks: 'what is smart casual|smart casual meaning|smart casual for women|smart casual for men|smart casual dress code',
    text: 'Smart casual: one smart piece holds the look. A blazer with dark jeans and loafers, a midi skirt with a fine knit, a good shirt without a tie. No sportswear, no rips, no beach shoes. Clean white trainers pass in many places.',
  },
  {
    id: 'business-casual',
    asks: 'what is business casual|business casual meaning|business casual for men|business casual for women|difference between smart casual and business casual',
    text: 'Business casual: no tie, but pressed. Chinos or tailored trousers or a skirt, a shirt, blouse or fine knit, a blazer at hand, leather shoes or neat flats. Dark jeans only where others wear them. A step smarter than smart casual.',
  },
  {
    id: 'business-formal',
    asks: 'what is business formal|business formal meaning|formal office dress code|business professional',
    text: 'Business formal: a dark suit, navy or charcoal, with a pale shirt and a tie; or a trouser or skirt suit, or a sheath dress with a jacket. Closed leather shoes, little jewellery, a structured bag.',
  },
  {
    id: 'casual-code',
    asks: 'what is casual dress code|casual meaning|come as you are|dress code casual|what does informal mean',
    text: 'Casual means relaxed, not careless: clean jeans or chinos, a knit or a good T-shirt, a simple dress, trainers or loafers. When an invitation says “informal”, add one smart piece and you’ll be right.',
  },
  {
    id: 'black-tie-jacket',
    asks: 'difference between tuxedo and suit|dinner jacket or suit|tuxedo vs suit|can i wear a suit to black tie',
    text: 'A dinner jacket has satin on its lapels and a stripe down the trousers, and goes with a bow tie; a suit has neither. To black tie, a very dark suit with a white shirt and black bow tie is a tolerated second best.',
  },
  {
    id: 'interview-rules',
    asks: 'what not to wear to an interview|interview dress rules|should i wear a suit to an interview|interview tips clothes|what colour for an interview',
    text: 'Dress one step above what they wear there: look at their photographs. Navy, grey and white speak calmly; one personal touch is plenty. Clean shoes, no strong scent, nothing that needs adjusting. Try it sitting down the day before.',
  },
  {
    id: 'wedding-guest',
    asks: 'wedding guest dress code|wedding guest rules|what can i not wear to a wedding|long dress to a wedding|wedding etiquette guest|midi dress wedding',
    text: 'By day, short or midi dresses, colour and a hat if you like; in the evening, long or sparkling. Never white, cream or anything bridal. Men: a suit, lighter by day and dark in the evening. If it’s in church, shoulders covered.',
  },
  {
    id: 'wedding-white',
    asks: 'can i wear white to a wedding|cream dress to a wedding|white shoes at a wedding|ivory wedding guest|wearing white as a guest',
    text: 'White, ivory and cream belong to the bride: leave them for another day, unless the couple asks for them. A white shirt under a suit is fine, and so is a print with some white that can’t be mistaken for bridal.',
  },
  {
    id: 'wedding-black',
    asks: 'can i wear black to a wedding|black dress at a wedding|red dress to a wedding|is black bad luck at a wedding',
    text: 'Black to a wedding is accepted today, above all in the evening: lift it with colour, metal or a bright bag so that it doesn’t read as mourning. Red is fine if the cut is quiet. When in doubt, ask the couple.',
  },
  {
    id: 'wedding-men',
    asks: 'what should a man wear to a wedding|mens wedding guest|do i need a tie at a wedding|linen suit wedding|suit colour for wedding guest',
    text: 'A suit: navy, mid grey or lighter tones by day; dark in the evening. White or pale blue shirt, a tie at a church or formal wedding, leather shoes. Linen on a beach or in high summer. No jeans, no trainers.',
  },
  {
    id: 'funeral',
    asks: 'what colour for a funeral|do i have to wear black to a funeral|funeral dress code|can i wear jeans to a funeral|funeral etiquette clothes',
    text: 'Sober and unnoticed: black, navy, charcoal or dark brown, plain cloth, covered shoulders, closed shoes, hardly any jewellery. You needn’t be all in black. If the family asks for colour, follow them. Dark, neat jeans only if there’s nothing else.',
  },
  {
    id: 'church',
    asks: 'what to wear to church|covered shoulders in church|dress code vatican|visit a mosque clothes|visiting a temple what to wear',
    text: 'In churches, cover shoulders and knees; a scarf in the bag solves it. In mosques, arms and legs covered, loose cloth and a headscarf for women; shoes off. In temples, the same modesty. Look at what the place itself asks.',
  },
  {
    id: 'christening-rules',
    asks: 'christening dress code|what colours for a christening|baptism guest rules|communion guest rules',
    text: 'Light, cheerful and quiet: a midi dress or a suit in pastels, navy or a small print; a shirt with a blazer. White is the child’s at a communion. Low heels, covered shoulders in church, nothing of the night.',
  },
  {
    id: 'graduation-rules',
    asks: 'graduation dress code|what goes under a graduation gown|prom dress code',
    text: 'Under the gown, a simple dress or a shirt with tailored trousers, in colours that get on with its hood; low heels, for stairs and grass. For a prom, long or cocktail, or a dark suit: there, dressing up is the point.',
  },
  {
    id: 'theatre-rules',
    asks: 'what do people wear to the opera|opera dress code|theatre dress code|do i have to dress up for the theatre',
    text: 'Nobody is turned away: smart casual suits a theatre, and a dark suit or cocktail dress the opera and premieres. For a gala night, go longer. Take a layer, because halls are cold.',
  },
  {
    id: 'first-date-rules',
    asks: 'first date tips clothes|what impression on a first date|what not to wear on a date',
    text: 'Wear what already makes you feel like yourself: something you’ve had compliments for, clean shoes and one detail to talk about. Not new shoes, nothing you need to pull straight. Think of the place: a bar isn’t a tasting menu.',
  },
  {
    id: 'casual-friday-rules',
    asks: 'what is dress down friday|can i wear jeans to work|can i wear trainers to work|shorts at the office|leggings to work',
    text: 'Jeans to work: dark, whole and with a blazer or a good knit. Trainers: leather, plain and clean. Shorts, leggings and slogans are for other days in most offices. In your first week, dress up and watch.',
  },
];
