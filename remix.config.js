/**
 * The Remix plugin's options as plain data; vite.config.ts hands them to the plugin.
 * Every `v3_` flag is on, so that the step to React Router is a codemod.
 */
export default {
  appDirectory: "app",
  buildDirectory: "build",
  ignoredRouteFiles: ["**/*"],
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
