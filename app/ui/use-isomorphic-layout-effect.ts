import { useEffect, useLayoutEffect } from "react";

/** An effect before the browser paints. The server has no layout, and React says so at each render. */
export const useIsomorphicLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
