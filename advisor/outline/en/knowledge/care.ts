import type { Entry } from '../../words.ts';

export const care: readonly Entry[] = [
  {
    id: 'wash-wool',
    asks: 'how do i wash wool|wash a wool jumper|can i machine wash wool|wash cashmere|cashmere jumper care|merino washing',
    text: 'Wool and cashmere: by hand in cool water with wool soap, or the wool programme at 30 °C at most. Don’t rub or wring; roll it in a towel and dry it flat, away from radiators. It needs washing seldom: airing overnight is often enough.',
  },
  {
    id: 'wash-silk',
    asks: 'how to wash silk|silk blouse washing|can i wash silk at home|satin shirt wash',
    text: 'Silk: by hand in cool water with a mild soap, without soaking or wringing, then rolled in a towel and hung in the shade. In a machine, only if the label allows it: net bag, delicate, 30 °C. Lined or printed silk is safer at the cleaner’s.',
  },
  {
    id: 'wash-linen',
    asks: 'how to wash linen|does linen shrink|linen shirt washing',
    text: 'Linen: 30 to 40 °C with a gentle spin, and hang it up while damp so that the creases fall out. Iron it slightly damp, or leave it rumpled on purpose. It may shrink a little in its first wash.',
  },
  {
    id: 'wash-whites',
    asks: 'how do i keep whites white|white shirt gone yellow|wash white clothes|whites turned grey|yellowed whites',
    text: 'Wash whites only with whites, at 40 to 60 °C if the label allows, with a powder that has oxygen bleach, and don’t overfill the drum. For yellowed cotton, soak it for some hours in warm water with percarbonate. Chlorine yellows elastane and wool.',
  },
  {
    id: 'wash-denim',
    asks: 'how often should i wash jeans|how to wash jeans|wash denim without fading|washing dark jeans',
    text: 'Jeans: inside out, cold or 30 °C, every six to ten wears; in between, air them. Wash dark denim on its own the first times, because it bleeds, and don’t tumble dry it: heat kills the elastane.',
  },
  {
    id: 'wash-down',
    asks: 'how to wash a down jacket|wash a puffer jacket|puffer coat washing machine|duvet coat',
    text: 'A down jacket goes in alone at 30 °C, delicate, with liquid soap for down and no softener, rinsed twice. Dry it on low heat with two clean tennis balls until no lump is left; that takes hours. Damp down smells and mats.',
  },
  {
    id: 'wash-synthetics',
    asks: 'wash polyester|how to wash gym clothes|sports clothes smell|wash activewear|lycra washing',
    text: 'Synthetics and gym clothes: inside out at 30 °C, little detergent and no softener, which seals in the smell. If they still smell, soak them for half an hour in water with a glass of white vinegar first. Never high heat in the dryer.',
  },
  {
    id: 'wash-leather',
    asks: 'how to clean a leather jacket|leather coat care|clean leather|leather jacket got wet',
    text: 'Leather is never machine washed: wipe it with a damp cloth, let it dry away from heat, and feed it with a leather cream once or twice a year. Hang it on a wide hanger, never in plastic. A serious stain is for a leather cleaner.',
  },
  {
    id: 'how-often',
    asks: 'how often should i wash clothes|how many wears before washing|when to wash a jumper|how often wash a bra|do i need to wash after every wear',
    text: 'After each wear: underwear, T-shirts, gym clothes. Shirts, after one or two; jumpers, after four or five; trousers and skirts, three to five; jeans, six to ten; coats, once a season. Airing overnight stretches all of that.',
  },
  {
    id: 'shrunk',
    asks: 'my jumper shrank|shrunk wool jumper|shrunken sweater fix|how to unshrink|clothes shrunk in the wash',
    text: 'Soak it for half an hour in lukewarm water with a spoonful of hair conditioner, squeeze it without wringing, and stretch it gently flat on a towel to its old shape, pinned while it dries. Felted wool recovers only in part; cotton, a little more.',
  },
  {
    id: 'dry-cleaning',
    asks: 'what does dry clean only mean|do i really have to dry clean|dry cleaning a suit|how often dry clean a suit',
    text: 'A circle on the label means professional cleaning, and the letter tells the cleaner which solvent. Tailored, lined or beaded pieces need it. A suit goes twice a year at most: brush it, air it and steam it in between.',
  },
  {
    id: 'symbols',
    asks: 'what do the washing symbols mean|laundry symbols|care label symbols|triangle on the label|circle on the label|crossed out square|washing label meaning',
    text: 'Tub: washing, with its highest temperature; a hand in it, by hand. Triangle: bleach. Square: drying; with a circle inside, tumble drying. Iron: one dot cool, three hot. Circle: dry cleaning. A line below means gentle; a cross, don’t.',
  },
  {
    id: 'ironing',
    asks: 'what temperature to iron|ironing temperatures|how to iron a shirt|iron dots|which fabrics need a hot iron',
    text: 'Synthetics, one dot (110 °C); wool and silk, two (150 °C) and through a cloth; cotton and linen, three (200 °C), slightly damp. For a shirt: collar, yoke, cuffs, sleeves, then the body. Prints and dark cloth, inside out.',
  },
  {
    id: 'no-iron',
    asks: 'get creases out without an iron|how to remove wrinkles without iron|no iron creases|steam clothes hotel',
    text: 'Hang it in the bathroom while you shower hot, smoothing it with your hands. Or mist it lightly with water, pull it straight and let it dry on a hanger. A hand steamer does most things but crisp cotton.',
  },
  {
    id: 'stain-wine',
    asks: 'red wine stain|how to remove red wine|wine on my shirt|spilled wine',
    text: 'Red wine: blot, don’t rub, and rinse with cold water or sparkling water from the back. Then washing-up liquid with a little oxygen bleach if the cloth allows, twenty minutes, and wash. No heat until it’s gone: it sets the stain.',
  },
  {
    id: 'stain-coffee',
    asks: 'coffee stain|tea stain|remove coffee from shirt|chocolate stain|spilled coffee|spilt coffee on my white shirt',
    text: 'Coffee, tea and chocolate: rinse from the back with cold water, rub in liquid soap, leave it ten minutes and wash. If there was milk or cream, an enzyme detergent finishes it. On silk or wool, only blot, and off to the cleaner’s.',
  },
  {
    id: 'stain-grease',
    asks: 'oil stain|grease stain|how to get oil out|butter on my dress|olive oil stain|salad dressing stain',
    text: 'Grease: cover it with talc or cornflour for half an hour and brush it off. Then washing-up liquid, worked in with the fingers, ten minutes, and wash as warm as the label allows. Check before drying: heat sets what is left.',
  },
  {
    id: 'stain-blood',
    asks: 'blood stain|get blood out of clothes|period stain',
    text: 'Blood: cold water only, straight away; warm water sets it. Then soap or an enzyme detergent, half an hour of soaking, and wash cold. On white cotton, a little 3 % hydrogen peroxide takes the rest.',
  },
  {
    id: 'stain-ink',
    asks: 'ink stain|pen on shirt|biro mark|ballpoint stain|pen leaked',
    text: 'Ballpoint: a cloth underneath, and dab with alcohol or hand gel from the edge inwards, changing the cloth as it takes the ink; then soap and wash. Fountain pen: rinse cold first. Try it on an inside seam before.',
  },
  {
    id: 'stain-sweat',
    asks: 'sweat stains|yellow armpit stains|deodorant marks|remove deodorant stain|underarm stains',
    text: 'Yellow underarms come from sweat with deodorant: a paste of bicarbonate and water with a little soap, half an hour, and wash; on white cotton, percarbonate. White marks rub off with a dry sponge. Let deodorant dry before you dress.',
  },
  {
    id: 'stain-grass',
    asks: 'grass stain|mud stain|mud on trousers|remove grass',
    text: 'Grass: dab with alcohol, then enzyme detergent for half an hour and wash. Mud: let it dry completely, brush it off, and only then soap and water; wet mud is only spread by rubbing.',
  },
  {
    id: 'stain-makeup',
    asks: 'makeup stain|foundation on collar|lipstick stain|self tan stain|lipstick on shirt',
    text: 'Foundation and lipstick are greasy: micellar water or washing-up liquid on a cloth, dabbed, not rubbed; then wash. Scrape lipstick off first. Self-tan comes out with lemon and soap if it is fresh.',
  },
  {
    id: 'stain-wax',
    asks: 'candle wax on clothes|chewing gum on trousers|remove wax|gum on jeans|tomato sauce stain|curry stain|ketchup',
    text: 'Wax and gum: freeze it, crack it off, and for what is left iron through kitchen paper, which drinks the wax. Tomato or curry: rinse cold, liquid soap, and dry it in the sun, which fades what remains.',
  },
  {
    id: 'colour-run',
    asks: 'colours ran in the wash|dye transferred|pink shirt from red sock|whites turned pink|clothes bled colour',
    text: 'Don’t let it dry: wash it again at once with a colour-run remover, or soak white cotton in percarbonate for some hours. Next time, new dark pieces on their own, or with a colour-catching sheet.',
  },
  {
    id: 'pilling',
    asks: 'bobbles on jumper|get rid of bobbles on my cardigan|pilling|remove bobbles|fuzz on sweater|lint',
    text: 'Bobbles come from rubbing: take them off flat with a fabric shaver or a wool comb, never by pulling. Wash inside out, in a net and with little spin; less friction from bags and belts helps too.',
  },
  {
    id: 'moths',
    asks: 'moths in wardrobe|holes in wool|moth holes|get rid of moths',
    text: 'Moths eat dirty wool and silk: wash before storing, in closed bags. If they are there, empty the wardrobe, hoover the corners, and freeze each piece for three days in a bag, or wash it. Cedar and lavender deter; they don’t kill.',
  },
  {
    id: 'storing',
    asks: 'how to store winter clothes|store clothes for summer|fold or hang jumpers|how to store knitwear|how do i organise my wardrobe',
    text: 'Store clean and fully dry, in cotton boxes or bags, away from light. Knitwear folded, never hung: it grows. Suits and coats on wide hangers. Boots with paper inside. A closet by kinds and colours shows what you own.',
  },
  {
    id: 'smell',
    asks: 'clothes smell musty|get rid of smell|smoke smell|vintage clothes smell|damp smell|smell of sweat wont go',
    text: 'Hang it outdoors in the shade for a day. If it still smells, soak it for half an hour in water with a glass of white vinegar, then wash. For what can’t be washed: a closed bag with bicarbonate, or vodka in a spray bottle, and air.',
  },
  {
    id: 'static',
    asks: 'static cling|dress sticks to my tights|skirt clinging',
    text: 'Static comes with dry air and synthetics: run a metal hanger over the inside, put a little body cream on your legs, or wear a cotton or silk slip. Drying without a machine prevents it.',
  },
  {
    id: 'softener',
    asks: 'should i use fabric softener|softener towels|how much detergent|tumble dryer ruin clothes|vinegar instead of softener',
    text: 'Softener harms sportswear, elastane, down and towels: leave it out, or use half a glass of white vinegar. Too much detergent leaves clothes stiff and grey. The dryer wears cloth out fastest: the line is kinder.',
  },
];
