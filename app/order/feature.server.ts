import { paths } from "../paths";
import type { Feature } from "../server/feature.server";
import { hasPayment } from "../server/list/has-payment.server";
import type { Services } from "../server/services.server";
import { DAY } from "../server/time/durations";
import { createOrderTrash } from "./change/order-trash.server";
import { findDeliveredFile } from "./deliver/find-delivered-file.server";
import { sweepStagedFiles } from "./deliver/staged-files.server";
import { orderNotifications, orderTopics } from "./emails/order-topics.server";
import { readCustomerPageStateTags } from "./find/customer-page-state-tag.server";
import { createOrderFigures } from "./find/figures.server";
import { createInboxEntries } from "./find/inbox-entries.server";
import { countActionNeeded, listOrderCounts } from "./find/order-counts.server";
import { createOrderMetrics } from "./find/order-metrics.server";
import { createOrderRecords } from "./find/order-records.server";
import { readOrderReport } from "./find/order-report.server";
import { createOrderSummary } from "./find/order-summary.server";
import { createRecountCommand, DAILY_RECOUNT, recountAndLog } from "./find/recount.server";
import { ORDER_KIND, ORDER_REVIEW_KIND } from "./model/order-labels";
import { orderPosts } from "./model/post-words";
import { bookMissingMarks } from "./pay/book-marks.server";
import { createOrderPayable } from "./pay/order-payable.server";
import { findLinkedPhoto } from "./photos/photo-link.server";
import { sweepPhotos } from "./photos/stored-photos.server";
import { sendReminders } from "./remind/send-reminders.server";
import { createUnpaidEmailTopics } from "./remind/unpaid-email-topics.server";
import { listPublishedReviews, readReviewsState } from "./review/published-reviews.server";
import { createOrderReviewTrash } from "./review/review-trash.server";

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
  const { db } = services;
  const { formSubmissions: orders, submissionKeys } = db.tables;
  return {
    name: "order",
    posts: { [paths.admin]: orderPosts },
    emails: { ...orderTopics, ...createUnpaidEmailTopics(services) },
    notifications: orderNotifications,
    webhooks: { "order-lead": { label: "Lead webhook" } },
    payables: { order: createOrderPayable(services) },
    payers: {
      order: (address) => hasPayment(db, { table: orders, status: orders.paymentStatus, paid: "paid" }, address),
    },
    records: { order: createOrderRecords(services) },
    inboxEntries: createInboxEntries(services),
    onStart: { "payments by hand": () => bookMissingMarks(services, new Date(0)) },
    sweeps: {
      "payments by hand": (now) => bookMissingMarks(services, new Date(now - DAY)),
      uploads: (now) => sweepPhotos(services, now),
      "staged delivery files": (now) => sweepStagedFiles(services, now),
      "payment reminders": (now) => sendReminders(services, now),
    },
    daily: { [DAILY_RECOUNT]: (tx) => recountAndLog(services, tx) },
    menuCounts: {
      [paths.admin]: { label: "need action", count: async () => countActionNeeded(await listOrderCounts(db)) },
    },
    figures: { orders: createOrderFigures(services) },
    reports: { orders: (period) => readOrderReport(services, period) },
    metrics: createOrderMetrics(services),
    summary: { orders: createOrderSummary(services) },
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
      "order rooms": {
        tables: [...orderTables, "customerPages", "deliveredFiles"],
        readRevisions: readCustomerPageStateTags,
      },
    },
    grows: {
      formSubmissions: {
        about: "customers, by email",
        kept: "until its age under Settings, or 30 days after it is deleted",
      },
      uploads: { about: "customers' photos, by their order", kept: "as long as the order; a day without one" },
      deliveries: { about: "messages to a customer, by their order", kept: "as long as the order" },
      deliveredFiles: { about: "finished files, by their order", kept: "as long as the order; a day without one" },
      orderMessages: { about: "what a customer wrote, by their order", kept: "as long as the order" },
      orderReviews: {
        about: "reviews by customers, by their order",
        kept: "as long as the order, or until 30 days after it is deleted",
      },
      adminNotes: { about: "notes about a customer, by their order", kept: "as long as the order" },
      paymentReminders: { about: "reminders of a customer, by their order", kept: "as long as the order" },
      orderEvents: { about: "history with names, by the order", kept: "as long as the order" },
      customerPages: { kept: "as long as the order" },
      submissionKeys: { kept: "until it expires", until: submissionKeys.expiresAt },
    },
  };
}
