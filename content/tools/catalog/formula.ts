/** The part of the spreadsheet language that our workbooks use, so that files carry results before a program opens them. */
import { functions } from "./formula-functions";
import { type Argument, compare, toNumber, toText, toValue, type Value } from "./value";

export interface Cells {
  /** The values of a range such as B2:C4, or of one cell. `sheet` is empty within the same sheet. */
  read(sheet: string, from: string, to: string): Value[][];
}

const tokenPattern =
  /\s*(?:(\d+(?:\.\d+)?)|"((?:[^"]|"")*)"|(?:'([^']+)'!|([A-Za-z_]+)!)?(\$?[A-Z]{1,2}\$?\d+)(?::(\$?[A-Z]{1,2}\$?\d+))?|([A-Z]+)(?=\()|(TRUE|FALSE)|(<=|>=|<>|[-+*/&=<>(),]))/y;

type Token =
  | { kind: "value"; value: Value }
  | { kind: "range"; sheet: string; from: string; to: string }
  | { kind: "name"; text: string }
  | { kind: "sign"; text: string };

function readTokens(formula: string): Token[] {
  const tokens: Token[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < formula.length) {
    const at = tokenPattern.lastIndex;
    const match = tokenPattern.exec(formula);
    if (!match) throw new Error(`cannot read ${formula} at ${at}`);
    const [, number, text, quotedSheet, plainSheet, from, to, name, truth, sign] = match;
    if (number !== undefined) tokens.push({ kind: "value", value: Number(number) });
    else if (text !== undefined) tokens.push({ kind: "value", value: text.replaceAll('""', '"') });
    else if (from) {
      const sheet = quotedSheet ?? plainSheet ?? "";
      const first = from.replaceAll("$", "");
      tokens.push({ kind: "range", sheet, from: first, to: to?.replaceAll("$", "") ?? first });
    } else if (name) tokens.push({ kind: "name", text: name });
    else if (truth) tokens.push({ kind: "value", value: truth === "TRUE" });
    else tokens.push({ kind: "sign", text: sign ?? "" });
  }
  return tokens;
}

const levels = [["=", "<>", "<", ">", "<=", ">="], ["&"], ["+", "-"], ["*", "/"]];

export function evaluate(formula: string, cells: Cells): Value {
  const tokens = readTokens(formula);
  let at = 0;
  const isSign = (...signs: string[]) => {
    const token = tokens[at];
    return token?.kind === "sign" && signs.includes(token.text) ? token.text : null;
  };
  const expect = (sign: string) => {
    if (!isSign(sign)) throw new Error(`${sign} expected in ${formula}`);
    at++;
  };

  function readLevel(level: number): Argument {
    const signs = levels[level];
    if (!signs) return readSigned();
    let left = readLevel(level + 1);
    for (let sign = isSign(...signs); sign; sign = isSign(...signs)) {
      at++;
      left = combine(sign, toValue(left), toValue(readLevel(level + 1)));
    }
    return left;
  }

  function readSigned(): Argument {
    if (!isSign("-")) return readTerm();
    at++;
    return -toNumber(toValue(readSigned()));
  }

  function readTerm(): Argument {
    const token = tokens[at++];
    if (token?.kind === "value") return token.value;
    if (token?.kind === "range") {
      const values = cells.read(token.sheet, token.from, token.to);
      return token.from === token.to ? (values[0]?.[0] ?? null) : values;
    }
    if (token?.kind === "name") return call(token.text);
    at--;
    expect("(");
    const inner = readLevel(0);
    expect(")");
    return inner;
  }

  function call(name: string): Argument {
    const given: Argument[] = [];
    expect("(");
    while (!isSign(")")) {
      given.push(readLevel(0));
      if (isSign(",")) at++;
    }
    expect(")");
    const run = functions[name];
    if (!run) throw new Error(`no function ${name}`);
    // IF has a result although the branch that it doesn't take is an error.
    if (!["IF", "IFERROR"].includes(name) && given.some((argument) => Number.isNaN(argument))) return Number.NaN;
    return run(...given);
  }

  const result = toValue(readLevel(0));
  if (at < tokens.length) throw new Error(`${formula} goes on after its end`);
  return result;
}

function combine(sign: string, left: Value, right: Value): Value {
  if (Number.isNaN(left) || Number.isNaN(right)) return Number.NaN;
  if (sign === "&") return toText(left) + toText(right);
  if (levels[0]?.includes(sign)) {
    const order = compare(left, right);
    const holds = { "=": order === 0, "<>": order !== 0, "<": order < 0, ">": order > 0, "<=": order <= 0 };
    return sign === ">=" ? order >= 0 : (holds[sign as keyof typeof holds] ?? false);
  }
  const [a, b] = [toNumber(left), toNumber(right)];
  if (sign === "/" && b === 0) return Number.NaN;
  return sign === "+" ? a + b : sign === "-" ? a - b : sign === "*" ? a * b : a / b;
}
