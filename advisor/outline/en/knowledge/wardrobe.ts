import type { Entry } from '../../words.ts';

export const wardrobe: readonly Entry[] = [
  {
    id: 'capsule',
    asks: 'what is a capsule wardrobe|how to build a capsule wardrobe|capsule wardrobe list|how many clothes do i need|minimal wardrobe|wardrobe basics|essentials',
    text: 'A capsule is some thirty pieces that all get on: two or three neutrals, one or two accents, and per bottom two or three tops. In My outfits, Capsule finds the fewest of your own pieces that make the outfits you want.',
  },
  {
    id: 'second-hand',
    asks: 'buying second hand tips|vintage shopping|charity shop tips|thrift|what to check second hand|vinted',
    text: 'Check armpits, crotch, hems, zip and lining in daylight; smell it; read the composition. Go by measures, not by size: old sizes run small. Coats, denim, leather and silk are the best finds. And wash before wearing.',
  },
  {
    id: 'cost-per-wear',
    asks: 'what is cost per wear|is it worth the price|how to calculate cost per wear|should i buy it',
    text: 'Cost per wear is the price divided by the times you’ve worn it: a coat of €200 worn a hundred times costs €2 a day. Vestidor counts it on each piece once you note its price and mark what you wear.',
  },
  {
    id: 'declutter',
    asks: 'how to declutter my wardrobe|which clothes should go|clear out clothes|too many clothes|what to do with old clothes|donate clothes',
    text: 'All of it on the bed; back goes what fits, is whole and was worn this year. What you doubt about goes in a box with a date. Mend, sell, give or recycle the rest. In Vestidor, ask what you never wear: it’s a good first list.',
  },
  {
    id: 'sell',
    asks: 'how to sell my clothes|sell on vinted|can you help me sell|price for second hand clothes',
    text: 'In a piece’s menu, Sell writes the advert, suggests a price and prepares the photo on white; you copy it and publish it where you like. Good light, honest faults and measures sell faster than adjectives.',
  },
  {
    id: 'trends',
    asks: 'whats in this season|what is trendy|current trends|fashion trends|whats in fashion|this season that i already own',
    text: 'I’d rather not guess at a catwalk from here: see Trends in Vestidor, which matches the season’s ideas with what you own. What stays every year: good cloth, a clear line and one thing that’s yours. Ask me for something modern and I’ll look.',
  },
  {
    id: 'style-find',
    asks: 'how do i find my style|i dont know my style|what is my style|personal style|i have no style',
    text: 'Keep three things for a fortnight: what you wore gladly, what got a compliment, what stayed on the hanger. Describe the first in three words and let them decide what you buy. Boards and Inspiration in Vestidor help you gather pictures.',
  },
  {
    id: 'accessories',
    asks: 'how to accessorize|how to wear a scarf|how to wear a belt|how many accessories|how to style a plain outfit|make a simple outfit look better',
    text: 'A plain outfit asks for one strong accessory and one that repeats a colour. Belt at the waist to give shape; a silk scarf at the neck, on the bag or in the hair; roll sleeves, half tuck a shirt. Take one thing off before you leave.',
  },
  {
    id: 'repeat',
    asks: 'can i repeat an outfit|wear same outfit twice|same dress at two weddings|how to restyle the same dress',
    text: 'Of course you can: nobody keeps count, and a repeated dress is a well-bought one. Change shoes, jewellery and the layer on top, and it’s another. Plan it in the calendar if you’d rather not meet the same people in it.',
  },
  {
    id: 'pack-list',
    asks: 'what should i pack for a weekend|packing list|what to pack for a week|how to pack light|travel with hand luggage|carry on packing tips',
    text: 'Count tops, not outfits: one a day, a bottom for every two or three, two pairs of shoes, a warm layer, and everything in one range of colours. The bulky things travel on you. In My outfits, Suitcase packs it from your own clothes.',
  },
  {
    id: 'pack-creases',
    asks: 'how to pack a suit|pack without creases|fold a shirt for travel|roll or fold clothes|suitcase wrinkles',
    text: 'Roll knits and T-shirts, fold shirts around tissue, and a suit inside out, shoulder in shoulder, in a bag on top. Shoes at the wheels, stuffed with socks. Hang it all up when you arrive; steam does the rest.',
  },
  {
    id: 'pack-plane',
    asks: 'what to wear on a plane|clothes for a long flight|travel outfit tips|airport outfit',
    text: 'Soft and in layers: trousers with give, a T-shirt, a big knit or scarf against the air conditioning, shoes that come off and warm socks, because feet swell. Little metal for security. And a clean top in the hand luggage.',
  },
  {
    id: 'gift',
    asks: 'clothes as a gift|what clothes to give as a present|gift ideas clothes|present for my',
    text: 'Give what needs no size: a scarf, a good belt, socks of fine wool, a bag, gloves. Look at the colours they repeat and keep the receipt. For a size, measure a piece they wear often, flat and without asking.',
  },
  {
    id: 'mend',
    asks: 'how to sew a button|mend a hole|fix a zip|hem jeans at home|repair jumper hole|zip stuck',
    text: 'A button: four turns and a shank of thread. A stuck zip: pencil or soap on the teeth. A small hole in knit: draw the stitches together from inside with matching yarn. A hem: pinned with the shoes on. For leather and linings, a professional.',
  },
  {
    id: 'underwear',
    asks: 'what bra under white shirt|what underwear under white trousers|backless dress bra|visible panty line|underwear under tight dress',
    text: 'Under white or thin cloth, the colour of your skin, never white. Under tight cloth, seamless. With an open back, adhesive cups or a sewn-in bra; with a strapless dress, a bra that grips. Try it in daylight and sitting down.',
  },
];
