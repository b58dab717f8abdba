import { data, type LoaderFunctionArgs } from "@remix-run/node";

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'none'";

export function loader({ context, params }: LoaderFunctionArgs) {
  const topic = new Map(Object.entries(context.features.emails)).get(params.topic ?? "");
  if (context.env.APP_ENV === "production" || !topic) throw data(null, { status: 404 });
  const { html, text } = topic.sample();
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
