import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import styles from "#app/office.css?url";
import { paths } from "#app/paths";
import { business, pageTitle } from "#app/site";

export const handle = { noindex: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Sample emails") }];

export async function loader({ context }: LoaderFunctionArgs) {
  if (context.env.APP_ENV === "production") throw data(null, { status: 404 });
  const agency = await context.settings.read(business);
  const topics = Object.entries(context.features.emails);
  return topics.map(([topic, { label, sample }]) => ({ topic, label, subject: sample(agency).subject }));
}

export default function SampleEmails() {
  const emails = useLoaderData<typeof loader>();
  return (
    <section className="mx-auto max-w-4xl px-5 py-12">
      <h1 className="text-5xl/tight">Sample emails</h1>
      <p className="mt-3">What customers and the team receive, written with sample data.</p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2">
        {emails.map(({ topic, label, subject }) => (
          <li key={topic} className="border-2 p-4">
            <h2 className="text-2xl/tight">{label}</h2>
            <p className="mt-1">{subject}</p>
            <p className="mt-3 flex gap-5">
              <a href={paths.sampleEmail(topic, "html")}>
                HTML<span className="sr-only"> of {topic}</span>
              </a>
              <a href={paths.sampleEmail(topic, "text")}>
                Text<span className="sr-only"> of {topic}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
