import { data, type MetaFunction } from "@remix-run/node";
import { pageTitle } from "../site";
import { NotFoundPage } from "../ui/layout/not-found";

export const handle = { noindex: true };

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Page not found") }];

export const loader = () => data(null, { status: 404 });

export const action = loader;

export default NotFoundPage;
