/** Plain text, because the structured data repeats each answer word for word. `{reply}` and such stand for settings. */
export interface Question {
  /** Its key in the settings, so it does not change with the question. */
  id: string;
  question: string;
  answer: string[];
  link?: { label: string; to: string };
  prices?: boolean;
  /** Open at first. One per group. */
  open?: boolean;
}

export interface QuestionGroup {
  id: string;
  name: string;
  /** What its answers are about. */
  summary: string;
  link: { label: string; to: string };
  questions: Question[];
}
