import { requirementsField } from "#app/order/model/order-fields";
import { question } from "#app/packages/packages";
import { TextArea } from "#app/ui/form/field.tsx";
import { TextForOption } from "./text-for-option";

interface RequirementsFieldProps {
  initial: string;
  chosen: string;
  live: boolean;
  industry?: string;
  error?: string;
}

export function RequirementsField({ initial, chosen, live, industry, error }: RequirementsFieldProps) {
  const forQuestionOrOrder = (asked: string, ordered: string) => (
    <TextForOption chosen={chosen} live={live} textFor={(option) => (option === question.value ? asked : ordered)} />
  );
  return (
    <fieldset>
      <legend>{forQuestionOrOrder("Your question", "What to put on them")}</legend>
      <TextArea
        label={forQuestionOrOrder("What you’d like to know", "Details for each type")}
        name={requirementsField.name}
        required
        defaultValue={initial}
        hint={
          <>
            {industry ? `${industry}: tell us which sample comes closest. ` : null}
            {forQuestionOrOrder("", "Wording, sizes, colors, links, dates. ")}
            Plain notes are fine, up to {requirementsField.limit.toLocaleString("en-US")} characters.
          </>
        }
        error={error}
      />
    </fieldset>
  );
}
