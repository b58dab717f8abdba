import { and, eq, isNull } from "drizzle-orm";
import { paths } from "../paths";
import type { Feature } from "../server/feature.server";
import type { Services } from "../server/services.server";
import { createApplicationTrash } from "./applications/application-trash.server";
import { getListUrl, noFilters } from "./model/filters";
import { APPLICATION_KIND, READY_FOR_LIVE } from "./model/stages";

export function createDealflowFeature(services: Services): Feature {
  const { db } = services;
  const { dealflowApplications: applications } = db.tables;
  const countReady = () =>
    db.read.$count(applications, and(eq(applications.status, READY_FOR_LIVE), isNull(applications.deletedAt)));
  return {
    name: "dealflow",
    posts: { [paths.adminDealflow]: { "": () => ({ title: "Mark Live", details: [] }) } },
    menuCounts: { [paths.adminDealflow]: { label: "to mark live", count: countReady } },
    figures: {
      dealflow: {
        title: "Deal flow",
        read: async () => {
          const href = getListUrl({ ...noFilters, status: READY_FOR_LIVE });
          const value = await countReady();
          return [{ name: "ready", label: "To mark live", value, href, note: "Deal flow", needsAction: true }];
        },
      },
    },
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
