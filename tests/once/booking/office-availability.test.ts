import { describe, expect, test } from "vitest";
import { book, listTimes } from "#tests/support/booking/bookings";
import { PAGE, readHour, setUpAvailability } from "#tests/support/booking/special-days";
import { attributeOf, attributesOf, countElements, fieldError, readPage, textOf } from "#tests/support/document";
import { postInOffice } from "#tests/support/office/signed-in";

const { site, admin } = setUpAvailability();

const read = (path = PAGE) => readPage(admin, path);
const readValue = (page: Awaited<ReturnType<typeof read>>, name: string) =>
  attributeOf(page, `[name="${name}"]`, "value");

/** Returns the form's fields with these changes. */
async function fillRules(changes: Record<string, string>, kind = "audit"): Promise<Record<string, string>> {
  const page = await read(`${PAGE}?kind=${kind}`);
  const fields = page.querySelectorAll("form").find((form) => form.querySelector('[value="save_rules"]'));
  const sent = (fields?.querySelectorAll("input") ?? []).map((input) => [
    input.getAttribute("name") ?? "",
    input.getAttribute("value") ?? "",
  ]);
  return { ...Object.fromEntries(sent), ...changes };
}

const closed = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((weekday) => [`hours_${weekday}`, ""]));
const everyDay = (hours: string) => Object.fromEntries(Object.keys(closed).map((name) => [name, hours]));

