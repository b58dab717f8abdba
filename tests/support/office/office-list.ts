import { type Filters, noFilters } from "../../../app/order/office/query/filters";
import { findOrdersPage } from "../../../app/order/office/query/find-orders-page.server";
import { insertOrders, makeOrder, type Order } from "../order/orders";
import type { Site } from "../site";

/** Noon, or near it, of a day in November 2026. */
export const day = (date: number) => new Date(Date.UTC(2026, 10, date, 15));

/** The list of orders as the office reads it. */
export const listed = (site: Site, filters: Partial<Filters> = {}, now?: number) =>
  findOrdersPage(site.services, { ...noFilters, ...filters }, now);

export const listedNames = async (site: Site, filters: Partial<Filters> = {}) =>
  (await listed(site, filters)).rows.map((row) => row.fullName);

/** Puts orders into the database that differ in this. */
export const haveOrders = (site: Site, ...changes: Partial<Order>[]) =>
  insertOrders(site.services.db, changes.map(makeOrder));
