import { paths } from "#app/paths";
import type { ArticleSummary } from "#app/texts/articles/articles.server";
import { type Drawing, Fan, greens } from "./drawing";
import { createPlainDrawing } from "./plain-drawing";

interface PictureProps {
  article: Pick<ArticleSummary, "key" | "category" | "picture">;
}

function Photo({ id, sizes, alt = "" }: { id: string; sizes: string; alt?: string }) {
  const large = paths.picture(id, "large");
  return (
    <img
      className="size-full object-cover"
      src={large}
      srcSet={`${paths.picture(id, "small")} 720w, ${large} 1200w`}
      sizes={sizes}
      alt={alt}
    />
  );
}

const drawings = import.meta.glob<Drawing>("./drawings/*.tsx", { import: "drawing", eager: true });

function findDrawing({ key, category }: PictureProps["article"]): Drawing {
  return drawings[`./drawings/${key}.tsx`] ?? createPlainDrawing(category);
}

export function CardPicture({ article }: PictureProps) {
  if (article.picture) return <Photo id={article.picture} sizes="(min-width: 64rem) 40vw, 90vw" />;
  const { ground, art, corner } = findDrawing(article);
  return (
    <svg className="size-full" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={ground} d="M0 0h320v200H0z" />
      {corner}
      {art}
    </svg>
  );
}

export function BannerPicture({ article, alt }: PictureProps & { alt?: string }) {
  if (article.picture) return <Photo id={article.picture} sizes="100vw" alt={alt} />;
  const { ground, disk, art, banner = "translate(830 12) scale(1.75)" } = findDrawing(article);
  return (
    <svg className="size-full" viewBox="0 0 1440 520" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
      <path className={ground} d="M0 0h1440v520H0z" />
      <circle className={disk} cx="560" cy="330" r="230" />
      <g transform="translate(0 330)">
        <Fan
          lengths={[400, 470, 420, 500, 390, 450, 360, 430]}
          fills={pickLeafColors(ground)}
          half={19}
          from={92}
          step={12}
        />
      </g>
      <path className="fill-cut" d="M0 330h1440v190H0z" />
      <g transform={banner}>{art}</g>
    </svg>
  );
}

export function FrontPicture({ article }: PictureProps) {
  if (article.picture) return <Photo id={article.picture} sizes="(min-width: 60rem) 60vw, 90vw" />;
  const { front } = findDrawing(article);
  if (!front) return <CardPicture article={article} />;
  return (
    <svg className="size-full" viewBox="0 0 1312 680" preserveAspectRatio="xMinYMin slice" aria-hidden="true">
      {front}
    </svg>
  );
}

/** A green that equals the background would be invisible. */
function pickLeafColors(ground: string): string[] {
  return greens.map((green) => (green === ground ? "fill-blade" : green));
}
