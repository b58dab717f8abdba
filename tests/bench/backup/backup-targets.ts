import type { Target } from "../targets";

export const backupTargets = {
  backupRateWarm: { what: "Backup of 100,000 orders and 10 GB", unit: "MB/s", reference: "cp and sync", ratio: 0.7 },
  backupOthersWarm: {
    what: "the same: 99% of other requests meanwhile",
    unit: "ms",
    reference: "during cp",
    atMost: 100,
  },
  backupRateCold: { what: "the same, not in memory before", unit: "MB/s", reference: "cp and sync", ratio: 0.7 },
  backupOthersCold: {
    what: "the same: 99% of other requests meanwhile",
    unit: "ms",
    reference: "during cp",
    atMost: 100,
  },
} satisfies Record<string, Target>;
