import { formatValue, fromSerial, toSerial } from "./format";
import { type Argument, compare, toNumber, toText, toValue, type Value } from "./value";

const flat = (given: Argument[]): Value[] =>
  given.flatMap((argument) => (Array.isArray(argument) ? argument.flat() : [argument]));
const numbers = (given: Argument[]): number[] =>
  flat(given).filter((value): value is number => typeof value === "number");
const number = (argument: Argument = 0) => toNumber(toValue(argument));
const text = (argument: Argument = "") => toText(toValue(argument));
const truth = (argument: Argument = false) => Boolean(toValue(argument));
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Away from the binary fractions that make 1.005 round down. */
const scale = (round: (value: number) => number) => (given: Argument, digits: Argument) => {
  const factor = 10 ** number(digits);
  return round(Number((number(given) * factor).toPrecision(14))) / factor;
};
const roundHalfUp = (value: number) => Math.sign(value) * Math.round(Math.abs(value));
const roundAway = (value: number) => Math.sign(value) * Math.ceil(Math.abs(value));

/** A condition as COUNTIF and SUMIF take it: a value, or a comparison such as ">=4". */
function matchesCondition(value: Value, condition: Value): boolean {
  const match = typeof condition === "string" ? /^(<=|>=|<>|<|>|=)(.*)$/.exec(condition) : null;
  if (!match) return value !== null && compare(value, condition) === 0;
  const [, sign, operand = ""] = match;
  const bound = operand !== "" && !Number.isNaN(Number(operand)) ? Number(operand) : operand;
  if (sign === "<>") return compare(value, bound) !== 0;
  if (typeof value !== typeof bound) return false;
  const order = compare(value, bound);
  return sign === "<"
    ? order < 0
    : sign === ">"
      ? order > 0
      : sign === "<="
        ? order <= 0
        : sign === ">="
          ? order >= 0
          : order === 0;
}

/** `kind` 1 finds the last value that is not greater, in ascending order. */
function findPosition(wanted: Argument, within: Argument, kind: number): number {
  if (kind === 1) {
    const last = flat([within]).findLastIndex((value) => value !== null && compare(value, toValue(wanted)) <= 0);
    return last < 0 ? Number.NaN : last + 1;
  }
  const index = flat([within]).findIndex((value) => value !== null && compare(value, toValue(wanted)) === 0);
  return index < 0 ? Number.NaN : index + 1;
}

export const functions: Record<string, (...given: Argument[]) => Argument> = {
  SUM: (...given) => sum(numbers(given)),
  AVERAGE: (...given) => sum(numbers(given)) / numbers(given).length,
  MAX: (...given) => (numbers(given).length ? Math.max(...numbers(given)) : 0),
  MIN: (...given) => (numbers(given).length ? Math.min(...numbers(given)) : 0),
  COUNT: (...given) => numbers(given).length,
  COUNTA: (...given) => flat(given).filter((value) => value !== null).length,
  COUNTIF: (range = [], condition = null) =>
    flat([range]).filter((value) => matchesCondition(value, toValue(condition))).length,
  SUMIF: (range = [], condition = null, summed = range) => {
    const amounts = flat([summed]);
    return sum(
      flat([range]).map((value, at) => (matchesCondition(value, toValue(condition)) ? toNumber(amounts[at] ?? 0) : 0)),
    );
  },
  SUMPRODUCT: (...ranges) => {
    const columns = ranges.map((range) => flat([range]));
    const terms = (columns[0] ?? []).map((_, at) =>
      columns
        .map((column) => column[at])
        .reduce<number>((product, value) => product * (typeof value === "number" ? value : 0), 1),
    );
    return sum(terms as number[]);
  },
  IF: (condition, yes = true, no = false) => (truth(condition) ? yes : no),
  IFERROR: (value = null, instead = null) => (Number.isNaN(toValue(value)) ? instead : value),
  AND: (...given) => flat(given).every(Boolean),
  OR: (...given) => flat(given).some(Boolean),
  NOT: (given) => !truth(given),
  ROUND: (given = 0, digits = 0) => scale(roundHalfUp)(given, digits),
  ROUNDUP: (given = 0, digits = 0) => scale(roundAway)(given, digits),
  ABS: (given) => Math.abs(number(given)),
  INT: (given) => Math.floor(number(given)),
  MOD: (given, divisor) => number(given) - number(divisor) * Math.floor(number(given) / number(divisor)),
  INDEX: (range = [], row, column = 1) =>
    Number.isNaN(number(row)) ? Number.NaN : ((range as Value[][])[number(row) - 1]?.[number(column) - 1] ?? null),
  MATCH: (wanted = null, within = [], kind = 0) => findPosition(wanted, within, number(kind)),
  LEN: (given) => text(given).length,
  TRIM: (given) => text(given).trim().replace(/ +/g, " "),
  UPPER: (given) => text(given).toUpperCase(),
  SUBSTITUTE: (given, old, fresh) => text(given).replaceAll(text(old), text(fresh)),
  TEXT: (given = null, format) => formatValue(toValue(given), text(format)),
  DATE: (year, month, day) => toSerial(new Date(Date.UTC(number(year), number(month) - 1, number(day)))),
  YEAR: (serial) => fromSerial(number(serial)).getUTCFullYear(),
  MONTH: (serial) => fromSerial(number(serial)).getUTCMonth() + 1,
  DAY: (serial) => fromSerial(number(serial)).getUTCDate(),
  WEEKDAY: (serial) => fromSerial(number(serial)).getUTCDay() + 1,
};
