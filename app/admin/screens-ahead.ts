interface Route {
  id: string;
  parentId?: string;
  module: string;
}

declare global {
  interface Window {
    __remixManifest?: { version: string; routes: Record<string, Route | undefined> };
  }
}

/**
 * Loads the code of all screens of the office in advance (20 KB in all), so that opening another one needs the
 * connection only for its data. When a screen's code cannot be loaded, Remix leaves the open screen.
 */
export function fetchScreensAhead(): void {
  const routes = window.__remixManifest?.routes ?? {};
  const isOffice = ({ id, parentId = "" }: Route): boolean => {
    const parent = routes[parentId];
    return id === "admin/frame" || (parent !== undefined && isOffice(parent));
  };
  for (const route of Object.values(routes))
    if (route && isOffice(route)) import(/* @vite-ignore */ route.module).catch(console.warn);
}
