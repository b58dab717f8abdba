/** Plain text, because the structured data repeats each answer word for word. */
export interface Question {
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
  link: { label: string; to: string };
  questions: Question[];
}
