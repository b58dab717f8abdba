export interface Preview {
  url: string;
  width: number;
  height: number;
  alt: string;
}

export function Previews({ previews }: { previews: readonly Preview[] }) {
  return (
    <>
      <ul className="previews">
        {previews.map(({ url, width, height, alt }) => (
          <li key={url}>
            <a href={url} data-preview>
              <span className={width < height ? "preview preview-page" : "preview"}>
                <img src={url} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
              </span>
              <span className="preview-open">
                Enlarge<span className="sr-only">: {alt}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <dialog id="preview" aria-label="Inside page">
        <form method="dialog">
          <button type="submit">Close</button>
        </form>
        <section aria-label="Enlarged page" />
      </dialog>
    </>
  );
}
