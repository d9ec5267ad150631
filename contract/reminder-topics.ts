export const reminderTopics = ['morning', 'tomorrow', 'laundry', 'away', 'wishes', 'premium'] as const;
export type ReminderTopic = (typeof reminderTopics)[number];
