import { useEffect, useState } from "react";
import { FlashToast, ToastRegion } from "../ui/feedback/toast";
import { guardOffline } from "./guard-offline";
import { preloadScreens } from "./preload-screens";
import { startWorker } from "./start-worker";
import { useFocusAfterPost } from "./use-focus-after-post";
import { useOpenScreen } from "./use-open-screen";
import { reportVitals } from "./vitals-report";

export function OfficeClient() {
  const [offline, setOffline] = useState(false);
  const toast = useOpenScreen();
  useEffect(() => {
    void reportVitals();
    void startWorker();
    preloadScreens();
  }, []);
  useEffect(() => guardOffline(setOffline), []);
  useFocusAfterPost();
  return (
    <>
      <div role="status" className="sticky top-0 z-20">
        {offline ? (
          <p className="offline-strip bg-sun px-4 py-[0.6rem] text-[0.875rem] font-semibold text-on-bright">
            No connection. What you typed stays here. Save it once you’re back online.
          </p>
        ) : null}
      </div>
      <div className="connection-toasts">
        <ToastRegion>{toast ? <FlashToast flash={toast} /> : null}</ToastRegion>
      </div>
    </>
  );
}
