import { paths } from "#app/paths";
import { type CategoryKey, categories, describeCount } from "#app/texts/articles/categories";
import { getCategoryColor } from "./cards";

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
        </p>
        <ul className="blog-categories">
          <li>
            <a href={paths.blog} aria-current={current ? undefined : "page"}>
              <AllBlades count={topics.length} />
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
                  {count > 0 ? <TopicBlades count={count} /> : null}
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

/** A blade for each article. */
function TopicBlades({ count }: { count: number }) {
  return (
    <svg viewBox={`0 0 ${count * 40} 120`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index * 40).map((left) => (
        <path key={left} d={`M${left + 20} 0l17 120h-34z`} />
      ))}
    </svg>
  );
}

function AllBlades({ count }: { count: number }) {
  return (
    <svg className="blog-all" viewBox="-50 -50 100 100" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (index * 360) / count).map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d="M0-4L-11-35 0-50 11-35z" />
      ))}
    </svg>
  );
}
