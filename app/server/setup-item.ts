/** What an owner does before the first customer comes. The checklist "Getting started" shows it. */
export interface SetupItem {
  title: string;
  text: string;
  /** Where it is done, in the office. */
  href?: string;
  /** Not set if only a person can tell. They mark it as done. */
  isDone?(): Promise<boolean>;
}
