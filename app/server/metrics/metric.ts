export interface Metric {
  help: string;
  /** `counter`: grows as long as the process runs. */
  type: "gauge" | "counter";
  /** How long it is kept, so that frequent scrapes do not load the database; default: 10. */
  keptSeconds?: number;
  read(): Promise<MetricValue[]> | MetricValue[];
}

export interface MetricValue {
  value: number;
  /** Each has a limited number of values: never an id, an address or what somebody typed. */
  labels?: Readonly<Record<string, string>>;
}

export type Metrics = Readonly<Record<string, Metric>>;
