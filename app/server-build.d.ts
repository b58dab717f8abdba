/** The whole site as Remix has built it; the sitemap reads the route table in it. */
declare module "virtual:remix/server-build" {
  export const routes: import("@remix-run/node").ServerBuild["routes"];
}
