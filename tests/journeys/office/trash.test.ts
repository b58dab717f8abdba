import { expect, test } from "vitest";
import { paths } from "#app/paths";
import {
  findAxeProblemsInLooks,
  setUpJourneys,
  waitForScripts,
  withAndWithoutJavaScript,
} from "#tests/support/browser/journey";
import { deletables } from "#tests/support/office/deletable-records";
import { createCustomerPagePath } from "#tests/support/order/customer-page";
import { insertOrder } from "#tests/support/order/orders";

const journey = setUpJourneys();

withAndWithoutJavaScript((javaScriptEnabled) => {
  test.each(["contact_message", "booking", "purchase", "application", "order_review"])(
    "%s is deleted on its screen, restored with Undo, deleted again and restored from the trash",
    async (kind) => {
      const record = await deletables[kind]?.(journey.site);
      if (!record) throw new Error(`there is no ${kind}`);
      const page = journey.failOnConsoleErrors(
        await journey.openOffice({ javaScriptEnabled, reducedMotion: "reduce" }),
      );
      const remove = async () => {
        await page.goto(record.href);
        const question = page.locator(".fold summary", { hasText: /^Delete$/ });
        if ((await question.count()) > 0) await question.click();
        // A review is on the screen of its order, which has its own Delete button.
        await page.getByRole("button", { name: /^Delete the (?!order$)/ }).click();
        await page.locator(".toast", { hasText: "Deleted" }).waitFor();
      };
      await remove();
      await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
      await page.locator(".toast", { hasText: "Restored" }).waitFor();
      expect(new URL(page.url()).pathname).toBe(record.href);

      await remove();
      await page.goto(paths.adminTrashOf(kind));
      await page
        .locator(".records")
        .getByRole("button", { name: /^Restore/ })
        .click();
      await page.locator(".toast", { hasText: "Restored" }).waitFor();
      expect(page.url()).toContain(paths.adminTrashOf(kind));
      await page.getByText("The trash is empty").waitFor();
    },
  );
});

test.each(["a public page with a form", "an order's own page"])(
  "Undo on %s, opened right after a deletion, restores what was deleted",
  async (which) => {
    const [message, order] = [await deletables.contact_message?.(journey.site), await insertOrder(journey.site)];
    if (!message) throw new Error("there is no message");
    const page = journey.failOnConsoleErrors(await journey.openOffice({ reducedMotion: "reduce" }));
    const isPublic = which === "a public page with a form";
    if (!isPublic) await page.goto(await createCustomerPagePath(journey.site, order));
    // A redirect that is not followed, as when another tab loads a page first.
    await page.request.post(paths.adminTrash, {
      form: { intent: "delete", kind: message.kind, id: message.id },
      headers: { Origin: journey.site.origin },
      maxRedirects: 0,
    });
    await page.goto(isPublic ? paths.contact : paths.customerPage(order.submissionId));
    await waitForScripts(page);
    await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
    await page.locator(".toast", { hasText: "Restored" }).waitFor();
    expect(new URL(page.url()).pathname).toBe(message.href);
  },
);

test("the trash and its confirmation are accessible", async () => {
  for (const kind of ["booking", "idea"]) {
    const record = await deletables[kind]?.(journey.site);
    const { db, features } = journey.site.services;
    const { table } = features.trash[kind] ?? {};
    if (!record || !table) throw new Error(`there is no ${kind}`);
    await db.transact((tx) => tx.update(table).set({ deletedAt: new Date() }));
    const page = await journey.openOffice();
    for (const path of [record.href, paths.adminTrashOf(kind), `${paths.adminTrashOf(kind)}&empty`]) {
      await page.goto(path);
      expect(await findAxeProblemsInLooks(page), path).toEqual([]);
    }
  }
});
