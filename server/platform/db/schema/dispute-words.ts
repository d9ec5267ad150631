/** In an inquiry no money has moved; in a dispute it is withdrawn until the decision. */
export const disputeStages = ['inquiry', 'dispute'] as const;

/** `closed`: a dropped inquiry, or a dispute settled by a refund. */
export const disputeStatuses = ['needs_response', 'under_review', 'won', 'lost', 'closed'] as const;
