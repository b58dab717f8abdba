/**
 * Every address of the site as a value. Links, redirects and tests take them from here; `routes.ts` says
 * which file answers each.
 */
export const paths = {
  home: "/",
  automation: "/automation",
  automationServices: "/automation-services",
  /** One industry on it. */
  trade: (id: string) => `/automation-services#${id}`,
  websites: "/website-services",
  growth: "/business-growth",
  vault: "/digital-vault",
  bookConsultation: "/book-consultation",
  /** The same without header and footer, for the dialog that frames it. */
  bookingFrame: "/book-consultation/frame",
  contact: "/contact",
  faq: "/faq",
  blog: "/blog",
  blogCategory: (category: string) => `/blog?category=${category}`,
  blogFeed: "/blog/feed.xml",
  article: (slug: string) => `/blog/${slug}`,
  clientPortal: "/client-portal",
  blueprint: "/automation-blueprint",
  privacy: "/privacy",
  terms: "/terms",
  refunds: "/refunds",

  sitemap: "/sitemap.xml",
  robots: "/robots.txt",

  visualDesign: "/visual-design",
  orderTest: "/visual-design?package=test#order-form",
  formerOrderPages: ["/order", "/flyers-visuals"],
  orderForm: "/visual-design#order-form",
  examples: (industry: string) => `/visual-design?industry=${industry}#examples`,
  example: (industry: string, slug: string) => `/visual-design?industry=${industry}&example=${slug}#examples`,
  /** The form, with the industry in the hint of what to write. */
  orderFormFor: (industry: string) => `/visual-design?industry=${industry}#order-form`,
  examplePicture: (file: string) => `/examples/${file}`,
  orderUploads: "/visual-design/uploads",
  orderUpload: (ticket: string) => `/visual-design/uploads/${ticket}`,
  orderUploadRemove: "/visual-design/uploads/remove",
  thankYou: "/thank-you",
  thankYouOrder: "/thank-you?type=order",
  thankYouQuestion: "/thank-you?type=question",
  stripeWebhook: "/webhooks/stripe",
  testCheckout: (item: string) => `/test-checkout/${item}`,
  upload: (id: string) => `/uploads/${id}`,

  admin: "/admin",
  adminSignIn: "/admin/sign-in",
  adminSignOut: "/admin/sign-out",
  adminOrder: (number: string) => `/admin/orders/${number}`,
  adminPhoto: (number: string, id: string) => `/admin/orders/${number}/photos/${id}`,
  adminCompose: "/admin/orders/compose",
  adminExport: "/admin/orders/export.csv",
  adminOrderEvents: "/admin/orders/events",
  adminDelete: "/admin/orders/delete",
  adminTrash: "/admin/trash",
  adminDealflow: "/admin/dealflow",
  adminApplication: (id: string) => `/admin/dealflow/${id}`,
  adminOutbox: "/admin/outbox",
  adminMessage: (id: string) => `/admin/outbox/${id}`,
  adminMetrics: "/admin/metrics",
  dealflowApi: "/api/dealflow-applications",
  vitals: "/vitals",
  readiness: "/readyz",
  sampleMails: "/dev/mails",
  sampleMail: (topic: string, part: string) => `/dev/mails/${topic}/${part}`,
  officeWorker: "/admin/worker.js",
  adminOffline: "/admin/offline",
} as const;

/** The links of the main navigation, in the order of the specification (section 2). */
export const navigation = [
  { label: "Home", to: paths.home },
  { label: "Automation", to: paths.automationServices },
  { label: "Websites", to: paths.websites },
  { label: "Growth", to: paths.growth },
  { label: "FAQ", to: paths.faq },
] as const;

/** What binds the house and its customers. */
export const legalPages = [
  { label: "Privacy", to: paths.privacy },
  { label: "Terms", to: paths.terms },
  { label: "Refunds", to: paths.refunds },
] as const;

/** The office's screens as patterns: what a measurement is filed under, so that it holds no number or id of a record. */
export const officePages: readonly string[] = [
  paths.admin,
  paths.adminOrder(":number"),
  paths.adminCompose,
  paths.adminDelete,
  paths.adminTrash,
  paths.adminDealflow,
  paths.adminApplication(":id"),
  paths.adminOutbox,
  paths.adminMessage(":id"),
  paths.adminMetrics,
];
