import { useEffect, useState } from "react";

/** Whether a part of the element is in the window, reduced by `margin`. Null until known. */
export function useInView(id: string, margin: string): boolean | null {
  const [isInView, setIsInView] = useState<boolean | null>(null);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? null), {
      rootMargin: margin,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, margin]);
  return isInView;
}
