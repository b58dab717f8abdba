/** What somebody else saved, beside what was typed. */
export function SavedTexts({ texts }: { texts: readonly { label: string; text: string }[] }) {
  return (
    <section id="saved-now" className="saved-texts" aria-labelledby="saved-now-title" tabIndex={-1}>
      <h3 id="saved-now-title">Saved now</h3>
      <dl>
        {texts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text || "Empty"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
