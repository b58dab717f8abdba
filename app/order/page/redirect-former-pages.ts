import { redirect } from "@remix-run/node";
import { paths } from "#app/paths";

export function loader() {
  return redirect(paths.visualDesign, 301);
}
