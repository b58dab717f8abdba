import { readVisit, rememberVisit } from "../form/visit-storage";
import { focusHeading } from "./focus-heading";
import { autoCloseMenu } from "./menu";

autoCloseMenu(() => document.querySelector<HTMLDetailsElement>("header .menu"));
focusHeading();
rememberVisit();
for (const input of document.querySelectorAll<HTMLInputElement>("[data-visit-source]"))
  input.value = readVisit() ?? input.value;
// Our own payment pages get the visit's source in a parameter with the name of `visitSourceField`.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/pay/"]'))
  link.href += `&visit_source=${encodeURIComponent(readVisit() ?? "")}`;
