import { index, layout, type RouteConfig, route } from "@remix-run/route-config";
import { paths } from "./paths";

/** The site map on one page: address -> file. */
export default [
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
  index("pages/home/page.tsx"),
  route(paths.automationServices, "pages/automation/page.tsx"),
  route(paths.automation, "pages/automation/a-to-z.tsx"),
  route(paths.websites, "pages/websites/page.tsx"),
  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
