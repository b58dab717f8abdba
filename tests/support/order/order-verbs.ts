import { eq } from "drizzle-orm";
import { paths } from "#app/paths";
import { enqueue } from "#app/server/outbox/outbox.server";
import type { Visitor } from "../browser/visitor";
import { fieldValues, readPage } from "../document";
import type { Site } from "../site";
import { insertDeliveredOrder, readForm, sendForm } from "./answers";
import { openCustomerPages } from "./customer-page";
import { createDeliveryFile, deliver, insertPaidOrder } from "./deliveries";
import { answerMessage, writeMessage } from "./messages";
import { insertOrder, type Order } from "./orders";
import { createPaidSession, sendEvent } from "./payment";
import { createPaymentVerbs, type Verb } from "./payment-verbs";
import { insertOldOrder, sweepReminders } from "./reminders";

/** By name: every change of an order that a list, a ticket or the customer's page shows. */
export function createOrderVerbs(site: Site, office: Visitor): Record<string, Verb> {
  const post = (order: Order, fields: Record<string, string | string[]>) =>
    office.post(paths.adminOrder(order.submissionId), fields);

  /** A change with a form of the order's ticket. */
  const onTicket =
    (fields: Record<string, string>, insert: () => Promise<Order> = () => insertOrder(site)): Verb =>
    async () => {
      const order = await insert();
      return { order, change: () => post(order, fields) };
    };

  const inList =
    (fields: Record<string, string>, changes: Partial<Order> = {}): Verb =>
    async () => {
      const order = await insertOrder(site, changes);
      return { order, change: () => office.post(paths.admin, { id: order.id, ...fields }) };
    };

  const onDeliveredFile =
    (act: (order: Order, file: string) => Promise<unknown>): Verb =>
    async () => {
      const { order, files } = await insertDeliveredOrder(site);
      return { order, change: () => act(order, files[0]?.id ?? "") };
    };

  const inCustomerPage =
    (act: (customer: Visitor, order: Order) => Promise<unknown>): Verb =>
    async () => {
      const { order, customer } = await insertDeliveredOrder(site);
      return { order, change: () => act(customer, order) };
    };

  const answer = async (customer: Visitor, order: Order, form: "revise" | "approve" | "review") =>
    sendForm(customer, order, {
      ...(await readForm(customer, order, form)),
      ...{ text: "Bigger, please.", stars: "5", name: "Dana" },
    });

  async function insertReviewed(): Promise<Order> {
    const { order, customer } = await insertDeliveredOrder(site);
    await answer(customer, order, "approve");
    await answer(customer, order, "review");
    return order;
  }

  async function insertPaidTwice(): Promise<Order> {
    const order = await insertOrder(site);
    for (let time = 0; time < 2; time++) await sendEvent(site, { session: createPaidSession(order.submissionId) });
    return order;
  }

  async function insertQuestioned(): Promise<Order> {
    const order = await insertOrder(site);
    await writeMessage(await openCustomerPages(site, order), order, "Can it be green?");
    return order;
  }

  async function insertMarkedPaid(): Promise<Order> {
    const order = await insertOrder(site);
    await post(order, { intent: "paid", reason: "Check no. 12" });
    return order;
  }

  /** Returns the id of an email about the order that was sent. */
  async function insertSentEmail({ id, email }: Order): Promise<string> {
    const { db } = site.services;
    const { outbox } = db.tables;
    const [dedupeKey, about] = [`letter:${id}`, { kind: "order", id }];
    const payload = { to: email, subject: "Holidays", text: "We are closed.", html: "<p>We are closed.</p>" };
    return db.transact(async (tx) => {
      await enqueue(db, tx, { kind: "mail", topic: "letter", about, dedupeKey, payload });
      const sent = { state: "sent" as const, finishedAt: new Date() };
      const [row] = await tx.update(outbox).set(sent).where(eq(outbox.dedupeKey, dedupeKey)).returning();
      return row?.id ?? "";
    });
  }

  const decideReview =
    (state: "published" | "declined"): Verb =>
    async () => {
      const order = await insertReviewed();
      const [written = ""] = await readField(order, "written_at");
      return { order, change: () => post(order, { intent: "review", review_state: state, written_at: written }) };
    };

  const moveReview = ({ id, submissionId }: Order, intent: "delete" | "restore") =>
    office.post(paths.adminTrash, { intent, kind: "order_review", id, back: paths.adminOrder(submissionId) });

  const readField = async (order: Order, name: string) =>
    fieldValues(await readPage(office, paths.adminOrder(order.submissionId)), name);

  return {
    "a status": inList({ intent: "status", status: "in_progress" }),
    "a status in a row": inList({ intent: "row", status: "ready" }),
    "a priority in a row": inList({ intent: "row", priority: "urgent" }),
    "a status on the ticket": onTicket({ intent: "change", status: "cancelled" }),
    "a priority on the ticket": onTicket({ intent: "change", priority: "high" }),
    "a deleted order": inList({ intent: "delete" }),
    "a restored order": inList({ intent: "restore" }, { deletedAt: new Date() }),
    "a note": onTicket({ intent: "note", note: "Called them." }),
    "a payment by hand": onTicket({ intent: "paid", reason: "Check no. 12" }),
    "a payment by hand that is undone": onTicket({ intent: "unpaid" }, insertMarkedPaid),
    "a corrected address": onTicket({ intent: "email", email: "right@studio.example" }),
    "a payment link by email": onTicket({ intent: "email_link" }),
    "an automatic reminder": async () => {
      const order = await insertOldOrder(site, 30);
      return { order, change: () => sweepReminders(site) };
    },
    "an email sent again": async () => {
      const order = await insertOrder(site);
      const message = await insertSentEmail(order);
      return { order, change: () => post(order, { intent: "resend", message, form_id: crypto.randomUUID() }) };
    },
    "an answer": async () => {
      const order = await insertQuestioned();
      return { order, change: () => answerMessage(office, order, "Yes.") };
    },
    "a message marked as answered": onTicket({ intent: "answered" }, insertQuestioned),
    "a staff email": async () => {
      const order = await insertOrder(site);
      const form = { intent: "send", id: order.submissionId, subject: "Holidays", text: "We are closed on Thursday." };
      return { order, change: () => office.post(paths.adminCompose, { form_id: crypto.randomUUID(), ...form }) };
    },
    "a delivery": async () => {
      const order = await insertPaidOrder(site);
      return { order, change: () => deliver(office, order, [createDeliveryFile("flyer.zip")]) };
    },
    "a withdrawn file": onDeliveredFile((order, file) => post(order, { intent: "withdraw", file })),
    "a file brought back": async () => {
      const { order, files } = await insertDeliveredOrder(site);
      const file = files[0]?.id ?? "";
      await post(order, { intent: "withdraw", file });
      return { order, change: () => post(order, { intent: "bring_back", file }) };
    },
    "a replaced file": onDeliveredFile((order, file) =>
      office.postFiles(
        paths.adminOrder(order.submissionId),
        { intent: "replace", file },
        { files: [createDeliveryFile("new.zip")] },
      ),
    ),
    "a resolved payment problem": async () => {
      const order = await insertPaidTwice();
      return {
        order,
        change: async () => post(order, { intent: "resolved", payment: await readField(order, "payment") }),
      };
    },
    "a published review": decideReview("published"),
    "a declined review": decideReview("declined"),
    "a deleted review": async () => {
      const order = await insertReviewed();
      return { order, change: () => moveReview(order, "delete") };
    },
    "a restored review": async () => {
      const order = await insertReviewed();
      await moveReview(order, "delete");
      return { order, change: () => moveReview(order, "restore") };
    },
    "a customer's message": inCustomerPage((customer, order) => writeMessage(customer, order, "Can it be green?")),
    "a revision": inCustomerPage((customer, order) => answer(customer, order, "revise")),
    "an approval": inCustomerPage((customer, order) => answer(customer, order, "approve")),
    "a review": async () => {
      const { order, customer } = await insertDeliveredOrder(site);
      await answer(customer, order, "approve");
      return { order, change: () => answer(customer, order, "review") };
    },
    ...createPaymentVerbs(site),
  };
}
