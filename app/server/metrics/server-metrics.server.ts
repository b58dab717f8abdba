import { askOrigin } from "../health/ask-origin.server";
import { readDisk } from "../health/storage-checks.server";
import type { Services } from "../services.server";
import type { Metrics } from "./metric";

const CERTIFICATE_KEPT_SECONDS = 3600;

export function createServerMetrics(services: Services): Metrics {
  const { counters, db, env, linkOrigin } = services;
  return {
    site_document_cache_hits_total: {
      help: "Pages served from memory",
      type: "counter",
      keptSeconds: 0,
      read: () => [{ value: counters.cacheHits }],
    },
    site_document_cache_misses_total: {
      help: "Pages that could be kept in memory and were not there",
      type: "counter",
      keptSeconds: 0,
      read: () => [{ value: counters.cacheMisses }],
    },
    site_renders_total: {
      help: "Requests that a route answered, for a page, data or a form",
      type: "counter",
      keptSeconds: 0,
      read: () => [{ value: counters.renders }],
    },
    site_database_connections: {
      help: "PostgreSQL connections of this process: total, idle, and requests that wait for one",
      type: "gauge",
      keptSeconds: 0,
      read() {
        if (db.native.dialect === "sqlite") return [];
        const { totalCount, idleCount, waitingCount } = db.native.pool;
        return Object.entries({ total: totalCount, idle: idleCount, waiting: waitingCount }).map(([state, value]) => ({
          value,
          labels: { state },
        }));
      },
    },
    site_disk_free_bytes: {
      help: "Free on the disk of VAR_DIR",
      type: "gauge",
      read: async () => [{ value: (await readDisk(env)).free }],
    },
    site_disk_size_bytes: {
      help: "Size of the disk of VAR_DIR",
      type: "gauge",
      read: async () => [{ value: (await readDisk(env)).size }],
    },
    site_certificate_ends_timestamp_seconds: {
      help: "When the TLS certificate of ORIGIN ends, in seconds since 1970",
      type: "gauge",
      keptSeconds: CERTIFICATE_KEPT_SECONDS,
      async read() {
        if (!linkOrigin.startsWith("https:")) return [];
        const { certificate } = await askOrigin(services);
        return certificate ? [{ value: +certificate.endsAt / 1000 }] : [];
      },
    },
  };
}
