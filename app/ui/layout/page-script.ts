import { readVisit, rememberVisit } from "../form/visit-storage";
import { focusHeading } from "./focus-heading";
import { autoCloseMenu } from "./menu";

autoCloseMenu(() => document.querySelector<HTMLDetailsElement>("header .menu"));
focusHeading();
rememberVisit();
for (const input of document.querySelectorAll<HTMLInputElement>("[data-visit-source]"))
  input.value = readVisit() ?? input.value;

/** `visitSourceField` from `server/forms/visit-source.ts`. */
const VISIT_FIELD = "visit_source";

// Links to payment pages of ours, which pass on where the visit began.
for (const press of ["click", "auxclick"])
  document.addEventListener(press, ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/pay/"]') : null;
    const visit = link && readVisit();
    if (visit) link.href += `&${new URLSearchParams({ [VISIT_FIELD]: visit })}`;
  });
