import { index, layout, type RouteConfig, route } from "@remix-run/route-config";
import { paths } from "./paths";

/** The site map on one page: address -> file. */
export default [
  route(paths.faq, "pages/faq/page.tsx"),
  route(paths.blog, "pages/blog/page.tsx"),
  route(paths.blogFeed, "pages/blog/feed.tsx"),
  route(paths.article(":slug"), "pages/blog/article.tsx"),
  route(paths.clientPortal, "pages/client-portal/page.tsx"),
  route(paths.blueprint, "pages/blueprint/page.tsx"),
  route(paths.privacy, "pages/legal/privacy.tsx"),
  route(paths.terms, "pages/legal/terms.tsx"),
  route(paths.refunds, "pages/legal/refunds.tsx"),

  route(paths.visualDesign, "order/page.tsx"),
  route(paths.orderUploads, "order/upload.ts"),
  route(paths.orderUploadRemove, "order/upload-remove.ts"),
  route(paths.upload(":id"), "order/uploaded-file.ts"),
  ...paths.formerOrderPages.map((path) => route(path, "order/moved.ts", { id: path })),
  route(paths.testCheckout(":plan"), "order/test-checkout.tsx"),
  route(paths.stripeWebhook, "order/stripe-webhook.ts"),
  route(paths.adminExport, "order/office/export.ts"),
  route(paths.thankYou, "order/thank-you.tsx"),
  layout("admin/frame.tsx", [
    route(paths.admin, "order/office/list.tsx", [route(paths.adminOrder(":number"), "order/office/detail.tsx")]),
    route(paths.adminPhoto(":number", ":id"), "order/office/photo.ts"),
    route(paths.adminCompose, "order/office/compose.tsx"),
    route(paths.adminDelete, "order/office/delete.tsx"),
    route(paths.adminTrash, "order/office/trash.tsx"),
    route(paths.adminDealflow, "dealflow/page.tsx", [route(paths.adminApplication(":id"), "dealflow/application.tsx")]),
    route(paths.adminOutbox, "outbox/page.tsx"),
    route(paths.adminMessage(":id"), "outbox/message.tsx"),
    route(paths.adminMetrics, "vitals/metrics.tsx"),
    route(paths.adminSignOut, "account/sign-out.ts"),
  ]),
  route(paths.adminSignIn, "account/sign-in.tsx"),
  route(paths.dealflowApi, "dealflow/api.ts"),
  route(paths.vitals, "vitals/receive.ts"),
  route(paths.officeWorker, "admin/worker.ts"),
  route(paths.adminOffline, "admin/offline.tsx"),
  index("pages/not-found.tsx", { id: "home" }),
  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
