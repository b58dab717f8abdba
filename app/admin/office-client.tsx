import { useEffect, useState } from "react";
import { keepTyped } from "./keep-typed";
import { startWorker } from "./start-worker";
import { reportVitals } from "./vitals-report";

/** What runs in the browser behind every office screen: the offline worker, the measurements, the care for what is typed. */
export function OfficeClient() {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    reportVitals();
    startWorker();
    return keepTyped(setOffline);
  }, []);
  return (
    <div role="status">
      {offline ? (
        <p className="offline-strip">
          No connection. What you have typed stays here; save it once the connection is back.
        </p>
      ) : null}
    </div>
  );
}
