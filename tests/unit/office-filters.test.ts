import { describe, expect, test } from "vitest";
import {
  filtersToSearch,
  isFiltered,
  listPackageOptions,
  noFilters,
  readFilters,
} from "#app/order/model/order-filters";

const read = (search: string) => readFilters(new URLSearchParams(search));

describe("the filters in the address of the office's list", () => {
  test("show all orders, newest first, on page 1 by default", () => {
    expect(read("")).toEqual(noFilters);
    expect(filtersToSearch(noFilters)).toBe("");
  });

  test("are written as they were read", () => {
    const search =
      "?q=Dana+%26+Sons&package=pro&status=action_needed&priority=urgent&unpaid=3&placed=week&sort=priority&page=3";
    expect(filtersToSearch(read(search))).toBe(search);
  });

  test.each([
    "package=Gold%20Card",
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
  ])("ignore the invalid value %s", (search) => {
    expect(read(search)).toEqual(noFilters);
  });

  test("trim a search and limit its length", () => {
    expect(read("q=+dana+").q).toBe("dana");
    expect(read(`q=${"x".repeat(5000)}`).q).toHaveLength(200);
  });

  test("do not include sorting and paging", () => {
    expect(isFiltered(read("sort=oldest&page=4"))).toBe(false);
    expect(isFiltered(read("priority=high"))).toBe(true);
    expect(isFiltered(read("unpaid=7"))).toBe(true);
    expect(isFiltered(read("placed=today"))).toBe(true);
  });
});

test("the filter lists current packages first, then retired ones", () => {
  const packages = [
    { key: "basic", name: "Essentials", offered: "" },
    { key: "starter", name: "Professional", offered: "yes" },
    { key: "growth", name: "Business", offered: "yes" },
  ];
  expect(listPackageOptions(packages)).toEqual([
    { value: "starter", label: "Professional" },
    { value: "growth", label: "Business" },
    { value: "basic", label: "Essentials (retired)" },
    { value: "other", label: "Other" },
    { value: "test", label: "Test" },
    { value: "quote", label: "Custom order" },
  ]);
});
