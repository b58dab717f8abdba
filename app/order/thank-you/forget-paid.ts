import { notePaid } from "../form/draft";

// On the thank-you page of a confirmed payment: Back to the form shall not offer to pay the same order again.
const paid = document.querySelector<HTMLElement>("[data-paid]")?.dataset.paid;
if (paid) notePaid(paid);
