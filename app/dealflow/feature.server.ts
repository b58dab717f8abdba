import { paths } from "../paths";
import type { Feature } from "../server/feature.server";
import type { Services } from "../server/services.server";
import { createApplicationTrash } from "./applications/application-trash.server";
import { APPLICATION_KIND } from "./model/stages";

export function createDealflowFeature(services: Services): Feature {
  return {
    name: "dealflow",
    posts: { [paths.adminDealflow]: { "": () => ({ title: "Mark Live", details: [] }) } },
    trash: { [APPLICATION_KIND]: createApplicationTrash(services) },
    grows: {
      dealflowApplications: {
        about: "applicants, by email",
        kept: "until its age under Settings, or 30 days after it is deleted",
      },
      dealflowEvents: { kept: "as long as the application" },
    },
  };
}
