/**
 * The Remix plugin's options as plain data; vite.config.ts hands them to the plugin.
 * Every `v3_` flag is on, so that the step to React Router is a codemod, but for the discovery of routes: it would ask
 * the server for the way to each ticket before it opens one.
 */
export default {
  appDirectory: "app",
  buildDirectory: "build",
  ignoredRouteFiles: ["**/*"],
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
