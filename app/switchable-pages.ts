import { paths } from "./paths";

/** Pages and screens that the office can switch off, with everything below their addresses. */
export const switchablePages = {
  growth: { label: "Growth", addresses: [paths.growth] },
  client_portal: { label: "Client dashboard", addresses: [paths.clientPortal] },
  vault: { label: "Digital Vault", addresses: [paths.vault] },
  blueprint: { label: "Automation Blueprint", addresses: [paths.blueprint] },
  blog: { label: "Insights (the blog)", addresses: [paths.blog] },
  deal_flow: { label: "Deal flow", addresses: [paths.adminDealflow, paths.dealflowApi] },
  web_vitals: { label: "Web vitals", addresses: [paths.adminVitals] },
} as const;

type PageKey = keyof typeof switchablePages;
const keys = Object.keys(switchablePages) as PageKey[];

export const pageSwitches = {
  name: "pages",
  defaults: Object.fromEntries(keys.map((key) => [key, "yes"])) as Record<PageKey, string>,
} as const;

/** `switches`: the settings. An address hides what is below it, too. */
export const listHiddenAddresses = (switches: Record<PageKey, string>): string[] =>
  keys.filter((key) => !switches[key]).flatMap((key) => switchablePages[key].addresses);

/** Matches as the routes do: upper or lower case, and encoded letters. Other pages show product pictures too. */
export function isHidden(hidden: readonly string[], address: string): boolean {
  if (hidden.length === 0) return false;
  const path = decodePath(address.replace(/[?#].*/, "").replace(/\.data$/, ""));
  if (path.startsWith(paths.productPicture(""))) return false;
  return hidden.some((one) => path === one || path.startsWith(`${one}/`));
}

/** React Router decodes each part of a path, and compares without case. */
function decodePath(path: string): string {
  try {
    return path.split("/").map(decodeURIComponent).join("/").toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}
