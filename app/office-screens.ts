import { mayOpen, type OfficeUser, type ScreenGroup } from "./office-rights";
import { paths } from "./paths";

export interface OfficeScreen {
  /** Web vitals are grouped by this pattern, which contains no ids of records. */
  pattern: string;
  name: string;
  group: ScreenGroup;
  isInMenu?: true;
  /** Screens below these addresses also belong to this screen's menu item. */
  covers?: readonly string[];
  /** The toast when this screen, or one below its address, does not load. */
  loadFailure?: string;
}

const trashOf = (...kinds: string[]) => kinds.map(paths.adminTrashOf);

/** In the order of the menu. */
export const officeScreens: readonly OfficeScreen[] = [
  {
    pattern: paths.admin,
    name: "Orders",
    group: "orders",
    isInMenu: true,
    covers: [paths.adminOrder(""), ...trashOf("order", "order_review")],
    loadFailure: "Failed to fetch submissions",
  },
  { pattern: paths.adminOrder(":number"), name: "One order", group: "orders" },
  { pattern: paths.adminNewQuote, name: "New quote", group: "orders" },
  { pattern: paths.adminQuote(":number"), name: "One quote", group: "orders" },
  { pattern: paths.adminCompose, name: "Email to customers", group: "orders" },
  { pattern: paths.adminDelete, name: "Delete orders", group: "orders" },
  {
    pattern: paths.adminTrash,
    name: "Trash",
    group: "everybody",
    loadFailure: "We couldn’t load the trash. Try again.",
  },
  {
    pattern: paths.adminInbox,
    name: "Inbox",
    group: "inbox",
    isInMenu: true,
    covers: [paths.adminInboxMessage(""), ...trashOf("contact_message", "idea")],
    loadFailure: "We couldn’t load the inbox. Try again.",
  },
  { pattern: paths.adminInboxMessage(":id"), name: "Inbox message", group: "inbox" },
  { pattern: paths.adminInboxAnswer(":id"), name: "Reply to a message", group: "inbox" },
  { pattern: paths.adminIdea(":id"), name: "One Vault idea", group: "inbox" },
  { pattern: paths.adminIdeaAnswer(":id"), name: "Reply to an idea", group: "inbox" },
  { pattern: paths.adminOldIdea(":id"), name: "Old link to an idea", group: "inbox" },
  {
    pattern: paths.adminBookings,
    name: "Bookings",
    group: "bookings",
    isInMenu: true,
    covers: [paths.adminBooking(""), paths.adminAvailability, ...trashOf("booking")],
    loadFailure: "We couldn’t load the bookings. Try again.",
  },
  { pattern: paths.adminBooking(":reference"), name: "One booking", group: "bookings" },
  {
    pattern: paths.adminAvailability,
    name: "Availability",
    group: "availability",
    loadFailure: "We couldn’t load the hours. Try again.",
  },
  {
    pattern: paths.adminProducts,
    name: "Products",
    group: "products",
    isInMenu: true,
    covers: [paths.adminProduct("")],
    loadFailure: "We couldn’t load the products. Try again.",
  },
  { pattern: paths.adminProduct(":id"), name: "One product", group: "products" },
  {
    pattern: paths.adminSales,
    name: "Purchases",
    group: "sales",
    isInMenu: true,
    covers: [paths.adminSale(""), paths.adminCoupons, ...trashOf("purchase", "product_review")],
    loadFailure: "We couldn’t load the purchases. Try again.",
  },
  { pattern: paths.adminSale(":number"), name: "One purchase", group: "sales" },
  {
    pattern: paths.adminCoupons,
    name: "Coupons",
    group: "sales",
    loadFailure: "We couldn’t load the coupons. Try again.",
  },
  {
    pattern: paths.adminDealflow,
    name: "Deal flow",
    group: "dealflow",
    isInMenu: true,
    covers: [paths.adminApplication(""), ...trashOf("application")],
    loadFailure: "Failed to load applications.",
  },
  { pattern: paths.adminApplication(":id"), name: "One application", group: "dealflow" },
  {
    pattern: paths.adminOutbox,
    name: "Outbox",
    group: "outbox",
    isInMenu: true,
    covers: [paths.adminMessage("")],
    loadFailure: "We couldn’t load the messages. Try again.",
  },
  { pattern: paths.adminMessage(":id"), name: "Outbox message", group: "outbox" },
  {
    pattern: paths.adminFigures,
    name: "Figures",
    group: "figures",
    isInMenu: true,
    loadFailure: "We couldn’t load the figures. Try again.",
  },
  {
    pattern: paths.adminReports,
    name: "Reports",
    group: "reports",
    isInMenu: true,
    covers: [paths.adminReceipts],
    loadFailure: "We couldn’t load the report. Try again.",
  },
  {
    pattern: paths.adminReceipts,
    name: "Receipts",
    group: "reports",
    loadFailure: "We couldn’t load the receipts. Try again.",
  },
  {
    pattern: paths.adminVitals,
    name: "Web vitals",
    group: "vitals",
    isInMenu: true,
    loadFailure: "We couldn’t load the web vitals. Try again.",
  },
  {
    pattern: paths.adminSettings,
    name: "Settings",
    group: "admins",
    isInMenu: true,
    covers: [paths.adminSettingSection(""), paths.adminPeople, paths.adminHealth],
    loadFailure: "We couldn’t load the settings. Try again.",
  },
  { pattern: paths.adminSettingSection(":section"), name: "Settings page", group: "admins" },
  {
    pattern: paths.adminSettingRecord(":section", ":record"),
    name: "One setting",
    group: "admins",
  },
  { pattern: paths.adminSetup, name: "Getting started", group: "admins" },
  {
    pattern: paths.adminHealth,
    name: "Health",
    group: "admins",
    loadFailure: "We couldn’t load the health of the site. Try again.",
  },
  { pattern: paths.adminConnections, name: "Connections", group: "admins" },
  { pattern: paths.adminPersonalData, name: "Personal data", group: "admins" },
  {
    pattern: paths.adminPeople,
    name: "People",
    group: "admins",
    loadFailure: "We couldn’t load the people. Try again.",
  },
  { pattern: paths.adminPerson(":userId"), name: "One person", group: "admins" },
  {
    pattern: paths.adminAccount,
    name: "Your account",
    group: "everybody",
    loadFailure: "We couldn’t load your account. Try again.",
  },
];

/** The screen with the longest pattern that the address begins with. */
export function findScreen(address: string): OfficeScreen | undefined {
  const path = address.replace(/[?#].*$/s, "");
  const start = ({ pattern }: OfficeScreen) => pattern.replace(/:.*$/, "");
  return officeScreens
    .filter((screen) => path === start(screen) || path.startsWith(start(screen).replace(/\/?$/, "/")))
    .sort((a, b) => start(b).length - start(a).length)[0];
}

export function findFirstScreen(
  user: OfficeUser,
  isHidden: (address: string) => boolean,
): Pick<OfficeScreen, "name" | "pattern"> {
  const screen = officeScreens.find(
    ({ isInMenu, group, pattern }) => isInMenu && mayOpen(user, group) && !isHidden(pattern),
  );
  return screen ?? { name: "Your account", pattern: paths.adminAccount };
}
