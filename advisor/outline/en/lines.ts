import type { OutlineWords } from '../words.ts';

export const lines: OutlineWords['lines'] = {
  greeting: {
    maya: [
      'Hello, I’m Maya. Tell me what you’re dressing for and what the weather’s doing, and we’ll begin there.',
      'Good to see you. What’s the occasion?',
    ],
    valentina: [
      'Hi! Valentina here. What’s the plan today?',
      'Hey! Tell me where you’re off to and I’ll raid your wardrobe.',
    ],
  },
  thanks: {
    maya: ['My pleasure. I’m here whenever you need me.', 'With pleasure. Wear it with your shoulders back.'],
    valentina: ['Any time! Go and enjoy it.', 'You’re welcome. You’ll look great.'],
  },
  goodbye: {
    maya: ['Until next time. Dress well and go gently.'],
    valentina: ['See you! Have fun out there.'],
  },
  who: {
    maya: [
      'I’m Maya, one of Vestidor’s two stylists: an AI, not a person. I look at line, colour and occasion, and I work with the clothes you already own.',
    ],
    valentina: [
      'I’m Valentina, one of Vestidor’s stylists, and I’m an AI, not a person. Street style’s my thing, and I only play with clothes you actually own.',
    ],
  },
  abilities: [
    'I put outfits together from your own clothes for an occasion, a day or the weather, change them with you, say whether two pieces go together, pack for a trip, tell you what you wear most, and answer about care, dress codes, sizes and Vestidor itself. Try: {suggestions}',
  ],
  refusal: {
    maya: ['That I’ll leave alone: clothes are my field. What are you dressing for?'],
    valentina: ['Not my thing: I do clothes and nothing else. So, what’s the plan?'],
  },
  'off-topic': {
    maya: [
      'That’s outside my field, I’m afraid: I’m here for clothes. Tell me about your day and I’ll dress you for it.',
      'I’d rather not guess at that. What I do know is clothes: what are you dressing for?',
    ],
    valentina: ['That one’s beyond me, I only know clothes. Where are you off to? I’ll sort your look.'],
  },
  unclear: {
    maya: ['I haven’t understood that, and I’d rather say so than guess. You could ask me: {suggestions}'],
    valentina: ['You’ve lost me there, sorry. Try something like: {suggestions}'],
  },
  'not-theirs': [
    'Your wardrobe holds your clothes, so I won’t dress somebody else from it; an account of their own would let me. In general:',
  ],
  outfit: {
    maya: ['For {for}, I’d wear {look}.', 'I’d choose {look} for {for}.'],
    valentina: ['For {for}: {look}.', 'Here’s your look for {for}: {look}.'],
  },
  'outfit-plain': {
    maya: ['I’d wear {look}.', 'My choice: {look}.'],
    valentina: ['Try this: {look}.', 'I’d go with {look}.'],
  },
  'outfit-sober': ['For {for}, sober and quiet: {look}.'],
  condolence: ['I’m sorry for your loss.'],
  second: { maya: ['A second possibility: {look}.'], valentina: ['Or, plan B: {look}.'] },
  assumed: ['I’ve assumed an ordinary day; tell me the plan or the weather and I’ll tune it.'],
  'not-quite': ['Your wardrobe doesn’t give exactly what you ask for; this comes closest.'],
  missing: ['One thing: {text}'],
  'no-outfit': ['I can’t put together a whole outfit for that from what’s in your wardrobe.'],
  unowned: ['I can’t find {what} in your wardrobe, so I’ve worked with what’s there.'],
  absent: ['I can’t find {what} in your wardrobe.'],
  'custom-bride': ['White and cream belong to the bride, so I’ve left them out.'],
  'custom-mourning': ['For mourning, dark and quiet colours: I’ve left the bright ones out.'],
  visitor: [
    'I can’t see your clothes until you have an account: make one, add ten or twelve pieces, and I’ll dress you from your own wardrobe.',
  ],
  empty: ['Your wardrobe is still empty: scan ten or twelve pieces and I’ll put real outfits together.'],
  another: {
    maya: ['Then consider {look}.', 'Another way: {look}.'],
    valentina: ['OK, try {look}.', 'How about {look}?'],
  },
  changed: {
    maya: ['I’d change it for {look}; the rest stays.'],
    valentina: ['Swap in {look} and keep the rest.'],
  },
  'no-other': ['I’ve nothing better in your wardrobe for that: what’s on the table is the best of it.'],
  'no-table': ['There’s no outfit on the table yet. Ask me for one first.'],
  'verdict-good': { maya: ['Yes: {look} belong together.'], valentina: ['Yes! {look} work together.'] },
  'verdict-middling': ['It can work: {look}, though not without a doubt.'],
  'verdict-poor': {
    maya: ['I wouldn’t: {look} pull apart.'],
    valentina: ['Hmm, no: {look} are fighting each other.'],
  },
  'verdict-swap': ['Better: change {out} for {in}.'],
  'verdict-ask': ['Tell me which two pieces of your wardrobe, or which outfit, and I’ll judge them.'],
  'verdict-fits': ['Yes, {piece} will do nicely, for example like this: {look}.'],
  'verdict-unfit': ['I’d leave {piece} for another day: not right for that.'],
  count: ['You have {count}.'],
  'count-none': ['None that I can see in your wardrobe.'],
  list: ['I find {count}: {list}.'],
  'list-none': ['I can’t find any in your wardrobe.'],
  'most-worn': ['What you wear most: {list}. The first has {times} wears.'],
  'never-worn': ['Never worn so far ({count}): {list}. Shall I build an outfit around one?'],
  'long-unworn': ['Everything has been worn, but these have rested longest: {list}.'],
  'all-worn': ['Nothing lies forgotten: all of it has been worn lately.'],
  'none-worn': ['No wears are noted yet: mark what you wear today and I’ll keep count.'],
  value: ['{price} in all, for {priced} of {count} pieces; the others have no price noted.'],
  'value-unknown': ['No prices are noted. You can add them on each piece, and then I’ll add up.'],
  dearest: ['The dearest is {piece}, at {price}.'],
  'in-wash': ['In the wash ({count}): {list}.'],
  'wash-empty': ['Nothing is in the wash.'],
  favourites: ['Your favourites: {list}.'],
  'favourites-none': ['You haven’t marked any favourites yet: the heart on a piece does it.'],
  saved: ['Saved in My outfits: {look}.'],
  worn: ['Noted as worn: {look}.'],
  planned: ['In your calendar for {day}: {look}.'],
  undone: ['Undone: it’s as it was before.'],
  'act-already': ['That was already done, so nothing has changed.'],
  'act-impossible': [
    'I couldn’t do that here. The buttons under the outfit save it and mark it as worn, and the calendar is in your wardrobe.',
  ],
  'act-account': ['For that you need an account: then I can save, plan and note what you wear.'],
  'act-which': ['Which one exactly? You have several; you can also mark it on the piece itself.'],
  'act-day': ['For which day? Tell me, for example “plan it for Friday”.'],
  suitcase: ['For {days} days, {count} pieces are enough: {look}. Each day has its outfit below.'],
  'suitcase-not': ['Your wardrobe doesn’t fill a suitcase for that yet; add a few more pieces.'],
  gaps: ['What would give you the most new outfits:'],
  'gaps-none': ['Nothing essential: your wardrobe works well with what it has.'],
  knowledge: {
    maya: ['', 'Gladly.', 'A rule worth knowing:', ''],
    valentina: ['', 'Easy one.', 'OK, so:', ''],
  },
};
