import type { Flash } from "../server/http/flash.server";
import { createErrorToast } from "../ui/feedback/error-toast";

interface Nouns {
  noun: string;
  plural: string;
}

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const toTitle = (text: string) => text.split(" ").map(capitalize).join(" ");

export function countRecords(count: number, { noun, plural }: Nouns): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? noun : plural}`;
}

export const titles = {
  delete: ({ noun }: Nouns) => `${toTitle(noun)} Deleted`,
  restore: ({ noun }: Nouns) => `${toTitle(noun)} Restored`,
};

const tone = "error";

export function createFailure(intent: string | null): Flash {
  const what =
    intent === "delete"
      ? "delete it"
      : intent === "restore"
        ? "restore it. It’s still in the trash"
        : "empty the trash";
  return createErrorToast(`We couldn’t ${what}. Try again.`);
}

export function createRefusal(description: string): Flash {
  return { title: "Not Changed", description, tone };
}
