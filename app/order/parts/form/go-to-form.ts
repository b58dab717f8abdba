import { paths } from "#app/paths";

/** After client-side navigation, the browser neither scrolls nor moves the focus. */
export function goToOrderForm() {
  const form = document.getElementById(paths.orderForm.split("#")[1] as string);
  form?.scrollIntoView();
  const heading = form?.querySelector("h2");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
