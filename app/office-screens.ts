import { paths } from "./paths";

interface OfficeScreen {
  /** Web vitals are grouped by it, without the ids of records. */
  pattern: string;
  name: string;
  /** Who sees a link to it in the menu; nobody if it is not set. */
  menu?: "everybody" | "admins";
  /** The toast when it, or a screen below its address, does not load. */
  loadFailure?: string;
}

/** In the order of the menu. */
export const officeScreens: readonly OfficeScreen[] = [
  { pattern: paths.admin, name: "Orders", menu: "everybody", loadFailure: "Failed to fetch submissions" },
  { pattern: paths.adminOrder(":number"), name: "One order" },
  { pattern: paths.adminCompose, name: "Letter" },
  { pattern: paths.adminDelete, name: "Delete orders" },
  { pattern: paths.adminTrash, name: "Trash", loadFailure: "Failed to load the trash." },
  { pattern: paths.adminInbox, name: "Inbox", menu: "everybody", loadFailure: "Failed to load the inbox." },
  { pattern: paths.adminInboxMessage(":id"), name: "One inbox message" },
  { pattern: paths.adminInboxAnswer(":id"), name: "Answer" },
  { pattern: paths.adminIdea(":id"), name: "One idea", loadFailure: "Failed to load the idea." },
  { pattern: paths.adminBookings, name: "Bookings", menu: "everybody", loadFailure: "Failed to load bookings." },
  { pattern: paths.adminBooking(":reference"), name: "One booking" },
  { pattern: paths.adminAvailability, name: "Availability", loadFailure: "Failed to load the availability." },
  { pattern: paths.adminProducts, name: "Products", menu: "admins", loadFailure: "Failed to load products." },
  { pattern: paths.adminProduct(":id"), name: "One product" },
  { pattern: paths.adminSales, name: "Sales", menu: "admins", loadFailure: "Failed to load the sales." },
  { pattern: paths.adminSale(":number"), name: "One purchase" },
  { pattern: paths.adminCoupons, name: "Coupons", loadFailure: "Failed to load the coupons." },
  { pattern: paths.adminDealflow, name: "Deal flow", menu: "admins", loadFailure: "Failed to load applications." },
  { pattern: paths.adminApplication(":id"), name: "One application" },
  { pattern: paths.adminOutbox, name: "Outbox", menu: "admins", loadFailure: "Failed to load messages." },
  { pattern: paths.adminMessage(":id"), name: "One message" },
  { pattern: paths.adminMetrics, name: "Metrics", menu: "admins", loadFailure: "Failed to load metrics." },
];
