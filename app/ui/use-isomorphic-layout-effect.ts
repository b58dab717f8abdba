import { useEffect, useLayoutEffect } from "react";

/** React warns about useLayoutEffect on the server. */
export const useIsomorphicLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
