import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { paths } from "#app/paths";

interface Filled {
  number: string;
  /** By the start of their addresses. All other addresses show the order or a record with its number. */
  records: [string, string][];
}

/** Every address under /admin that the build answers, with the parameters of rows that are there. */
export async function listAdminAddresses({ number, records }: Filled): Promise<string[]> {
  const { routes } = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
  const full = (id: string | undefined): string => {
    const route = id ? routes[id] : undefined;
    if (!route) return "";
    const path = route.path ?? "";
    return path.startsWith("/") ? path : [full(route.parentId), path].filter(Boolean).join("/");
  };
  const found = Object.keys(routes)
    .map((id) => `/${full(id)}`.replace(/\/+/g, "/"))
    .filter((path) => path === paths.admin || path.startsWith(`${paths.admin}/`));
  const pickRecord = (path: string) => records.find(([start]) => path.startsWith(start))?.[1] ?? number;
  const fill = (path: string) => path.replace(/:[a-zA-Z]+/, pickRecord(path)).replace(/:[a-zA-Z]+\??|\*/g, "anything");
  return [...new Set(found)].map(fill);
}

/** Public addresses without data: where one signs in, and the files of the offline worker. */
export const officeForEveryone = [
  paths.adminSignIn,
  paths.adminForgotPassword,
  paths.adminSetPassword,
  "/admin/offline",
  "/admin/worker.js",
] as string[];

/** Fields that some action could accept. */
export function createOfficeFields(number: string) {
  const texts = { note: "x", content: "x", subject: "x", message: "x" };
  return { intent: "delete", id: number, ids: number, status: "ready", priority: "urgent", ...texts };
}
