/** The groups of screens that an admin can let staff open. */
export const officeRights = {
  orders: "Orders",
  inbox: "Inbox",
  bookings: "Bookings",
  availability: "Availability",
  products: "Products",
  sales: "Purchases and coupons",
  dealflow: "Deal flow",
  outbox: "Outbox",
  figures: "Figures",
  reports: "Reports",
  vitals: "Web vitals",
} as const;

export type Right = keyof typeof officeRights;

export const allRights = Object.keys(officeRights) as Right[];

export const defaultRights: readonly Right[] = ["orders", "inbox", "bookings"];

/** Leaves out rights that only a newer version knows. */
export function readRights(stored: readonly string[] | null): readonly Right[] {
  return stored ? allRights.filter((right) => stored.includes(right)) : defaultRights;
}

/** Only the role admin opens "admins", because anybody who can change accounts could give themselves every right. */
export type ScreenGroup = Right | "admins" | "everybody";

export interface OfficeUser {
  role: "admin" | "staff";
  rights: readonly Right[];
}

export const mayOpen = ({ role, rights }: OfficeUser, group: ScreenGroup): boolean =>
  role === "admin" || group === "everybody" || (group !== "admins" && rights.includes(group));

export interface MenuCount {
  /** Says what is counted, such as "new". */
  label: string;
  count(user: OfficeUser): Promise<number>;
}
