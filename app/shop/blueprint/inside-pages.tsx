import { type Preview, Previews } from "../parts/previews";

export function InsidePages({ previews }: { previews: readonly Preview[] }) {
  return (
    <section className="offer-inside" aria-labelledby="inside">
      <div className="wrap">
        <header className="grid grid-cols-1 items-end gap-x-16 gap-y-4 lg:grid-cols-[7fr_5fr]">
          <h2 id="inside" className="max-w-[9em] text-1">
            Read a little before you buy.
          </h2>
          <p className="max-w-[40ch] text-lead">
            These are pages of the file itself, exactly as they print. Open one to read every line.
          </p>
        </header>
        <Previews previews={previews} />
      </div>
    </section>
  );
}
