import { getQuestionFields, limits, parseQuestions } from "#app/shop/model/product-formats";
import { Field, TextArea } from "#app/ui/form/field.tsx";
import { ProductSection } from "./product-section";

const EMPTY_QUESTIONS = 3;

interface QuestionFieldsProps {
  text: string;
  errors: Record<string, string>;
  isNew: boolean;
}

/** Saving adds empty rows again, so that the form works without JavaScript. */
export function QuestionFields({ text, errors, isNew }: QuestionFieldsProps) {
  const empty = Array.from({ length: EMPTY_QUESTIONS }, () => ({ question: "", answer: "" }));
  const questions = parseQuestions(text);
  const rows = [...questions, ...empty];
  return (
    <ProductSection
      title="FAQ"
      summary={describeCount(questions.length)}
      open={isNew || rows.some((_, index) => Object.values(getQuestionFields(index)).some((name) => errors[name]))}
    >
      <p className="mb-3 text-small text-ink-2">
        Clear both fields to remove a question. Each time you save, you get three empty ones.
      </p>
      {rows.map(({ question, answer }, index) => {
        const names = getQuestionFields(index);
        return (
          <div key={names.question} className="product-question">
            <Field
              name={names.question}
              label={`Question ${index + 1}`}
              defaultValue={question}
              error={errors[names.question]}
              maxLength={limits.question}
              autoComplete="off"
            />
            <TextArea
              name={names.answer}
              label={`Answer ${index + 1}`}
              defaultValue={answer}
              error={errors[names.answer]}
              maxLength={limits.answer}
              rows={2}
            />
          </div>
        );
      })}
    </ProductSection>
  );
}

const describeCount = (count: number) => (count === 0 ? "None" : count === 1 ? "1 question" : `${count} questions`);
