import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepTextUntilHydration } from "./ui/form/keep-text-until-hydration";

const endKeepingText = keepTextUntilHydration();

function Page() {
  useEffect(endKeepingText, []);
  return <RemixBrowser />;
}

await decodeLoaderData();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Page />
    </StrictMode>,
  );
});

/** React must not wait for the data: an event in the meantime would make React replace the whole document. */
async function decodeLoaderData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}
