import { money } from "../../site";
import type { Services } from "../services.server";

/** Of new orders and of the prices of everything that is sold. As the settings were read last. */
export const getCurrency = ({ settings }: Pick<Services, "settings">): string =>
  settings.recall(money).currency.toLowerCase();
