import { onTestFinished } from "vitest";
import { question } from "#app/packages/packages";
import { paths } from "#app/paths";
import { Visitor } from "../browser/visitor";
import { createOrderFields } from "./order-form";

const ORDERS_A_SECOND = 50;

interface OrderAnswer {
  email: string;
  /** The error if there was no answer. */
  status: number | string;
  html: string;
}

/**
 * Sends orders without end, each of another customer. `sites` are the addresses of instances, which take turns;
 * `createPhotos` returns what the customer with this number sends along. While `maxOpen` orders wait for their answers,
 * no other is sent, so a machine that is too slow gets fewer.
 */
export function startOrders(sites: string[], createPhotos: (count: number) => File[] = () => [], maxOpen = 50) {
  const answers: OrderAnswer[] = [];
  const open = new Set<Promise<void>>();
  let count = 0;
  async function send(): Promise<void> {
    const email = `customer${++count}@studio.example`;
    const site = sites[count % sites.length] ?? "";
    const fields = createOrderFields({ option: question.value, email });
    const photos = createPhotos(count);
    const visitor = new Visitor(site);
    await (photos.length > 0
      ? visitor.postFiles(paths.visualDesign, fields, { photos })
      : visitor.post(paths.visualDesign, fields)
    )
      .then(async (answer) => void answers.push({ email, status: answer.status, html: await answer.text() }))
      .catch((error) => void answers.push({ email, status: String(error), html: "" }));
  }
  const interval = 1000 / ORDERS_A_SECOND;
  let due = performance.now();
  // A busy process comes late, and then sends all that are due.
  const timer = setInterval(() => {
    for (; due <= performance.now(); due += interval) {
      if (open.size >= maxOpen) continue;
      const sent: Promise<void> = send().finally(() => open.delete(sent));
      open.add(sent);
    }
  }, interval);
  onTestFinished(() => clearInterval(timer));
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
