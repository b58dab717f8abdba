import { Link } from "@remix-run/react";
import { paths } from "#app/paths";
import { productCategories } from "#app/shop/model/categories";
import { getListUrl, readFilters } from "#app/shop/model/product-filters";
import { productStatuses, statusLabels } from "#app/shop/model/product-statuses";
import { FilterCount, FilterForm, FilterSelect, FilterSet, SearchBox } from "#app/ui/list/filter-form.tsx";
import { ListTabs } from "#app/ui/list/list-tabs.tsx";
import { Pager } from "#app/ui/list/pager.tsx";
import { NoRecords } from "#app/ui/list/records/no-records.tsx";
import type { ProductList } from "./load-list.server";
import { ProductTable } from "./product-table";

const categories = [
  { value: "", label: "All categories" },
  ...productCategories.map(({ id, name }) => ({ value: id, label: name })),
];

export function ProductListView({ list }: { list: ProductList }) {
  const { filters, rows, counts, found, total, page, pages } = list;
  const { q, status } = filters;
  const category = filters.category ?? "";
  const tabs = productStatuses.map((key) => ({
    key,
    label: statusLabels[key],
    to: getListUrl({ ...filters, status: key, page: 1 }),
    isOpen: key === status,
    count: counts[key],
  }));
  return (
    <>
      <ListTabs label="Status" tabs={tabs} />
      <FilterForm
        action={paths.adminProducts}
        values={{ q, category, status }}
        addressFor={(query) => getListUrl(readFilters(query))}
        autoSubmit
      >
        <input type="hidden" name="status" value={status} />
        <SearchBox value={q} placeholder="Search by title or web address..." />
        <FilterSet count={category ? 1 : 0} clear={getListUrl({ q, status })} refresh={getListUrl(filters)}>
          <FilterSelect name="category" label="Category" value={category} options={categories} />
        </FilterSet>
        <FilterCount count={found} total={total} noun={total === 1 ? "product" : "products"} />
      </FilterForm>
      <div className="records-split">
        {rows.length > 0 ? (
          <ProductTable rows={rows} filters={filters} />
        ) : (
          <div className="records-box">
            <NoRecords title="No products found">
              <EmptyHint list={list} />
            </NoRecords>
          </div>
        )}
      </div>
      <Pager page={page} pages={pages} addressOf={(number) => getListUrl({ ...filters, page: number })} />
    </>
  );
}

function EmptyHint({ list: { filters, total } }: { list: ProductList }) {
  const { q, category, status } = filters;
  if (total > 0 && (q || category))
    return (
      <p>
        No {statusLabels[status].toLowerCase()} product matches your search.{" "}
        <Link to={getListUrl({ status })}>Show all</Link>
      </p>
    );
  return (
    <p>
      {status === "draft" ? "There are no drafts" : `Nothing is ${status}`} right now.{" "}
      <Link to={paths.adminProduct("new")}>Create a product</Link>
    </p>
  );
}
