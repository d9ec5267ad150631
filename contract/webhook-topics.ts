export const webhookTopics = ['garment.saved', 'outfit.worn', 'plan.changed'] as const;
export type WebhookTopic = (typeof webhookTopics)[number];
