import { expect, test } from "vitest";
import { createDeliveryKey } from "#app/order/deliver/staged-files.server";
import { deliveryLimits } from "#app/order/model/delivery-limits";
import { checkFiles } from "#app/order/office/ticket/delivery/delivery-uploads";
import { createDownloadName } from "#app/server/storage/file-names";

const GB = 1024 ** 3;

test.each([
  ["flyer.pdf", "flyer.pdf", "1-flyer.pdf"],
  [" spaced  out .pdf", "spaced  out .pdf", "1-spaced out .pdf"],
  ["a%22b%22.pdf", 'a"b".pdf', "1-a_b_.pdf"],
  ["draft.part", "draft.part", "1-draft.part_"],
  [`${"x".repeat(300)}.pdf`, `${"x".repeat(251)}.pdf`, `1-${"x".repeat(196)}.pdf`],
  [`${"🌴".repeat(100)}.pdf`, `${"🌴".repeat(62)}.pdf`, `1-${"🌴".repeat(49)}.pdf`],
  [`x.${"y".repeat(300)}`, `x.${"y".repeat(253)}`, `1-x.${"y".repeat(198)}`],
])("the name %j is kept as %j and stored as %j", (name, kept, key) => {
  expect(createDownloadName(name)).toBe(kept);
  expect(createDeliveryKey("SUB-1", 1, createDownloadName(name))).toBe(`SUB-1/delivery/${key}`);
});

test("files are checked before they are uploaded", () => {
  const files = [
    { name: "empty.zip", size: 0 },
    { name: "exact.zip", size: 2 * GB },
    { name: "over.zip", size: 2 * GB + 1 },
    { name: "second.zip", size: 1 },
  ];
  expect(checkFiles(files, deliveryLimits.files - 1)).toEqual({
    accepted: [files[1]],
    messages: [
      "Failed to upload empty.zip. The file is empty.",
      "Failed to upload over.zip. It’s larger than 2 GB.",
      "You can deliver 60 files at most. Left out: second.zip.",
    ],
  });
});
