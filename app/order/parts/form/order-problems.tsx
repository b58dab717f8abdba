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
  const inPageOrder = [...problems].sort((one, other) => findPosition(one.field) - findPosition(other.field));
  const links = inPageOrder.map(({ field, description }) => ({
    href: field ? `#${field === "option" ? `${fields.option}-${firstOption}` : firstControls[field]}` : undefined,
    text: description,
  }));
  const title = problems.length === 1 ? first.title : countThingsToFix(problems.length);
  return <ErrorSummary title={title} problems={links} answerId={answerId} className="mb-10 max-md:scroll-mt-18" />;
}

const { requirements, ...contact } = mapFields(textEntries, (_, { name }) => name);

/** In the order of the page. */
export const firstControls: Record<OrderField, string> = {
  option: fields.option,
  split: "split-flyers",
  requirements,
  photos: fields.photos,
  ...contact,
  coupon: fields.coupon,
};

const findPosition = (field: OrderProblem["field"]) => (field ? Object.keys(firstControls).indexOf(field) : -1);

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
