import { figuresIn } from '../../../figures.ts';
import type { Entry } from '../../words.ts';

const it = figuresIn('en-GB');

export const product: readonly Entry[] = [
  {
    id: 'vestidor',
    asks: 'what is vestidor|what is this app|what does this app do|how does vestidor work|how does this work|explain the app',
    text: 'Vestidor keeps your clothes in a digital wardrobe made from photos, puts outfits together for an occasion and the weather with reasons, and keeps count of what you wear and what each wear costs. It also has a calendar, a suitcase, a shop and the two of us.',
  },
  {
    id: 'scanner',
    asks: 'how does the scanner work|how do i scan clothes|how do i add clothes|add a piece|upload clothes|add my clothes to the wardrobe|what does the scanner recognise',
    text: 'Tap Scanner, photograph a piece or choose several photos, and check what it has read: kind, colour, pattern, fabric, style. What it’s unsure of is marked as a suggestion. Brand, size and price you write yourself. You can also add a piece by hand.',
  },
  {
    id: 'scan-photo',
    asks: 'how to take a good photo|scanner photo tips|best background for scanning|photo format heic|maximum photo size|scan several pieces at once',
    text: `One piece per photo, spread flat on a plain background that contrasts, in daylight. No need to iron. Up to ${it.photoMegabytes} MB each. Several pieces in one picture work too, if they don’t touch: choose “several pieces”. Ten or twelve are enough to start.`,
  },
  {
    id: 'scan-wrong',
    asks: 'scanner got it wrong|wrong colour in scan|correct a scanned piece|fix the cutout|scanner mistake',
    text: 'Touch the field and change it: the scanner learns from it for your wardrobe. If it’s far off, undo it and try another photo on a plain background. The cut-out is mended in the piece itself; the original photo isn’t touched.',
  },
  {
    id: 'edit-piece',
    asks: 'how do i delete a piece|edit a garment|remove clothes from my wardrobe|change the name of a piece|delete an item',
    text: 'I don’t delete or edit pieces from the chat: open the piece in My wardrobe, and in its actions you’ll find Edit and Delete. A deleted piece is no longer suggested. If you’ve sold or given it, note that instead: it keeps the account straight.',
  },
  {
    id: 'outfits',
    asks: 'how are outfits made|how does vestidor choose outfits|what does the score mean|outfit score|generate outfits|why this outfit',
    text: 'It tries the combinations of your own pieces and scores nine things: the occasion weighs most, then colour, season, proportion, rotation, favourites and others. You can read every point. Likes and dislikes tune it, and what you reject doesn’t come back.',
  },
  {
    id: 'calendar',
    asks: 'how does the calendar work|plan my week|plan an outfit for a day|how to schedule outfits|see what i wore',
    text: `In My outfits, Calendar holds up to ${it.plansPerDay} outfits a day, and “plan my week” proposes seven days without repeating. You can also ask me: “plan it for Friday”. Your own agenda’s .ics address can be connected in Your account.`,
  },
  {
    id: 'laundry',
    asks: 'how does laundry work in vestidor|put a piece in the wash|mark as dirty|laundry list app|remind me to wash',
    text: 'In a piece’s actions, put it in the wash: while it’s there it isn’t suggested, and a filter gathers what’s waiting. It also counts wears since the last wash and says when it’s due; you decide.',
  },
  {
    id: 'mark-worn',
    asks: 'how do i mark what i wear|mark as worn|count wears|log outfit worn today',
    text: 'On a piece or an outfit, mark that you’re wearing it today: it adds a wear, which you can undo. With the price, it gives the cost per wear, and it makes outfits rotate. You can also tell me “I’m wearing this today”.',
  },
  {
    id: 'import',
    asks: 'import my wardrobe|bring my clothes from another app|import csv|import from spreadsheet|add from a shop link',
    text: 'In Your account, under importing, it reads a CSV table or pasted cells, a JSON list from another app, an order email in .eml, a shop page’s address or your Vestidor ZIP. You see each piece before importing, and repeating a file doesn’t duplicate it.',
  },
  {
    id: 'suitcase',
    asks: 'how does the suitcase work|suitcase feature|capsule feature|plan a trip in the app',
    text: `In My outfits, Suitcase gathers just enough for up to ${it.packingDays} days by lowest and highest temperature, and Capsule the fewest pieces for the outfits you want. Both can be printed or shared. Or ask me: “pack for four days”.`,
  },
  {
    id: 'insights',
    asks: 'what is versatility|how many outfits can i make|statistics of my wardrobe|wardrobe analytics|year in clothes|what does versatility mean',
    text: 'Versatility is the share of outfits around a piece that come out well, counted with your wardrobe and some basics. Analytics shows it with wears and costs, and your year in clothes sums it up. A party piece will always be low, and that’s no fault.',
  },
  {
    id: 'export',
    asks: 'export my data|download my data|download my wardrobe|backup|get a zip',
    text: 'In Your account, Download ZIP: pieces, outfits, wears, orders and payments as JSON, plus your photos and invoices, in formats that open anywhere.',
  },
  {
    id: 'delete-account',
    asks: 'delete my account|how do i close my account|erase all my data|remove my profile|leave vestidor',
    text: 'In Your account, Delete account, with your password. It cancels the subscription and erases everything at once and for good, except payments and invoices that the law has us keep. A paid month isn’t refunded by it: withdraw first if you’re in time, and download the ZIP.',
  },
  {
    id: 'privacy',
    asks: 'do you sell my data|privacy|are my photos private|who sees my photos|do you train ai on my photos|is my data safe|gdpr|who can see my wardrobe',
    text: 'We don’t sell data. Your photos open only in your session; location and camera details are removed, and our own server reads them. They go to an outside model, or to training, only if you switch that on in Your account. The Privacy page, in the footer, says it all.',
  },
  {
    id: 'chat-privacy',
    asks: 'who reads my messages|are chats private|do you send my messages to openai|delete this conversation|is this conversation saved',
    text: 'What we write is kept in your account until you delete it, under Conversations. If the outside providers are active, OpenAI receives what you write to Maya and Mistral AI what you write to Valentina; if not, as now, our own program answers and nothing leaves.',
  },
  {
    id: 'device-reading',
    asks: 'scan without uploading photos|read on this device|photos stay on my phone|does it work offline|use without internet',
    text: 'With reading on this device, the photo stays on it and only what was read arrives, unless you choose to save it. Without a connection you see your wardrobe as it last was; to change something you wait until it’s back.',
  },
  {
    id: 'price',
    asks: 'how much is premium|how much does it cost|price of premium|euros a month for the app|what do i get for the price|how much is vestidor|what does premium include|is it free|cost per month|do i have to pay|subscription price|premium benefits',
    text: `There’s one plan: Premium, ${it.price} a month, VAT included, without commitment. It gives up to ${it.premiumGarments} pieces, outfits without a daily limit and chat with both of us. Before that, ${it.trialDays} days free without a card.`,
  },
  {
    id: 'free',
    asks: 'what can i do for free|free account limits|free version|how many pieces for free|use without paying',
    text: `The free account keeps up to ${it.freeGarments} pieces and makes outfits ${it.freeOutfits} times a day, for as long as you like. Premium raises that to ${it.premiumGarments} pieces, without a daily limit.`,
  },
  {
    id: 'trial',
    asks: 'is there a free trial|how long is the trial|do i need a card for the trial|what happens after the trial|will i be charged after the trial',
    text: `The trial lasts ${it.trialDays} days, needs no card and is one per mailbox; it starts when you confirm your email. At the end nothing is charged: your account becomes free and keeps your wardrobe.`,
  },
  {
    id: 'cancel',
    asks: 'how do i cancel|cancel premium|cancel my subscription|stop paying|unsubscribe|how do i end premium',
    text: 'In Your account, with the button that cancels the subscription, whenever you like and without a penalty. Premium lasts until the end of the paid month, and until then you can resume it. Single months don’t renew, so there’s nothing to cancel.',
  },
  {
    id: 'refund',
    asks: 'can i get my money back premium|refund subscription|withdraw from premium|right of withdrawal|refund my month',
    text: `You have ${it.withdrawalDays} days from contracting to withdraw from Premium, in Your account, without giving reasons. If you asked it to begin at once, the days used may be deducted; you see the amount before you confirm.`,
  },
  {
    id: 'returns',
    asks: 'how do i return an order|return clothes to the shop|return policy|exchange size|can i return a sale item|refund order',
    text: `From the day it arrives you have ${it.withdrawalDays} days to withdraw, under My orders, and ${it.returnDays} more to send it back; that postage is yours unless the piece is faulty. All you paid is refunded, first delivery included. There’s no direct exchange.`,
  },
  {
    id: 'delivery',
    asks: 'how long does delivery take|shipping cost|where do you deliver|do you ship to the uk|delivery time|free shipping|when will my order arrive',
    text: `The shop delivers to mainland Spain and the Balearics, for ${it.deliveryPrice}, free from ${it.freeDelivery}. It leaves in one or two working days and arrives within ${it.deliveryDays} more. Its state is under My orders. The wardrobe and outfits work anywhere.`,
  },
  {
    id: 'guarantee',
    asks: 'guarantee|warranty|order arrived broken|faulty item|wrong item arrived',
    text: `I’m sorry if so: write from Contact with the order number and a photo. What isn’t as agreed is repaired, replaced or refunded at no cost to you; the legal guarantee is ${it.guaranteeYears} years.`,
  },
  {
    id: 'payment',
    asks: 'how can i pay|payment methods|do you accept paypal|pay with card|is paying safe|apple pay|klarna',
    text: 'At checkout you see the methods that are active, such as card, PayPal or bank transfer, none with a surcharge. The card number goes to the payment provider; Vestidor neither sees nor keeps it. Never write it here.',
  },
  {
    id: 'invoice',
    asks: 'where is my invoice|invoice|receipt|where are my orders|order status|track my order',
    text: 'I can’t see orders from the chat: they’re in the shop, under My orders, with state, invoice and tracking if there is any. Invoices for Premium are in Your account, as PDF.',
  },
  {
    id: 'password',
    asks: 'forgot my password|change my password|passkey|log in with fingerprint|two factor|cant sign in',
    text: 'On the sign-in screen you can ask for recovery by email. In Your account you change the password, which signs out other devices, and add a passkey for fingerprint, face or PIN, or a second step. Nobody from the team ever asks for it.',
  },
  {
    id: 'language',
    asks: 'what languages do you speak|can i change the language|speak spanish|do you speak portuguese|language settings',
    text: 'Vestidor speaks English, Portuguese and Spanish: change it in the menu or at the foot of the page. In English I know less than in Spanish, and I say so when I don’t understand.',
  },
  {
    id: 'devices',
    asks: 'is there an iphone app|android app|app store|does it work on my computer|install the app|dark mode',
    text: 'It runs in the browser of a phone, tablet or computer, with the same account and nothing to install; from the browser you can add it to your home screen. Light, dark or as your device: in Your account, under Appearance.',
  },
  {
    id: 'share',
    asks: 'share an outfit|can my friends vote|share my wardrobe|send a look to a friend|share link',
    text: 'In each outfit’s menu, Share makes a link or an image: only the clothes are seen, never your name or prices. You can add others and let friends vote without an account, and stop sharing whenever you like.',
  },
  {
    id: 'family',
    asks: 'wardrobe for my kids|family account|child wardrobe|share account with my partner|two people one account',
    text: `Each account is one person’s wardrobe. For your children under ${it.childAge} you can open theirs in Your account, without a password. Another adult does best with their own account, so that tastes and sizes don’t mix.`,
  },
  {
    id: 'notifications',
    asks: 'reminders|notifications|send me the outfit every morning|turn off notifications|too many emails',
    text: 'In Your account, under reminders, you choose what, when and where: the morning’s outfit with the weather, tomorrow’s plan, laundry, favourites whose price falls. All is off at first, and one switch turns it all off.',
  },
  {
    id: 'wishes',
    asks: 'wish list|budget for clothes|save a product|how much did i spend on clothes budget',
    text: 'Your wishes gather favourites from the shop and things from elsewhere: each says how many new outfits it would make and whether you own one like it. Below you see what you’ve spent, and a budget warns you.',
  },
  {
    id: 'inspiration',
    asks: 'copy a look from a photo|recreate an outfit|inspiration feature|boards|remake a look with my clothes',
    text: 'In Inspiration, choose or paste a photo: Vestidor separates its pieces, finds your nearest ones and says what agrees and what’s missing. The photo isn’t kept. Boards gather looks and ideas by theme, and only you see them.',
  },
  {
    id: 'contact',
    asks: 'talk to a human|contact support|customer service|complaint|something is broken|the app doesnt work|report a bug',
    text: 'I’m an automatic stylist. For a person, the Contact page has the address, telephone and hours; give your account’s email and, for an order, its number. If the page misbehaves, reload it or try another browser first.',
  },
  {
    id: 'demo',
    asks: 'is there a demo|try without an account|demo wardrobe|try it with my clothes',
    text: `The demo opens a full wardrobe without signing up and deletes itself after ${it.demoHours} hours. On the front page you can also try it with your own clothes: your device reads up to ten photos, and nothing is sent.`,
  },
  {
    id: 'age-limit',
    asks: 'minimum age|how old do i have to be|can i use it if im under 18|can minors buy',
    text: `You need to be ${it.accountAge} to have an account, and ${it.buyingAge} to buy Premium or in the shop. Younger people can have a wardrobe inside a parent’s account.`,
  },
  {
    id: 'teach-taste',
    asks: 'how do i teach you my taste|stop suggesting|favourite colours|i never wear this colour|learn my preferences',
    text: 'Like and dislike on each outfit tune it, and a rejected one isn’t proposed again. In My outfits you can also name colours you love or avoid, and read and reset what’s been learned.',
  },
];
