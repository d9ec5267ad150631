/** Terms that the law sets or the house promises, as the conditions of use have them. */
export const terms = {
  /** To withdraw without a reason (Real Decreto Legislativo 1/2007, arts. 102 and 104). */
  withdrawalDays: 14,
  /** To send back what was bought, and to return its price (arts. 107 and 108). */
  returnDays: 14,
  /** How long a parcel may be on its way once it has been sent. */
  deliveryDays: 5,
  /** What is sold has to conform for this long (art. 120). */
  guaranteeYears: 3,
  /** The shop's own guarantee, which adds to the legal one. */
  ownGuaranteeDays: 30,
  /** A reduced price is compared with the lowest of these days (Ley 7/1996, art. 20). */
  lowestPriceDays: 30,
  /** Notice before a card subscription renews, and before a paid month ends. */
  renewalNoticeDays: 15,
  endNoticeDays: 3,
  demoHours: 24,
  /** To answer a request about personal data (Regulation 2016/679, art. 12.3). */
  dataRightsDays: 30,
  age: { account: 14, buying: 18 },
} as const;
