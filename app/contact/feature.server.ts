import type { Feature } from "#app/server/feature.server";

export function createContactFeature(): Feature {
  return {
    name: "contact",
    personalData: [{ table: "contactMessages", about: "senders, by email", kept: "until it is removed by hand" }],
  };
}
