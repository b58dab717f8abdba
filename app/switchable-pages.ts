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

export const listHiddenAddresses = (switches: Record<PageKey, string>): string[] =>
  keys.filter((key) => !switches[key]).flatMap((key) => switchablePages[key].addresses);

/** Compares addresses as the routes do. Product pictures are never hidden, because other pages show them, too. */
export function isHidden(hidden: readonly string[], address: string): boolean {
  if (hidden.length === 0) return false;
  const path = decodePath(address.replace(/[?#].*/, "").replace(/\.data$/, ""));
  if (path.startsWith(paths.productPicture(""))) return false;
  return hidden.some((one) => path === one || path.startsWith(`${one}/`));
}

/** React Router decodes each part of a path and ignores case. */
function decodePath(path: string): string {
  try {
    return path.split("/").map(decodeURIComponent).join("/").toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}
