/** Emails that go to the customer, and stay true: reminders and payment links are left out. */
const CUSTOMER_TOPICS: readonly string[] = [
  "order-customer",
  "payment-customer",
  "order-delivered",
  "order-answer",
  "order-room-link",
  "letter",
];

export const canSendTopicAgain = (topic: string): boolean => CUSTOMER_TOPICS.includes(topic);
