import { closeOnChoice } from "./menu";

closeOnChoice(() => document.querySelector<HTMLDetailsElement>("header .menu"));
