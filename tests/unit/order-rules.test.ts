import { describe, expect, test } from "vitest";
import { emptyInput, findMissing } from "#app/order/model/order-input";
import { getSubmitLabel, limits, parseCount } from "#app/order/model/packages";
import { checkFiles } from "#app/order/model/photo-check";
import {
  describeOver,
  describeSplit,
  describeSplitInOneLine,
  getSplitState,
  listSplitCounts,
} from "#app/order/model/split-state";
import { defaultPackages } from "#app/packages/package-list";
import { formatSize } from "#app/server/email/format-size";

describe("a typed count", () => {
  test.each([
    ["7", 7],
    ["", 0],
    ["seven", 0],
    ["-3", 0],
    ["3.9", 3],
    ["4 flyers", 4],
    [" 12 ", 12],
    ["99999999999", 999_999],
  ])("%j is read as %i", (text, count) => expect(parseCount(text)).toBe(count));
});

describe("the submit button", () => {
  test.each([
    ["basic", "Continue to Payment — $99"],
    ["starter", "Continue to Payment — $199"],
    ["growth", "Continue to Payment — $329"],
    ["pro", "Continue to Payment — $599"],
    ["other", "Submit Question"],
    ["", "Select a Package Above"],
    ["platinum", "Select a Package Above"],
  ])("shows for %j: %s", (option, label) => expect(getSubmitLabel(defaultPackages, option)).toBe(label));

  test("shows the price after a coupon", () => {
    const percent = { code: "FALL-25", percent: 25, amountCents: null };
    expect(getSubmitLabel(defaultPackages, "starter", percent)).toBe("Continue to Payment — $149.25");
    expect(getSubmitLabel(defaultPackages, "basic", { ...percent, percent: null, amountCents: 1000 })).toBe(
      "Continue to Payment — $89",
    );
    expect(getSubmitLabel(defaultPackages, "other", percent)).toBe("Submit Question");
    expect(getSubmitLabel(defaultPackages, "", percent)).toBe("Select a Package Above");
  });
});

describe("the breakdown", () => {
  test.each([
    ["", {}, { kind: "none", placed: 0, holds: 0 }],
    ["", { flyers: "3" }, { kind: "none", placed: 3, holds: 0 }],
    ["other", { flyers: "3" }, { kind: "question", placed: 3, holds: 0 }],
    ["starter", {}, { kind: "under", placed: 0, holds: 25 }],
    ["starter", { flyers: "4", social_posts: "10", social_stories: "4" }, { kind: "under", placed: 18, holds: 25 }],
    ["starter", { flyers: "20", other: "5" }, { kind: "complete", placed: 25, holds: 25 }],
    ["starter", { flyers: "20", other: "8" }, { kind: "over", placed: 28, holds: 25 }],
    ["basic", { flyers: "x", other: "-4", no_such_type: "9" }, { kind: "under", placed: 0, holds: 10 }],
  ] as const)("of package %s with %j is checked", (option, split, state) =>
    expect(getSplitState(defaultPackages, option, split)).toEqual(state),
  );

  test("is described in the words of the specification", () => {
    expect(describeSplit({ kind: "under", placed: 18, holds: 25 })).toEqual({ strong: "7 left", rest: "of 25" });
    expect(describeSplit({ kind: "complete", placed: 25, holds: 25 }).strong).toBe("All 25 chosen.");
    expect(describeSplit({ kind: "over", placed: 28, holds: 25 }).rest).toBe(
      "You've selected 28 visuals but your package only includes 25. Please reduce your selection.",
    );
    expect(describeOver({ kind: "over", placed: 28, holds: 25 })).toBe("3 too many");
    expect(describeSplitInOneLine({ kind: "over", placed: 28, holds: 25 })).toBe("3 over");
  });

  test("is listed in the order of the form, without zeros", () => {
    expect(listSplitCounts({ other: "1", flyers: "2", paid_ads: "0", menu_designs: "" })).toEqual([
      { key: "flyers", label: "Flyers", count: 2 },
      { key: "other", label: "Other", count: 1 },
    ]);
  });
});

describe("an order can be sent:", () => {
  const typed = { ...emptyInput, fullName: "Dana", email: "dana@studio.example", requirements: "Doors at 10." };
  test.each([
    ["with a package and a split within it", { option: "basic", split: { flyers: "10" } }, undefined],
    ["as a question, without a split", { option: "other" }, undefined],
    ["not without a package", {}, "option"],
    ["not with nothing placed", { option: "basic", split: { flyers: "0" } }, "split"],
    ["not with too much placed", { option: "basic", split: { flyers: "11" } }, "split"],
    ["not with blanks for a name", { option: "other", fullName: "  " }, "fullName"],
    ["not without details, which come first", { option: "other", requirements: "\n", email: "" }, "requirements"],
  ])("%s", (_name, change, missing) => expect(findMissing(defaultPackages, { ...typed, ...change })).toBe(missing));
});

describe("chosen files", () => {
  const file = (name: string, type = "image/png", size = 1000) => ({ name, type, size });

  test("are accepted if the server might accept them", () => {
    const files = [file("a.png"), file("b.jpg", "image/jpeg", limits.photoBytes), file("no-ending", "")];
    expect(checkFiles(files, 30)).toEqual({ accepted: files, messages: [] });
  });

  test("are refused with a message for each", () => {
    const files = [
      file("a.heic", "image/heic"),
      file("b.png", "image/png", limits.photoBytes + 1),
      file("c.png", "", 0),
    ];
    expect(checkFiles(files, 30).messages).toEqual([
      "Failed to upload a.heic. It isn’t a JPG, PNG, WebP or GIF picture.",
      "Failed to upload b.png. It’s larger than 20 MB.",
      "Failed to upload c.png. The file is empty.",
    ]);
  });

  test("are named if they exceed the limit", () => {
    const { accepted, messages } = checkFiles([file("a.png"), file("b.png"), file("c.png")], 1);
    expect(accepted.map(({ name }) => name)).toEqual(["a.png"]);
    expect(messages).toEqual(["You can attach up to 30 pictures. We left out b.png, c.png."]);
  });

  test.each([
    [0, ""],
    [300, "1 KB"],
    [655_360, "640 KB"],
    [3_250_586, "3.1 MB"],
  ])("%i bytes are written as %j", (bytes, text) => expect(formatSize(bytes)).toBe(text));
});
