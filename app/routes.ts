import { type RouteConfig, route } from "@remix-run/route-config";

/** The site map on one page: address -> file. Addresses as values are in `paths.ts`. */
export default [
  route("visual-design", "order/page.tsx"),
  route("visual-design/uploads", "order/upload.ts"),
  route("visual-design/uploads/remove", "order/upload-remove.ts"),
  route("uploads/:id", "order/uploaded-file.ts"),
  route("order", "order/moved.ts", { id: "order-moved" }),
  route("flyers-visuals", "order/moved.ts", { id: "flyers-moved" }),
  route("test-checkout/:plan", "order/test-checkout.tsx"),
  route("webhooks/stripe", "order/stripe-webhook.ts"),
  route("thank-you", "order/thank-you.tsx"),
  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
