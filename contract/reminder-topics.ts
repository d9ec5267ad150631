export const reminderTopics = ['morning', 'tomorrow', 'laundry', 'wishes', 'premium'] as const;
export type ReminderTopic = (typeof reminderTopics)[number];
