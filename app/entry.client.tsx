import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepTextUntilHydration } from "./ui/form/keep-text-until-hydration";

const endKeepingText = keepTextUntilHydration();

function Page() {
  useEffect(endKeepingText, []);
  return <RemixBrowser />;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Page />
    </StrictMode>,
  );
});
