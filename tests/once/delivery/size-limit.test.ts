import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createDeliveryRules, describeRefusedFile } from "#app/order/deliver/delivery-rules.server";
import { receiveForm } from "#app/server/forms/form.server";
import type { RequestContext } from "#app/server/http/context.server";
import { createDeliveryFile, insertPaidOrder, listDeliveredFiles } from "#tests/support/order/deliveries";
import { listStoredFiles } from "#tests/support/order/uploads";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

/** With a limit of 1,000 bytes and two files, because nobody wants to send two gigabytes. */
test("a file of the largest size is stored; one byte more or one file more is refused", async () => {
  const order = await insertPaidOrder(site);
  const server = createServer(async (incoming, response) => {
    const context = { ...site.services, requestId: "1", clientIp: "127.0.0.1", incoming } as RequestContext;
    const files = createDeliveryRules(context, order.submissionId, { files: 2, fileBytes: 1000 });
    const { stored, refused } = await receiveForm(context, { files });
    const texts = refused.map((file) => describeRefusedFile(file).text);
    response.end(JSON.stringify({ stored: stored.map(({ size }) => size), texts }));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  try {
    const body = new FormData();
    for (const [name, size] of [["exact.zip", 1000] as const, ["over.zip", 1001] as const, ["third.zip", 1] as const])
      body.append("files", createDeliveryFile(name, "x".repeat(size)), name);
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answer = await (await fetch(address, { method: "POST", body })).json();
    expect(answer.stored).toEqual([1000]);
    expect(answer.texts.sort()).toEqual([
      "Failed to upload over.zip. It’s larger than 2 GB.",
      "You can deliver 60 files at most. We left out the rest.",
    ]);
    expect((await listDeliveredFiles(site)).map(({ name }) => name)).toEqual(["exact.zip"]);
    expect(listStoredFiles(site)).toHaveLength(1);
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});
