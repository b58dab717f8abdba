export interface ReceiptView {
  number: string;
  title: string;
  explanation: string | null;
  facts: { label: string; value: string }[];
  seller: ReceiptParty;
  /** Null for an unknown or erased customer. Without lines if the customer gave no name. */
  buyer: ReceiptParty | null;
  lines: { name: string; quantity: string; unit: string; amount: string }[];
  sums: { label: string; amount: string }[];
  total: { label: string; amount: string };
  included: string | null;
  note: string;
  buyerChangedOn: string | null;
}

export interface ReceiptParty {
  lines: string[];
  email: string;
  phone: string;
  taxId: string;
}
