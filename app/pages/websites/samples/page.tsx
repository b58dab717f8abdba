import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#app/paths";
import { pageMeta } from "#app/ui/layout/page-meta";
import styles from "./sample-page.css?url";
import { findSample, listParts, type Sample, type Screen, samples } from "./samples";

export { headers } from "#app/server/http/public-headers";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const handle = { bare: true, noindex: true };

export const meta: MetaFunction<typeof loader> = (page) => {
  if (!page.data) return [];
  const { label, business, place, line } = page.data;
  return pageMeta(page, {
    title: `${business}, a sample website for a ${label.toLowerCase()}`,
    linkLabel: business,
    description: `A sample website for a ${label.toLowerCase()} in ${place}, on a computer and on a phone. ${line}`,
    picture: "websites",
    parents: [{ name: "Websites", path: paths.websites }],
  });
};

export function loader({ params }: LoaderFunctionArgs) {
  const sample = findSample(params.trade);
  if (!sample) throw data(null, { status: 404 });
  return sample;
}

export default function SamplePage() {
  const sample = useLoaderData<typeof loader>();
  const { trade, label, business, place } = sample;
  const next = samples[(samples.findIndex((each) => each.trade === trade) + 1) % samples.length] as Sample;
  return (
    <div className="sample-page on-palm">
      <header className="sample-bar">
        <p className="badge">Sample site</p>
        <h1>
          {business} <span>{`${label} in ${place}`}</span>
        </h1>
        <nav aria-label="Sample sites">
          <a className="sample-switch" href="#phone-page">
            Phone
          </a>
          <a className="sample-switch" href="#desktop-page">
            Desktop
          </a>
          <a href={paths.websiteSample(next.trade)} rel="next">
            <span>
              Next<span className="sample-next">: {next.label}</span>
            </span>
          </a>
          <a href={`${paths.websites}#${trade}`}>Close</a>
        </nav>
      </header>
      <SampleFrame sample={sample} screen="desktop" />
      <SampleFrame sample={sample} screen="phone" />
    </div>
  );
}

function SampleFrame({ sample, screen }: { sample: Sample; screen: Screen }) {
  const { business, label, line } = sample;
  const alt = `The whole ${screen} page of ${business}, sample site of a ${label.toLowerCase()}. ${line}`;
  return (
    <section
      id={`${screen}-page`}
      className={`sample-scroll sample-${screen}`}
      aria-label={`${business} on a ${screen === "phone" ? "phone" : "computer"}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
    >
      {listParts(sample.trade, screen).map(({ name, width, height }, index) => (
        <picture key={name}>
          <source type="image/avif" srcSet={paths.websitePicture(`${name}.avif`)} />
          <img
            src={paths.websitePicture(`${name}.webp`)}
            width={width}
            height={height}
            alt={index === 0 ? alt : ""}
            loading="lazy"
            decoding="async"
          />
        </picture>
      ))}
    </section>
  );
}
