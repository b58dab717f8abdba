import { question } from "#app/packages/packages";
import { paths } from "#app/paths";
import { createOrderFields } from "./order-form";

const ORDERS_A_SECOND = 50;
/** A machine that is too slow for that many gets fewer. */
const MAX_OPEN = 100;

interface OrderAnswer {
  email: string;
  /** The error if there was no answer. */
  status: number | string;
  html: string;
}

/** Sends orders without end, each of another customer. `sites` are the addresses of instances, which take turns. */
export function startOrders(...sites: string[]) {
  const answers: OrderAnswer[] = [];
  const open = new Set<Promise<void>>();
  let count = 0;
  async function send(): Promise<void> {
    const email = `customer${++count}@studio.example`;
    const site = sites[count % sites.length] ?? "";
    const fields = createOrderFields({ option: question.value, email });
    const sent = fetch(site + paths.visualDesign, {
      method: "POST",
      body: new URLSearchParams(fields as Record<string, string>),
      headers: { Origin: site },
      redirect: "manual",
    });
    await sent
      .then(async (answer) => void answers.push({ email, status: answer.status, html: await answer.text() }))
      .catch((error) => void answers.push({ email, status: String(error), html: "" }));
  }
  const timer = setInterval(() => {
    if (open.size >= MAX_OPEN) return;
    const sent: Promise<void> = send().finally(() => open.delete(sent));
    open.add(sent);
  }, 1000 / ORDERS_A_SECOND);
  return {
    /** So far. */
    answers,
    /** Resolves to all answers. */
    async end(): Promise<OrderAnswer[]> {
      clearInterval(timer);
      await Promise.all(open);
      return answers;
    },
  };
}
