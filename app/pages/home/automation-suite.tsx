import { paths } from "#app/paths";
import type { Call } from "#app/server/text/call";
import { ButtonLink } from "#app/ui/button.tsx";
import { industries } from "#content/industries/industries";
import { getNightId, Night } from "./night";

/** This night is last in the HTML, because a selector can hide it only after the night that a link leads to. */
const FIRST_SHOWN = "home-services";
const lastToFirst = [...industries].sort(
  (one, other) => Number(one.id === FIRST_SHOWN) - Number(other.id === FIRST_SHOWN),
);

/** Links and `:target` choose the night, so that choosing works without scripts. */
export function AutomationSuite({ audit }: { audit: Call }) {
  return (
    <section className="suite on-palm" aria-labelledby="suite">
      <div className="suite-inner wrap">
        <div className="grid grid-cols-1 content-start gap-6">
          <h2 id="suite" className="max-w-full text-1 [word-spacing:normal]">
            The Automation Suite works the hours you don’t.
          </h2>
          <p className="max-w-[36ch] text-lead/[1.45] text-palm-2">
            Pick your industry and see a sample night. We made up the people. The steps are what your system would do.
          </p>
          <details className="suite-pick">
            <summary>Pick your industry</summary>
            <ul>
              {industries.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#${getNightId(id)}`}>{name}</a>
                </li>
              ))}
            </ul>
          </details>
        </div>
        <div className="nights stock">
          {lastToFirst.map((industry) => (
            <Night
              key={industry.id}
              industry={industry}
              next={industries[(industries.indexOf(industry) + 1) % industries.length] ?? industry}
            />
          ))}
        </div>
        <p className="suite-buttons">
          <ButtonLink href={paths.automation}>See How It Works</ButtonLink>{" "}
          <ButtonLink variant="secondary" href={paths.bookConsultation}>
            {audit.button}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
