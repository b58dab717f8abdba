import { type Example, type Industry, listPictures } from "#app/texts/samples/designs";
import { Picture } from "./picture";

interface DesignProps {
  industry: Industry;
  example: Example;
  sizes: string;
  /** Empty if the text beside the picture describes it. */
  alt: string;
  eager?: boolean;
}

export function Design({ industry, example, sizes, alt, eager }: DesignProps) {
  const { width, height, format, title } = example;
  const [first = "", after] = listPictures(industry, example);
  const frame = `frame frame-${format}`;
  const each = { width, height, sizes, eager };
  if (!after)
    return (
      <div className={frame}>
        <Picture address={first} alt={alt} {...each} />
      </div>
    );
  return (
    <div className={`${frame} pair`}>
      <Picture address={first} alt={`Before (staged): ${alt || title}`} className="pair-before" {...each} />
      <Picture address={after} alt={`After (staged): ${alt || title}`} className="pair-after" {...each} />
      <span className="pair-mark" aria-hidden="true">
        Before
      </span>{" "}
      <span className="pair-mark" aria-hidden="true">
        After
      </span>
      <span className="pair-line" aria-hidden="true">
        <svg viewBox="0 0 44 44" aria-hidden="true">
          <path d="M18 12v20L5 22zM26 12v20l13-10z" />
        </svg>
      </span>
      <input
        className="pair-slider"
        type="range"
        min="0"
        max="100"
        defaultValue="50"
        aria-label={`Before and after, ${title}`}
        onInput={({ currentTarget }) => moveLine(currentTarget)}
        // The slider may have been moved before hydration, and browsers restore its value on reload.
        ref={moveLine}
      />
    </div>
  );
}

function moveLine(slider: HTMLInputElement | null) {
  slider?.parentElement?.style.setProperty("--at", String(slider.valueAsNumber / 100));
}
