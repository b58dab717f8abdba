import type { Target } from "../targets";

export const instanceTargets = {
  instancesCached: {
    what: "GET /visual-design of three instances, 66 connections",
    unit: "requests/s",
    reference: "one instance",
    ratio: 0.9,
  },
  instancesRendered: {
    what: "the same, rendered for each visitor",
    unit: "requests/s",
    reference: "one instance",
    ratio: 0.9,
  },
  instancesOrders: {
    what: "Stored orders of three instances, PostgreSQL, 33 connections",
    unit: "orders/s",
    reference: "one instance",
    ratio: 0.9,
  },
  instancesHear: {
    what: "An open screen of another instance hears of an order (p99)",
    unit: "ms",
    atMost: 1000,
  },
  instancesHearNext: {
    what: "the same, of an order right after that (p99)",
    unit: "ms",
    atMost: 1000,
  },
} satisfies Record<string, Target>;
