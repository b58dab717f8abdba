import { markDraftPaid } from "#app/order/parts/draft";

// Otherwise the form would offer to pay the same order again.
const paid = document.querySelector<HTMLElement>("[data-paid]")?.dataset.paid;
if (paid) markDraftPaid(paid);
