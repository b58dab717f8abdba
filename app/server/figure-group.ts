/** Numbers about the business that belong together. The Figures screen shows them, and jobs may read them. */
export interface FigureGroup {
  /** The heading on the screen, such as "Orders". */
  title: string;
  /** `now` in milliseconds. */
  read(now: number): Promise<Figure[]>;
}

export interface Figure {
  /** Identifies the figure, so that a job can read a single one. */
  name: string;
  label: string;
  /** A number of records, or a text such as "$1,200". */
  value: number | string;
  /** The address of the list of records that the figure counts. */
  href: string;
}
