import { useEffect, useRef } from "react";
import { type Filters, filtersToSearch } from "#app/order/model/order-filters";
import { paths } from "#app/paths";
import { autoCloseMenu } from "#app/ui/layout/menu";

/** The file that programs read takes one click. The other file is in the menu beside it. */
export function ExportLinks({ filters }: { filters: Filters }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => autoCloseMenu(() => menu.current), []);
  const url = `${paths.adminExport}${filtersToSearch({ ...filters, page: 1 })}`;
  return (
    <span className="export-links">
      <a className="tool" href={url} download>
        Export CSV
      </a>
      <details ref={menu}>
        <summary className="tool">
          <span className="sr-only">More exports</span>
          <svg className="w-[0.6rem] flex-none fill-current" viewBox="0 0 10 6" aria-hidden="true">
            <path d="M0 0h10L5 6z" />
          </svg>
        </summary>
        <a className="tool" href={`${url}${url.includes("?") ? "&" : "?"}amounts=1`} download>
          Export CSV with amounts
        </a>
      </details>
    </span>
  );
}
