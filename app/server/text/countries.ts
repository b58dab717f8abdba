import { HOME_COUNTRY } from "../../site";

const names = new Intl.DisplayNames("en-US", { type: "region", fallback: "none" });
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

// Regions that aren't countries: unions, parts of countries with a code for mail only, and codes for tests.
const others = ["AC", "CP", "CQ", "DG", "EA", "EU", "EZ", "IC", "QO", "TA", "UN", "XA", "XB", "ZZ"];

const isCountry = (code: string) =>
  !others.includes(code) && names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code;

export const listCountries = (): { value: string; label: string }[] =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(isCountry)
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label, "en-US"));

export const nameCountry = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : "");

export const nameForeignCountry = (code: string): string | null =>
  code === HOME_COUNTRY ? null : nameCountry(code) || null;
