import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { createOrderFields, createPicture } from "#tests/support/order/order-form";
import { uploadPhoto } from "#tests/support/order/uploads";
import { type Site, startSite } from "#tests/support/site";
import { listDrivers, type TestStorage } from "#tests/support/storage/test-storages";
import { waitUntil } from "#tests/support/wait-until";

describe.each(listDrivers())("while the $driver storage is away", ({ open }) => {
  let stand: TestStorage;
  let site: Site;
  beforeEach(async () => {
    stand = await open();
    site = await startSite(stand.env);
  });
  afterEach(async () => {
    await site?.stop();
    await stand?.remove();
  });

  test("photos are refused with the reason, pages and orders go on, and all recovers by itself", async () => {
    const visitor = new Visitor(site);
    const photo = createPicture("sign.jpg");
    const readiness = async () => {
      const answer = await fetch(`${site.origin}/readyz`);
      return `${answer.status} ${(await answer.text()).trim()}`;
    };
    expect(await readiness()).toBe("200 ok");
    await stand.withOutage(async () => {
      const refused = await uploadPhoto(site, photo, visitor);
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({ description: "Failed to upload sign.jpg. Please try again." });
      const form = await visitor.postFiles(paths.visualDesign, createOrderFields(), { photos: [photo] });
      expect(form.status).toBe(400);
      const html = await form.text();
      expect(html).toContain("Failed to upload sign.jpg. Please try again.");
      expect(html).toContain("Dana Whitfield");
      await waitUntil(async () => expect(await readiness()).toBe("503 away: storage"));
      for (const path of [paths.home, paths.visualDesign, paths.vault])
        expect((await visitor.get(path)).status, path).toBe(200);
      expect((await visitor.post(paths.visualDesign, createOrderFields())).status).toBe(303);
    });
    await waitUntil(async () => expect(await readiness()).toBe("200 ok"));
    expect((await uploadPhoto(site, photo, visitor)).status).toBe(200);
    expect(await stand.listKeys()).toHaveLength(1);
  });
});
