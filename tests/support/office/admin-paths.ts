import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { paths } from "../../../app/paths";

/** Every address under /admin that the build answers. */
export async function listAdminPaths(): Promise<string[]> {
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
  return [...new Set(found)];
}
