import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { pageTitle } from "#app/site";
import { NotFoundPage } from "../ui/not-found";

export const handle = { noindex: true };

export const meta: MetaFunction = () => [{ title: pageTitle("Page not found") }];

/** Every address that no route answers: 404, and the path goes to the log (specification section 2). */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  // No query, which may hold what is nobody's business; no control characters, which may fool who reads the log.
  const path = decodeURIComponent(pathname).replace(/\p{C}/gu, "").slice(0, 200);
  context.log.warn({ id: context.requestId, path }, "page not found");
  return data(null, { status: 404 });
}

export const action = loader;

export default NotFoundPage;
