/** A price of something that the site sells, for people who check all prices in a currency. */
export interface ShownPrice {
  /** Such as "Package Essentials". */
  name: string;
  price: string;
  /** Whether nobody can pay it in this currency, such as ¥149.50. */
  isWrong: boolean;
}
