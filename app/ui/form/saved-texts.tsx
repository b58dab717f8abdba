interface SavedText {
  label: string;
  text: string;
  /** Shown instead of the text. */
  picture?: { src: string; width?: number; height?: number };
}

/** Shows what somebody else has saved, so that it can be compared with the unsaved text. */
export function SavedTexts({ texts }: { texts: readonly SavedText[] }) {
  return (
    <section id="saved-now" className="saved-texts" aria-labelledby="saved-now-title" tabIndex={-1}>
      <h3 id="saved-now-title">Saved now</h3>
      <dl>
        {texts.map(({ label, text, picture }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {picture ? (
                <img {...picture} alt={text} className="h-auto max-h-60 w-auto max-w-full" />
              ) : (
                text || "Empty"
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
