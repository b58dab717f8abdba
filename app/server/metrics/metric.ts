export interface Metric {
  help: string;
  type: "gauge" | "counter";
  /** How long the values are kept, so that frequent scrapes do not load the database. Default: 10. */
  keptSeconds?: number;
  read(): Promise<MetricValue[]> | MetricValue[];
}

export interface MetricValue {
  value: number;
  /** Each label has a limited number of values: never an id, an address or what somebody typed. */
  labels?: Readonly<Record<string, string>>;
}

export type Metrics = Readonly<Record<string, Metric>>;
