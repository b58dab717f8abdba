import {
  DescribedField,
  type DescribedFieldProps,
  FieldNotes,
  type FieldText,
  getAriaProps,
} from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SelectOptions } from "#app/ui/form/select-options.tsx";

interface SettingFieldProps extends DescribedFieldProps {
  field: DescribedFieldProps["field"] & {
    isSwitch?: true;
    choices?: readonly { value: string; label: string }[];
  };
}

export function SettingField({ field, value, error, className, rows }: SettingFieldProps) {
  const { name, label, hint, required, autoComplete, isSwitch, choices } = field;
  if (isSwitch) return <CheckboxField {...{ name, label, hint, error, className }} checked={Boolean(value)} />;
  if (!choices) return <DescribedField {...{ field, value, error, className, rows }} />;
  return (
    <SelectField
      {...{ name, label, hint, error, autoComplete, className }}
      required={Boolean(required)}
      optional={!required}
      defaultValue={value}
    >
      <SelectOptions options={choices} />
    </SelectField>
  );
}

interface CheckboxFieldProps extends FieldText {
  checked: boolean;
  className?: string;
}

function CheckboxField({ name, label, hint, error, checked, className }: CheckboxFieldProps) {
  const { id, ...aria } = getAriaProps(name, hint, error);
  return (
    <div className={className}>
      <label htmlFor={id} className="flex items-start gap-2 font-bold">
        <input type="checkbox" id={id} name={name} value="yes" defaultChecked={checked} {...aria} />
        {label}
      </label>
      <FieldNotes {...{ id, hint, error }} />
    </div>
  );
}
