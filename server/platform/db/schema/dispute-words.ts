/** `inquiry`: the bank or PayPal asks, and no money has moved. `dispute`: the money is withdrawn until it is decided. */
export const disputeStages = ['inquiry', 'dispute'] as const;

/** `closed`: an inquiry that came to nothing, or a dispute that was settled by a refund. */
export const disputeStatuses = ['needs_response', 'under_review', 'won', 'lost', 'closed'] as const;
