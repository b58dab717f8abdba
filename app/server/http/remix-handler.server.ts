import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";

type Routes = ServerBuild["routes"];

/** Matching a request against all routes took a fifth of an order's time, so static paths get their own handlers. */
export function createRemixHandler(build: ServerBuild): RequestHandler {
  const handleAll = createRequestHandler(build, "production");
  const handlersByPath = new Map<string, RequestHandler>();
  for (const [path, id] of getRouteIdsByPath(build.routes)) {
    if (/[:*?]/.test(path)) continue;
    const branch = getRouteBranch(build.routes, id).map((step) => step.id);
    const assets = { ...build.assets, routes: pick(build.assets.routes, branch) };
    handlersByPath.set(
      path,
      createRequestHandler({ ...build, assets, routes: pick(build.routes, branch) }, "production"),
    );
  }
  return (request, context) => {
    const path = new URL(request.url).pathname.replace(/\.data$/, "");
    return (handlersByPath.get(path) ?? handleAll)(request, context);
  };
}

/** Keyed by URL pattern (`:name` for parameters). The innermost route handles the request. */
export function getRouteIdsByPath(routes: Routes): Map<string, string> {
  const found = new Map<string, { id: string; depth: number }>();
  for (const { id, path, index } of Object.values(routes)) {
    if (path === undefined && !index) continue;
    const branch = getRouteBranch(routes, id);
    const fullPath = `/${branch.flatMap((step) => step.path?.replace(/^\/|\/$/g, "") || []).join("/")}`;
    if (branch.length <= (found.get(fullPath)?.depth ?? 0)) continue;
    found.set(fullPath, { id, depth: branch.length });
  }
  return new Map([...found].map(([path, { id }]) => [path, id]));
}

export function getRouteBranch(routes: Routes, id: string): Routes[string][] {
  const route = routes[id];
  if (!route) return [];
  return [...(route.parentId ? getRouteBranch(routes, route.parentId) : []), route];
}

function pick<T>(all: Record<string, T>, keys: string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)));
}
