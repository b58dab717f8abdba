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

/** If code cannot be loaded during a navigation, Remix reloads the document, and unsaved text is lost. */
export function preloadScreens(): void {
  const routes = window.__remixManifest?.routes ?? {};
  const isOffice = ({ id, parentId = "" }: Route): boolean => {
    const parent = routes[parentId];
    return id === "admin/frame" || (parent !== undefined && isOffice(parent));
  };
  for (const route of Object.values(routes))
    if (route && isOffice(route)) import(/* @vite-ignore */ route.module).catch(console.warn);
}
