import type { SelectHTMLAttributes } from "react";
import { FieldLayout, type FieldText, getAriaProps } from "./field";

type SelectProps = FieldText & Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldText>;

export function SelectField({ label, hint, error, optional, className, ...select }: SelectProps) {
  const id = select.id ?? select.name;
  return (
    <FieldLayout {...{ id, label, hint, error, optional, className }} required={select.required}>
      <select {...select} {...getAriaProps(id, hint, error)} />
    </FieldLayout>
  );
}
