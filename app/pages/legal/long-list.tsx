import type { Tokens } from "marked";
import { Prose } from "#app/texts/prose/prose.tsx";

export function LongList({ list }: { list: Tokens.List }) {
  return (
    <details className="legal-long">
      <summary>{`See all ${list.items.length}`}</summary>
      <Prose blocks={[list]} />
    </details>
  );
}
