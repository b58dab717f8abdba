import { lt } from "drizzle-orm";
import type { Feature } from "#app/server/feature.server";
import type { Services } from "#app/server/services.server";
import { deliveryMails } from "./delivery/delivery-mail.server";
import { findDeliveredFile } from "./delivery/find-delivered-file.server";
import { sweepStagedFiles } from "./delivery/staged-files.server";
import { orderMails } from "./mails/order-mails.server";
import { messageMails } from "./messages/message-mails.server";
import { createInboxEntries } from "./office/inbox-entries.server";
import { letterTopic } from "./office/letter/letter-topic.server";
import { createOrderRecords } from "./office/order-records.server";
import { createOrderTrash } from "./office/order-trash.server";
import { createRecountCommand, recountNightly } from "./office/recount.server";
import { ORDER_KIND, ORDER_REVIEW_KIND } from "./office/trash-kinds";
import { hasPaidOrder } from "./payment/has-paid-order.server";
import { createOrderPayable } from "./payment/order-payable.server";
import { getOrderPaymentLinks } from "./payment/payment-link.server";
import { findLinkedPhoto } from "./photos/photo-link.server";
import { sendReminders } from "./reminders/send-reminders.server";
import { createUnpaidMailTopics } from "./reminders/unpaid-mail-topics.server";
import { listPublishedReviews, readReviewsState } from "./reviews/published-reviews.server";
import { reviewMails } from "./reviews/review-mail.server";
import { createOrderReviewTrash } from "./reviews/review-trash.server";
import { revisionMails } from "./revisions/revision-mails.server";
import { roomMails } from "./room/access/room-mail.server";
import { readRoomStateTags } from "./room/live/room-state-tag.server";

/** The tables with what the list, the ticket and the customer's page show of an order. */
const orderTables = [
  "formSubmissions",
  "orderEvents",
  "orderMessages",
  "orderReviews",
  "deliveries",
  "paymentEvents",
] as const;

export function createOrderFeature(services: Services): Feature {
  const { db, env } = services;
  const { submissionKeys } = db.tables;
  return {
    name: "order",
    mails: {
      ...orderMails,
      ...deliveryMails,
      ...messageMails,
      ...roomMails,
      ...revisionMails,
      ...reviewMails,
      ...createUnpaidMailTopics(services),
      letter: letterTopic,
    },
    webhooks: { "order-lead": { label: "Lead webhook" } },
    payables: { order: createOrderPayable(services) },
    payers: { order: (address) => hasPaidOrder(db, address) },
    paymentLinks: getOrderPaymentLinks(env),
    records: { order: createOrderRecords(services) },
    inboxEntries: createInboxEntries(services),
    sweeps: {
      "staged delivery files": (now) => sweepStagedFiles(services, now),
      "submission keys": (now) =>
        db.transact((tx) => tx.delete(submissionKeys).where(lt(submissionKeys.expiresAt, new Date(now)))),
      "payment reminders": (now) => sendReminders(services, now),
      "recount of orders": (now) => recountNightly(services, now),
    },
    commands: { recount: createRecountCommand(services) },
    files: {
      photo: (request, id) => findLinkedPhoto(services, request, id),
      delivery: (request, id) => findDeliveredFile(services, request, id),
    },
    trash: { [ORDER_KIND]: createOrderTrash(services), [ORDER_REVIEW_KIND]: createOrderReviewTrash(services) },
    publishedReviews: { order: (max) => listPublishedReviews(db, max) },
    watchedLists: {
      orders: { tables: [...orderTables, "adminNotes", "orderCounts"] },
      "order reviews": { tables: ["orderReviews"], readState: readReviewsState },
    },
    watchedRecords: {
      "order rooms": { tables: [...orderTables, "orderRooms", "deliveredFiles"], readRevisions: readRoomStateTags },
    },
    personalData: [
      { table: "formSubmissions", about: "customers, by email", kept: "until 30 days after it is deleted" },
      { table: "uploads", about: "customers' photos, by their order", kept: "as long as the order; a day without one" },
      { table: "deliveries", about: "messages to a customer, by their order", kept: "as long as the order" },
      {
        table: "deliveredFiles",
        about: "finished files, by their order",
        kept: "as long as the order; a day without one",
      },
      { table: "orderMessages", about: "what a customer wrote, by their order", kept: "as long as the order" },
      {
        table: "orderReviews",
        about: "reviews by customers, by their order",
        kept: "as long as the order, or until 30 days after it is deleted",
      },
      { table: "adminNotes", about: "notes about a customer, by their order", kept: "as long as the order" },
      { table: "paymentReminders", about: "reminders of a customer, by their order", kept: "as long as the order" },
      { table: "orderEvents", about: "history with names, by the order", kept: "as long as the order" },
    ],
  };
}
