const CODE = /^[A-Z0-9-]{3,24}$/;

/** Null if no coupon can have this code. */
export function readCouponCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}
