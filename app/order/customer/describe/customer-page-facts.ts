import type { LatestAnswer } from "../../answer/describe-answer.server";
import type { Delivery } from "../../model/standard-delivery";
import type { DescribedQuote } from "../../quote/describe-quote.server";

export interface CustomerPageFacts extends Delivery {
  order: { orderStatus: string; paymentStatus: string; paymentProblem: string | null; drawnFrom: string | null };
  quote: DescribedQuote | null;
  isQuestion: boolean;
  firstName: string;
  price: string;
  canPay: boolean;
  isPaymentPending: boolean;
  files: number;
  /** Whether the customer may approve the newest files or request a revision. */
  canAnswer: boolean;
  ifPaidNow: string;
  /** The day the files are due if the customer pays now; null if unknown. */
  dayIfPaidNow: string | null;
  /** The number of visible files in the newest round. */
  newestFiles: number;
  /** "today" or such as "Monday"; null if nothing is due. */
  dueDay: string | null;
  /** The due day that has passed, "today" or "Monday, November 30"; null if nothing is late. */
  missedDay: string | null;
  /** `missedDay` in short form: "today" or "Nov 30". */
  missedDate: string | null;
  visuals: number;
  reply: string;
  latestAnswer: LatestAnswer | null;
  /** Who has not answered the newest message yet; null if nobody has to. */
  owesAnswer: "customer" | "team" | null;
  /** The message that the customer has not answered, or empty. */
  asked: string;
  progress: { ordered: number; delivered: number };
  /** Formatted for the page; null for what has not happened. */
  times: {
    received: string;
    paid: string | null;
    started: string | null;
    ready: string | null;
    answered: string | null;
  };
}

export interface CustomerPageStatus {
  title: string;
  text: string;
  quote?: string;
  action: "pay" | "download" | null;
  /** The label of a link to the form for messages, if the customer has a reason to write. */
  write?: string;
  /** The label of that link if there is nothing else to do. */
  add?: string;
  /** Makes that link the main button. */
  isMainAction?: boolean;
  /** A reassurance beside the button, such as the refund terms. */
  note?: string;
}

export const isWrongAmount = ({ paymentStatus, paymentProblem }: CustomerPageFacts["order"]) =>
  paymentStatus !== "paid" && paymentProblem === "wrong_amount";

/** The office gave an order the status of a question. */
export const isOnHold = ({ order, isQuestion }: Pick<CustomerPageFacts, "order" | "isQuestion">) =>
  order.orderStatus === "question" && !isQuestion;

/** Whether the customer has to answer before we go on, be it a message here or an email. */
export const isAsked = (facts: Pick<CustomerPageFacts, "order" | "isQuestion" | "owesAnswer">) =>
  isOnHold(facts) && facts.owesAnswer !== "team";
