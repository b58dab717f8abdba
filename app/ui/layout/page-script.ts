import { focusHeading } from "./arrival";
import { closeOnChoice } from "./menu";

closeOnChoice(() => document.querySelector<HTMLDetailsElement>("header .menu"));
focusHeading();
