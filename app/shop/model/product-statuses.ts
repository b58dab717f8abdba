export const statusLabels = { published: "Published", draft: "Draft", hidden: "Hidden" } as const;

export type ProductStatus = keyof typeof statusLabels;

/** In the order of the folders. */
export const productStatuses = Object.keys(statusLabels) as ProductStatus[];
