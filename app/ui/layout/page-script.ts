import { focusHeading } from "./focus-heading";
import { autoCloseMenu } from "./menu";

autoCloseMenu(() => document.querySelector<HTMLDetailsElement>("header .menu"));
focusHeading();
