import { describe, expect, test } from "vitest";
import {
  filtersToSearch,
  isFiltered,
  listPackageOptions,
  noFilters,
  readFilters,
} from "#app/order/model/order-filters";
import { packages } from "#app/order/model/packages";

const read = (search: string) => readFilters(new URLSearchParams(search));

describe("the filters of the office's list live in the address", () => {
  test("without any it is all, newest first, page 1", () => {
    expect(read("")).toEqual(noFilters);
    expect(filtersToSearch(noFilters)).toBe("");
  });

  test("what is read is written back the same", () => {
    const search =
      "?q=Dana+%26+Sons&package=pro&status=action_needed&priority=urgent&unpaid=3&placed=week&sort=priority&page=3";
    expect(filtersToSearch(read(search))).toBe(search);
  });

  test.each([
    "package=gold",
    "status=payment_received",
    "priority=highest",
    "unpaid=2",
    "unpaid=-1",
    "placed=year",
    "sort=id",
    "page=0",
    "page=-2",
    "page=1.5",
    "page=1e99",
    "page=last",
    "q=++",
  ])("%s counts as not given", (search) => {
    expect(read(search)).toEqual(noFilters);
  });

  test("space around a search does not count, nor what nobody is called by", () => {
    expect(read("q=+dana+").q).toBe("dana");
    expect(read(`q=${"x".repeat(5000)}`).q).toHaveLength(200);
  });

  test("sort and page only arrange", () => {
    expect(isFiltered(read("sort=oldest&page=4"))).toBe(false);
    expect(isFiltered(read("priority=high"))).toBe(true);
    expect(isFiltered(read("unpaid=7"))).toBe(true);
    expect(isFiltered(read("placed=today"))).toBe(true);
  });
});

test("packages that are no longer sold can still be filtered by, after those that are", () => {
  expect(listPackageOptions(packages.slice(1, 3))).toEqual([
    { value: "starter", label: "Professional" },
    { value: "growth", label: "Business" },
    { value: "basic", label: "No longer sold (basic)" },
    { value: "pro", label: "No longer sold (pro)" },
    { value: "other", label: "Other" },
    { value: "test", label: "Test" },
  ]);
});
