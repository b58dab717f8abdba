import { paths } from "#app/paths";
import { type Filters, getListUrl, readFilters } from "#app/shop/model/sale-filters";
import { saleStatuses, statusLabels } from "#app/shop/model/sale-status";
import { FilterCount, FilterForm, FilterSelect, FilterSet, SearchBox } from "#app/ui/list/filter-form.tsx";

const statuses = [
  { value: "", label: "All statuses" },
  ...saleStatuses.map((value) => ({ value, label: statusLabels[value] })),
];

interface SaleFiltersProps {
  filters: Filters;
  products: { id: string; title: string }[];
  list: { found: number; total: number } | null;
}

export function SaleFilters({ filters, products, list }: SaleFiltersProps) {
  const { q, product, month } = filters;
  const status = filters.status ?? "";
  const options = [
    { value: "", label: "All products" },
    ...products.map(({ id, title }) => ({ value: id, label: title })),
  ];
  return (
    <FilterForm
      action={paths.adminSales}
      values={{ q, status, product }}
      addressFor={(query) => getListUrl(readFilters(query))}
    >
      {month ? <input type="hidden" name="month" value={month} /> : null}
      <SearchBox value={q} placeholder="Number, email or product..." />
      <FilterSet
        count={[status, product].filter(Boolean).length}
        clear={getListUrl({ q, month })}
        refresh={getListUrl(filters)}
      >
        <FilterSelect name="status" label="Status" value={status} options={statuses} />
        <FilterSelect name="product" label="Product" value={product} options={options} />
      </FilterSet>
      {list ? (
        <FilterCount count={list.found} total={list.total} noun={list.total === 1 ? "purchase" : "purchases"} />
      ) : null}
    </FilterForm>
  );
}
