import { TextArea } from "../../ui/form/field";
import { question } from "../packages";
import { fields } from "./form-state";
import { TextForOption } from "./text-for-option";

interface WordsFieldProps {
  start: string;
  /** The option that is chosen. */
  chosen: string;
  live: boolean;
  /** Whose examples the visitor looked at. */
  industry?: string;
  error?: string;
}

/** What the visuals should say, or what is asked. */
export function WordsField({ start, chosen, live, industry, error }: WordsFieldProps) {
  const either = (asked: string, ordered: string) => (
    <TextForOption chosen={chosen} live={live} words={(option) => (option === question.value ? asked : ordered)} />
  );
  return (
    <fieldset>
      <legend>{either("Your question", "What they should say")}</legend>
      <TextArea
        label={either("What you would like to know", "Details for each type")}
        name={fields.requirements}
        required
        autoComplete="off"
        defaultValue={start}
        hint={
          <>
            {industry ? `${industry}: name the example that comes closest. ` : null}
            {either("", "Texts, sizes, colors, links, dates. ")}
            Plain notes are fine, up to 10,000 characters.
          </>
        }
        error={error}
      />
    </fieldset>
  );
}
