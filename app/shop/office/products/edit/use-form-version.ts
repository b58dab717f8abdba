import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { RefusedProduct } from "./receive-product-post.server";

const replacing = ["save_product", "restore_product"];

/**
 * Changes when the form has to show other texts than before: after it was saved or restored, and when it comes back with
 * somebody else's changes. Whatever else loads the page again, such as an upload, leaves unsaved text alone.
 */
export function useFormVersion(refused: RefusedProduct | undefined): string {
  const intent = useNavigation().formData?.get("intent");
  const isReplacing = typeof intent === "string" && replacing.includes(intent);
  const wasReplacing = useRef(false);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (wasReplacing.current && !isReplacing && !refused) setCount((before) => before + 1);
    wasReplacing.current = isReplacing;
  }, [isReplacing, refused]);
  return refused && refused.theirs.length > 0 ? `${count} ${refused.edition}` : String(count);
}
