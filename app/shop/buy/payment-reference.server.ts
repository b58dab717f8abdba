const REFERENCE = /^vault_([^_]{1,64})(?:_([A-Z0-9-]{3,24}))?$/;

interface ProductReference {
  productId: string;
  coupon: string | null;
}

/** The provider returns this in its events: `vault_<productId>` or `vault_<productId>_<CODE>`. */
export function createPaymentReference({ productId, coupon }: ProductReference): string {
  return coupon ? `vault_${productId}_${coupon}` : `vault_${productId}`;
}

export function readPaymentReference(reference: string): ProductReference | null {
  const [, productId, coupon = null] = REFERENCE.exec(reference) ?? [];
  return productId ? { productId, coupon } : null;
}
