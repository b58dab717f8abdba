import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { type Answer, listAnswers } from "./list-answers.server";
import { type DeliveredFile, type Delivery, type DeliveryRound, listDeliveries } from "./list-deliveries.server";
import { removeHidden } from "./visible-files.server";

type Order = Pick<Row<"formSubmissions">, "id" | "orderStatus" | "paymentStatus" | "revisions">;

export interface CurrentDelivery {
  delivery: Delivery;
  round: number;
  files: DeliveredFile[];
  isOpen: boolean;
}

export interface DeliveryState {
  /** Includes replaced and withdrawn files. */
  rounds: DeliveryRound[];
  answers: Map<string, Answer>;
  /** The newest delivery with visible files: if all files of one are withdrawn, the one before counts again. */
  current: CurrentDelivery | null;
  /** The approval of the current delivery, or of a later one whose files are withdrawn. */
  approval: Answer | null;
  isRevised: boolean;
}

export async function loadDeliveryState(
  services: Pick<Services, "db">,
  order: Order,
  tx?: Writer,
): Promise<DeliveryState> {
  if (tx) {
    const rounds = await listDeliveries(services, order.id, tx);
    return createDeliveryState(order, rounds, await listAnswers(services, order.id, tx));
  }
  const [rounds, answers] = await Promise.all([listDeliveries(services, order.id), listAnswers(services, order.id)]);
  return createDeliveryState(order, rounds, answers);
}

function createDeliveryState(
  { orderStatus, paymentStatus, revisions }: Order,
  rounds: DeliveryRound[],
  answers: Map<string, Answer>,
): DeliveryState {
  const isReady = orderStatus === "ready" && paymentStatus !== "refunded";
  const [newest] = removeHidden(rounds);
  const [delivery] = newest?.deliveries ?? [];
  const ids = rounds.flatMap(({ deliveries }) => deliveries.map(({ id }) => id));
  // An answer stays valid when its files are withdrawn, so the delivery before does not open again.
  const counted = delivery ? ids.slice(0, ids.indexOf(delivery.id) + 1) : ids;
  const [answer = null] = counted.flatMap((id) => answers.get(id) ?? []);
  return {
    rounds,
    answers,
    current:
      newest && delivery
        ? {
            delivery,
            round: newest.round,
            files: newest.deliveries.flatMap(({ files }) => files),
            isOpen: isReady && answer === null && newest.round === revisions + 1,
          }
        : null,
    approval: isReady && answer?.kind === "approval" ? answer : null,
    isRevised: revisions > 0 && (newest?.round ?? 0) <= revisions,
  };
}
