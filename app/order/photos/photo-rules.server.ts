import type { ReceivedForm } from "#app/server/forms/form.server";
import { fields, type OrderProblem } from "../form/form-state";
import { limits } from "../packages";
import { refusalMessages } from "./photo-check";

export const photoRules = {
  files: { field: fields.photos, maxCount: limits.photos, maxBytes: limits.photoBytes, types: limits.photoTypes },
};

const reasons: Record<ReceivedForm["refused"][number]["reason"], string> = {
  ...refusalMessages,
  cut: "The connection broke off.",
  rate: "Many photos came from your network within the hour. Please wait a few minutes.",
  volume: "Your network has uploaded many large photos this hour. Please wait a while, or order without this one.",
  storage: "Please try again.",
  count: "",
};

export function describeRefusedPhoto({ name, reason }: ReceivedForm["refused"][number]): OrderProblem {
  const description =
    reason === "count"
      ? `You can attach ${limits.photos} photos at most. The ones beyond that were left out.`
      : `Failed to upload ${name}. ${reasons[reason]}`;
  return { field: "photos", title: reason === "count" ? "Too Many Photos" : "Error", description };
}

export function describeExpiredPhotos(count: number): OrderProblem {
  const what = count === 1 ? "One photo has" : `${count} photos have`;
  const description = `${what} waited too long and had to be removed. Please attach ${count === 1 ? "it" : "them"} again.`;
  return { field: "photos", title: "Error", description };
}
