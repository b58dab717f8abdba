import { productFields } from "#app/shop/model/product-fields";
import { FieldNotes, getAriaProps } from "#app/ui/form/field.tsx";
import { SelectOptions } from "#app/ui/form/select-options.tsx";
import type { ProductScreen } from "./load-product.server";

const { name, label, options } = productFields.status;

interface StatusBarProps {
  saved: ProductScreen["saved"];
  status: string;
  error: string | undefined;
}

export function StatusBar({ saved, status, error }: StatusBarProps) {
  // An error already says what is missing.
  const hint = error ? undefined : describeHint(saved);
  return (
    <div className="save-bar product-bar">
      <label htmlFor={name} className="font-bold">
        {label}
      </label>
      <select
        className="w-auto"
        name={name}
        defaultValue={status}
        autoComplete="off"
        {...getAriaProps(name, hint, error)}
      >
        <SelectOptions options={options} />
      </select>
      <button type="submit" className="tool tool-solid">
        {saved ? "Save product" : "Create product"}
      </button>
      {hint || error ? (
        <div className={`flex-[1_1_16rem] [&>p]:mt-0 ${saved && !error ? "max-md:hidden" : "max-md:basis-full"}`}>
          <FieldNotes id={name} hint={hint} error={error} />
        </div>
      ) : null}
    </div>
  );
}

function describeHint(saved: ProductScreen["saved"]): string | undefined {
  if (!saved) return "A product needs a file before you can publish it. Create it as a draft first.";
  const { needed, wanted } = saved.missing;
  const sentences = [
    needed.length > 0 && `Needed before publishing: ${needed.join(" and ")}.`,
    wanted.length > 0 && `Recommended: ${wanted.join(" and ")}.`,
  ];
  return sentences.filter(Boolean).join(" ") || undefined;
}
