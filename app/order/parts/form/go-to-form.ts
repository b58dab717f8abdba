import { paths } from "#app/paths";

/** With client-side navigation, the browser does not scroll or move the focus itself. */
export function goToOrderForm() {
  const form = document.getElementById(paths.orderForm.split("#")[1] as string);
  form?.scrollIntoView();
  const heading = form?.querySelector("h2");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
