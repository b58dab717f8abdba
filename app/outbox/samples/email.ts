import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { business } from "#app/site";

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'none'";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const topic = new Map(Object.entries(context.features.emails)).get(params.topic ?? "");
  if (context.env.APP_ENV === "production" || !topic) throw data(null, { status: 404 });
  const { html, text } = topic.sample(await context.settings.read(business));
  const asHtml = params.part === "html";
  if (!asHtml && params.part !== "text") throw data(null, { status: 404 });
  return new Response(asHtml ? html : text, {
    headers: {
      "Content-Type": `text/${asHtml ? "html" : "plain"}; charset=utf-8`,
      "Content-Security-Policy": POLICY,
      "Cache-Control": "no-store",
    },
  });
}
