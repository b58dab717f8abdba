import type { Metric as PromMetric, Registry } from "prom-client";
import type { Services } from "../services.server";
import { withTimeout } from "../time/with-timeout.server";
import { type Counters, LATENCY_BOUNDS } from "./counters";
import type { Metric, MetricValue } from "./metric";
import { createServerMetrics } from "./server-metrics.server";

const KEPT_SECONDS = 10;
const TIMEOUT_MS = 4000;

interface Sample extends MetricValue {
  metricName?: string;
}

export async function createRegistry(services: Services): Promise<Registry> {
  const prometheus = await import("prom-client");
  const registry = new prometheus.Registry();
  prometheus.collectDefaultMetrics({ register: registry });
  // The classes of prom-client would count during each request, beside our own numbers.
  const add = (name: string, help: string, type: string, read: () => Promise<Sample[]> | Sample[]) =>
    registry.registerMetric({
      name,
      get: async () => ({ name, help, type, aggregator: "sum", values: await read() }),
    } as unknown as PromMetric);

  const { counters } = services;
  add("site_http_requests_total", "Requests by route, method and class of status", "counter", () =>
    counters.listRequests().map(({ count, ...labels }) => ({ value: count, labels: pickLabels(labels) })),
  );
  add("site_http_request_duration_seconds", "From a request’s head to the end of its answer", "histogram", () =>
    listDurations(counters),
  );
  const all = { ...createServerMetrics(services), ...services.features.metrics };
  for (const [name, metric] of Object.entries(all)) add(name, metric.help, metric.type, keep(name, metric, services));
  return registry;
}

const pickLabels = ({ route, method, status }: Record<"route" | "method" | "status", string>) => ({
  route,
  method,
  status,
});

function listDurations(counters: Counters): Sample[] {
  const name = "site_http_request_duration_seconds";
  return counters.listRequests().flatMap(({ buckets, count, seconds, ...series }) => {
    const labels = pickLabels(series);
    let sum = 0;
    const within = LATENCY_BOUNDS.map((bound, index) => {
      sum += buckets[index] ?? 0;
      return { metricName: `${name}_bucket`, labels: { ...labels, le: String(bound) }, value: sum };
    });
    return [
      ...within,
      { metricName: `${name}_bucket`, labels: { ...labels, le: "+Inf" }, value: count },
      { metricName: `${name}_sum`, labels, value: seconds },
      { metricName: `${name}_count`, labels, value: count },
    ];
  });
}

function keep(name: string, { keptSeconds = KEPT_SECONDS, read }: Metric, { log }: Pick<Services, "log">) {
  let kept: Promise<MetricValue[]> = Promise.resolve([]);
  let until = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now < until) return kept;
    until = now + keptSeconds * 1000;
    kept = withTimeout(TIMEOUT_MS, async () => read()).catch((error) => {
      log.warn({ err: error, metric: name }, "metric not read");
      return [];
    });
    return kept;
  };
}
