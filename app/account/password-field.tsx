import { type ComponentProps, useState } from "react";
import { Field } from "#app/ui/form/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated";

export function PasswordField(props: Omit<ComponentProps<typeof Field>, "type">) {
  const hydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <Field {...props} type={isShown ? "text" : "password"} />
      {hydrated ? (
        <button
          type="button"
          onClick={() => setShown(!isShown)}
          className="absolute top-0 right-0 cursor-pointer leading-[inherit] font-semibold underline before:absolute before:-inset-x-1 before:-inset-y-3.5"
        >
          <span className="text-[0.875rem]">{isShown ? "Hide" : "Show"}</span>
          <span className="sr-only"> {props.label}</span>
        </button>
      ) : null}
    </div>
  );
}
