import { type ClientRequest, request } from "node:http";
import { afterEach, beforeEach, expect } from "vitest";
import { paths } from "#app/paths";
import type { Visitor } from "../browser/visitor";
import { createSignedInVisitor } from "../office/signed-in";
import { type Site, startSite } from "../site";
import { MIB, type TestStorage } from "../storage/test-storages";
import { waitUntil } from "../wait-until";
import { listDeliveredFiles } from "./deliveries";
import type { Order } from "./orders";

interface DeliveryUploads {
  storage: TestStorage;
  site: Site;
  office: Visitor;
}

/** Starts a separate site for each test. */
export function setUpDeliveryUploads(openStorage: () => Promise<TestStorage>): DeliveryUploads {
  const setup = {} as DeliveryUploads;
  beforeEach(async () => {
    setup.storage = await openStorage();
    setup.site = await startSite(setup.storage.env);
    setup.office = await createSignedInVisitor(setup.site);
  });
  afterEach(async () => {
    await setup.site?.stop();
    await setup.storage?.remove();
  });
  return setup;
}

/** Starts an upload of 13 MiB, of which 12 are received. */
export async function startUpload(
  { site, office }: DeliveryUploads,
  order: Order,
): Promise<{ sent: ClientRequest; finish: () => void }> {
  const head = '--cut\r\nContent-Disposition: form-data; name="files"; filename="half.zip"\r\n\r\n';
  const tail = "\r\n--cut--\r\n";
  const sent = request(`${site.origin}${paths.adminDeliveryFiles(order.submissionId)}`, {
    method: "POST",
    headers: {
      "Content-Type": "multipart/form-data; boundary=cut",
      "Content-Length": head.length + 13 * MIB + tail.length,
      Origin: site.origin,
      Cookie: office.cookieHeader,
    },
  });
  sent.write(head);
  sent.write(Buffer.alloc(12 * MIB));
  await waitUntil(async () => expect(await listDeliveredFiles(site)).toHaveLength(1));
  const finish = () => {
    sent.write(Buffer.alloc(MIB));
    sent.end(tail);
  };
  return { sent, finish };
}
