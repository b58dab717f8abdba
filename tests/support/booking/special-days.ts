import type { HTMLElement } from "node-html-parser";
import { beforeEach } from "vitest";
import { countRows, emptyTables } from "../database/rows";
import { attributesOf } from "../document";
import { postInOffice, setUpSignedInVisitor } from "../office/signed-in";
import { setUpSite } from "../site";

export const ZONE = "America/New_York";
export const PAGE = "/admin/availability";

/** A site and the Availability screen of its office. Each test begins without bookings and special days. */
export function setUpAvailability() {
  const site = setUpSite({ BUSINESS_TIMEZONE: ZONE });
  const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
  beforeEach(() => emptyTables(site, "bookings", "specialDays"));
  const post = (fields: Record<string, string>) => postInOffice(admin, PAGE, fields);
  return {
    site,
    admin,
    addDays: (fields: Record<string, string>) => post({ intent: "add_days", ...fields }),
    removeDays: (ids: string) => post({ intent: "remove_days", ids }),
    /** Presses the button in the toast of this page. */
    undo(page: HTMLElement) {
      const inputs = page.querySelectorAll(".toast-action input");
      const fields = inputs.map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]);
      return post(Object.fromEntries(fields));
    },
    countStored: () => countRows(site, "specialDays"),
  };
}

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What Remove posts for each entry of the list. */
export const listIds = (page: HTMLElement) => attributesOf(page, '[name="ids"]', "value");

export const readHour = (at: number) =>
  new Intl.DateTimeFormat("en-US", { timeZone: ZONE, hour: "numeric", minute: "2-digit" }).format(at);
