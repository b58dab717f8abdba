/** The first three are "pending" in the database, distinguished by attempts and lease. */
export const messageStates = ["waiting", "sending", "retrying", "sent", "dead"] as const;
export type MessageState = (typeof messageStates)[number];

export const stateLabels: Record<MessageState, string> = {
  waiting: "Waiting",
  sending: "Sending",
  retrying: "Retrying",
  sent: "Sent",
  dead: "Dead",
};
