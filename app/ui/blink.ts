import { paths } from "#app/paths";

const x: string = paths.home;
document.title += x;
