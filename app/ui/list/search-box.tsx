/** The search field of a filter form. */
export function SearchBox({ value, placeholder }: { value: string; placeholder: string }) {
  return (
    <label className="filters-search">
      <span className="sr-only">Search</span>
      <input type="search" name="q" defaultValue={value} placeholder={placeholder} autoComplete="off" maxLength={200} />
    </label>
  );
}
