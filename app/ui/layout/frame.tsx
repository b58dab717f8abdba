export { Footer } from "./footer";
export { Header } from "./header";

export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-4 z-50 -translate-y-24 bg-sun px-4 py-2.5 font-bold text-on-bright focus:translate-y-0"
    >
      Skip to main content
    </a>
  );
}

export function LiveRegion() {
  return <div id="live-region" className="sr-only" aria-live="polite" aria-atomic="true" />;
}
