import { paths } from "./paths";

export interface OfficeScreen {
  /** Web vitals are grouped by it, without the ids of records. */
  pattern: string;
  name: string;
  /** Who sees a link to it in the menu; nobody if it is not set. */
  menu?: "everybody" | "admins";
  /** Screens below these addresses belong to its menu item, too. */
  covers?: readonly string[];
  /** The toast when it, or a screen below its address, does not load. */
  loadFailure?: string;
}

/** Each kind of record in the trash belongs to the menu item of its list. */
const trashOf = (...kinds: string[]) => kinds.map(paths.adminTrashOf);

/** In the order of the menu. */
export const officeScreens: readonly OfficeScreen[] = [
  {
    pattern: paths.admin,
    name: "Orders",
    menu: "everybody",
    covers: [paths.adminOrder(""), ...trashOf("order", "order_review")],
    loadFailure: "Failed to fetch submissions",
  },
  { pattern: paths.adminOrder(":number"), name: "One order" },
  { pattern: paths.adminCompose, name: "Email to customers" },
  { pattern: paths.adminDelete, name: "Delete orders" },
  { pattern: paths.adminTrash, name: "Trash", loadFailure: "We couldn’t load the trash. Try again." },
  {
    pattern: paths.adminInbox,
    name: "Inbox",
    menu: "everybody",
    covers: [paths.adminInboxMessage(""), paths.adminIdea(""), ...trashOf("contact_message", "idea")],
    loadFailure: "We couldn’t load the inbox. Try again.",
  },
  { pattern: paths.adminInboxMessage(":id"), name: "One inbox message" },
  { pattern: paths.adminInboxAnswer(":id"), name: "Answer" },
  { pattern: paths.adminIdea(":id"), name: "One idea", loadFailure: "We couldn’t load the idea. Try again." },
  {
    pattern: paths.adminBookings,
    name: "Bookings",
    menu: "everybody",
    covers: [paths.adminBooking(""), paths.adminAvailability, ...trashOf("booking")],
    loadFailure: "We couldn’t load the bookings. Try again.",
  },
  { pattern: paths.adminBooking(":reference"), name: "One booking" },
  { pattern: paths.adminAvailability, name: "Availability", loadFailure: "We couldn’t load the hours. Try again." },
  {
    pattern: paths.adminProducts,
    name: "Products",
    menu: "admins",
    covers: [paths.adminProduct("")],
    loadFailure: "We couldn’t load the products. Try again.",
  },
  { pattern: paths.adminProduct(":id"), name: "One product" },
  {
    pattern: paths.adminSales,
    name: "Sales",
    menu: "admins",
    covers: [paths.adminSale(""), paths.adminCoupons, ...trashOf("purchase", "product_review")],
    loadFailure: "We couldn’t load the sales. Try again.",
  },
  { pattern: paths.adminSale(":number"), name: "One purchase" },
  { pattern: paths.adminCoupons, name: "Coupons", loadFailure: "We couldn’t load the coupons. Try again." },
  {
    pattern: paths.adminDealflow,
    name: "Deal flow",
    menu: "admins",
    covers: [paths.adminApplication(""), ...trashOf("application")],
    loadFailure: "Failed to load applications.",
  },
  { pattern: paths.adminApplication(":id"), name: "One application" },
  {
    pattern: paths.adminOutbox,
    name: "Outbox",
    menu: "admins",
    covers: [paths.adminMessage("")],
    loadFailure: "We couldn’t load the messages. Try again.",
  },
  { pattern: paths.adminMessage(":id"), name: "One message" },
  {
    pattern: paths.adminFigures,
    name: "Figures",
    menu: "admins",
    loadFailure: "We couldn’t load the figures. Try again.",
  },
  {
    pattern: paths.adminVitals,
    name: "Web vitals",
    menu: "admins",
    loadFailure: "We couldn’t load the web vitals. Try again.",
  },
  {
    pattern: paths.adminSettings,
    name: "Settings",
    menu: "admins",
    covers: [paths.adminSettingSection("")],
    loadFailure: "We couldn’t load the settings. Try again.",
  },
  { pattern: paths.adminSettingSection(":section"), name: "One section of settings" },
  { pattern: paths.adminSettingRecord(":section", ":record"), name: "One record of settings, such as a package" },
  { pattern: paths.adminSetup, name: "Getting started" },
  { pattern: paths.adminConnections, name: "Connections" },
];
