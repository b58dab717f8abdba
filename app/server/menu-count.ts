import type { OfficeUser } from "../office-rights";

/** What waits on a screen of the menu. */
export interface MenuCount {
  /** Says what is counted, such as "new". */
  label: string;
  count(user: OfficeUser): Promise<number>;
}
