import { keepHyphensTogether } from "#app/ui/keep-hyphens-together.tsx";
import { CheckIcon } from "#app/ui/marks/icons.tsx";

export function Included({ items }: { items: readonly string[] }) {
  return (
    <section aria-labelledby="included-title">
      <h2 id="included-title">What’s Included</h2>
      <ul className="product-included">
        {items.map((item) => (
          <li key={item}>
            <CheckIcon className="mt-1 size-4 fill-leaf" />
            <span>{keepHyphensTogether(item)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
