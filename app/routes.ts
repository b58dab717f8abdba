import { index, layout, type RouteConfig, route } from "@remix-run/route-config";
import { paths } from "./paths";

export default [
  // Public pages
  index("pages/home/page.tsx"),
  route(paths.automationServices, "pages/automation/page.tsx"),
  route(paths.automation, "pages/automation/a-to-z.tsx"),
  route(paths.websites, "pages/websites/page.tsx"),
  route(paths.websiteSample(":trade"), "pages/websites/samples/page.tsx"),
  route(paths.growth, "pages/growth/page.tsx"),
  route(paths.clientPortal, "pages/client-portal/page.tsx"),
  route(paths.faq, "pages/faq/page.tsx"),
  route(paths.blog, "pages/blog/page.tsx"),
  route(paths.article(":slug"), "pages/blog/article.tsx"),
  route(paths.adminArticlePreview(":record"), "pages/blog/preview.tsx"),
  route("/pictures/:id/:file", "texts/pictures/picture.ts"),
  ...[paths.privacy, paths.terms, paths.refunds].map((path) => route(path, "pages/legal/page.tsx", { id: path })),
  ...[paths.privacyOn, paths.termsOn, paths.refundsOn].map((on) =>
    route(on(":day"), "pages/legal/page.tsx", { id: on(":day") }),
  ),
  route(paths.bookConsultation, "booking/customer/booking-page.tsx"),
  route(paths.bookingFrame, "booking/customer/frame.tsx"),
  route(paths.booking(":reference"), "booking/customer/manage/page.tsx"),
  route(paths.bookingCalendar(":reference"), "booking/calendar/calendar.ts"),
  route(paths.bookingFeed, "booking/calendar/feed.ts"),
  route(paths.contact, "contact/page/contact.tsx", [index("booking/customer/week-board.tsx")]),
  route(paths.letsTalk, "contact/page/lets-talk.tsx"),

  // Ordering
  route(paths.visualDesign, "order/page/page.tsx"),
  ...paths.formerOrderPages.map((path) => route(path, "order/page/redirect-former-pages.ts", { id: path })),
  route(paths.orderUploads, "order/photos/upload.ts"),
  route(paths.orderUploadRemove, "order/photos/upload-remove.ts"),
  route(paths.orderUpload(":token"), "order/photos/upload-preview.ts"),
  route(paths.upload(":id"), "order/photos/uploaded-file.ts"),
  route(paths.thankYou, "order/customer/thank-you/thank-you.tsx"),
  route(paths.customerPage(":number"), "order/customer/customer-page.tsx"),
  route(paths.orderPreview(":number", ":id"), "order/customer/files/preview.ts"),
  route(paths.orderArchive(":number"), "order/customer/files/archive.ts"),
  route(paths.orderEvents(":number"), "order/customer/live/events.ts"),
  route(paths.orderReminders(":number"), "order/customer/stop-reminders.tsx"),

  // Digital Vault
  route(paths.vault, "shop/vault/page.tsx"),
  route(paths.product(":slug"), "shop/vault/product/page.tsx"),
  route(paths.blueprint, "shop/blueprint/page.tsx"),
  route(paths.productPicture(":id"), "shop/parts/picture.ts"),

  // Downloads
  route(paths.thankYouProduct(":slug"), "shop/download/thank-you.tsx"),
  route(paths.download(":slug"), "shop/download/page.tsx"),
  route(paths.downloadFile(":slug"), "shop/download/file.ts"),

  // Paying
  route(paths.pay(":item"), "payment/pay.tsx"),
  route(paths.testCheckout(":item"), "payment/test-checkout.tsx"),
  route(paths.stripeWebhook, "payment/stripe-webhook.ts"),

  // Back office
  layout("admin/frame.tsx", [
    route(paths.admin, "order/office/list/page.tsx", [
      route(paths.adminOrder(":number"), "order/office/ticket/detail.tsx"),
      route(paths.adminCompose, "order/office/compose/compose.tsx"),
    ]),
    route(paths.adminPhoto(":number", ":id"), "order/office/ticket/photo.ts"),
    route(paths.adminDeliveryFiles(":number"), "order/office/ticket/delivery/stage.ts"),
    route(paths.adminDelete, "order/office/list/delete-page.tsx"),
    route(paths.adminTrash, "trash/trash.tsx"),
    route(paths.adminDealflow, "dealflow/office/applications.tsx", [
      route(paths.adminApplication(":id"), "dealflow/office/application.tsx"),
    ]),
    route(paths.adminInbox, "inbox/list/page.tsx", [
      route(paths.adminInboxMessage(":id"), "contact/office/message.tsx"),
      route(paths.adminInboxAnswer(":id"), "contact/office/answer.tsx"),
    ]),
    route(paths.adminIdea(":id"), "shop/office/ideas/page.tsx"),
    route(paths.adminBookings, "booking/office/list/page.tsx"),
    route(paths.adminBooking(":reference"), "booking/office/meeting/page.tsx"),
    route(paths.adminAvailability, "booking/office/availability/page.tsx"),
    route(paths.adminProducts, "shop/office/products/list/page.tsx"),
    route(paths.adminProduct(":id"), "shop/office/products/edit/page.tsx"),
    route(paths.adminProductFile(":id"), "shop/office/products/edit/uploads/stage.ts"),
    route(paths.adminSales, "shop/office/sales/page.tsx", [
      route(paths.adminSale(":number"), "shop/office/sales/sale.tsx"),
    ]),
    route(paths.adminCoupons, "coupons/office/page.tsx"),
    route(paths.adminCoupon(":code"), "coupons/office/coupon.tsx"),
    route(paths.adminOutbox, "outbox/page.tsx"),
    route(paths.adminMessage(":id"), "outbox/message.tsx"),
    route(paths.adminSettings, "settings/office/list.tsx"),
    route(paths.adminHealth, "settings/office/health.tsx"),
    route(paths.adminConnections, "settings/office/connections.tsx"),
    route(paths.adminPersonalData, "person/office/person.tsx"),
    route(paths.adminPersonalDataCopy, "person/office/copy.ts"),
    route(paths.adminSetup, "settings/office/setup.tsx"),
    route(paths.adminSettingSection(":section"), "settings/office/section.tsx"),
    route(paths.adminSettingRecord(":section", ":record"), "settings/office/record.tsx"),
    route(paths.adminAccount, "account/own/page.tsx"),
    route(paths.adminPeople, "account/people/page.tsx"),
    route(paths.adminPerson(":userId"), "account/people/person.tsx"),
    route(paths.adminFigures, "figures/figures-screen.tsx"),
    route(paths.adminVitals, "vitals/vitals-screen.tsx"),
    route(paths.adminSignOut, "account/sign-in/sign-out.ts"),
  ]),
  route(paths.adminSignIn, "account/sign-in/sign-in.tsx"),
  route(paths.adminForgotPassword, "account/sign-in/forgot-password.tsx"),
  route(paths.adminSetPassword, "account/sign-in/set-password.tsx"),
  route(paths.adminExport, "order/office/list/export.ts"),
  route(paths.adminInboxExport, "inbox/list/export.ts"),
  route(paths.adminSalesExport, "shop/office/sales/export.ts"),
  route(paths.adminOrderEvents, "order/office/list/events.ts"),
  route(paths.adminOffline, "admin/offline.tsx"),
  route(paths.officeWorker, "admin/worker.ts"),
  route(paths.vitals, "vitals/receive.ts"),
  route(paths.file(":kind", ":id"), "files/file.ts"),
  route(paths.sampleEmails, "outbox/samples/emails.tsx"),
  route(paths.sampleEmail(":topic", ":part"), "outbox/samples/email.ts"),

  // For programs and search engines
  route(paths.dealflowApi, "dealflow/receive/api.ts"),
  route(paths.blogFeed, "pages/blog/feed.tsx"),
  route(paths.sitemap, "pages/sitemap.ts"),
  route(paths.robots, "pages/robots.ts"),
  route(paths.manifest, "pages/manifest.ts"),

  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
