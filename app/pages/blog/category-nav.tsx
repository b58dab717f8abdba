import { paths } from "#app/paths";
import { type CategoryKey, categories, describeCount } from "#app/texts/articles/categories";
import { getCategoryColor } from "./cards";

/** More blades than these would be too thin to count. */
const MAX_BLADES = { topic: 12, all: 24 };

interface CategoryNavProps {
  current: CategoryKey | null;
  topics: readonly CategoryKey[];
}

export function CategoryNav({ current, topics }: CategoryNavProps) {
  return (
    <nav aria-label="Filter articles by topic" className="blog-nav">
      <p className="text-small">
        <b>Filter by topic.</b> {describeCount(topics.filter((topic) => !current || topic === current).length)}
      </p>
      <ul className="blog-categories">
        <li>
          <a href={paths.blog} aria-current={current ? undefined : "page"}>
            <AllBlades count={topics.length} />
            <TopicName name="All" count={topics.length} />
          </a>
        </li>
        {categories.map(({ key, name }) => {
          const count = topics.filter((topic) => topic === key).length;
          return (
            <li key={key} className={getCategoryColor(key)}>
              <a href={paths.blogCategory(key)} aria-current={current === key ? "page" : undefined}>
                {count > 0 ? <TopicBlades count={count} /> : null}
                <TopicName name={name} count={count} />
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function TopicName({ name, count }: { name: string; count: number }) {
  const lastWord = name.lastIndexOf(" ") + 1;
  return (
    <span>
      <span>
        {name.slice(0, lastWord)}
        <span className="whitespace-nowrap">
          {name.slice(lastWord)}&nbsp;<small>{count}</small>
        </span>
      </span>
    </span>
  );
}

function TopicBlades({ count }: { count: number }) {
  const blades = Math.min(count, MAX_BLADES.topic);
  return (
    <svg viewBox={`3 0 ${blades * 40 - 6} 120`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: blades }, (_, index) => index * 40).map((left) => (
        <path key={left} d={`M${left + 20} 0l17 120h-34z`} />
      ))}
    </svg>
  );
}

function AllBlades({ count }: { count: number }) {
  const blades = Math.min(count, MAX_BLADES.all);
  return (
    <svg className="blog-all" viewBox="-50 -50 100 100" aria-hidden="true">
      {Array.from({ length: blades }, (_, index) => (index * 360) / blades).map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d="M0-4L-11-35 0-50 11-35z" />
      ))}
    </svg>
  );
}
