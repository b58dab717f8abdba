import { createErrorToast } from "#app/ui/feedback/error-toast";

export const statusLabels = { published: "Published", draft: "Draft", hidden: "Hidden" } as const;

export type ProductStatus = keyof typeof statusLabels;

export const productStatuses = Object.keys(statusLabels) as ProductStatus[];

export const productFailed = createErrorToast("We couldn’t change the product. Try again.");
