import { findOrdersPage } from "#app/order/find/find-orders-page.server";
import { type Filters, noFilters } from "#app/order/model/order-filters";
import { insertOrders, makeOrder, type Order } from "../order/orders";
import type { Site } from "../site";

/** Around noon of a day in November 2026. */
export const novemberDay = (date: number) => new Date(Date.UTC(2026, 10, date, 15));

export const findListedOrders = (site: Site, filters: Partial<Filters> = {}, now?: number) =>
  findOrdersPage(site.services, { ...noFilters, ...filters }, now);

export const listOrderNames = async (site: Site, filters: Partial<Filters> = {}) =>
  (await findListedOrders(site, filters)).rows.map((row) => row.fullName);

export const insertOrdersWith = (site: Site, ...changes: Partial<Order>[]) =>
  insertOrders(site, changes.map(makeOrder));
