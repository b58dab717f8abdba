import { paths } from "#app/paths";
import { type CategoryKey, categories, describeCount } from "#app/texts/articles/categories";
import { getCategoryColor } from "./cards";

/** Blades in the ring of the first chip. */
const RING = 24;
/** Width of a blade, and how far each tip is below the tallest one of its row. */
const BLADE_STEP = 40;
const tipOffsets: Record<CategoryKey, number[]> = {
  "automation-strategy": [34, 50, 16, 38, 0, 42, 10, 24],
  "case-studies": [8, 36, 0, 26, 0, 22],
  "web-design": [30, 12, 36, 0, 22],
  "ai-technology": [38, 72, 0],
  "business-strategy": [86, 0],
};
const heights: Record<CategoryKey, number> = {
  "automation-strategy": 108,
  "case-studies": 114,
  "web-design": 134,
  "ai-technology": 214,
  "business-strategy": 276,
};

interface CategoryNavProps {
  current: CategoryKey | null;
  /** The topics of all articles. */
  topics: readonly CategoryKey[];
}

export function CategoryNav({ current, topics }: CategoryNavProps) {
  return (
    <nav aria-label="Filter articles by topic" className="blog-nav">
      <p>
        <b>Filter by topic.</b> {describeCount(topics.length)}
      </p>
      <ul className="blog-categories">
        <li>
          <a href={paths.blog} aria-current={current ? undefined : "page"}>
            <AllBlades />
            <span>
              All <sup>{topics.length}</sup>
            </span>
          </a>
        </li>
        {categories.map(({ key, name }) => (
          <li key={key} className={getCategoryColor(key)}>
            <a href={paths.blogCategory(key)} aria-current={current === key ? "page" : undefined}>
              <CategoryBlades category={key} />
              <span>
                {name} <sup>{topics.filter((topic) => topic === key).length}</sup>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CategoryBlades({ category }: { category: CategoryKey }) {
  const height = heights[category];
  const tips = tipOffsets[category];
  const blades = tips.map((top, index) => {
    const x = index * BLADE_STEP + BLADE_STEP / 2;
    return `M${x} ${top}L${x + 17} ${height}H${x - 17}z`;
  });
  return (
    <svg viewBox={`0 0 ${tips.length * BLADE_STEP} ${height}`} aria-hidden="true">
      <path d={blades.join("")} />
    </svg>
  );
}

function AllBlades() {
  return (
    <svg className="blog-all" viewBox="-50 -50 100 100" aria-hidden="true">
      {Array.from({ length: RING }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ring that never changes
        <path key={index} transform={`rotate(${(index * 360) / RING})`} d="M0 0L-4.6-37 0-50 4.6-37z" />
      ))}
    </svg>
  );
}
