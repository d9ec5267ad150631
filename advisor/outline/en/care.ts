import type { CareWords } from '../care.ts';

const partner = 'husband|wife|boyfriend|girlfriend|partner|ex|fiance|fiancee|fella|bloke|man';
const relative = `${partner}|dad|father|mum|mom|mother|stepdad|stepfather|stepmum|brother|uncle|boss`;

// Samaritans, 116 123, free day and night in the United Kingdom and Ireland: samaritans.org. 988 Suicide & Crisis
// Lifeline: 988lifeline.org. Spain, Ministry of Health, 024: sanidad.gob.es/linea024.
const talk =
  'In the UK and Ireland, Samaritans listen day and night, free, on 116 123. In the US, call or text 988; in Spain, 024. Elsewhere: findahelpline.com.';
const danger = 'If you are in danger right now, call 999 or 112 (911 in the US).';

/** Warm, plain, the same from both stylists. */
export const care: CareWords = {
  signs: {
    suicide:
      '(kill|killing|hang|hanging|drown) my ?self|suicid\\w*|end (my life|it all|everything)|ending (my life|it all)|take my (own )?life|(want|wanna|wish|going|ready|rather|better) (to )?(i (was|were) |be )?(die|dead)(?! for)|dont want to (live|be alive|be here any ?more|exist|wake up)|no (reason|point) (to|in) (live|living|going on|being here)|cant go on( any ?more)?$|self harm\\w*|self injur\\w*|(cut|cutting|hurt|hurting|burn|burning) my ?self(?! (shaving|ironing|on the))|cover (up )?(my |the )?(cuts|self harm|scars from cutting)|better off without me|overdos\\w*|say goodbye to everyone|wont be needing (them|my clothes|anything) any ?more|giv\\w+ away (all |everything)(my )?.*(dont|wont) need',
    lured:
      '(met|talking to|chatting (to|with)|know) .*(online|instagram|insta|snapchat|snap|tiktok|discord|roblox|game|whatsapp).*(photo|photos|pic|pics|picture|pictures|video|nudes?|meet|secret|dont tell)|(asks?|asked|asking|wants?|wanted) (me )?(for |to send )(him |her |them )?(a |some |my )?(nudes?|naked|underwear|bikini|body|sexy) ?(photo|photos|pic|pics|picture|pictures|video)?|(send|sent) (him|her|them) (a )?(nudes?|naked|underwear)',
    minor:
      '(sexy|seductive|provocative|lingerie|nude) (\\w+ ){0,4}(for|on) (a |my )?(1[0-7]|[5-9]) ?(year|yr)s? old',
    violence: `my (${relative}) (has |have |had |is |keeps |always |just |often |sometimes |once )?(hit|hits|hitting|beat|beats|beating|punch\\w*|slap\\w*|kick\\w*|chok\\w*|strangl\\w*|threaten\\w*|rap(ed|es|ing)|abus\\w*|push(ed|es) me|hurt(s)? me|lock(s|ed) me)|(beats|hits|beat|hit|hurts|chokes|slaps) me|my (${partner}) (wont|doesnt|does not|will not|didnt|never) let(s)? me (wear|go|leave|dress|see|have|out|show)|my (${partner}) (tells|told) me what to wear|my (${partner}) (controls|checks|throws out|threw out|cuts up|burns|hides) (what|my)|my (${partner}) (forces|forbids|makes) me (to )?(wear|cover|dress|not)|(he|she|they|who) (gets? (so |really )?(angry|mad|furious|violent)|shouts|yells|hits?|hurts?)( at me)? (if|when|because) i (wear|dress|put on|go out)|(grabbed|grabs|twisted|pulled|dragged) (me by|my) (the )?(arm|hair|wrist|neck|throat)|domestic (violence|abuse)|i was (raped|assaulted|attacked|abused)|(sexually|physically) (assaulted|abused)|(cover|hide|conceal) (up )?(my |the |some |a )?(bruises?|black eye|marks (he|she|they))|(scared|afraid|frightened|terrified) of my (${relative})`,
    eating:
      'anorexi\\w*|bulimi\\w*|eating disorder|binge (eating|and purge|eat)|purg(e|ing)|(make|making|made) my ?self (sick|throw up|vomit)|throw(ing)? up (after|my|what)|(stop|stopped|quit|given up|not) eating(?! (meat|sugar|gluten|bread|out|before bed))|(havent|not|hardly|barely) (eaten|eat|ate) (anything |a thing |at all )?(for|in|since)|(starv\\w+|fast(ing)?) (my ?self|to fit|until|till|for days)|laxatives|(dont|do not) want to eat( anything| any ?more|$)|without eating|get (down )?to (3|4)\\d ?(kg|kilos)',
    'self-hatred':
      'i hate (my ?self|my body|my life|being me|how i look|the way i look|everything about me)|(im|i am) (so )?(disgusting|worthless|repulsive|hideous|a monster|a failure|nothing|too fat to|garbage|trash)|disgusted (by|with) (my ?self|my body)|nobody (loves|likes|wants) me|no one (loves|likes|wants) me|everyone hates me|i dont deserve|wish i (was|were) (never born|someone else|somebody else)',
  },
  age: '(?:im|i am|just turned|turned) (\\d{1,2})(?! (?:weeks|months|kg|kilos|st|stone|cm|inches|minutes|days|hours|percent))|(\\d{1,2}) (?:years|yrs|yo) ?old (?:girl|boy) here',
  forChild:
    '(for|on|dress) (my|a|the) (\\w+ )?(daughter|son|child|kid|girl|niece|nephew|student|pupil|teenager|minor)|(1[0-7]|[5-9]) (year|yr)s? old',
  sexual: 'sexy|sexier|seductive|provocative|lingerie|seduce|hot for him|turn (him|her|them) on|nudes?|naked',
  answers: {
    suicide: `I’m so sorry you’re feeling this way, and I’m glad you said it. Clothes can wait: please talk to someone now. ${talk} ${danger} Is there somebody near you could call?`,
    lured:
      'I’m glad you told me. You’ve done nothing wrong: an adult who asks for pictures or secrets is. Don’t send anything and don’t meet up; save the messages and tell someone you trust. Childline is free: 0800 1111 in the UK, 1800 66 66 66 in Ireland; in the US, 1-800-422-4453. In danger, call 999 or 112 (911 in the US).',
    minor:
      'That’s not something I’ll style for anyone under 18. If someone is asking for it, or for pictures, tell an adult you trust. Childline is free: 0800 1111 in the UK, 1800 66 66 66 in Ireland; in the US, Childhelp, 1-800-422-4453.',
    violence:
      'I’m sorry this is happening to you: it isn’t your fault, and what you wear is yours to choose. You can talk to people who know how to help, free and day and night: Refuge, 0808 2000 247 in the UK; Women’s Aid, 1800 341 900 in Ireland; 1-800-799-7233 in the US; 016 in Spain. In danger, call 999 or 112 (911 in the US).',
    eating:
      'Thank you for telling me. No dress is worth your health, and I won’t help with that: please talk to your doctor, and to people who know this well, such as Beat in the UK (beateatingdisorders.org.uk), Bodywhys in Ireland (bodywhys.ie) or NEDA in the US (nationaleatingdisorders.org). If you feel faint or unwell now, call 999 or 112 (911 in the US).',
    'self-hatred': `I’m sorry today is this hard. What you’re worth has nothing to do with a mirror or a size. If it weighs on you, talk to someone: ${talk} And if you’d like to get dressed later, we’ll do it gently.`,
  },
  again: {
    suicide: `I’m still here, and this still matters more than clothes. ${talk} ${danger}`,
    lured:
      'Please tell an adult you trust today. Childline is free and private: 0800 1111 in the UK, 1800 66 66 66 in Ireland; in the US, 1-800-422-4453. None of this is your fault.',
    minor:
      'I won’t style that. If anything worries you, Childline is free: 0800 1111 in the UK, 1800 66 66 66 in Ireland.',
    violence:
      'You don’t have to carry this alone: Refuge, 0808 2000 247 in the UK; Women’s Aid, 1800 341 900 in Ireland; 1-800-799-7233 in the US; 016 in Spain. In danger, 999 or 112 (911 in the US).',
    eating:
      'I’m still with you. Your doctor is a good first step, and Beat (beateatingdisorders.org.uk), Bodywhys (bodywhys.ie) or NEDA (nationaleatingdisorders.org) can go with you from there.',
    'self-hatred': `Be as kind to yourself as you would be to a friend. ${talk} When you feel like clothes again, I’m here.`,
  },
  forMinors:
    'You’re under 18: Childline is there just for you, free, on 0800 1111 in the UK and 1800 66 66 66 in Ireland.',
};
