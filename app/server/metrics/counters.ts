/** Seconds. */
export const LATENCY_BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const METHODS = ["GET", "HEAD", "POST", "other"];
const STATUS_CLASSES = 6;

export interface RequestSeries {
  route: string;
  method: string;
  status: string;
  count: number;
  seconds: number;
  /** Requests within each bound but not the one before. The last bucket is for those slower than all bounds. */
  buckets: number[];
}

/** Plain numbers, which cost a cached page nearly nothing. `/metrics` copies them when it is asked. */
export interface Counters {
  cacheHits: number;
  cacheMisses: number;
  renders: number;
  failedSignIns: number;
  /** `route`: a route's id or another of a limited number of names. */
  countRequest(route: string, method: string | undefined, status: number, ms: number): void;
  listRequests(): RequestSeries[];
}

export function createCounters(): Counters {
  const routes = new Map<string, (RequestSeries | undefined)[]>();

  function findSeries(route: string, method: number, status: number): RequestSeries {
    let all = routes.get(route);
    if (!all) {
      all = [];
      routes.set(route, all);
    }
    const place = method * STATUS_CLASSES + status;
    let series = all[place];
    if (!series) {
      series = {
        ...{ route, method: METHODS[method] ?? "other", status: `${status}xx`, count: 0, seconds: 0 },
        buckets: Array.from({ length: LATENCY_BOUNDS.length + 1 }, () => 0),
      };
      all[place] = series;
    }
    return series;
  }

  return {
    cacheHits: 0,
    cacheMisses: 0,
    renders: 0,
    failedSignIns: 0,
    countRequest(route, method = "", status, ms) {
      const place = METHODS.indexOf(method);
      const series = findSeries(route, place < 0 ? METHODS.length - 1 : place, Math.floor(status / 100));
      const seconds = ms / 1000;
      let bucket = 0;
      while (bucket < LATENCY_BOUNDS.length && seconds > (LATENCY_BOUNDS[bucket] as number)) bucket++;
      (series.buckets[bucket] as number)++;
      series.count++;
      series.seconds += seconds;
    },
    listRequests: () => [...routes.values()].flatMap((all) => all.flatMap((series) => series ?? [])),
  };
}
