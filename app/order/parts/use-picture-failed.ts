import { useEffect, useRef, useState } from "react";

export function usePictureFailed() {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  // The picture may have failed before hydration.
  useEffect(() => setFailed(ref.current?.complete === true && ref.current.naturalWidth === 0), []);
  return { failed, image: { ref, onError: () => setFailed(true) } };
}
