import pLimit, { type LimitFunction } from "p-limit";

// One thread renders everything: without a limit, 100 connections of one visitor would delay everybody.
const PAGES_PER_VISITOR = 4;

export function createRenderLimit(pagesPerVisitor = PAGES_PER_VISITOR) {
  const visitors = new Map<string, { limit: LimitFunction; pages: number }>();
  /** Returns null without rendering if the visitor left while the page waited. */
  return async <Page>(
    visitor: string,
    render: () => Promise<Page>,
    isAbandoned: () => boolean = () => false,
  ): Promise<Page | null> => {
    const own = visitors.get(visitor) ?? { limit: pLimit(pagesPerVisitor), pages: 0 };
    visitors.set(visitor, own);
    own.pages++;
    try {
      return await own.limit(async () => (isAbandoned() ? null : render()));
    } finally {
      if (--own.pages === 0) visitors.delete(visitor);
    }
  };
}
