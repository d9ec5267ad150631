/** Every figure that bounds what a person may send or own (decisions A1, A3 and A4); those that vary by trust stand in `trust.ts`. */
export const limits = {
  username: { min: 3, max: 30, pattern: /^[a-z0-9._-]+$/ },
  email: { max: 254 },
  password: { min: 6, max: 128 },
  garment: {
    nameMax: 80,
    brandMax: 60,
    sizeMax: 20,
    tagMax: 30,
    tagsMax: 12,
    priceMax: 100_000,
    fibresMax: 24,
  },
  outfit: { nameMax: 80, descriptionMax: 400, garmentsMin: 2, garmentsMax: 10 },
  photo: { bytesMax: 12 * 1024 * 1024, sideMin: 64 },
  /** Numbers that tell how a garment looks: what the scanner's network gives, wherever it runs. */
  embeddingLength: 256,
  /** The outline of a cut-out: one channel of at most 640 × 640 pixels, which noise does not compress. */
  mask: { bytesMax: 600_000 },
  cart: { quantityMax: 10, linesMax: 50 },
  /** Above 3,000 € a simplified invoice does not do (Real Decreto 1619/2012, art. 4.2). */
  order: { totalCentsMax: 300_000, pendingMax: 3 },
  outfitsPerGeneration: 3,
  /** Garments that a generation can be asked to wear, or to leave. */
  wish: { mustIncludeMax: 8, mustAvoidMax: 200 },
  alternatives: 8,
  taste: { colorsMax: 12 },
  /** Rejected outfits that are remembered, so as not to be proposed again. */
  rejectedOutfits: 500,
  trialDays: 7,
  /** The calendar: how far from today a day may lie, how many outfits it holds, how many a call plans. */
  plan: { daysAway: 366, perDay: 4, perCall: 14, spanDaysMax: 62, weekDays: 7 },
  packing: { daysMax: 14 },
  capsule: { outfitsMin: 3, outfitsMax: 60 },
  temperature: { min: -30, max: 50 },
  /**
   * Talking to the advisors. Costs are what an answer of a provider's may be made of, in tokens. What all of it may
   * cost in a day stands in the configuration.
   */
  chat: {
    messageMax: 2000,
    historyTokens: 2000,
    toolTokens: 3000,
    answerTokens: 700,
    steps: 6,
    conversations: 300,
    messagesShown: 200,
  },
  /** What a model of a provider's is shown of a photograph, and what its answer may be made of. */
  secondLook: { sidePx: 1024, imageTokens: 30_000, answerTokens: 300, perMinute: 20 },
  /** Calls that compare every garment with every other look at this many, those that are used most. */
  garmentsCompared: 400,
} as const;

/** Base64 carries three bytes in four characters; the rest of the JSON body is small. */
export const photoBodyBytesMax = Math.ceil((limits.photo.bytesMax * 4) / 3) + 4096;
export const maskBodyBytesMax = Math.ceil((limits.mask.bytesMax * 4) / 3) + 4096;
