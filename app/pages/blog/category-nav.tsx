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
  topics: readonly CategoryKey[];
}

export function CategoryNav({ current, topics }: CategoryNavProps) {
  return (
    <nav aria-label="Filter articles by topic" className="blog-nav">
      <details>
        <summary>Filter by topic</summary>
        <p className="text-small">
          <b className="blog-nav-title">Filter by topic.</b> {describeCount(topics.length)}
          {topics.length < RING ? " The outlined ones come next." : null}
        </p>
        <ul className="blog-categories">
          <li>
            <a href={paths.blog} aria-current={current ? undefined : "page"}>
              <AllBlades filled={topics.length} />
              <span>
                All&nbsp;<sup>{topics.length}</sup>
              </span>
            </a>
          </li>
          {categories.map(({ key, name }) => {
            const count = topics.filter((topic) => topic === key).length;
            return (
              <li key={key} className={getCategoryColor(key)}>
                <a href={paths.blogCategory(key)} aria-current={current === key ? "page" : undefined}>
                  <CategoryBlades category={key} filled={count} />
                  <span>
                    <span>
                      {name}&nbsp;<sup>{count}</sup>
                    </span>
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      </details>
    </nav>
  );
}

/** As many blades are filled as there are articles. */
function CategoryBlades({ category, filled }: { category: CategoryKey; filled: number }) {
  const height = heights[category];
  const tips = tipOffsets[category];
  const blades = tips.map((top, index) => {
    const x = index * BLADE_STEP + BLADE_STEP / 2;
    return `M${x} ${top}L${x + 17} ${height}H${x - 17}z`;
  });
  return (
    <svg viewBox={`0 0 ${tips.length * BLADE_STEP} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={blades.slice(0, filled).join("")} />
      <path className="blog-outline" d={blades.slice(filled).join("")} />
    </svg>
  );
}

function AllBlades({ filled }: { filled: number }) {
  return (
    <svg className="blog-all" viewBox="-50 -50 100 100" aria-hidden="true">
      {Array.from({ length: RING }, (_, index) => (index * 360) / RING).map((turn, index) => (
        <path
          key={turn}
          className={index < filled ? undefined : "blog-outline"}
          transform={`rotate(${turn})`}
          d="M0 0L-4.6-37 0-50 4.6-37z"
        />
      ))}
    </svg>
  );
}
