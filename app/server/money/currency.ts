import { DEFAULT_CURRENCY } from "../../site";

// Wherever a name ends with "cents", amounts are whole numbers of the currency's minor unit, as the payment provider
// counts: 199 is $1.99, ¥199 or 0.199 KWD. Stored currencies are lowercase.
export { DEFAULT_CURRENCY };

// Fixed here, because Node and browsers disagree about some currencies. Others have two decimals (ISO 4217).
const WITHOUT_DECIMALS = [
  "bif",
  "clp",
  "djf",
  "gnf",
  "jpy",
  "kmf",
  "krw",
  "pyg",
  "rwf",
  "vnd",
  "vuv",
  "xaf",
  "xof",
  "xpf",
];
const WITH_THREE_DECIMALS = ["bhd", "jod", "kwd", "omr", "tnd"];

export function countDecimals(currency: string): number {
  const code = currency.toLowerCase();
  if (WITHOUT_DECIMALS.includes(code)) return 0;
  return WITH_THREE_DECIMALS.includes(code) ? 3 : 2;
}

export const toMinorUnits = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** countDecimals(currency));

export const toAmount = (cents: number, currency: string): number => cents / 10 ** countDecimals(currency);

/** The provider takes amounts with three decimals only if the last one is 0. */
export const getSmallestStep = (currency: string): number => (countDecimals(currency) === 3 ? 10 : 1);

export const isPayableStep = (cents: number, currency: string): boolean => cents % getSmallestStep(currency) === 0;

/** The provider's smallest charges in minor units. It has none for other currencies. */
const SMALLEST_CHARGES: Record<string, number> = {
  ...{ usd: 50, aed: 200, aud: 50, bgn: 100, brl: 50, cad: 50, chf: 50, czk: 1500, dkk: 250, eur: 50, gbp: 30 },
  ...{ hkd: 400, huf: 17_500, inr: 50, jpy: 50, mxn: 1000, myr: 200, nok: 300, nzd: 50, pln: 200, ron: 200 },
  ...{ sek: 300, sgd: 50, thb: 1000 },
};

export const getSmallestCharge = (currency: string): number =>
  SMALLEST_CHARGES[currency.toLowerCase()] ?? getSmallestStep(currency);

/** Currencies of card payments, without ISK, MGA and UGX, whose minor units the provider counts unlike ISO 4217. */
const CODES =
  "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RWF SAR SBD SCR SEK SGD SHP SOS SRD SZL THB TJS TND TOP TRY TTD TWD TZS UAH USD UYU UZS VND VUV WST XAF XCD XOF XPF YER ZAR ZMW";

export function listCurrencies(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames("en-US", { type: "currency" });
  return CODES.split(" ").map((code) => ({ value: code, label: `${code}, ${names.of(code)}` }));
}

export interface CheckedPrice {
  name: string;
  price: string;
  isWrong: boolean;
}
