import type { Page } from "playwright";
import { beforeEach } from "vitest";
import { type Journey, setUpJourneys, waitForScripts } from "../browser/journey";
import { emptyTables } from "../database/rows";
import { findOrder } from "../order/orders";
import { insertApplications } from "./dealflow";
import { insertFourOrders } from "./four-orders";
import { insertDeadEmail } from "./outbox-screen";

export interface Office {
  journey: Journey;
  page: Page;
  ticket: string;
  application: string;
  open: (path: string) => Promise<void>;
  /** Closes the toast, so that the next one is new. */
  expectErrorToast: (words: string) => Promise<void>;
  refreshList: () => Promise<void>;
  getNavLink: (name: string) => ReturnType<Page["getByRole"]>;
}

export function setUpOffice(): Office {
  const journey = setUpJourneys();
  const office = {
    journey,
    async open(path) {
      await office.page.goto(path);
      await waitForScripts(office.page);
      // The code of the other screens is preloaded.
      await office.page.waitForFunction(() => {
        const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
        const codes = ["detail", "compose", "trash", "application", "message", "vitals-screen"];
        return codes.every((code) => fetched.some((name) => name.includes(`/assets/${code}-`)));
      });
      // Together with what that code imports.
      await office.page.evaluate(`Promise.all(
        performance.getEntriesByType("resource").flatMap(({ name }) => (name.endsWith(".js") ? [import(name)] : [])),
      )`);
    },
    async expectErrorToast(words) {
      const toast = office.page.locator(".toast", { hasText: words });
      await toast.getByText("Error").waitFor();
      await toast.getByRole("button", { name: "Close" }).click();
      await toast.waitFor({ state: "detached" });
    },
    refreshList: () => office.page.getByRole("link", { name: "Refresh" }).click(),
    getNavLink: (name) => office.page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name }),
  } as Office;
  beforeEach(async () => {
    await emptyTables(journey.site, "dealflowApplications", "outbox");
    const ids = await insertFourOrders(journey.site);
    office.ticket = `/admin/orders/${(await findOrder(journey.site, ids[3] ?? ""))?.submissionId}`;
    const [made] = await insertApplications(
      journey.site,
      { fullName: "Imani Okafor", status: "Fully Onboarded" },
      { fullName: "Beau Landry" },
    );
    office.application = `/admin/dealflow/${made?.id}`;
    await insertDeadEmail(journey.site, "dead", "order-team:1");
    office.page = await journey.openOffice({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  });
  return office;
}

/** Each with its way back. */
export const outages: [string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>][] = [
  ["offline", (page) => page.context().setOffline(true), (page) => page.context().setOffline(false)],
  [
    "with a server that does not answer",
    (page) => page.context().route("**/*", (route) => route.abort()),
    (page) => page.context().unroute("**/*"),
  ],
];
