import type { Feature } from "#app/server/feature.server";
import type { Services } from "#app/server/services.server";
import { createApplicationTrash } from "./application-trash.server";
import { APPLICATION_KIND } from "./stages";

export function createDealflowFeature(services: Services): Feature {
  return {
    name: "dealflow",
    trash: { [APPLICATION_KIND]: createApplicationTrash(services) },
    personalData: [
      { table: "dealflowApplications", about: "applicants, by email", kept: "until 30 days after it is deleted" },
    ],
  };
}
