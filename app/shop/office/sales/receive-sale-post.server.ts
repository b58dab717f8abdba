import { isEmailAddress } from "#app/server/forms/email-address";
import type { Flash } from "#app/server/http/flash.server";
import type { ChangedSale } from "./change-sale.server";
import { failedToast } from "./failed-toast";
import {
  correctBuyerEmail,
  extendSale,
  releaseSale,
  restoreSale,
  revokeSale,
  sendLinkAgain,
} from "./sale-changes.server";

export interface RefusedSaleChange {
  form: "extend" | "email";
  values: Record<string, string>;
  errors: Record<string, string>;
}

type Result = { toast: Flash } | { refused: RefusedSaleChange };

const MAX_EMAIL = 254;

export async function receiveSalePost(sale: ChangedSale, fields: URLSearchParams): Promise<Result> {
  switch (fields.get("intent")) {
    case "send_download_link":
      return answer(await sendLinkAgain(sale), { title: "Link Sent", description: "The buyer gets it by email." });
    case "extend_download":
      return receiveExtension(sale, fields);
    case "revoke_purchase":
      return receiveRevocation(sale, fields.has("tell_buyer"));
    case "restore_purchase":
      return answer(await restoreSale(sale), { title: "Purchase Restored", description: "The sent links work again." });
    case "release_purchase":
      return answer(await releaseSale(sale), { title: "Purchase Released", description: "The buyer gets the link." });
    case "correct_buyer_email":
      return receiveEmail(sale, fields);
    default:
      return { toast: failedToast };
  }
}

function answer(isChanged: boolean, toast: Omit<Flash, "tone">): Result {
  if (isChanged) return { toast: { ...toast, tone: "info" } };
  const description = "The purchase was changed meanwhile. This is how it stands now.";
  return { toast: { title: "Not Changed", description, tone: "error" } };
}

async function receiveRevocation(sale: ChangedSale, tellsBuyer: boolean): Promise<Result> {
  return answer(await revokeSale(sale, tellsBuyer), {
    title: "Purchase Revoked",
    description: tellsBuyer ? "Its links have ended. The buyer gets an email." : "Its links have ended.",
    action: { label: "Undo", to: "", fields: { intent: "restore_purchase" } },
  });
}

async function receiveExtension(sale: ChangedSale, fields: URLSearchParams): Promise<Result> {
  const values = { days: fields.get("days")?.trim() ?? "", downloads: fields.get("downloads")?.trim() ?? "" };
  const errors: Record<string, string> = {};
  const days = readCount(values.days, 365);
  const downloads = readCount(values.downloads, 100);
  if (days === null) errors.days = "Please enter a number of days from 0 to 365.";
  if (downloads === null) errors.downloads = "Please enter a number of downloads from 0 to 100.";
  if (days === 0 && downloads === 0) errors.days = "Please enter days, downloads or both.";
  if (days === null || downloads === null || errors.days) return { refused: { form: "extend", values, errors } };
  const added = [countOf(days, "day"), countOf(downloads, "download")].filter(Boolean).join(" and ");
  const isExtended = await extendSale(sale, { days, downloads }, added);
  return answer(isExtended, { title: "Purchase Extended", description: `By ${added}. The sent links stay valid.` });
}

/** Empty is 0. */
function readCount(text: string, most: number): number | null {
  const count = /^\d{0,4}$/.test(text) ? Number(text) : most + 1;
  return count <= most ? count : null;
}

const countOf = (count: number, noun: string) => (count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`);

async function receiveEmail(sale: ChangedSale, fields: URLSearchParams): Promise<Result> {
  const email = (fields.get("email") ?? "").trim().toLowerCase();
  if (!email || email.length > MAX_EMAIL || !isEmailAddress(email)) {
    const errors = { email: "Please enter a valid email address." };
    return { refused: { form: "email", values: { email }, errors } };
  }
  const isCorrected = await correctBuyerEmail(sale, email);
  return answer(isCorrected, { title: "Email Corrected", description: `${email}: the links sent before have ended.` });
}