describe("hours and rules", () => {
  test("shows the defaults in the business's time zone, and names it", async () => {
    const page = await read();
    expect(textOf(page)).toContain("All times are Eastern Time (ET).");
    expect(readValue(page, "hours_1")).toBe("9 AM – 12 PM, 1 PM – 5 PM");
    expect(readValue(page, "hours_7")).toBe("");
    expect(countElements(page, "#preview-title ~ table tbody th")).toBe(14);
  });

  test("hours and rules are saved for one kind only, and the free times change", async () => {
    const before = await listTimes(site, "strategy");
    const sent = await fillRules({
      ...everyDay("10-11, 2 – 3 PM"),
      minutes: "20",
      step: "20",
      buffer_before: "5",
      buffer_after: "10",
      notice: "1.5",
      horizon: "3",
      daily_limit: "0",
    });
    const saved = await postInOffice(admin, PAGE, sent);
    expect([saved.status, saved.title]).toEqual([303, "Availability Saved"]);
    expect(readValue(saved.page, "hours_6")).toBe("10 AM – 11 AM, 2 PM – 3 PM");
    expect(["notice", "horizon", "daily_limit"].map((name) => readValue(saved.page, name))).toEqual(["1.5", "3", "0"]);
    const times = await listTimes(site);
    expect(new Set(times.map(readHour))).toEqual(
      new Set(["10:00 AM", "10:20 AM", "10:40 AM", "2:00 PM", "2:20 PM", "2:40 PM"]),
    );
    expect(await listTimes(site, "strategy")).toEqual(before);
    expect(textOf(saved.page, "#preview-title ~ table")).toContain("6 times");
  });

  test("invalid values are returned as typed, each with an error, and nothing changes", async () => {
    const before = await read();
    const wrong = { hours_1: "9-5", hours_2: "<b>", hours_3: "9 AM – 9:05 AM", minutes: "20", step: "7", horizon: "0" };
    const refused = await postInOffice(admin, PAGE, await fillRules({ ...wrong, notice: "x", buffer_after: "-5" }));
    expect(refused.status).toBe(400);
    for (const [name, value] of Object.entries(wrong)) expect(readValue(refused.page, name), name).toBe(value);
    for (const [name, message] of Object.entries({
      hours_1: "Monday: 9-5 ends before it begins. Is AM or PM missing?",
      hours_2: "Tuesday: Enter hours such as",
      hours_3: "Wednesday: 9 AM – 9:05 AM is shorter than the meeting of 20 minutes.",
      step: "steps of 5 minutes",
      horizon: "from 1 to 365",
      notice: "from 0 to 720",
      buffer_after: "from 0 to 240",
    }))
      expect(fieldError(refused.page, name), name).toContain(message);
    expect(attributesOf(refused.page, '[role="alert"] a', "href")).toContain("#hours_2");
    const after = await read();
    expect(readValue(after, "version")).toBe(readValue(before, "version"));
    expect(readValue(after, "hours_1")).toBe(readValue(before, "hours_1"));
  });

  test("an outdated form does not overwrite a newer one and is returned beside the saved values", async () => {
    const mine = await fillRules({ hours_1: "8 AM – 9 AM" }, "project");
    const theirs = await fillRules({ hours_1: "1 PM – 2 PM" }, "project");
    const url = `${PAGE}?kind=project`;
    expect((await postInOffice(admin, url, theirs)).title).toBe("Availability Saved");
    const refused = await postInOffice(admin, url, mine);
    expect(refused.status).toBe(409);
    expect(readValue(refused.page, "hours_1")).toBe("8 AM – 9 AM");
    expect(textOf(refused.page, "#hours_1-hint")).toBe("Saved now: 1 PM – 2 PM");
    expect(readValue(await read(url), "hours_1")).toBe("1 PM – 2 PM");
    const again = { ...mine, version: readValue(refused.page, "version") ?? "" };
    expect((await postInOffice(admin, url, again)).title).toBe("Availability Saved");
    expect(readValue(await read(url), "hours_1")).toBe("8 AM – 9 AM");
  });

  test("changes of two people to different fields merge, and the form that has both is checked", async () => {
    const url = `${PAGE}?kind=strategy`;
    const start = await fillRules({ hours_1: "9 AM – 12 PM", hours_2: "9 AM – 12 PM", minutes: "30" }, "strategy");
    await postInOffice(admin, url, start);
    const mine = await fillRules({ hours_2: "1 PM – 2 PM" }, "strategy");
    const longer = await fillRules({ minutes: "90", hours_1: "8 AM – 12 PM" }, "strategy");
    const theirs = await fillRules({ hours_1: "1 PM – 3 PM", daily_limit: "4" }, "strategy");
    for (const form of [theirs, mine]) expect((await postInOffice(admin, url, form)).title).toBe("Availability Saved");
    const merged = ["1 PM – 3 PM", "1 PM – 2 PM", "30", "4"];
    const readBoth = async () => {
      const page = await read(url);
      return ["hours_1", "hours_2", "minutes", "daily_limit"].map((name) => readValue(page, name));
    };
    expect(await readBoth()).toEqual(merged);

    const refused = await postInOffice(admin, url, longer);
    expect(refused.status).toBe(409);
    expect(textOf(refused.page, "#hours_1-hint")).toBe("Saved now: 1 PM – 3 PM");
    // The same hours in other words are no change.
    const short = await postInOffice(admin, url, { ...longer, hours_1: "9-12" });
    expect(short.status).toBe(400);
    expect(fieldError(short.page, "hours_2")).toContain("1 PM – 2 PM is shorter than the meeting of 90 minutes.");
    expect(["hours_1", "minutes"].map((name) => readValue(short.page, name))).toEqual(["1 PM – 3 PM", "90"]);
    expect(await readBoth()).toEqual(merged);
  });

  test("an error in between does not hide that somebody else saved", async () => {
    const url = `${PAGE}?kind=project`;
    const mine = await fillRules({ hours_3: "8 AM – 9 AM", step: "7" }, "project");
    await postInOffice(admin, url, await fillRules({ notice: "5" }, "project"));
    const wrong = await postInOffice(admin, url, mine);
    expect(wrong.status).toBe(400);
    await postInOffice(admin, url, await fillRules({ hours_3: "1 PM – 2 PM" }, "project"));
    const sent = wrong.page.querySelectorAll('input[name^="shown_"], input[name="version"], input[name="notice"]');
    const shown = sent.map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]);
    const corrected = { ...mine, step: "15", ...Object.fromEntries(shown) };
    expect((await postInOffice(admin, url, corrected)).status).toBe(409);
    expect(["hours_3", "notice"].map((name) => readValue(wrong.page, name))).toEqual(["8 AM – 9 AM", "5"]);
    expect(readValue(await read(url), "hours_3")).toBe("1 PM – 2 PM");
  });

  test.each([
    ["an unknown kind", { kind: "lunch" }],
    ["an unknown form", { intent: "nothing" }],
  ])("%s changes nothing", async (_what, changes) => {
    const answer = await postInOffice(admin, PAGE, await fillRules({ ...changes, hours_1: "" }));
    expect(answer.description).toBe("We couldn’t save the hours. Try again.");
    expect(readValue(await read(), "hours_1")).not.toBe("");
  });

  test("100 KB of text, NUL and a lone surrogate are rejected as errors", async () => {
    for (const text of ["9".repeat(100_000), "9 AM\0 – x", "\ud800"])
      expect((await postInOffice(admin, PAGE, await fillRules({ hours_1: text, minutes: text }))).status).toBe(400);
  });
});

test("a booking removes its time from the preview", async () => {
  const count = async () => (await listTimes(site, "project")).length;
  await postInOffice(admin, `${PAGE}?kind=project`, await fillRules({ ...everyDay("9-12"), horizon: "10" }, "project"));
  const before = await count();
  await book(site, { kind: "project" });
  expect(await count()).toBeLessThan(before);
});
