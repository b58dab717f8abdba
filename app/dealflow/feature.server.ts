import type { Feature } from "#app/server/feature.server";

export function createDealflowFeature(): Feature {
  return {
    name: "dealflow",
    personalData: [
      { table: "dealflowApplications", about: "applicants, by email", kept: "until it is removed by hand" },
    ],
  };
}
