import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import {
  type DeliveredFile,
  type Delivery,
  type DeliveryRound,
  listDeliveries,
} from "../delivery/list-deliveries.server";
import { removeHidden } from "../room/visible-files.server";
import { type Answer, listAnswers } from "./list-answers.server";

type Order = Pick<Row<"formSubmissions">, "id" | "orderStatus" | "paymentStatus" | "revisions">;

export interface CurrentDelivery {
  delivery: Delivery;
  round: number;
  /** All visible files of its round. */
  files: DeliveredFile[];
  answer: Answer | null;
  /** Whether the customer may approve it or request a revision. */
  isOpen: boolean;
  isApproved: boolean;
}

export interface DeliveryState {
  /** With replaced and withdrawn files. */
  rounds: DeliveryRound[];
  /** By the delivery's id. */
  answers: Map<string, Answer>;
  current: CurrentDelivery | null;
}

export async function loadDeliveryState(
  services: Pick<Services, "db">,
  order: Order,
  reader: Pick<Writer, "select"> = services.db.read,
): Promise<DeliveryState> {
  const rounds = await listDeliveries(services, order.id, reader);
  const answers = await listAnswers(services, order.id, reader);
  return { rounds, answers, current: findCurrentDelivery(order, rounds, answers) };
}

/** The newest delivery that has visible files: if all files of one are withdrawn, the delivery before it counts again. */
function findCurrentDelivery(
  { orderStatus, paymentStatus, revisions }: Order,
  rounds: DeliveryRound[],
  answers: Map<string, Answer>,
): CurrentDelivery | null {
  const [newest] = removeHidden(rounds);
  const [delivery] = newest?.deliveries ?? [];
  if (!newest || !delivery) return null;
  const answer = answers.get(delivery.id) ?? null;
  const isReady = orderStatus === "ready" && paymentStatus !== "refunded";
  return {
    delivery,
    round: newest.round,
    files: newest.deliveries.flatMap(({ files }) => files),
    answer,
    isOpen: isReady && answer === null && newest.round === revisions + 1,
    isApproved: isReady && answer?.kind === "approval",
  };
}
