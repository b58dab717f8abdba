import { paths } from "../paths";
import type { Feature } from "../server/feature.server";
import type { PostDescription, PostWords } from "../server/forms/post-words";
import type { Services } from "../server/services.server";
import { sweepTrash } from "./empty-trash.server";

export function createTrashFeature(services: Services): Feature {
  return {
    name: "trash",
    posts: { [paths.adminTrash]: trashPosts },
    grows: { trashEvents: { kept: "as long as the record" } },
    sweeps: { trash: (now) => sweepTrash(services, now) },
  };
}

const trashPosts: PostWords = {
  delete: (fields) => describeTrashPost("Delete", fields),
  restore: (fields) => describeTrashPost("Restore", fields),
  "": () => ({ title: "Empty the trash", details: [] }),
};

// Kinds are named after their records, such as "product_review".
function describeTrashPost(verb: string, fields: URLSearchParams): PostDescription {
  const noun = /^[a-z_]+$/.exec(fields.get("kind") ?? "")?.[0].replaceAll("_", " ") ?? "record";
  return { title: `${verb} ${/^[aeio]/.test(noun) ? "an" : "a"} ${noun}`, details: [] };
}
