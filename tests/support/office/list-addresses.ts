import { officeScreens } from "#app/office-screens";
import { sorts } from "#app/order/model/order-sorts";
import { paths } from "#app/paths";

export const asked = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

/** Every list of the office, with each of its filters, searches and sort orders. @throws Error for a list that is missing */
export function listAddresses(): string[] {
  const searches: Record<string, string>[] = [{}, { q: "dana 59" }, { q: "nobody at all" }];
  const orders = searches.flatMap((search) =>
    (
      [
        {},
        { status: "ready" },
        { status: "action_needed" },
        { package: "starter" },
        { priority: "urgent" },
        { unpaid: "1" },
        { unpaid: "7", status: "pending_payment" },
        { unpaid: "1", status: "action_needed" },
        { package: "pro", status: "in_progress", priority: "high" },
        { page: "40" },
      ] as Record<string, string>[]
    ).flatMap((filter) => sorts.map((sort) => asked(paths.admin, { ...search, ...filter, sort }))),
  );
  const messages = [...searches, { q: "payment problem" }, { q: "lead webhook" }].flatMap((search) =>
    ["", "waiting", "sending", "retrying", "sent", "dead"].map((state) =>
      asked(paths.adminOutbox, { ...search, state }),
    ),
  );
  const applications = searches.flatMap((search) =>
    ["", "Live", "Pre-Payment"].map((status) => asked(paths.adminDealflow, { ...search, status })),
  );
  const bookings = searches.flatMap((search) =>
    ["upcoming", "past", "all"].flatMap((when) =>
      (
        [{}, { kind: "audit" }, { status: "booked" }, { kind: "audit", status: "no_show" }] as Record<string, string>[]
      ).map((filter) => asked(paths.adminBookings, { ...search, ...filter, when })),
    ),
  );
  const weeks = [asked(paths.adminBookings, { week: "2026-12-01" }), paths.adminAvailability];
  const exports = [...searches, { unpaid: "1" }].map((search) => asked(paths.adminExport, search));
  const inbox = searches.flatMap((search) =>
    (
      [
        {},
        { status: "new" },
        { status: "late" },
        { status: "spam" },
        { assignee: "-" },
        { assignee: "admin" },
      ] as Record<string, string>[]
    )
      .map((filter) => ({ ...search, ...filter }))
      .flatMap((query) => [asked(paths.adminInbox, query), asked(paths.adminInboxExport, query)]),
  );
  const sales = searches.flatMap((search) =>
    ([{}, { status: "held" }, { product: "p1" }, { product: "p1", status: "active" }] as Record<string, string>[])
      .map((filter) => ({ ...search, ...filter }))
      .flatMap((query) => [asked(paths.adminSales, query), asked(paths.adminSalesExport, query)]),
  );
  const products = searches.flatMap((search) =>
    ["published", "draft", "hidden"].flatMap((status) =>
      ([{}, { category: "tech" }, { page: "3" }] as Record<string, string>[]).map((filter) =>
        asked(paths.adminProducts, { ...search, ...filter, status }),
      ),
    ),
  );
  const addresses = [
    ...orders,
    ...messages,
    ...applications,
    ...bookings,
    ...weeks,
    ...exports,
    ...inbox,
    ...sales,
    asked(paths.adminSales, { month: "2026-10" }),
    paths.adminCoupons,
    ...products,
    paths.adminProduct("new"),
    paths.adminTrash,
    ...["order_review", "booking", "contact_message", "idea", "purchase", "product_review", "application"].map(
      paths.adminTrashOf,
    ),
    paths.adminFigures,
    paths.adminReports,
    `${paths.adminReports}?period=year&by=week`,
    `${paths.adminReports}?from=2026-05-01&to=2026-05-31`,
    paths.adminReceipts,
    `${paths.adminReceipts}?month=2026-05&page=3`,
    `${paths.adminReceipts}?q=2026-0001`,
    paths.adminVitals,
    paths.adminSettings,
    paths.adminSetup,
    paths.adminHealth,
    paths.adminSettingSection("business"),
    paths.adminSettingSection("packages"),
    paths.adminSettingRecord("packages", "growth"),
    paths.adminPeople,
    paths.adminAccount,
    paths.adminSettingSection("meetings"),
    paths.adminSettingRecord("meetings", "audit"),
  ];
  for (const { isInMenu, name, pattern } of officeScreens)
    if (isInMenu && !addresses.some((address) => address.split("?")[0] === pattern))
      throw new Error(`Which addresses has ${name}?`);
  return addresses;
}
