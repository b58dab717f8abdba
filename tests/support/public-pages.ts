import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import type { RouteHandle } from "#app/root.tsx";

const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;

/** The addresses of the build's pages that are the same for every visitor, without those that have a parameter. */
export const publicPages: string[] = Object.values(build.routes).flatMap((route) => {
  if (!route || !("default" in route.module) || !(route.index || route.path)) return [];
  const path = route.path ?? "/";
  const { personal, ownStyles } = (route.module.handle as RouteHandle | undefined) ?? {};
  // Sample sites have tests of their own.
  return personal || ownStyles || route.parentId !== "root" || /[:*]|^\/(admin|dev)\//.test(path) ? [] : [path];
});
