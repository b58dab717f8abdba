import { readVersions } from "./read-versions";

/** To change the policy, add a file named by the first day on which it is valid. Earlier versions keep their address. */
export const refundVersions = readVersions(
  import.meta.glob<string>("/content/legal/refunds/*.md", { query: "?raw", import: "default", eager: true }),
);
