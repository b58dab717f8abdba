import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { AppLoadContext, LoaderFunction, ServerBuild } from "@remix-run/node";
import { features } from "#app/features.server";
import { readEnv } from "#app/server/env/env.server";
import { createServices } from "#app/server/services.server";

/** `remix-serve` has no services to pass to loaders, so each loader gets them here. */
const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
const services = createServices(readEnv(process.env), features);
const context = () =>
  ({
    ...services,
    requestId: randomUUID(),
    afterAnswer: (work: () => Promise<unknown>) => void work(),
    clientIp: "127.0.0.1",
    incoming: { method: "GET" },
  }) as unknown as AppLoadContext;

function withContext(route: ServerBuild["routes"][string]) {
  const loader = route.module.loader as LoaderFunction | undefined;
  if (!loader) return route;
  return {
    ...route,
    module: { ...route.module, loader: (args) => loader({ ...args, context: context() }) } as typeof route.module,
  };
}

export const routes = Object.fromEntries(
  Object.entries(build.routes).map(([id, route]) => [id, route && withContext(route)]),
);
export const entry = {
  module: {
    ...build.entry.module,
    default: ((request, status, headers, remix) =>
      build.entry.module.default(request, status, headers, remix, context())) as typeof build.entry.module.default,
  },
};
export const { assets, assetsBuildDirectory, basename, future, isSpaMode, publicPath } = build;
