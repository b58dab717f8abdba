/** The first round delivers the first files, each later one a revision. */
export const describeRound = (round: number): string => (round === 1 ? "First files" : `Revision ${round - 1}`);
