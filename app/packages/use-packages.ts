import { createContext, useContext } from "react";
import type { Package } from "./packages";

export const PackagesContext = createContext<readonly Package[]>([]);

export const usePackages = () => useContext(PackagesContext);
