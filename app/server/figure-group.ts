/** Numbers of the business that belong together. The Figures screen shows them, and jobs may read them. */
export interface FigureGroup {
  /** The heading on the screen, such as "Orders". */
  title: string;
  /** `now` in milliseconds. */
  read(now: number): Promise<Figure[]>;
}

export interface Figure {
  /** For a job that needs only this one. */
  name: string;
  label: string;
  /** A number of records, or a text such as "$1,200". */
  value: number | string;
  /** The list of what it counts. */
  href: string;
}
