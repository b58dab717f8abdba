import type { Excerpt as Words } from "#content/catalog/products/catalog-product";

/** The file has straight apostrophes, because curly ones can make a text message cost more. */
const formatTypography = (text: string) => text.replaceAll("'", "’").replaceAll("$ ", "$\u00a0");

/** A few texts of the file, to read without enlarging a page. */
export function Excerpt({ excerpt: { title, texts } }: { excerpt: Words }) {
  return (
    <figure className="excerpt">
      <figcaption>{title}</figcaption>
      <dl>
        {texts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatTypography(text)}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
