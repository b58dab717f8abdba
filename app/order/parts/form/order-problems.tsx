import { fields, type OrderField, type OrderProblem } from "#app/order/model/form-state";
import { mapFields, textEntries } from "#app/order/model/order-fields";
import { countThingsToFix, ErrorSummary } from "#app/ui/form/error-summary.tsx";

interface ProblemsProps {
  problems: OrderProblem[];
  answerId: number;
  firstOption: string;
}

export function Problems({ problems, answerId, firstOption }: ProblemsProps) {
  const [first] = problems;
  if (!first) return null;
  const links = problems.map(({ field, description }) => ({
    href: field ? `#${field === "option" ? `${fields.option}-${firstOption}` : firstControls[field]}` : undefined,
    text: description,
  }));
  const title = problems.length === 1 ? first.title : countThingsToFix(problems.length);
  return <ErrorSummary title={title} problems={links} answerId={answerId} className="mb-10" />;
}

const firstControls: Record<OrderField, string> = {
  ...mapFields(textEntries, (_, { name }) => name),
  option: fields.option,
  split: "split-flyers",
  photos: fields.photos,
  coupon: fields.coupon,
};

export function findField(name: string): OrderField | undefined {
  if (name.startsWith(fields.split(""))) return "split";
  return (Object.keys(firstControls) as OrderField[]).find((field) => field !== "split" && fields[field] === name);
}

export interface Message {
  title: string;
  description: string;
  tone: "info" | "error";
}

export function toProblemToast(problems: OrderProblem[] = []): Message | null {
  const [first] = problems;
  return first ? { title: first.title, description: first.description, tone: "error" } : null;
}
