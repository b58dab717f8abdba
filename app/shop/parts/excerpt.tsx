import type { Excerpt as Words } from "#content/catalog/products/catalog-product";

/** A few texts of the file, to read without enlarging a page. */
export function Excerpt({ excerpt: { title, texts } }: { excerpt: Words }) {
  return (
    <figure className="excerpt">
      <figcaption>{title}</figcaption>
      <dl>
        {texts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
