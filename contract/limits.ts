/** Decisions A1, A3 and A4; limits by trust level are in `trust.ts`. */
export const limits = {
  username: { min: 3, max: 30, pattern: /^[a-z0-9._-]+$/ },
  email: { max: 254 },
  password: { min: 6, max: 128 },
  garment: {
    nameMax: 80,
    brandMax: 60,
    sizeMax: 20,
    tagMax: 30,
    placeMax: 60,
    washAfterMax: 60,
    tagsMax: 12,
    priceMax: 100_000,
    fibresMax: 24,
  },
  outfit: { nameMax: 80, descriptionMax: 400, garmentsMin: 2, garmentsMax: 10 },
  photo: { bytesMax: 12 * 1024 * 1024, sideMin: 64 },
  embeddingLength: 256,
  /** At most 640 × 640 pixels; allows for incompressible noise. */
  mask: { bytesMax: 600_000 },
  cart: { quantityMax: 10, linesMax: 50 },
  /** Simplified invoices are limited to 3,000 € (Real Decreto 1619/2012, art. 4.2). */
  order: { totalCentsMax: 300_000, pendingMax: 3 },
  /** People who may look at a wardrobe, invitations included. */
  viewers: { most: 5, nameMax: 40, invitationDays: 7 },
  home: { most: 5, nameMax: 40, movedMax: 500 },
  household: { wards: 8, nameMax: 40, ageMax: 17 },
  outfitsPerGeneration: 3,
  look: { peopleMax: 7, piecesMax: 12 },
  review: { scansMax: 60, keptDays: 30, unreadBytesMax: 64 * 1024 * 1024 },
  /** Of garments read from tables and other people's exports. */
  import: {
    rowsMax: 5000,
    fileBytesMax: 10 * 1024 * 1024,
    keyMax: 64,
    addressMax: 2000,
    wornMax: 10_000,
    wearsMax: 2000,
  },
  upkeep: { most: 60, noteMax: 120 },
  /** Garments that change their place in one call. */
  moves: { placesMax: 60, garmentsMax: 2000 },
  wishes: 100,
  /** A cut-out of at most 360 pixels, in base64; allows for incompressible noise. */
  inspiration: { most: 80, nameMax: 60, pictureCharsMax: 200_000 },
  board: { most: 40, itemsMax: 60, nameMax: 60, noteMax: 300 },
  /** Messages are kept that wait for one address, and then dropped. */
  webhooks: { most: 5, addressMax: 1000, shown: 10, waiting: 500, idsPerMessage: 200 },
  wish: { mustIncludeMax: 8, mustAvoidMax: 200 },
  alternatives: 8,
  taste: { colorsMax: 12, learnedIdMax: 120 },
  rejectedOutfits: 500,
  /** Votes are those of one network prefix. */
  share: { outfitsMax: 3, keptMax: 50, votesOfNetworkMax: 12 },
  trialDays: 7,
  passkeys: 20,
  recoveryCodes: 10,
  plan: { daysAway: 366, perDay: 4, perCall: 14, spanDaysMax: 62, weekDays: 7 },
  packing: { daysMax: 14 },
  calendar: { addressMax: 2000 },
  reminders: { devices: 10, endpointMax: 1000 },
  capsule: { outfitsMin: 3, outfitsMax: 60 },
  temperature: { min: -30, max: 50 },
  /** Costs are in tokens; the daily budget is in the configuration. */
  chat: {
    messageMax: 2000,
    historyTokens: 2000,
    toolTokens: 3000,
    answerTokens: 700,
    steps: 6,
    conversations: 300,
    messagesShown: 200,
  },
  secondLook: { sidePx: 1024, imageTokens: 30_000, answerTokens: 300, perMinute: 20 },
  /** Tokens bound the cost of a picture. */
  tryOn: { sidePx: 1536, imageTokens: 6500, textTokens: 1000, writtenTokens: 1700, perMinute: 6 },
  /** The most worn, in calls that compare all pairs. */
  garmentsCompared: 400,
} as const;

/** Base64 makes four characters of three bytes; the rest is small. */
export const photoBodyBytesMax = Math.ceil((limits.photo.bytesMax * 4) / 3) + 4096;
export const maskBodyBytesMax = Math.ceil((limits.mask.bytesMax * 4) / 3) + 4096;
/** As many cut-outs as a look has pieces, of some 40 KB each. */
export const savedPartsBodyBytesMax = 1024 * 1024;
