import { useState } from "react";
import { useHydrated } from "../use-hydrated";

interface CopyButtonProps {
  text: string;
  label: string;
  /** For screen readers, after it was copied. */
  copiedMessage: string;
}

export function CopyButton({ text, label, copiedMessage }: CopyButtonProps) {
  const hydrated = useHydrated();
  const [isCopied, setIsCopied] = useState(false);
  if (!hydrated) return null;
  return (
    <>
      <button
        className="tool"
        type="button"
        onClick={async ({ currentTarget }) => {
          setIsCopied(false);
          setIsCopied(await copyText(text));
          currentTarget.focus();
        }}
      >
        {isCopied ? "Copied" : label}
      </button>
      <span className="sr-only" role="status">
        {isCopied ? copiedMessage : ""}
      </span>
    </>
  );
}

/** The clipboard exists only on https and localhost. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    return isCopied;
  }
}
