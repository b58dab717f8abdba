import { createContext, useContext } from "react";
import type { Package } from "./packages";

/** The packages that customers can order, from the loader of the order page. */
export const PackagesContext = createContext<readonly Package[]>([]);

export const usePackages = () => useContext(PackagesContext);
