import type { ReactNode, RefObject } from "react";
import { useHydrated } from "../use-hydrated";

interface FileDropProps {
  input: RefObject<HTMLInputElement>;
  id: string;
  /** Used only without JavaScript: otherwise each file is uploaded by its own request. */
  name: string;
  label: string;
  multiple?: boolean;
  accept?: string;
  isDragging: boolean;
  isInvalid: boolean;
  onAdd: (files: File[]) => void;
  children: ReactNode;
}

export function FileDrop(props: FileDropProps) {
  const { input, id, name, label, multiple, accept, isDragging, isInvalid, onAdd, children } = props;
  const hydrated = useHydrated();
  return (
    <div className={`file-drop${hydrated ? " file-drop-live" : ""}${isDragging ? " file-drop-over" : ""}`}>
      <label className="tool noscript:sr-only" htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        name={hydrated ? undefined : name}
        type="file"
        className={hydrated ? undefined : "without-script"}
        multiple={multiple}
        accept={accept}
        aria-invalid={isInvalid ? true : undefined}
        aria-describedby={isInvalid ? `${id}-hint ${id}-error` : `${id}-hint`}
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
      <p id={`${id}-hint`} className="text-small text-ink-2">
        {children}
        {/* Takes up space until scripts run, so that nothing moves. */}
        <span className={`max-md:hidden pointer-coarse:hidden ${hydrated ? "" : "invisible"}`}>
          {" "}
          Or drop {multiple ? "them" : "it"} here.
        </span>
      </p>
    </div>
  );
}
