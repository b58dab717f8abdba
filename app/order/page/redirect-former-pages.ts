import { redirect } from "@remix-run/node";
import { paths } from "#app/paths";

/** Former addresses of the visual design page. */
export function loader() {
  return redirect(paths.visualDesign, 301);
}
