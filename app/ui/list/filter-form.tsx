import { Link, useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { SelectOptions } from "../form/select-options";

const TYPING_PAUSE_MS = 250;

interface FilterFormProps {
  action: string;
  values: Readonly<Record<string, string>>;
  addressFor: (query: URLSearchParams) => string;
  /** Only for short lists, or lists whose search has an index. */
  autoSubmit?: boolean;
  children: ReactNode;
}

/** Without JavaScript, this is a plain GET form. */
export function FilterForm({ action, values, addressFor, autoSubmit = false, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const navigate = useNavigate();
  useSyncFieldsWithUrl(form, values, autoSubmit);
  useEffect(() => () => clearTimeout(timer.current), []);

  const submit = ({ typing }: { typing: boolean }) => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const fields = new FormData(form.current) as unknown as Record<string, string>;
    const address = addressFor(new URLSearchParams(fields));
    const isOpen = address === location.pathname + location.search;
    if (isOpen && typing) return;
    navigate(address, { replace: typing || isOpen, preventScrollReset: true });
  };
  return (
    <search>
      <form
        ref={form}
        className="filters"
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          submit({ typing: false });
        }}
        onChange={(event) => {
          if (!autoSubmit) return;
          if (!(event.target instanceof HTMLInputElement)) return submit({ typing: false });
          clearTimeout(timer.current);
          timer.current = setTimeout(() => submit({ typing: true }), TYPING_PAUSE_MS);
        }}
      >
        {children}
      </form>
    </search>
  );
}

/** Keeps text that was typed before hydration. */
function useSyncFieldsWithUrl(
  form: { current: HTMLFormElement | null },
  values: FilterFormProps["values"],
  autoSubmit: boolean,
): void {
  const address = JSON.stringify(values);
  const followed = useRef(address);
  useEffect(() => {
    if (followed.current === address) return;
    followed.current = address;
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      // The list may answer an earlier search while the next letters are typed.
      const isTyping = autoSubmit && field === document.activeElement;
      const value = values[field.name];
      if (value !== undefined && !isTyping) field.value = value;
    }
  }, [form, values, address, autoSubmit]);
}

interface FilterSelectProps {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
}

export function FilterSelect({ name, label, value, options }: FilterSelectProps) {
  return (
    <label>
      <span className="sr-only">{label}</span>
      <select name={name} defaultValue={value} autoComplete="off">
        <SelectOptions options={options} />
      </select>
    </label>
  );
}

interface FilterSetProps {
  /** How many of these filters are set. */
  count: number;
  /** The address of the list without these filters. */
  clear: string;
  refresh: string;
  children: ReactNode;
}

export function FilterSet({ count, clear, refresh, children }: FilterSetProps) {
  return (
    <>
      {/* Empty: on small screens, these details open the next element, which is always visible on large ones. */}
      <details className="filters-more">
        <summary className="tool">{count > 0 ? `Filters, ${count} on` : "Filters"}</summary>
      </details>
      {count > 0 ? (
        <Link className="filters-clear tool tool-plain" to={clear} preventScrollReset>
          Clear<span className="sr-only"> filters</span>
        </Link>
      ) : null}
      <div className="filters-set">
        {children}
        <FilterButtons refresh={refresh} />
      </div>
    </>
  );
}

/** Not solid: solid is for the screen's main action, such as adding a product. */
export function FilterButtons({ refresh }: { refresh: string }) {
  return (
    <>
      <button className="tool" type="submit">
        Apply
      </button>{" "}
      <Link className="tool" to={refresh} replace preventScrollReset>
        Refresh
      </Link>
    </>
  );
}

interface FilterCountProps {
  count: number;
  more?: boolean;
  total: number;
  noun: string;
}

export function FilterCount({ count, more = false, total, noun }: FilterCountProps) {
  return (
    <p className="filters-count" role="status">
      {count.toLocaleString("en-US")}
      {more ? "+" : ""} of {total.toLocaleString("en-US")} {noun}
    </p>
  );
}

interface SearchBoxProps {
  value: string;
  label?: string;
  placeholder: string;
}

export function SearchBox({ value, label = "Search", placeholder }: SearchBoxProps) {
  return (
    <label className="filters-search">
      <span className="sr-only">{label}</span>
      <input type="search" name="q" defaultValue={value} placeholder={placeholder} autoComplete="off" maxLength={200} />
    </label>
  );
}
