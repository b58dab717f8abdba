import { type Filters, noFilters } from "../../../app/order/office/query/filters";

/** What an office asks of its list, and what is hard for a database. */
export const questions: Record<string, Partial<Filters>> = {
  "all, newest first": {},
  "oldest first": { sort: "oldest" },
  "by priority": { sort: "priority" },
  "last page": { page: 1_000_000 },
  "by priority, deep": { sort: "priority", page: 900 },
  "status pending": { status: "pending_payment" },
  "status in progress": { status: "in_progress" },
  "status ready": { status: "ready" },
  "status cancelled": { status: "cancelled" },
  "status question": { status: "question" },
  "action needed, oldest first": { status: "action_needed", sort: "oldest" },
  "package test": { package: "test" },
  "package, status and priority": { package: "pro", status: "cancelled", priority: "urgent" },
  "no such kind": { package: "other", status: "ready", priority: "urgent" },
  "ready, deep": { status: "ready", page: 700 },
  "one name": { q: "Marisol Vega" },
  "one address": { q: "dana.whitfield77@" },
  "one number": { q: "SUB-" },
  "common word": { q: "gmail" },
  "common word, oldest first": { q: "gmail", sort: "oldest" },
  "common word, by priority": { q: "gmail", sort: "priority" },
  "common word, last page": { q: "gmail", page: 200 },
  "common word and status": { q: "gmail", status: "cancelled" },
  "common word and priority": { q: "gmail", priority: "urgent", status: "ready" },
  "name and status": { q: "ortega", status: "pending_payment" },
  "no hit": { q: "zzyzx" },
  "no hit in a status": { q: "zzyzx", status: "ready" },
  "two letters": { q: "da" },
  "one letter": { q: "a" },
};

/** The whole filters of a question. */
export const filtersOf = (question: Partial<Filters>): Filters => ({ ...noFilters, ...question });
