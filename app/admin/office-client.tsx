import { useEffect, useState } from "react";
import { FlashToast, ToastRegion } from "../ui/feedback/toast";
import { keepTyped } from "./keep-typed";
import { fetchScreensAhead } from "./screens-ahead";
import { startWorker } from "./start-worker";
import { useOpenScreen } from "./use-open-screen";
import { reportVitals } from "./vitals-report";

/** What runs in the browser behind every office screen: the offline worker, the measurements, the care for what is typed. */
export function OfficeClient() {
  const [offline, setOffline] = useState(false);
  const toast = useOpenScreen();
  useEffect(() => {
    void reportVitals();
    void startWorker();
    fetchScreensAhead();
  }, []);
  useEffect(() => keepTyped(setOffline), []);
  return (
    <>
      <div role="status" className="offline-status">
        {offline ? (
          <p className="offline-strip">
            No connection. What you have typed stays here; save it once the connection is back.
          </p>
        ) : null}
      </div>
      <div className="lost-toasts">
        <ToastRegion>{toast ? <FlashToast flash={toast} closes /> : null}</ToastRegion>
      </div>
    </>
  );
}
