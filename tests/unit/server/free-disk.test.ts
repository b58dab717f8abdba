import { expect, test } from "vitest";
import { rateDisk } from "#app/server/health/storage-checks.server";

const GB = 1024 ** 3;

test.each([
  { free: 40, size: 100, state: "good", found: "40.0 GB of 100.0 GB is free." },
  // A tenth of the disk is free.
  { free: 10, size: 100, state: "good", found: "10.0 GB of 100.0 GB is free." },
  { free: 9.9, size: 100, state: "warning", found: "9.9 GB of 100.0 GB is free." },
  // More than a tenth, but too little for an upload.
  { free: 0.9, size: 4, state: "warning", found: "0.9 GB of 4.0 GB is free." },
  { free: 0.05, size: 0.1, state: "bad", found: "0.1 GB of 0.1 GB is free." },
])("$free of $size GB free is $state", ({ free, size, state, found }) => {
  expect(rateDisk({ free: free * GB, size: size * GB })).toMatchObject({ state, found });
});
