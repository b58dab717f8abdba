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
 * Fetches the code of all screens of the office ahead (20 KB in all), so that a step to another one needs the connection
 * for nothing but its data. For code that does not come Remix would leave the screen that is open.
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
