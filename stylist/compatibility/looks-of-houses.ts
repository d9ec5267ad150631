/** Makers of clothes by what their clothes are known for, as far as names give them. The longest phrase wins. */
export const looksOfHouses: readonly (readonly [words: string, looks: string])[] = [
  // Fashion houses.
  [
    'valentino|dior|christian dior|nina ricci|giambattista valli|erdem|simone rocha|rodarte|red valentino',
    'luxury 3 romantic 2 evening 1',
  ],
  [
    'oscar de la renta|marchesa|elie saab|zuhair murad|carolina herrera|monique lhuillier|reem acra|jenny packham|badgley mischka',
    'luxury 3 evening 4',
  ],
  ['dolce gabbana|dolce and gabbana|moschino|versace|roberto cavalli|emilio pucci', 'luxury 3 party 2'],
  ['alexander mcqueen|mcqueen|mcq|givenchy|saint laurent|yves saint laurent|ysl', 'luxury 3 rock 2'],
  [
    'balmain|tom ford|anthony vaccarello|mugler|haider ackermann|ann demeulemeester',
    'luxury 3 rock 2 party 1',
  ],
  ['chanel|hermès|hermes|louis vuitton|bottega veneta|delvaux|loewe', 'luxury 4 preppy 1 office 1'],
  [
    'celine|céline|the row|jil sander|lemaire|stella mccartney|proenza schouler|loro piana',
    'luxury 3 city 2',
  ],
  ['prada|fendi|gucci|lanvin|balenciaga|marni|maison margiela|margiela|dries van noten', 'luxury 3 city 1'],
  ['miu miu|charlotte olympia|mary katrantzou|olympia le tan|sophia webster', 'luxury 2 romantic 1 preppy 1'],
  ['chloé|chloe|isabel marant|étoile isabel marant|zimmermann|ulla johnson|etro|missoni', 'luxury 2 boho 3'],
  ['burberry|max mara|weekend max mara|aquascutum|mackintosh|barbour', 'luxury 1 city 2 autumn 2'],
  ['hervé léger|herve leger|self portrait|alice olivia|cushnie|david koma', 'luxury 1 party 4'],
  [
    'alexander wang|acne|acne studios|helmut lang|rick owens|off white|vetements|allsaints',
    'rock 2 city 2 street 1',
  ],
  ['kenzo|stussy|supreme|carhartt|champion|obey|fila|kappa', 'street 4'],
  [
    'christian louboutin|louboutin|jimmy choo|gianvito rossi|giuseppe zanotti|aquazzura|manolo blahnik|sergio rossi|rené caovilla|casadei|brian atwood|nicholas kirkwood|stuart weitzman',
    'luxury 3 party 2 evening 2',
  ],
  [
    'judith leiber|edie parker|bulgari|cartier|david yurman|tiffany|harry winston|chopard',
    'luxury 3 evening 3',
  ],
  ['mansur gavriel|apc|vanessa bruno|sandro|maje|theory|vince|equipment|rag bone|cos|arket', 'city 4'],
  // Well made and widely sold.
  ['michael kors|michael michael kors|coach|dkny|calvin klein|furla|longchamp', 'city 2 office 2'],
  ['kate spade|tory burch|lilly pulitzer|vineyard vines|draper james', 'preppy 4 romantic 1'],
  [
    'ralph lauren|lauren ralph lauren|polo ralph lauren|brooks brothers|tommy hilfiger|gant|lacoste|j crew|jcrew|hackett|sperry|massimo dutti',
    'preppy 4 tailored 1',
  ],
  ['ted baker|coast|phase eight|hobbs|karen millen|reiss|lk bennett|bcbg|cortefiel', 'office 2 party 2'],
  ['rebecca minkoff|religion|diesel|dsquared2|dsquared|philipp plein', 'rock 3 street 1'],
  ['free people|spell|rvca|pull and bear|tularosa|lovers friends', 'boho 4 summer 1'],
  ['roxy|billabong|quiksilver|havaianas|seafolly|triangl|rip curl|o neill', 'beach 3 summer 3'],
  ['hunter boots|joules|aigle', 'autumn 4'],
  [
    'levi|wrangler|abercrombie fitch|abercrombie|hollister|american eagle|aeropostale|gap',
    'street 2 summer 2',
  ],
  ['swarovski|pandora', 'evening 2 party 1'],
  // Quick fashion.
  [
    'shein|sheinside|yoins|romwe|chicwish|chicnova|boohoo|prettylittlething|nasty gal|missguided|fashion nova|ax paris|choies|oasap|zaful|rosegal',
    'budget 4 summer 1 street 1',
  ],
  [
    'topshop|river island|asos|new look|miss selfridge|forever 21|primark|bershka|stradivarius|h m|hm|dorothy perkins|monki|zara',
    'budget 2 city 1',
  ],
  // Signs of price.
  ['diamonds|18k|14k|white gold|yellow gold|sapphire|emerald|cashmere|mink|crocodile', 'luxury 2 evening 1'],
  ['nappa|calf|calfskin|saffiano|pre owned|preowned', 'luxury 2'],
  ['pu|pu leather|polipiel|symil|símil piel', 'budget 2 rock 1'],
];
