import type { Page } from "playwright";
import { beforeEach } from "vitest";
import { type Journey, setUpJourneys } from "../browser/journey";
import { findOrder } from "../order/orders";
import { haveApplications } from "./dealflow";
import { fourOrders } from "./office-list-page";

export interface Office {
  journey: Journey;
  page: Page;
  /** The addresses of an order's ticket and of an application. */
  ticket: string;
  application: string;
  open: (path: string) => Promise<void>;
  /** Checks the text of the newest toast and closes it, so that the next one is new. */
  says: (words: string) => Promise<void>;
  refresh: () => Promise<void>;
  /** A link in the office's navigation bar. */
  bar: (name: string) => ReturnType<Page["getByRole"]>;
}

/** Gives the tests of a file an office with a little of everything, open in a browser. */
export function setUpOffice(): Office {
  const journey = setUpJourneys();
  const here = {
    journey,
    async open(path) {
      await here.page.goto(path);
      // The code of the other screens is loaded in advance.
      await here.page.waitForFunction(() => {
        const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
        const codes = ["detail", "compose", "trash", "application", "message", "metrics"];
        return codes.every((code) => fetched.some((name) => name.includes(`/assets/${code}-`)));
      });
    },
    async says(words) {
      const toast = here.page.locator(".toast", { hasText: words });
      await toast.getByText("Error").waitFor();
      await toast.getByRole("button", { name: "Close" }).click();
      await toast.waitFor({ state: "detached" });
    },
    refresh: () => here.page.getByRole("link", { name: "Refresh" }).click(),
    bar: (name) => here.page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name }),
  } as Office;
  beforeEach(async () => {
    const { db } = journey.site.services;
    for (const table of ["dealflowApplications", "outbox"] as const)
      await db.transact((tx) => tx.delete(db.tables[table]));
    const ids = await fourOrders(journey.site);
    here.ticket = `/admin/orders/${(await findOrder(journey.site, ids[3] ?? ""))?.submissionId}`;
    const [made] = await haveApplications(
      journey.site,
      { fullName: "Imani Okafor", status: "Fully Onboarded" },
      { fullName: "Beau Landry" },
    );
    here.application = `/admin/dealflow/${made?.id}`;
    const payload = { to: "dana@studio.example", subject: "Hello", text: "Text", html: "<p>Text</p>" };
    const dead = { id: "dead", kind: "mail" as const, dedupeKey: "order-team:1", payload, state: "dead" as const };
    await db.transact((tx) => tx.insert(db.tables.outbox).values({ ...dead, attempts: 15, runAt: new Date(0) }));
    here.page = await journey.openOffice({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  });
  return here;
}

/** The ways in which the server can be unreachable, each with the way back. */
export const outages: [string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>][] = [
  ["offline", (page) => page.context().setOffline(true), (page) => page.context().setOffline(false)],
  [
    "with a server that does not answer",
    (page) => page.context().route("**/*", (route) => route.abort()),
    (page) => page.context().unroute("**/*"),
  ],
];
