import type { Sign } from '../words.ts';

const clothes = 'clothes|clothing|pieces?|items?|garments?|things?|outfits?|wardrobe';
const relatives =
  'husband|wife|boyfriend|girlfriend|partner|son|daughter|kid|kids|child|children|baby|toddler|mum|mom|mother|dad|father|brother|sister|friend|niece|nephew|grandson|granddaughter|grandma|grandad|grandpa|boss';

export const signPatterns: Readonly<Record<Sign, string>> = {
  injection:
    '(ignore|forget|disregard|override) (all |any |every |your |the |my )*(previous|prior|above|instructions?|rules?)|(system|initial|hidden|secret) (prompt|message|rules?|instructions?)|your (prompt|instructions?|rules|guidelines)|you are now|act as (an? )?(dan|admin|developer|root|unrestricted)|pretend (to be|you are|youre)|(developer|debug|god|admin) mode|jailbreak|(other|another|someone elses?|every|all) (user|users|person|people|peoples|customers?|account|accounts)s? .*(wardrobe|clothes|data|email|password|pieces|messages)|(of |for )?(another user|other users|another customer|other customers|another person|other people) ?s? ?(wardrobe|clothes|account|data)?$|(another|other) users?|(password|api key|access token|database|sql|drop table)|drop table|base64|repeat everything|(delete|erase|wipe|remove) (all|everything|every|my account|the account)|im (the|an?) (admin|administrator|developer|owner|ceo)|tool .*ownerid|ownerid|admin password|encode .*(rules|instructions)|words? above|text above|what were you told',
  greeting:
    'hi|hello|hey|hiya|howdy|morning|good (morning|afternoon|evening)|yo|greetings|how are you|how is it going|hows it going|whats up|sup',
  thanks:
    'thanks|thank you|thankyou|thx|ta|cheers|much appreciated|youre the best|you are the best|lovely thanks|perfect|great|brilliant|awesome|love it|nice one|ok|okay|cool|fab|amazing',
  goodbye: 'bye|goodbye|see you|see ya|good night|goodnight|talk later|take care|thats all|that is all',
  who: 'who are you|what are you|are you (a |an )?(real|human|robot|bot|person|ai|machine|computer)( person| human)?|whats your name|what is your name|who am i (talking|speaking|chatting) (to|with)|tell me about yourself|who made you|are you (maya|valentina|chatgpt)',
  abilities:
    'what can you do|what do you do|how can you help|what can i ask|can you help me|help me$|^help$|what are you (good )?for|how does this( chat)? work|what should i ask|how do you work',
  dress:
    '(what|which|wat)( \\w+){0,4} (should|shall|can|do|could|would|must|might) (i|we|u|you) (wear|put on|suggest|recommend|go with|pick)|what (should|shall|do|can|could|would) (i|you) (wear|recommend|suggest)|what to wear|what (am i|are we) (wearing|going to wear)|whats? (do i )?wear|(make|give|create|build|find|show|pick|put together|put|do|suggest|plan|get) (me |us )?(up |together )*(an?|some|another|\\d+|two|three|four|five|the|my|few|a few)? ?(\\w+ ){0,2}(outfits?|looks?|combos?|combinations?|ideas?)|dress me|style me|style my|help me (dress|get dressed|choose|pick)|how (should|do|can|would) i (dress|style|wear)|outfits? (for|with|idea|please|that|to)|looks? for|i need (an? |some )?(\\w+ ){0,2}(outfit|look|something to wear)|(i need |i want |need |want |looking for )?something (\\w+ )*(to wear|for|with|comfy|comfortable)|get me ready|choose (my|an) outfit|what goes with my|(what|which) (\\w+ ){1,3}(goes?|match(es)?|would go|works?) (well )?with (my|the|this|these)|what goes well with my|wear with my|match(es)? (with )?my|(give|put) a new twist|nothing to wear|what would you wear|im going out|what about (an )?outfit',
  forOther: `(should|does|do|can|would|could|must|to|will) my (${relatives}) (wear|dress|put on)|(dress|style) my (${relatives})|(outfit|look|clothes|something|suit|dress|shirt|shoes|what) (\\w+ ){0,3}for my (${relatives})(?! (wedding|birthday|party|graduation|christening|funeral|house|place|school|show|match|communion))|my (${relatives}) (needs?|wants?) (an? |some )?(outfit|look|to wear|something|clothes|dress|suit)`,
  packing:
    'pack|packing|suitcase|what (should|do|shall) i (pack|take|bring)|carry ?on|hand luggage|weekend bag',
  gaps: '(whats?|what is|what am i|what do i|anything) (\\w+ )?(missing|lack|lacking)( \\w+)*|what should i buy|what (else )?do i need( to buy)?( in| for)? ?(my wardrobe)?$|gaps? in my wardrobe|what would add most|worth buying|what to buy next',
  verdict:
    '(do|does|would|will|can|could|is|are|should) (\\w+ ){0,8}(go|goes|going|work|works|match|clash|look good|look ok|fit|wear|ok|okay|alright|all right|good|right|suitable|appropriate|too \\w+)( together| with| for| to|$)|(match|clash|go) (\\w+ ){0,4}with|go together|work together|can i (wear|combine|put) (my|the|this|these) .* with|(match|go with|clash with|suit) (my|the|this|these)|good enough|look(s)? (ok|okay|good|nice|right|weird|bad|silly)|is (this|that|it) (ok|okay|good|right|alright|too \\w+)|what do you think of|rate (my|this)|yes or no',
  another:
    'another( one| outfit| look| option| idea)?$|another (one|outfit|look|option|idea)|something (else|different)|any other|(different|other) (one|outfit|look|option|ideas?|options?)|what else|try again|again please|next( one)?$|more (options|ideas|looks|outfits)|dont like (it|this|that|them)|not (that|this)( one)?|(hate|dislike) (it|this|that)|nah|no thanks|show me more|one more',
  swap: 'swap|change|replace|switch|instead|other (shoes|trousers|top|shirt|jacket|coat|bag|skirt|bottoms|boots|trainers)|different (shoes|trousers|top|shirt|jacket|coat|bag|skirt|bottoms|boots|trainers)|trade|lose the|ditch the|drop the|take off|without the|leave out|remove the',
  undo: 'undo|take (it|that) back|revert|cancel that|i didnt mean|put it back',
  save: '(save|keep|store|bookmark) (it|this|that|the|these|them|both|outfit|look|number)|save$|keep$|save (as|in|to)|add (it|this|that) to my (outfits|looks)',
  worn: '(im|i am|ill be|i will be|ill|i will) (wearing|wear) (it|this|that|these|the|my)|(im|i am) (going with|taking) (it|this|that|the first|the second|these)|(i )?(wore|have worn|ive worn) (it|this|that|the|my|these)|mark (it |this |that |the \\w+ |my \\w+ )*(as )?worn|wearing (it|this|that) today|ill take (it|this|that)|i put on (my|the)',
  plan: '(plan|schedule|put|book|set|add|note) (it|this|that|the \\w+|them|outfit) (\\w+ )*(for|on|in|to|down) |(save|keep) (it|this|that) for|(plan|schedule) (it|this|that)|put (it|this|that) (in|on) (my|the) (calendar|diary)|calendar (it|this)',
  count: `how many (?!outfits?|looks?)(\\w+ ){0,4}(do|have) i( \\w+)?|how many (?!outfits?)(${clothes})|number of (?!outfits?)(${clothes})|count (my|the)|how (big|large) is my wardrobe|how much (clothing|clothes) do i`,
  list: `(what|which) (\\w+ ){1,4}(do i (have|own)|have i got|i have|are in my)|do i (have|own) (a|an|any|some|my)|have i got (a|an|any|some)|(show|list|see) (me )?(all )?(my|the) (?!outfit|look)\\w+|whats in my wardrobe|what is in my wardrobe|what (${clothes}) do i have|what do i (have|own)$`,
  mostWorn:
    'most worn|wear (the )?most|worn (the )?most|wear most often|(most|favou?rite) used|use (the )?most|most often',
  leastWorn: `(what|which|things?|anything|stuff|${clothes}) (\\w+ ){0,3}(never|hardly|rarely|barely|havent|not|dont|least) (\\w+ )?(worn?|wear|used?|touched)(?! (to|for|with|at|in|on a|white|black))|(wear|worn|used) (the )?least|unworn|forgotten|gathering dust`,
  value:
    'how much (is|are|was|were|did|have|has) (\\w+ ){0,3}(wardrobe|clothes|spent|cost)( \\w+)*|how much (money )?(have i|did i|ive) (spent|spend|paid)|(wardrobe|clothes) worth|(worth|value) of my|total (value|cost)|what (did|have) i (spen[dt]|paid|pay)|how much is my',
  dearest: 'most expensive|dearest|priciest|costliest|cost (the )?most',
  inWash:
    'in the (wash|laundry|washing)|(whats?|anything|which|things?) (\\w+ ){0,3}(dirty|to wash|to be washed|need(s)? washing)|my laundry|laundry basket',
  favourites:
    '(my|which|what are my|show me my) (\\w+ )?favou?rites?( \\w+)*|favou?rite (pieces|clothes|items)',
  upkeep:
    '(un)?(stain|spil[lt]|wash|iron|clean|shr[aiu]nk|bobbl|pilling|moth|smell|mend|repair|stor|sew|polish|waterproof|bleach|dry clean|tumble)\\w*|(wine|coffee|ink|oil|blood|sauce|grass|mud|makeup|lipstick|wax|gum|chocolate|ketchup) on (my|the|a)|(got|have|dropped|spilt) (\\w+ ){0,2}(wine|coffee|ink|oil|blood|sauce|grass|mud|makeup|lipstick|wax|gum) ',
  offTopic:
    'weather (forecast|like|report|in|today|tomorrow)|will it rain|going to rain|forecast|recipe|cook|football|soccer|nba|politic\\w*|president|election|prime minister|capital of|math|maths|equation|plus|divided|times \\d|code|python|javascript|program(ming)?|essay|poem|story|joke|news|stock|bitcoin|crypto|invest\\w*|tax|lawyer|movie|film|song|lyrics|translate|homework|horoscope|zodiac|girlfriend back|dating|sex|medicine|diagnos\\w*|headache|antibiotic|restaurant|hotel|flights?|car|mortgage|war|religion|god|meaning of life|solve|write me|who won|tell me about the',
  question:
    '^(what|whats|which|how|hows|why|when|where|who|can|could|should|is|are|do|does|may|must|will|would|whens|wheres|am)|(^| )(what is|whats|how do i|how do you|how to|how can i|can i|should i|is it|what does|why do|difference between|how often|how many|how much|what size|tell me about|explain|meaning of|what colou?rs?|any tips|tips for|rules? for|is there|are there|best (fabric|way|colou?r|material)|advice)|(meaning|mean)$',
};
