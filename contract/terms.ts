export const terms = {
  /** Real Decreto Legislativo 1/2007, arts. 102 and 104. */
  withdrawalDays: 14,
  /** To send goods back, and to return their price (arts. 107 and 108). */
  returnDays: 14,
  /** Once sent. */
  deliveryDays: 5,
  /** Art. 120. */
  guaranteeYears: 3,
  /** Adds to the legal one. */
  ownGuaranteeDays: 30,
  /** Reference of a reduced price (Ley 7/1996, art. 20). */
  lowestPriceDays: 30,
  /** Before a renewal or the end of a paid month. */
  renewalNoticeDays: 15,
  endNoticeDays: 3,
  demoHours: 24,
  /** Regulation 2016/679, art. 12.3. */
  dataRightsDays: 30,
  age: { account: 14, buying: 18 },
} as const;
